/** What becomes of the words of a wish that nobody read: passed on word for word, asked about, or left out because the person said so. Pure. */
import type { UnreadPart } from '../../reading/unread-words.ts';
import type { ModelRequest } from '../language-model.ts';
import { saidBefore } from './booking-thread.ts';
import { type AskedAboutWords, asksInAnyLanguage, shortAnswerIn, unreadWordsIn } from './own-words.ts';
import type { Plan, Voice } from './plan.ts';
import { textAt } from './text-at.ts';

/** Notes are as long as the tools take them. */
export const maxNote = 300;

/** A message with what was answered to the questions about its words. */
export interface SettledMessage {
  /** With what was said in place of words that were asked about. */
  readonly text: string;
  readonly passedOn: readonly string[];
  readonly leftOut: readonly string[];
  /** All that is to be passed on, where it was too long and was said anew. */
  readonly note: string | null;
}

const joint = ' … ';

/** The parts that one question asked about. */
export const wordsAskedAbout = ({ words }: AskedAboutWords): readonly string[] => words.split(joint);

/**
 * The message at `at`, as the answers up to `newest` settled it.
 * @param said the wish, where more than that one message says it
 */
export function settledMessage(
  request: ModelRequest,
  at: number,
  newest: number,
  said = textAt(request, at),
): SettledMessage {
  let text = said;
  let note: string | null = null;
  const [passedOn, leftOut]: [string[], string[]] = [[], []];
  for (let index = at + 1; index <= newest; index += 1) {
    const answer = textAt(request, index).trim();
    const before = answer === '' ? null : saidBefore(request.turns, index);
    if (before !== null && asksForShorterNote(before)) note = answer;
    const asked = unreadWordsIn(before);
    if (asked === null) continue;
    const short = shortAnswerIn(answer);
    if (short === null) for (const words of wordsAskedAbout(asked)) text = text.replace(words, () => answer);
    else if (short === 'no') leftOut.push(...wordsAskedAbout(asked));
    else if (asked.mayBePassedOn) passedOn.push(...wordsAskedAbout(asked));
  }
  return { text, passedOn, leftOut, note };
}

/** Whether the person was asked to say what is to be passed on in fewer words. */
export const asksForShorterNote = (text: string): boolean =>
  asksInAnyLanguage(text, (say) => say.askShorterNote(maxNote));

/**
 * The message that the newest one belongs to: itself, or the one before the questions of the planner's that were answered since.
 * @param asks whether what Merve said asks for more of the same wish
 */
export function messageAsked(request: ModelRequest, newest: number, asks: (said: string) => boolean): number {
  let at = newest;
  for (let answers = 0; answers < maxAnswers; answers += 1) {
    const said = saidBefore(request.turns, at);
    if (said === null || !(unreadWordsIn(said) !== null || asksForShorterNote(said) || asks(said))) return at;
    const before = request.turns.slice(0, at).findLastIndex((turn) => turn.role === 'user');
    if (before < 0) return at;
    at = before;
  }
  return at;
}

/** How many answers to questions about one wish are followed back. */
const maxAnswers = 6;

/** The question about words that may change what is asked for; null if there are none. */
export function askAbout(unread: readonly UnreadPart[], { say }: Voice): string | null {
  const [first] = unread.filter(({ kind }) => kind === 'value');
  if (first !== undefined) return say.askMeaning(first.words);
  return unread.length === 0 ? null : say.askUnread(unread.map(({ words }) => words).join(joint));
}

/**
 * The note that goes with the wish, or the question that comes before it.
 * @param told what is passed on because it was understood, word for word
 */
export function accountFor(
  unread: readonly UnreadPart[],
  { passedOn, leftOut, note: shorter }: Omit<SettledMessage, 'text'>,
  told: readonly string[],
  voice: Voice,
): { readonly note: string | null } | { readonly ask: Plan } {
  const isSettled = ({ words }: UnreadPart) =>
    [...leftOut, ...passedOn].some((settled) => settled.includes(words));
  const open = unread.filter((part) => !isSettled(part));
  const doubt = askAbout(
    open.filter(({ kind }) => kind !== 'wish'),
    voice,
  );
  if (doubt !== null) return { ask: { text: doubt } };
  const wishes = open.filter(({ kind }) => kind === 'wish').map(({ words }) => words);
  const note = shorter ?? [...new Set([...told, ...wishes, ...passedOn])].join('; ');
  if (note.length > maxNote) return { ask: { text: voice.say.askShorterNote(maxNote) } };
  return { note: note === '' ? null : note };
}
