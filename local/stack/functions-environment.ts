import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { demoContentSids } from '../sandbox/twilio/demo-templates.ts';
import type { StackPorts } from './ports.ts';

export const projectId = 'demo-merve';
export const region = 'europe-west1';

const stackSecrets = z.object({
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC[0-9a-f]{32}$/),
  TWILIO_AUTH_TOKEN: z.string().min(32),
  /** Keys the hash that turns a phone number into our own actor id: kept data is only readable with the same key. */
  ACTOR_KEY: z.string().min(32),
  SERVICE_TOKEN: z.string().min(32),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_test_'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  GOOGLE_PLACES_API_KEY: z.string().min(16),
  OPENWEATHER_API_KEY: z.string().min(16),
  PREDICTHQ_API_KEY: z.string().min(16),
  GOOGLE_OAUTH_CLIENT_SECRET: z.string().min(16),
  GOOGLE_TOKEN_KEY: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the demo operator's account; no secret of the functions. */
  OPERATOR_PASSWORD: z.string().min(12),
});
export type StackSecrets = z.infer<typeof stackSecrets>;

function inventSecrets(): StackSecrets {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return {
    TWILIO_ACCOUNT_SID: `AC${hex(16)}`,
    TWILIO_AUTH_TOKEN: hex(16),
    ACTOR_KEY: hex(32),
    SERVICE_TOKEN: hex(32),
    STRIPE_SECRET_KEY: `sk_test_${hex(16)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${hex(16)}`,
    GOOGLE_PLACES_API_KEY: hex(16),
    OPENWEATHER_API_KEY: hex(16),
    PREDICTHQ_API_KEY: hex(16),
    GOOGLE_OAUTH_CLIENT_SECRET: hex(16),
    GOOGLE_TOKEN_KEY: hex(32),
    OPERATOR_PASSWORD: hex(6),
  };
}

/**
 * The secrets of one start: random, so that no default ever sits in the repository; kept beside the data when there is a
 * data directory, because data written under one key cannot be read under another.
 */
export function loadSecrets(dataDirectory: string | undefined): StackSecrets {
  if (dataDirectory === undefined) return inventSecrets();
  const file = join(dataDirectory, 'secrets.json');
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Kept by an older version, it may lack some.
  const secrets = stackSecrets.parse({ ...inventSecrets(), ...z.record(z.string(), z.string()).parse(kept) });
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/** The number Merve answers on, in the sandbox. */
export const merveNumber = '+14155550100';

/** Merve as Google's sandbox knows it. */
export const googleClientId = 'merve.apps.googleusercontent.com';

/** The functions' base URL on the Functions emulator, as Twilio would call it. */
export function functionsUrl(ports: StackPorts): string {
  return `http://127.0.0.1:${ports.functions}/${projectId}/${region}`;
}

/** Settings that are no secrets: the functions read them as environment variables, also while being discovered. */
export function publicSettings(ports: StackPorts): Record<string, string> {
  const { quickReplies } = demoContentSids;
  return {
    TWILIO_WHATSAPP_FROM: `whatsapp:${merveNumber}`,
    TWILIO_API_BASE_URL: `http://127.0.0.1:${ports.sandbox}`,
    TWILIO_QUICK_REPLY_1: quickReplies[1],
    TWILIO_QUICK_REPLY_2: quickReplies[2],
    TWILIO_QUICK_REPLY_3: quickReplies[3],
    PUBLIC_WEBHOOK_URL: functionsUrl(ports),
    // What is edited in one function is seen at once in the others.
    MARKET_KEPT_SECONDS: '0',
    PICTURES_BUCKET: `${projectId}-pictures`,
    // The SDK of Cloud Storage looks for it itself.
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    STRIPE_API_BASE_URL: `http://127.0.0.1:${ports.stripe}`,
    GOOGLE_PLACES_API_BASE_URL: `http://127.0.0.1:${ports.places}`,
    OPENWEATHER_API_BASE_URL: `http://127.0.0.1:${ports.weather}`,
    PREDICTHQ_API_BASE_URL: `http://127.0.0.1:${ports.events}`,
    GOOGLE_ACCOUNT_API_BASE_URL: `http://127.0.0.1:${ports.google}`,
    GOOGLE_OAUTH_CLIENT_ID: googleClientId,
    STRIPE_RETURN_URL: `http://127.0.0.1:${ports.hosting}/`,
    WEB_APP_URL: `http://127.0.0.1:${ports.hosting}`,
  };
}

/** What a developer put into `functions/.env.local`: keys of real services. Empty when there is no such file. */
export function readOwnSettings(root: string): Record<string, string> {
  const file = join(root, 'functions/.env.local');
  if (!existsSync(file)) return {};
  const settings = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    settings.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Of whose doubles the addresses fall away with a key of the developer's own. */
const doubles: Readonly<Record<string, RegExp>> = {
  TWILIO_ACCOUNT_SID: /^TWILIO_(API_BASE_URL|QUICK_REPLY_\d)$/,
  STRIPE_SECRET_KEY: /^STRIPE_API_BASE_URL$/,
  GOOGLE_PLACES_API_KEY: /^GOOGLE_PLACES_API_BASE_URL$/,
  OPENWEATHER_API_KEY: /^OPENWEATHER_API_BASE_URL$/,
  PREDICTHQ_API_KEY: /^PREDICTHQ_API_BASE_URL$/,
  GOOGLE_OAUTH_CLIENT_SECRET: /^GOOGLE_(ACCOUNT_API_BASE_URL|OAUTH_CLIENT_ID)$/,
};

/** The stack's settings with the developer's own over them. Whoever brings an account of one of these means the real service. */
export function mergeSettings(
  settings: Record<string, string>,
  own: Record<string, string>,
): Record<string, string> {
  const left = Object.entries(doubles).flatMap(([key, address]) => (own[key] === undefined ? [] : [address]));
  const kept = Object.entries(settings).filter(([name]) => !left.some((address) => address.test(name)));
  return { ...Object.fromEntries(kept), ...own };
}

/** Writes the `.env.local` which firebase-tools hands to the functions; it asks on the terminal for what is missing there. */
export function writeDotEnv(directory: string, settings: Record<string, string>): void {
  mkdirSync(directory, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(join(directory, '.env.local'), `${lines.join('\n')}\n`, { mode: 0o600 });
}
