import { z } from 'zod';
import type { Settings } from '../web/src/platform/settings.ts';

/** What an operator sets before `npm run build:web`: all of it public, none of it guessed. */
const environment = z.object({
  VITE_FIREBASE_PROJECT_ID: z.string().min(1),
  VITE_FIREBASE_API_KEY: z.string().min(1),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
  VITE_FIREBASE_APP_ID: z.string().min(1).optional(),
  /** The address of the function `api`, as `firebase deploy` prints it. */
  VITE_API_URL: z.url(),
  VITE_MARKET_ID: z.string().min(1),
  /** Public, and restricted to the site's address at Mapbox. */
  VITE_MAPBOX_TOKEN: z.string().min(1).optional(),
  VITE_GOOGLE_SIGN_IN: z.stringbool().default(true),
});

/** The web app's settings for a deployment. @throws Error naming each variable that is missing or not valid. */
export function webSettingsFrom(variables: NodeJS.ProcessEnv): Settings {
  const read = environment.safeParse(variables);
  if (!read.success) throw new Error(`The web app's settings:\n${z.prettifyError(read.error)}`);
  const { data } = read;
  const appId = data.VITE_FIREBASE_APP_ID;
  return {
    firebase: {
      projectId: data.VITE_FIREBASE_PROJECT_ID,
      apiKey: data.VITE_FIREBASE_API_KEY,
      authDomain: data.VITE_FIREBASE_AUTH_DOMAIN,
      ...(appId === undefined ? {} : { appId }),
    },
    apiUrl: data.VITE_API_URL.replace(/\/$/, ''),
    marketId: data.VITE_MARKET_ID,
    mapboxToken: data.VITE_MAPBOX_TOKEN ?? null,
    googleSignIn: data.VITE_GOOGLE_SIGN_IN,
    local: null,
  };
}
