/**
 * Doubt becomes a question here, whatever is wished: every plan is held against the message that it was made of before it is followed. What
 * asks something is told to nobody as if it were a wish, and nothing is proposed to somebody who only asked.
 */
import type { JsonObject } from '@merve/contract';
import { answerWords } from '../../language/answer-words.ts';
import { formatList } from '../../language/format.ts';
import { listingAspectsIn } from '../../language/listing-aspects.ts';
import { clausesAsking, onlyAsks, sentencesMarked } from '../../reading/asking-clause.ts';
import { languagesOf } from '../../reading/languages-of.ts';
import { localNow } from '../../reading/moment/moment.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import { readParty } from '../../reading/read-party.ts';
import { SaidText } from '../../reading/said-text.ts';
import type { MentionedListing } from '../language-model.ts';
import { menuLabels } from './menu-choices.ts';
import { unreadWordsIn } from './own-words.ts';
import type { Plan } from './plan.ts';
import type { AskedMessage, WishKind } from './planning.ts';
import { textAt } from './text-at.ts';

/** How many messages of the person a proposal may carry words of. */
const messagesBack = 6;

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Whether a part of a message says when or for how many: it asks for a booking, as "is there a table at eight?" does. */
function saysSlot(part: string, { request, voice }: AskedMessage): boolean {
  const languages = languagesOf(part, voice.language);
  const local = localNow(request.situation.now, request.situation.timeZone);
  if (readMoment(part, { language: languages[0] ?? 'en', local }).spans.length > 0) return true;
  const { party, change } = readParty(new SaidText(part), languages);
  return party !== null || change !== null;
}

/** What of a message asks something, and is no way to ask for a booking. */
function askedIn(text: string, asked: AskedMessage): readonly string[] {
  const languages = languagesOf(text, asked.voice.language);
  const whole = flat(text.replace(/[\s?؟;.!]+$/u, ''));
  // One sentence alone, without a word that asks, is a wish with a question mark: "could you send a plumber?"
  const beside = sentencesMarked(text).filter(
    (sentence) => flat(sentence) !== whole && !saysSlot(sentence, asked),
  );
  const clauses = clausesAsking(text, languages).filter(
    (clause) => !beside.some((sentence) => sentence.includes(clause)),
  );
  return [...beside, ...clauses];
}

const notesOf = (args: JsonObject): readonly string[] =>
  typeof args['note'] === 'string' ? args['note'].split('; ') : [];

const withoutNotes = ({ call, ...plan }: Plan, left: readonly string[]): Plan => {
  if (call === undefined) return plan;
  const { note: _, ...args } = call.args;
  const note = notesOf(call.args).filter((part) => !left.includes(part));
  return {
    ...plan,
    call: { name: call.name, args: note.length === 0 ? args : { ...args, note: note.join('; ') } },
  };
};

/** What a ride costs, or a question that is all of the message and names its ends: that stands in the proposal itself. */
const isOfRide = (question: string, { text }: AskedMessage): boolean =>
  listingAspectsIn(question).includes('price') || flat(text.replace(/[\s?؟;.!]+$/u, '')) === flat(question);

/** Words of a question in what would be passed on: whether the question goes with it is asked, once. */
function questionInNote(asked: AskedMessage, wish: WishKind, made: Plan): Plan | null {
  const { call } = made;
  if (call === undefined) return null;
  const { turns } = asked.request;
  const notes = notesOf(call.args);
  const own = turns.flatMap((turn, index) => (turn.role === 'user' && index <= asked.newest ? [index] : []));
  for (const index of notes.length === 0 ? [] : own.slice(-messagesBack)) {
    for (const question of askedIn(textAt(asked.request, index), asked)) {
      const parts = notes.filter((note) => question.includes(note));
      if (parts.length === 0) continue;
      const isShown = turns
        .slice(index)
        .some(({ role, ...turn }) => role === 'assistant' && 'text' in turn && turn.text.includes(question));
      if (isShown) continue;
      if (wish === 'transport' && isOfRide(question, asked)) return withoutNotes(made, parts);
      return { text: asked.voice.say.askUnread(question) };
    }
  }
  return null;
}

/** The places that a message names, each by words of its own. */
async function placesIn({ text, request, catalogue }: AskedMessage): Promise<readonly MentionedListing[]> {
  const named = await catalogue.mentionsIn(text.slice(0, 2_000).toWellFormed(), request.situation.marketId);
  return named.filter(
    ({ matched }, at) => named.findIndex((other) => other.matched.includes(matched)) === at,
  );
}

/** What the tool takes. */
const [maxWords, maxQuestion] = [120, 300];

/** To who only asked something, and whose words would become a wish: an answer of the place that is named, or which one is meant. */
async function answerInstead(asked: AskedMessage, wish: WishKind, made: Plan): Promise<Plan | null> {
  const { text, voice, request } = asked;
  const { say, can, language } = voice;
  const languages = languagesOf(text, language);
  const questions = clausesAsking(text, languages);
  if (questions.length === 0) return null;
  const { call } = made;
  const isSlotAsked = [say.askParty(), say.askWhen(), say.askClock()].includes(made.text ?? '');
  const isOrder = wish === 'delivery' && call !== undefined && isOfQuestion(call.args, questions);
  if (!isSlotAsked && !isOrder) return null;
  const { reading, isUnderWay, asked: slot } = await asked.gathered();
  if (isSlotAsked && (isUnderWay || slot !== null || reading.intent === 'book')) return null;
  const [place, ...others] = await placesIn(asked);
  if (place === undefined)
    return onlyAsks(text, languages)
      ? { text: say.notKnown(can), choices: menuLabels(request, language) }
      : null;
  if (others.length > 0) {
    const names = [place, ...others].map(({ name }) => name);
    return { text: say.askListingAmong(formatList(names, language, 'disjunction')) };
  }
  if (!request.tools.some(({ name }) => name === 'getListingDetails')) return null;
  const words = flat(questions.join(' … ')).slice(0, maxWords);
  const args = { listing: place.listingId, words, question: flat(text).slice(0, maxQuestion) };
  return { call: { name: 'getListingDetails', args } };
}

/** Whether a thing that would be ordered stands in the question alone. */
function isOfQuestion({ items }: JsonObject, questions: readonly string[]): boolean {
  const texts = Array.isArray(items) ? items.map((item) => JSON.stringify(item)) : [];
  const named = texts.map((text) => /"item":"([^"]*)"/u.exec(text)?.[1] ?? '');
  return named.some((item) => item !== '' && questions.some((question) => question.includes(item)));
}

/** The answers that a question about words takes, as buttons. */
export function withAnswers(plan: Plan, { voice: { language } }: AskedMessage): Plan {
  const about = plan.choices === undefined ? unreadWordsIn(plan.text ?? null) : null;
  if (about === null) return plan;
  const { yes, no } = answerWords[language];
  return { ...plan, choices: about.mayBePassedOn ? [yes, no] : [no] };
}

/**
 * The plan as it may be followed: itself, or the question that comes before it.
 * @param wish what the step that made it takes the message for
 */
export async function doubtedPlan(asked: AskedMessage, wish: WishKind, made: Plan): Promise<Plan> {
  const answered = (await answerInstead(asked, wish, made)) ?? questionInNote(asked, wish, made) ?? made;
  return withAnswers(answered, asked);
}
