import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../../scripts/build-web.ts';
import type { Settings } from '../../web/src/platform/settings.ts';
import { bundleScript } from '../sandbox/google/bundle-script.ts';
import { demoMarketId } from '../seed/index.ts';
import { functionsUrl, projectId } from './functions-environment.ts';
import type { StackPorts } from './ports.ts';

/** The web app's settings on the embedded stack. Its API key is none: the Auth emulator takes any. */
function settingsOf(ports: StackPorts): Settings {
  return {
    firebase: { projectId, apiKey: 'embedded-stack', authDomain: `127.0.0.1:${ports.hosting}` },
    apiUrl: `${functionsUrl(ports)}/api`,
    marketId: demoMarketId,
    mapboxToken: process.env['VITE_MAPBOX_TOKEN'] ?? null,
    googleSignIn: true,
    local: {
      authUrl: `http://127.0.0.1:${ports.auth}`,
      firestoreHost: '127.0.0.1',
      firestorePort: ports.firestore,
      whatsAppSandboxUrl: `http://127.0.0.1:${ports.sandbox}`,
    },
  };
}

/** The app asks Google for this script when somebody signs in with Google, unless it is there already. */
async function addGoogleDouble(hosted: string): Promise<void> {
  writeFileSync(join(hosted, 'google-api.js'), await bundleScript('google-api'));
  const page = join(hosted, 'index.html');
  const script = '<script src="/google-api.js" async></script>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${script}</head>`));
}

/**
 * Builds the web app if need be, and lays it out for Hosting in a directory of this stack's own; over what is there, if it
 * was laid out before.
 * @returns that directory, and whether anything was built.
 */
export async function layOutWebApp(
  temporary: string,
  ports: StackPorts,
): Promise<{ directory: string; built: boolean }> {
  const { directory, built } = await buildWeb();
  const hosted = join(temporary, 'web');
  cpSync(directory, hosted, { recursive: true });
  writeFileSync(join(hosted, 'settings.json'), JSON.stringify(settingsOf(ports)));
  await addGoogleDouble(hosted);
  return { directory: hosted, built };
}
