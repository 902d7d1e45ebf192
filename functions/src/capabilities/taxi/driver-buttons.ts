import type { Language, OutboxIntent } from '@merve/contract';
import { type DriverVerb, offeredWords } from './driver-phrases.ts';

/** Buttons that say what the driver would type, in the driver's language: what is tapped is read like what is written. */
export function driverButtons(
  language: Language,
  code: string,
  verbs: readonly DriverVerb[],
): OutboxIntent['buttons'] {
  const words = offeredWords(language);
  return verbs.map((verb) => {
    const label = `${words[verb]} ${code}`;
    return { label, payload: `taxi:${label}` };
  });
}
