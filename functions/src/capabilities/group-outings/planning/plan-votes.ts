/** "Let us vote on these", "JOIN ABCD-1234", "1 and 3", "how is the vote going?": a vote of a group, where no model reads it. */
import { languageSchema } from '@merve/contract';
import { accountFor, messageAsked, settledMessage } from '../../../model/planner/account-for.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { fillMessage, takePeople } from '../../../model/planner/filled-message.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../../model/planner/planning.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { localNow, startOf } from '../../../reading/moment/moment.ts';
import { unreadParts } from '../../../reading/unread-words.ts';
import { ballotMark } from '../told-vote.ts';
import { voteSentences } from '../vote-sentences/index.ts';
import { joinCodeIn } from '../vote-words.ts';
import { ballotIn } from './read-ballot-words.ts';
import { type VoteWish, votePhrases, voteWishIn } from './vote-phrases.ts';

const all = languageSchema.options.map((language) => voteSentences(language));
const asksTime = (said: string): boolean => all.some((say) => said.includes(say.askTime()));
/** So many turns back the ballot may have been shown. */
const turnsBack = 10;

const has = ({ request }: AskedMessage, name: string): boolean =>
  request.tools.some((tool) => tool.name === name);

/** The last ballot that was shown, not long ago; null for none. */
function ballotShown({ request, newest }: AskedMessage): string | null {
  const texts = request.turns
    .slice(Math.max(0, newest - turnsBack), newest)
    .flatMap((turn) => (turn.role === 'assistant' ? [turn.text] : []));
  return texts.findLast((text) => text.includes(ballotMark)) ?? null;
}

const titleIn = (shown: string): string | undefined => new RegExp(`${ballotMark} (.+)`, 'u').exec(shown)?.[1];

/** A ballot, right behind the one that was shown, or later where the message speaks of the vote. */
function planBallot(asked: AskedMessage): Plan | null {
  const { request, newest, text, voice } = asked;
  if (!has(asked, 'castVote')) return null;
  const shown = ballotShown(asked);
  if (shown === null || voteWishIn(text) !== null) return null;
  const isNext = saidBefore(request.turns, newest)?.includes(ballotMark) === true;
  const isNamed =
    /\b(?:vote|veto)\b|oy(?:um|umu)?\b|הצבע|וטו|голос|вето|ψηφ|βετ|stimm|صوت|فيتو|رأی|رای|وتو|투표|거부/iu.test(
      text,
    );
  if (!isNext && !isNamed) return null;
  const said = ballotIn(text, shown, voice.language, isNamed);
  if (said === null) return null;
  const say = voteSentences(voice.language);
  if (said.kind === 'unread')
    return { text: `${ballotMark} ${titleIn(shown) ?? ''}\n${say.notRead(said.words)}\n${say.howToVote()}` };
  const vote = titleIn(shown);
  return {
    call: {
      name: 'castVote',
      args: {
        ...(said.choices === null ? {} : { choices: [...said.choices] }),
        ...(said.veto === null ? {} : { veto: said.veto }),
        ...(said.reason === null ? {} : { reason: said.reason.slice(0, 200) }),
        ...(vote === undefined ? {} : { vote: vote.slice(0, 120) }),
      },
    },
  };
}

function planJoin(asked: AskedMessage): Plan | null {
  const code = has(asked, 'joinVote') ? joinCodeIn(asked.text) : null;
  return code === null ? null : { call: { name: 'joinVote', args: { code } } };
}

const tools: Readonly<Record<Exclude<VoteWish, 'start'>, string>> = {
  ...{
    status: 'voteStatus',
    invite: 'inviteToVote',
    close: 'closeVote',
    cancel: 'cancelVote',
    leave: 'leaveVote',
    book: 'bookWinner',
  },
};

/** What becomes of a vote that there is. */
function planOwnVote(asked: AskedMessage): Plan | null {
  const wish = voteWishIn(asked.text);
  if (wish === null || wish === 'start') return null;
  const name = tools[wish];
  return has(asked, name) ? { call: { name, args: {} } } : null;
}

/** "On 1 and 3" of what was shown: nothing but numbers behind the words that ask for a vote. */
function numbersAlone(left: string): string[] | null {
  const numbers = left.match(/\d+/gu) ?? [];
  return numbers.length > 0 && numbers.every((number) => /^[1-9]$/u.test(number)) ? [...numbers] : null;
}

/** The call that starts a vote, or the question that comes before it. */
async function planStart(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, voice, catalogue } = asked;
  if (!has(asked, 'startVote')) return null;
  const at = messageAsked(request, newest, asksTime);
  const wish = textAt(request, at);
  if (voteWishIn(wish) !== 'start') return null;
  const times = request.turns.flatMap((turn, index) =>
    turn.role === 'user' && index > at && index <= newest && asksTime(saidBefore(request.turns, index) ?? '')
      ? [textAt(request, index)]
      : [],
  );
  const settled = settledMessage(request, at, newest, [wish, ...times].join(' ').trim());
  const local = localNow(request.situation.now, request.situation.timeZone);
  const filled = await fillMessage(settled.text, request, local, catalogue);
  const { said, when, named, languages } = filled;
  const people = takePeople(filled);
  const open = said.words.filter((_, index) => !said.isTaken(index));
  const numbers =
    named.length > 0 || when.clock !== null ? null : numbersAlone(open.map(({ text }) => text).join(' '));
  if (numbers !== null)
    for (const [index, word] of said.words.entries())
      if (/^\d$/u.test(word.text)) said.takeWords(index, index);
  const unread = unreadParts(said, languages, () => null, [...votePhrases()]);
  const account = accountFor(unread, settled, people === null ? [] : [people], voice);
  if ('ask' in account) return account.ask;
  const isDated = when.day !== null || when.clock !== null || when.part !== null;
  const startsAtLocal = isDated && when.clock !== null ? startOf(when, local, true) : null;
  if (isDated && startsAtLocal === null) return { text: voteSentences(voice.language).askTime() };
  const places = named.length > 0 ? named.map(({ listingId }) => listingId) : numbers;
  return {
    call: {
      name: 'startVote',
      args: {
        ...(places === null ? {} : { places }),
        ...(startsAtLocal === null ? {} : { startsAtLocal: startsAtLocal.slice(0, 16) }),
        ...(account.note === null ? {} : { title: account.note.slice(0, 120) }),
      },
    },
  };
}

export const votesPlanning: Planning = {
  steps: [
    { wish: 'answer', plan: planJoin },
    { wish: 'answer', plan: planBallot },
    { wish: 'answer', plan: planOwnVote },
    { wish: 'answer', plan: planStart },
  ],
};
