import type { ShownMail } from '@merve/contract';
import { z } from 'zod';
import { jsonProvider, type ProviderCaller } from '../provider/json-provider.ts';
import { mailMessage } from './mail-message.ts';
import { isTooMuch } from './too-much.ts';

export interface Gmail {
  /**
   * Sends one mail, once: Gmail has no idempotency key, and the leave that is asked for cannot look whether it went out. So nothing is tried
   * again here.
   * @throws MerveError `UPSTREAM_UNAVAILABLE` with `details.reason`: see `isUncertain`
   */
  send(
    mail: ShownMail & { readonly address: string },
    call: { readonly accessToken: string; readonly caller: ProviderCaller },
  ): Promise<void>;
}

export interface GoogleApiOptions {
  /** Only the embedded stack and tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds of one attempt; 15,000 when left out. */
  readonly timeoutMs?: number;
}

/** https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.messages/send */
export function createGmail({
  baseUrl = 'https://gmail.googleapis.com',
  timeoutMs = 15_000,
}: GoogleApiOptions): Gmail {
  const call = jsonProvider({
    ...{ name: 'googleAccount', baseUrl, timeoutMs, retries: 0, cap: null, secrets: [] },
    // One person's limit is no other's.
    quiet: { maxMs: 0 },
    judge: (status, body) => (isTooMuch(status, body) ? 'limited' : undefined),
  });
  return {
    async send(mail, { accessToken, caller }) {
      await call({
        ...{ operation: 'mail', path: '/gmail/v1/users/me/messages/send', caller },
        headers: { authorization: `Bearer ${accessToken}` },
        body: { json: { raw: Buffer.from(mailMessage(mail)).toString('base64url') } },
        answer: z.object({ id: z.string() }),
      });
    },
  };
}
