import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { region } from '../local/stack/functions-environment.ts';
import type { Settings } from '../web/src/platform/settings.ts';

/** What an operator sets before `npm run build:web`: all of it public, none of it guessed. */
const environment = z.object({
  VITE_FIREBASE_PROJECT_ID: z.string().min(1),
  VITE_FIREBASE_API_KEY: z.string().min(1),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
  VITE_FIREBASE_APP_ID: z.string().min(1).optional(),
  /** The address of the function `api`; left out, the one that a deployment gives it. */
  VITE_API_URL: z.url().optional(),
  VITE_MARKET_ID: z.string().min(1),
  /** Public, and restricted to the site's address at Mapbox. */
  VITE_MAPBOX_TOKEN: z.string().min(1).optional(),
  VITE_GOOGLE_SIGN_IN: z.stringbool().default(true),
});

/**
 * The variables of a build: those given, else those of `web/.env.{project}`, where the project is the one that `firebase
 * deploy` names to what it runs before (`GCLOUD_PROJECT`).
 */
export function webVariables(directory: string, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const project = given['GCLOUD_PROJECT'];
  const file = join(directory, `.env.${project}`);
  if (project === undefined || !existsSync(file)) return given;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...given };
}

/**
 * The web app's settings for a deployment.
 * @throws Error naming each variable that is missing or not valid, or another project than the one that is deployed to.
 */
export function webSettingsFrom(variables: NodeJS.ProcessEnv): Settings {
  const read = environment.safeParse(variables);
  if (!read.success) throw new Error(`The web app's settings:\n${z.prettifyError(read.error)}`);
  const { data } = read;
  const deployedTo = variables['GCLOUD_PROJECT'];
  if (deployedTo !== undefined && deployedTo !== data.VITE_FIREBASE_PROJECT_ID)
    throw new Error(
      `The web app's settings are of ${data.VITE_FIREBASE_PROJECT_ID}, and what is deployed to is ${deployedTo}.`,
    );
  const appId = data.VITE_FIREBASE_APP_ID;
  return {
    firebase: {
      projectId: data.VITE_FIREBASE_PROJECT_ID,
      apiKey: data.VITE_FIREBASE_API_KEY,
      authDomain: data.VITE_FIREBASE_AUTH_DOMAIN,
      ...(appId === undefined ? {} : { appId }),
    },
    apiUrl: (
      data.VITE_API_URL ?? `https://${region}-${data.VITE_FIREBASE_PROJECT_ID}.cloudfunctions.net/api`
    ).replace(/\/$/, ''),
    marketId: data.VITE_MARKET_ID,
    mapboxToken: data.VITE_MAPBOX_TOKEN ?? null,
    googleSignIn: data.VITE_GOOGLE_SIGN_IN,
    local: null,
  };
}
