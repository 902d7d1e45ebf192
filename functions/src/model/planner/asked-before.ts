/**
 * What the person was asked in the message before theirs, and which times they were offered. Earlier turns come as plain
 * text, so this reads the planner's own questions and the refusals a person is shown; a wording it does not know only
 * means that a bare "4" is asked about again.
 */
import type { DateTime } from 'luxon';
import { languagesOf } from '../../reading/languages-of.ts';
import type { DayPiece } from '../../reading/moment/moment.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import type { MissingSlot } from './booking-slots.ts';
import { foldMessageText } from './fold-message.ts';
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
  const folded = foldMessageText(text);
  return asking.find(([pattern]) => pattern.test(folded))?.[1] ?? ownQuestionIn(text);
}

/** Whether the assistant asked what to look for. */
export function askedForSearch(text: string | null): boolean {
  return text !== null && /what are you looking for|ne ariyorsunuz/.test(foldMessageText(text));
}

export interface OfferedTime {
  /** `HH:MM`, on the 24-hour clock. */
  readonly clock: string;
  /** Only where it is on another day than the one asked for. */
  readonly day: DayPiece | null;
}

/** What stands before the times in the sentences that offer them, in every language. */
const offers =
  /(?:free instead|boş saatler|so at|dakikada bir alınıyor|frei wäre|свободно|διαθέσιμες ώρες|שעות פנויות|المواعيد المتاحة|ساعت‌های خالی|가능한 시간)(.*)/iu;

function dayIn(text: string, local: DateTime): DayPiece | null {
  for (const language of languagesOf(text, 'en')) {
    const { day } = readMoment(text, { language, local });
    if (day !== null) return day;
  }
  return null;
}

/**
 * Times a refusal offered instead, in the order shown: "Free instead on Sunday 22 November 2026: 19:30, 21:00". A date is that of
 * the times behind it, or in brackets that of the one before it.
 */
export function offeredTimes(text: string | null, local: DateTime): OfferedTime[] {
  const said = (text ?? '').replace(/[\u2068\u2069]/gu, '');
  const offer = offers.exec(said)?.[1];
  if (offer === undefined) return [];
  let day: DayPiece | null = null;
  let end = 0;
  return [...offer.matchAll(/(?<!\d)(\d{2}:\d{2})(?: \(([^)]*)\))?/gu)].map((match) => {
    const [all, clock = '', behind] = match;
    const before = offer.slice(end, match.index);
    end = match.index + all.length;
    if (/\d{4}/u.test(before)) day = dayIn(before, local);
    return { clock, day: behind === undefined ? day : dayIn(behind, local) };
  });
}
