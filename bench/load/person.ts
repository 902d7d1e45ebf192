import { setTimeout as pause } from 'node:timers/promises';
import type { TwilioSandbox } from '../../local/sandbox/twilio/index.ts';
import type { Line } from './conversation.ts';

/** What happened to one line of one person. Times in milliseconds. */
export interface Spoken {
  readonly phone: string;
  readonly messageSid: string;
  readonly purpose: Line['purpose'];
  /** HTTP status of the webhook's answer; 0 if there was none. */
  readonly status: number;
  /** From sending until the webhook had answered. */
  readonly acknowledgedAfter: number;
  /** From sending until the first reply was on the phone; null if none came in time. */
  readonly repliedAfter: number | null;
}

export interface PersonOptions {
  readonly sandbox: TwilioSandbox;
  readonly phone: string;
  readonly lines: Iterator<Line, never>;
  readonly random: () => number;
  /** Mean time between a reply and the next line. */
  readonly thinkMs: number;
  /** How long a reply is waited for. */
  readonly patienceMs: number;
  /** No new line after this moment (ms since 1970). */
  readonly until: number;
  /** Some lines arrive twice, as a provider may deliver them. */
  readonly redelivered: number;
}

/** Talks until the time is over: a line, its reply, a pause. @returns what became of each line */
export async function talk(options: PersonOptions): Promise<Spoken[]> {
  const { sandbox, phone, lines, random, thinkMs, patienceMs, until } = options;
  const spoken: Spoken[] = [];
  let heard = 0;
  // People do not all begin in the same second.
  await pause(random() * thinkMs);
  while (Date.now() < until) {
    const { text, purpose } = lines.next().value;
    const startedAt = performance.now();
    const sent = await sandbox
      .send(phone, { body: text, profileName: `Guest ${phone.slice(-4)}` })
      .catch(() => null);
    const acknowledgedAfter = performance.now() - startedAt;
    if (sent && random() < options.redelivered)
      await sandbox.send(phone, { body: text, messageSid: sent.messageSid }).catch(() => null);
    const replies = await sandbox.inbox(phone, { after: heard, waitMs: patienceMs });
    heard = replies.at(-1)?.number ?? heard;
    spoken.push({
      phone,
      purpose,
      messageSid: sent?.messageSid ?? '',
      status: sent?.status ?? 0,
      acknowledgedAfter,
      repliedAfter: replies.length > 0 ? performance.now() - startedAt : null,
    });
    // Exponential pauses make arrivals come in bursts, as they do in life.
    const thought = Math.min(-Math.log(1 - random()) * thinkMs, 4 * thinkMs);
    await pause(Math.max(0, Math.min(thought, until - Date.now())));
  }
  return spoken;
}
