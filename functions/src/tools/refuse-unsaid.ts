/** The last look before something is held: what a model proposes is what was spoken of, or the person is asked. */
import type { Language } from '@merve/contract';
import { formatLocalDate } from '../language/format.ts';
import { romanisedIn } from '../language/romanised.ts';
import { plannerSentences } from '../model/planner/planner-sentences/index.ts';
import { takesUpAgain } from '../reading/after-all.ts';
import { type Deviation, deviationFromSaid, type ProposedSlots } from '../reading/as-said.ts';
import { languagesOf } from '../reading/languages-of.ts';
import { lengthOtherwise } from '../reading/length-said.ts';
import { localNow } from '../reading/moment/moment.ts';
import {
  isCountedOtherwise,
  type NamedSlot,
  type NamedThing,
  nameDeviation,
  nameLeftOut,
} from '../reading/named-as-said.ts';
import { firstOpen, inventedIn, leftOutOfWish, type NoteView } from '../reading/note-as-said.ts';
import { numbersIn } from '../reading/numbers-in.ts';
import { SaidText } from '../reading/said-text.ts';
import type { ToolContext, ToolResult } from './define-tool.ts';
import { notAsSaidSentences } from './not-as-said-sentences.ts';

/** What a call would hold and pass on. What the tool does not have is left out. */
export interface ProposedCall extends ProposedSlots {
  /** As it would be passed on; null for none. Left out by tools that pass nothing on. */
  readonly note?: string | null;
  /** What is passed on and is all there is to say: nothing in it is made up. Left out by tools that have a note beside other things. */
  readonly message?: string;
  /** The call's arguments and what became of them: what stands anywhere in their values is not left out. */
  readonly values?: readonly unknown[];
  /** Words that the call stands for without repeating them: "I will pick it up" of one that is collected. */
  readonly ownWords?: NoteView['ownWords'];
  /** What is meant by a name: the place, the service, the ends of a ride. */
  readonly named?: readonly NamedSlot[];
  /** Of a list of which several may be had: what the call has, how many of each, and what else there is. */
  readonly listed?: {
    readonly chosen: readonly { readonly thing: NamedThing; readonly count: number | null }[];
    readonly others: readonly NamedThing[];
  };
  /** How long it lasts there, minutes; left out where nothing tells. */
  readonly lastsMinutes?: number;
  /** What is passed on as it was written and is no note: an address, a name. */
  readonly verbatim?: readonly (string | null | undefined)[];
  /** The words of those who come for it themselves, where the call says that they do. */
  readonly collects?: (languages: readonly Language[]) => readonly RegExp[];
}

/** What the tool knows by itself. */
export interface KnownOfCall {
  /** Names of the place and of what is had there. */
  readonly names: readonly string[];
  /** The zone of the place. */
  readonly timeZone: string;
  /** What needs no words: the start and the people of what is being moved; one person, where a place takes only one. */
  readonly known?: readonly ProposedSlots[];
  /** What a call may add to the person's words: the towns of the market, to an address. */
  readonly mayAdd?: readonly string[];
}

type SpokenThere = Parameters<typeof leftOutOfWish>[1];

/**
 * The refusal `NOT_AS_SAID`, with the question for the person, where a model's call has what the conversation does not have, has it
 * otherwise, or leaves out what it has; null where it is as said, and where a tap made the call. Of a call that code made of the words it
 * read, what it leaves out is looked for, and nothing else: whoever reads, and whatever tool proposes, no word is passed over.
 */
export function refuseUnsaid(
  context: ToolContext,
  call: ProposedCall,
  known: KnownOfCall,
): Extract<ToolResult, { status: 'refused' }> | null {
  const { spoken, readByCode } = context;
  const heard = spoken ?? readByCode;
  if (heard === undefined) return null;
  const texts = heard.map(({ at, ...text }) => ({ ...text, local: localNow(at, known.timeZone) }));
  const message =
    spoken === undefined
      ? wordsLeftOut(context, call, texts, known)
      : (otherName(context, call, texts) ??
        otherSlot(context, call, texts, known) ??
        otherThing(context, call, texts) ??
        otherWords(context, call, texts, known));
  return message === null ? null : { status: 'refused', code: 'NOT_AS_SAID', message };
}

/** The question about what a call that code made leaves out: the planner knows it as one of its own, and reads the answer. */
function wordsLeftOut(
  context: ToolContext,
  call: ProposedCall,
  texts: SpokenThere,
  known: KnownOfCall,
): string | null {
  const read = texts.flatMap((text) => {
    if (text.by !== 'person') return [text];
    // "Oh go on then" takes up what was proposed, and "salam, farda shab" was read in its own letters.
    return takesUpAgain(text.text) ? [] : [{ ...text, text: romanisedIn(text.text)?.text ?? text.text }];
  });
  const { said = [] } = context;
  const own = said.map((text) => romanisedIn(text)?.text ?? text);
  const left = leftOut({ ...context, said: own }, call, read, known);
  // "Venetian Mule instead": the place that was named before is the one that they no longer want.
  const isOtherPlace = call.named?.some(({ hear }) => hear(left ?? '').other !== null) === true;
  return left === null || isOtherPlace ? null : plannerSentences(context.language).askUnread(left);
}

const isRecentIn =
  ({ said = [] }: ToolContext) =>
  (text: string): boolean =>
    said.includes(text);

/** The question about a name that nobody said, or that was said otherwise. */
function otherName(context: ToolContext, { named = [] }: ProposedCall, texts: SpokenThere): string | null {
  const say = notAsSaidSentences(context.language);
  for (const slot of named) {
    const deviation = nameDeviation(slot, texts, isRecentIn(context));
    if (deviation === null) continue;
    const { value } = deviation;
    return deviation.kind === 'never' ? say.meant(value) : say.otherwise(deviation.words, value);
  }
  return null;
}

/** The question about when, for how many and for how long. */
function otherSlot(
  context: ToolContext,
  call: ProposedCall,
  texts: SpokenThere,
  { names, known = [] }: KnownOfCall,
): string | null {
  const { language, said = [] } = context;
  const counted = [
    ...(call.counts ?? []),
    ...(call.listed?.chosen ?? []).flatMap(({ count }) => count ?? []),
  ];
  const view = { spoken: texts, recent: said.length, language, names, known, counted };
  const deviation = deviationFromSaid(call, view);
  if (deviation !== null) return questionOf(deviation, call, language);
  const { lastsMinutes } = call;
  if (lastsMinutes === undefined) return null;
  const words = lengthOtherwise(lastsMinutes, texts, isRecentIn(context), language);
  return words === null ? null : notAsSaidSentences(language).lastsOtherwise(words, String(lastsMinutes));
}

/** The question about one of several things: one that nobody asked for, as many as nobody asked for, or one that is missing. */
function otherThing(context: ToolContext, call: ProposedCall, texts: SpokenThere): string | null {
  const { language } = context;
  const say = notAsSaidSentences(language);
  const isRecent = isRecentIn(context);
  const { listed, collects, note, values = [] } = call;
  if (listed !== undefined) {
    const things = listed.chosen.map(({ thing }) => thing);
    const own = texts.filter(({ by, text }) => by === 'person' && isRecent(text));
    for (const one of listed.chosen) {
      const { thing, count } = one;
      if (count === null) continue;
      const rest = [...things.filter((other) => other !== thing), ...listed.others];
      const isOtherwise = ({ text }: { readonly text: string }) =>
        isCountedOtherwise(text, { thing, count }, rest);
      if (own.length === 1 && own.some(isOtherwise)) return say.count();
    }
    const held = [note ?? '', ...values.flatMap(textsIn)];
    const left = firstOpen(texts, isRecent, { language, names: [] }, ({ text }) =>
      nameLeftOut(text, things, listed.others, held),
    );
    if (left !== null) return say.addIt(left);
  }
  if (collects === undefined) return null;
  const isSaid = texts.some(({ text }) => {
    const { open } = new SaidText(text);
    return collects(languagesOf(text, language)).some((pattern) => open.search(pattern) >= 0);
  });
  const isAsked = texts.some(({ by, text }) => by === 'merve' && text.includes(say.collects()));
  return isSaid || isAsked ? null : say.collects();
}

/** The question about words that were made up, or left out. */
function otherWords(
  context: ToolContext,
  call: ProposedCall,
  texts: SpokenThere,
  { names, mayAdd = [] }: KnownOfCall,
): string | null {
  const { language, allergies = [], customerName } = context;
  const say = notAsSaidSentences(language);
  const { message, note, verbatim = [] } = call;
  const own = texts.flatMap(({ by, text }) => (by === 'person' ? [text] : []));
  const invented = inventedIn(message ?? note ?? '', own);
  if (invented !== null) return say.invented(invented);
  const numbers = numbersIn(own.join('\n'));
  const known = [...own, ...names, ...mayAdd, ...allergies.map((one) => one.words), customerName ?? ''];
  for (const words of verbatim) {
    if (words == null) continue;
    const isNumbered = [...numbersIn(words)].every((number) => numbers.has(number));
    const part = inventedIn(words, known) ?? (isNumbered ? null : words);
    if (part !== null) return say.invented(part);
  }
  const left = leftOut(context, call, texts, { names });
  return left === null ? null : say.leftOut(left);
}

/** What was said and neither the call holds nor its note passes on; null for nothing, and of what passes nothing on. */
function leftOut(
  context: ToolContext,
  { note, values = [], ownWords, startsAtLocal, party, nights, counts }: ProposedCall,
  texts: SpokenThere,
  { names }: Pick<KnownOfCall, 'names'>,
): string | null {
  if (note === undefined) return null;
  const held = [note, startsAtLocal, party, nights, counts, ...values].flatMap(textsIn);
  return leftOutOfWish(held, texts, isRecentIn(context), {
    language: context.language,
    names,
    wordForWord: context.spoken === undefined,
    ...(ownWords === undefined ? {} : { ownWords }),
  });
}

/** Of what was said otherwise it names the call's value, in words that read back as the same. */
function questionOf(
  deviation: Deviation,
  { startsAtLocal, party, nights }: ProposedCall,
  language: ToolContext['language'],
): string {
  const say = notAsSaidSentences(language);
  switch (deviation.kind) {
    case 'never':
      return say[deviation.slot]();
    case 'left out':
      return say.timeLeftOut(deviation.words);
    case 'otherwise':
      return say.otherwise(
        deviation.words,
        deviation.slot === 'party'
          ? say.people(String(party))
          : deviation.slot === 'nights'
            ? say.numberOfNights(String(nights))
            : momentWords(startsAtLocal ?? '', deviation.slot, language),
      );
  }
}

function momentWords(
  startsAtLocal: string,
  slot: Deviation['slot'],
  language: ToolContext['language'],
): string {
  const [date = '', time = ''] = startsAtLocal.split('T');
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return startsAtLocal;
  const day = formatLocalDate(noon, 'UTC', language);
  return slot === 'day' ? day : `${day}, ${time.slice(0, 5)}`;
}

/** Every text and number in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}
