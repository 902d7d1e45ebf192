/**
 * What the person was asked in the message before theirs, and which times they were offered. Earlier turns come as plain
 * text, so this reads the planner's own questions and the refusals a person is shown; a wording it does not know only
 * means that a bare "4" is asked about again.
 */
import type { DateTime } from 'luxon';
import type { DayPiece } from '../../reading/moment/moment.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import type { MissingSlot } from './booking-slots.ts';
import { foldText } from './fold-text.ts';
import { ownQuestionIn } from './own-words.ts';

const asking: readonly (readonly [RegExp, MissingSlot])[] = [
  [
    /which place would|tell me which|hangisi, ne zaman|which one do you mean|which one shall i book|check the name|another place|hangi mekan|hangisini kastediyorsunuz|hangisini ayirtayim|adi kontrol/,
    'listing',
  ],
  [
    /how many people|smaller party|for at least|at least one person|kac kisi|kisi sayisini azalt|kisi icin yapilabilir/,
    'party',
  ],
  [/which day|earlier day|another day|hangi gun|daha yakin bir gun|baska bir gun/, 'when'],
  [
    /at what time|what time do you mean|which time shall|which one shall i hold|choose (?:a later|another) (?:time|one)|saat kacta|hangi saati|hangisini ayirayim|(?:ileri|gec|baska) bir saat/,
    'clock',
  ],
];

/** @param text the assistant's message before the person's, or null. */
export function askedIn(text: string | null): MissingSlot | null {
  if (text === null) return null;
  const folded = foldText(text);
  return asking.find(([pattern]) => pattern.test(folded))?.[1] ?? ownQuestionIn(text);
}

/** Whether the assistant asked what to look for. */
export function askedForSearch(text: string | null): boolean {
  return text !== null && /what are you looking for|ne ariyorsunuz/.test(foldText(text));
}

export interface OfferedTime {
  /** `HH:MM`, on the 24-hour clock. */
  readonly clock: string;
  /** Only where it is on another day than the one asked for. */
  readonly day: DayPiece | null;
}

/** Times a refusal offered instead: "Free instead: 19:30, 21:00 (Sunday 22 November 2026)". In the order shown. */
export function offeredTimes(text: string | null, local: DateTime): OfferedTime[] {
  const offer = /(?:free instead|bos saatler|so at|dakikada bir aliniyor)(.*)/.exec(foldText(text ?? ''));
  if (offer?.[1] === undefined) return [];
  return [...offer[1].matchAll(/\b(\d{2}:\d{2})(?: \(([^)]*)\))?/g)].map(([, clock = '', date]) => ({
    clock,
    day: date === undefined ? null : readMoment(date, { language: 'en', local }).day,
  }));
}
