import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { StackPorts } from './ports.ts';

export const projectId = 'demo-merve';
export const region = 'europe-west1';

const stackSecrets = z.object({
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC[0-9a-f]{32}$/),
  TWILIO_AUTH_TOKEN: z.string().min(32),
  /** Keys the hash that turns a phone number into our own actor id: kept data is only readable with the same key. */
  ACTOR_KEY: z.string().min(32),
  SERVICE_TOKEN: z.string().min(32),
});
export type StackSecrets = z.infer<typeof stackSecrets>;

function inventSecrets(): StackSecrets {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return {
    TWILIO_ACCOUNT_SID: `AC${hex(16)}`,
    TWILIO_AUTH_TOKEN: hex(16),
    ACTOR_KEY: hex(32),
    SERVICE_TOKEN: hex(32),
  };
}

/**
 * The secrets of one start: random, so that no default ever sits in the repository; kept beside the data when there is a
 * data directory, because data written under one key cannot be read under another.
 */
export function loadSecrets(dataDirectory: string | undefined): StackSecrets {
  if (dataDirectory === undefined) return inventSecrets();
  const file = join(dataDirectory, 'secrets.json');
  if (existsSync(file)) return stackSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = inventSecrets();
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/** The number Merve answers on, in the sandbox. */
export const merveNumber = '+14155550100';

/** The functions' base URL on the Functions emulator, as Twilio would call it. */
export function functionsUrl(ports: StackPorts): string {
  return `http://127.0.0.1:${ports.functions}/${projectId}/${region}`;
}

/** Settings that are no secrets: the functions read them as environment variables, also while being discovered. */
export function publicSettings(ports: StackPorts): Record<string, string> {
  return {
    TWILIO_WHATSAPP_FROM: `whatsapp:${merveNumber}`,
    TWILIO_API_BASE_URL: `http://127.0.0.1:${ports.sandbox}`,
    PUBLIC_WEBHOOK_URL: functionsUrl(ports),
  };
}

/** Writes the `.env.local` which firebase-tools hands to the functions; it asks on the terminal for what is missing there. */
export function writeDotEnv(directory: string, settings: Record<string, string>): void {
  mkdirSync(directory, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(join(directory, '.env.local'), `${lines.join('\n')}\n`, { mode: 0o600 });
}
