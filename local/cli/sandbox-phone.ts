import { z } from 'zod';
import type { PhoneAction } from '../sandbox/twilio/phones.ts';

const inboxEntry = z.object({
  number: z.number(),
  sid: z.string(),
  body: z.string(),
  buttons: z.array(z.object({ id: z.string(), title: z.string() })),
  mediaUrls: z.array(z.string()),
  persistentActions: z.array(z.string()),
  at: z.string(),
});
export type Arrival = z.infer<typeof inboxEntry>;

const inbox = z.object({ messages: z.array(inboxEntry) });
const sent = z.object({ messageSid: z.string(), status: z.number(), body: z.string() });
const status = z.object({ sender: z.string() });
const problems = z.object({ problems: z.array(z.string()) });

/** Nothing answers at the sandbox's address. */
export class NoStackError extends Error {
  constructor(url: string) {
    super(`No WhatsApp sandbox answers at ${url}. Start the stack first, in another terminal: npm start`);
    this.name = 'NoStackError';
  }
}

export interface SandboxPhone {
  readonly number: string;
  /** Merve's address, `whatsapp:+E164`. */
  merve(): Promise<string>;
  /** Sends; resolves with the HTTP status Merve's webhook answered. */
  send(action: PhoneAction): Promise<{ messageSid: string; status: number; body: string }>;
  /** What arrived since the last call; waits up to `waitMs` for something. */
  receive(waitMs: number, signal?: AbortSignal): Promise<Arrival[]>;
  /** All that has arrived so far, without marking it as received. */
  history(): Promise<Arrival[]>;
  /** Marks everything so far as received. */
  skipTo(number: number): void;
}

/** A WhatsApp phone on the sandbox's network, from another process, over its HTTP interface. */
export function sandboxPhone(options: { url: string; number: string; name?: string }): SandboxPhone {
  const { url, number, name } = options;
  const base = `${url}/sandbox/phones/${number}`;
  let seen = 0;

  async function ask<Shape>(schema: z.ZodType<Shape>, address: string, init?: RequestInit): Promise<Shape> {
    const response = await fetch(address, init).catch((error: unknown) => {
      if (init?.signal?.aborted === true) throw error;
      throw new NoStackError(url);
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(problems.parse(answer).problems.join(' '));
    return schema.parse(answer);
  }

  const fetchInbox = async (after: number, waitMs: number, signal?: AbortSignal) => {
    const query = `?after=${after}&waitMs=${waitMs}`;
    return (await ask(inbox, `${base}/inbox${query}`, signal === undefined ? {} : { signal })).messages;
  };

  return {
    number,
    merve: async () => (await ask(status, `${url}/sandbox/status`)).sender,
    send: (action) =>
      ask(sent, `${base}/send`, {
        method: 'POST',
        body: JSON.stringify({ ...(name === undefined ? {} : { profileName: name }), ...action }),
      }),
    async receive(waitMs, signal) {
      const arrived = await fetchInbox(seen, waitMs, signal);
      seen = arrived.at(-1)?.number ?? seen;
      return arrived;
    },
    history: () => fetchInbox(0, 0),
    skipTo: (to) => {
      seen = to;
    },
  };
}
