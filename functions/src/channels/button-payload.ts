import type { Message } from '@merve/contract';

/** Reads a tapped button's payload, `yes:{actionId}` or `no:{actionId}`; anything else is no button of ours. */
export function parseButtonPayload(payload: string | null): Message['button'] {
  const match = payload?.match(/^(yes|no):([0-9a-f]{1,64})$/);
  const [, answer, actionId] = match ?? [];
  if ((answer !== 'yes' && answer !== 'no') || actionId === undefined) return null;
  return { answer, actionId };
}
