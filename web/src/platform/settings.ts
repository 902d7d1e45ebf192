import { z } from 'zod';

/**
 * `/settings.json`: where this build of the app finds its backend. It lies beside the app and not in it, so that one
 * build serves every project; nothing in it is a secret.
 */
const settingsSchema = z.object({
  firebase: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    appId: z.string().optional(),
  }),
  /** Base URL of the HTTP API, without a slash at its end. Not through Hosting, which would hold streams back. */
  apiUrl: z.url(),
  marketId: z.string(),
  /** A public token of Mapbox, bound to this site's address; null: the map draws land shapes of its own. */
  mapboxToken: z.string().nullable(),
  googleSignIn: z.boolean(),
  /** Where the emulators of the embedded stack listen; null in production. */
  local: z
    .object({
      authUrl: z.url(),
      firestoreHost: z.string(),
      firestorePort: z.int(),
      whatsAppSandboxUrl: z.url(),
    })
    .nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

let loading: Promise<Settings> | undefined;

/** The settings, fetched once. @throws Error when there are none or they are not valid: the app cannot start then. */
export function loadSettings(): Promise<Settings> {
  loading ??= fetch('/settings.json', { credentials: 'same-origin' }).then(async (response) => {
    if (!response.ok) throw new Error(`settings.json: HTTP ${response.status}`);
    return settingsSchema.parse(await response.json());
  });
  return loading;
}
