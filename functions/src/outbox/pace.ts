/**
 * WhatsApp takes one message every six seconds to one person, in the long run, and bursts that borrow from the time
 * after them: up to 45 messages in six seconds. What goes beyond is refused (Twilio 63018, Meta 131056).
 * https://developers.facebook.com/docs/whatsapp/cloud-api/overview#pair-rate-limits
 */
export const pairIntervalMs = 6_000;

/** Messages to one person that may go at once after a pause; well below what WhatsApp allows. */
export const pairBurst = 10;

/** In this time a person gets at most `pairBurst` messages: the safe pace, spent as they like. */
export const pairWindowMs = pairIntervalMs * pairBurst;

/**
 * Messages that the queue of tasks hands to the provider in a second: WhatsApp takes 80 of one sender, and turns send beside it.
 * https://developers.facebook.com/docs/whatsapp/throughput
 */
export const sendsPerSecond = 40;

export interface Paced {
  /** When each message may leave, in order; `now` for those that need not wait. */
  readonly times: readonly Date[];
  /** What to remember of this person for the next time. */
  readonly usedUntil: Date;
}

/**
 * When `count` messages to one person may leave, given what was spent before: a bucket of `pairBurst` messages that
 * fills by one every six seconds, kept as the one instant at which it would be full again (the generic cell rate
 * algorithm, ITU-T I.371). Pure.
 */
export function pacedTimes(count: number, usedUntil: Date | null, now: Date): Paced {
  let full = Math.max(usedUntil?.getTime() ?? 0, now.getTime());
  const times = Array.from({ length: count }, () => {
    const free = full - (pairBurst - 1) * pairIntervalMs;
    full += pairIntervalMs;
    return new Date(Math.max(free, now.getTime()));
  });
  return { times, usedUntil: new Date(full) };
}

/**
 * When one more message may go to a person who was sent these within the last `pairWindowMs`; null for now.
 * @param attempts times of the attempts, in any order
 */
export function freeAt(attempts: readonly Date[], now: Date): Date | null {
  const recent = attempts
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - pairWindowMs)
    .sort((a, b) => b - a);
  const last = recent[pairBurst - 1];
  return last === undefined ? null : new Date(last + pairWindowMs);
}
