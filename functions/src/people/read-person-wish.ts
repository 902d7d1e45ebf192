/** "Can I talk to a human?", "are you a bot?", "delete everything about me": what a message wants of Merve herself. Pure. */
import { anyPhrase, foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { wishWords } from './wish-words/index.ts';

/** A person to speak to; what Merve is; what becomes of one's data; a copy of it; its erasure. */
export type PersonWish = 'human' | 'bot' | 'privacy' | 'export' | 'erase';

/** Who writes more says more than this: it is left to the reading of the whole message. */
const maxWords = 24;
/** So many words ask for somebody who may be anybody ("the agent"). */
const fewWords = 12;
/** A question what somebody is, is short; "is this computer …" goes on. */
const fewForWhat = 9;

const tables = onFirstUse(() =>
  Object.values(wishWords).map((words) => ({
    human: anyPhrase(words.human),
    somebody: anyPhrase(words.somebody),
    talk: anyPhrase(words.talk),
    want: anyPhrase(words.want),
    humanWanted: anyPhrase(words.humanWanted),
    bot: anyPhrase(words.bot),
    botAlone: anyPhrase(words.botAlone),
    areYou: anyPhrase(words.areYou),
    data: anyPhrase(words.data),
    account: anyPhrase(words.account),
    written: anyPhrase(words.written),
    policy: anyPhrase(words.policy),
    whatBecomes: anyPhrase(words.whatBecomes),
    give: anyPhrase(words.give),
    erase: anyPhrase(words.erase),
    forgetMe: anyPhrase(words.forgetMe),
  })),
);

type Table = ReturnType<typeof tables>[number];

/** The order is the rule: "forget me, wipe all you have on me" erases, and "a machine or a person?" asks what Merve is. */
function wishIn(table: Table, said: string, words: number): PersonWish | null {
  const says = (...groups: readonly (keyof Table)[]) => groups.every((group) => table[group].test(said));
  if (says('forgetMe') || says('erase', 'data') || (words <= fewWords && says('erase', 'account'))) {
    return 'erase';
  }
  if (says('give', 'data') && !says('policy', 'whatBecomes')) return 'export';
  if (says('policy') || says('whatBecomes', 'data') || says('whatBecomes', 'written')) return 'privacy';
  if (words > fewWords) return null;
  if (words <= fewForWhat && says('areYou', 'bot')) return 'bot';
  if (says('areYou', 'human') && !says('talk') && !says('want')) return 'bot';
  return says('humanWanted') || says('talk', 'somebody') || says('want', 'human') ? 'human' : null;
}

/**
 * What a message wants of Merve herself; null where it is about anything else. Any of Merve's languages, whatever the
 * conversation's is.
 */
export function readPersonWish(text: string): PersonWish | null {
  const words = foldedWords(text);
  if (words.length === 0 || words.length > maxWords) return null;
  const said = ` ${words.join(' ')} `;
  const isShortQuestion = words.length <= 2 && /[?؟;]/u.test(text);
  if (isShortQuestion && tables().some(({ botAlone }) => botAlone.test(said))) return 'bot';
  for (const table of tables()) {
    const wish = wishIn(table, said, words.length);
    if (wish !== null) return wish;
  }
  return null;
}
