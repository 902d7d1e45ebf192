import { type Language, languageSchema } from '@merve/contract';
import type { DateTime } from 'luxon';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { readMoment } from '../../../reading/moment/read-moment.ts';

/** Lengths without a number, which are read as a clock's hour elsewhere. The longer phrase first. */
const bareLengths = onFirstUse(() => [
  [anyPhrase('חצי שעה|בחצי שעה|نصف ساعة|نص ساعة'), 30] as const,
  [anyPhrase('שעה|בשעה|ساعة|بساعة'), 60] as const,
]);

/** How much later somebody says they are, in minutes: "an hour late", "20 dakika". Null where no length is told. Pure. */
export function minutesLate(text: string, language: Language, local: DateTime): number | null {
  const asked = [language, ...languageSchema.options.filter((other) => other !== language)];
  for (const one of asked) {
    const { durationMinutes, shiftMinutes } = readMoment(text.normalize('NFC'), { language: one, local });
    const minutes = durationMinutes ?? shiftMinutes;
    if (minutes !== null && minutes > 0) return minutes;
  }
  const said = ` ${foldedWords(text).join(' ')} `;
  return bareLengths().find(([phrase]) => phrase.test(said))?.[1] ?? null;
}
