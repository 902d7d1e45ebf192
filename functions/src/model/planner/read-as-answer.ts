/** A message as the answer to what was just asked, before anything else is looked for in it. Pure. */
import type { Language } from '@merve/contract';
import { foldedWords } from '../../language/phrase-pattern.ts';
import { answeredHour, answeredPeople } from '../../reading/answered-number.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import type { RoomKind } from '../../reading/stay-words.ts';
import type { BookingSlots, MissingSlot } from './booking-slots.ts';
import { foldMessage } from './fold-message.ts';
import type { MessageReading } from './read-message.ts';

/** What is said of something else than the booking that is being made. */
const otherIntents = new Set(['cancel', 'my_bookings', 'unsupported', 'share_location', 'help']);

/** Where words of the message stand that a reader has taken. */
function takenIn({ original, rest }: MessageReading): ReadonlySet<number> {
  const { text, offsets } = foldMessage(original);
  return new Set(offsets.filter((_, unit) => text[unit] !== rest[unit]));
}

const without = (reading: MessageReading, words: string): MessageReading => ({
  ...reading,
  unread: reading.unread.filter((part) => !words.includes(part.words) && !part.words.includes(words)),
});

/** With the people that an answer tells; null where it tells none, or no others than a reader has seen. */
function withPeople(reading: MessageReading, languages: readonly Language[]): MessageReading | null {
  const { original, party, when } = reading;
  if (party.change !== null) return null;
  const isTold = party.party !== null;
  const told = answeredPeople(
    original,
    languages,
    when.spans.length > 0 || !isTold ? takenIn(reading) : new Set(),
  );
  // "Двое взрослых и трое детей": a reader took the first of them for all.
  if (told === null || (isTold && !(told.areKinds && told.people > (party.party ?? 0)))) return null;
  return { ...without(reading, told.words), party: { party: told.people, change: null } };
}

const saysTime = ({ when }: MessageReading): boolean =>
  when.clock !== null ||
  when.shiftMinutes !== null ||
  when.minutesFromNow !== null ||
  when.unclear.length > 0;

/** With the hour that an answer tells; null where it tells none, or a time in another way. */
function withHour(reading: MessageReading, languages: readonly Language[]): MessageReading | null {
  const { original, party, when } = reading;
  if (saysTime(reading) || party.party !== null || party.change !== null) return null;
  const told = answeredHour(original, languages, takenIn(reading));
  if (told === null) return null;
  const { hour } = told;
  const clock = { hour, minute: 0, settled: hour > 12 || hour === 0 };
  return { ...without(reading, told.words), when: { ...when, clock } };
}

/** Kinds of room by their one word, as answers: Persian and Korean write it as one, too. */
const roomAlone: readonly (readonly [RoomKind, RegExp])[] = [
  [
    'double',
    /^(?:double|twin|cift|ciftkisilik|doppel|doppelzimmer|дабл|двухместныи|δικλινο|זוגי|مزدوجه|دونفره|더블|트윈)$/u,
  ],
  ['single', /^(?:single|tek|einzel|einzelzimmer|одноместныи|μονοκλινο|יחיד|مفرده|یکنفره|싱글)$/u],
];

/** With the kind of room that an answer names: a double is for two. Null for every other. */
function withRoom(reading: MessageReading): MessageReading | null {
  const said = foldedWords(reading.original).filter(
    (word) => !/^(?:please|pls|a|room|lutfen|bitte|ein)$/.test(word),
  );
  const [word = '', other] = said;
  const kind = other === undefined ? roomAlone.find(([, pattern]) => pattern.test(word)) : undefined;
  if (kind === undefined || reading.stay.room !== null) return null;
  return { ...without(reading, reading.original), stay: { ...reading.stay, room: kind[0] } };
}

/** Whether it says something else than an answer: names a place, asks, or has its number read by others. */
const isOther = ({ mentions, bareNumber, ambiguousNumber, intent, original }: MessageReading): boolean =>
  mentions.length > 0 ||
  bareNumber !== null ||
  ambiguousNumber !== null ||
  (intent !== null && otherIntents.has(intent)) ||
  /[?？؟]/u.test(original);

/**
 * The reading with the number that the question asked for, where no reader has seen one in it: "6 then" to "for how many people?" is six
 * people, to "at what time?" six o'clock. What says a slot already, or names a place, stays as it is.
 */
export function readAsAnswer(
  reading: MessageReading,
  asked: MissingSlot | null,
  { when: known }: Pick<BookingSlots, 'when'>,
  held: Language,
): MessageReading {
  if (asked === null || isOther(reading)) return reading;
  const languages = languagesOf(reading.original, held);
  if (asked === 'party') return withPeople(reading, languages) ?? withRoom(reading) ?? reading;
  const asksHour = asked === 'clock' || (asked === 'when' && (known.day ?? reading.when.day) !== null);
  return (asksHour ? withHour(reading, languages) : null) ?? reading;
}
