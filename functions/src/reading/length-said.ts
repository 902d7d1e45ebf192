/** How long something is to last, as it was said: "for two hours", "from eight to ten". Pure. */
import type { Language } from '@merve/contract';
import { languagesOf } from './languages-of.ts';
import type { ClockPiece } from './moment/moment.ts';
import { type MomentReading, readMoment } from './moment/read-moment.ts';
import type { SpokenText } from './spoken-text.ts';

const halfDay = 12 * 60;
const minutesOf = ({ hour, minute }: ClockPiece) => hour * 60 + minute;

/**
 * @param source the text that was read, and `when` what was read of it: its spans are offsets in it
 * @param offsets where each of its UTF-16 units stands in the text as it was written; left out where it is that text
 */
export function lengthSaid(
  source: string,
  { clock, clockUntil, durationMinutes, spans }: MomentReading,
  offsets?: readonly number[],
): { readonly words: string; readonly minutes: number } | null {
  // Of "from eight to ten" both may be of either half of the day.
  const until =
    clock === null || clockUntil === null
      ? null
      : (minutesOf(clockUntil) - minutesOf(clock) + 2 * halfDay) % halfDay || halfDay;
  const minutes = durationMinutes ?? until;
  const span = spans.find(({ slot }) => slot === (durationMinutes === null ? 'clock' : 'duration'));
  if (minutes === null || span === undefined) return null;
  const at = (unit: number) => (offsets === undefined ? unit : offsets[unit]);
  const words = source.slice(at(span.start), (at(span.end - 1) ?? source.length) + 1).trim();
  return { words, minutes };
}

/**
 * The words with which the person said that it lasts otherwise than it does; null where nobody spoke of it, or Merve has shown them since.
 * @param lasts minutes
 * @param isRecent whether a text belongs to what is wished now
 */
export function lengthOtherwise(
  lasts: number,
  spoken: readonly SpokenText[],
  isRecent: (text: string) => boolean,
  language: Language,
): string | null {
  for (const [index, { by, text, local }] of [...spoken.entries()].toReversed()) {
    if (by !== 'person' || !isRecent(text)) continue;
    const [first = language] = languagesOf(text, language);
    const source = text.normalize('NFC');
    const said = lengthSaid(source, readMoment(source, { language: first, local }));
    if (said === null) continue;
    const isShown = spoken
      .slice(index)
      .some((later) => later.by === 'merve' && later.text.includes(said.words));
    return said.minutes === lasts || isShown ? null : said.words;
  }
  return null;
}
