import type { Change, Changes } from '../picture.ts';
import type { Court, Rule } from '../rule.ts';
import type { BallotView, MessageView, OutingView, SharedMemberView } from '../views.ts';
import { voteStatementsIn } from '../vote-readings.ts';
import type { Meaning } from '../witness.ts';

/** Servers' clocks differ a little, and a sweep comes once a minute. */
const lateMs = 3 * 60_000;

type Casting = NonNullable<Meaning['casts']>;

/**
 * A ballot is what its person said last, counted if it came before the end and never changed behind it; the end is by a YES or at the
 * deadline, counts by our own count, is told once to everybody who is in, and leads to one proposal.
 */
export function voteRules(court: Court): Rule {
  const { picture, witness } = court;
  const { outings, ballots, sharedMembers, threads, messages, transactions } = picture.documents;
  /** Notices of an end, by thread and vote. */
  const told = new Map<string, number>();
  const proposed = new Map<string, number>();

  const messageAt = (threadId: string, seq: number) =>
    messages.get(`threads/${threadId}/messages/${String(seq).padStart(12, '0')}`);

  /** What this person's messages mean that have not had their turn yet. */
  function waitingOf(actorId: string): Meaning[] {
    return [...threads.values()]
      .filter((thread) => thread.actorId === actorId)
      .flatMap(({ threadId, processedSeq, lastSeq }) =>
        Array.from({ length: Math.max(0, lastSeq - processedSeq) }, (_, index) =>
          messageAt(threadId, processedSeq + 1 + index),
        ),
      )
      .flatMap((message) => {
        const sent = message?.role === 'user' ? witness.find(message.channelMessageId) : undefined;
        return sent === undefined ? [] : [sent.meaning];
      });
  }

  /** What somebody who said this, with this ballot before, has cast: a veto keeps the votes for others, and votes keep a veto. */
  function castBy({ choices, veto }: Casting, before: BallotView | undefined, outing: OutingView): string {
    const idOf = (number: number) => outing.candidates[number - 1]?.venueId ?? '';
    const voted = choices === null ? (before?.choices ?? []) : choices.map(idOf);
    const out = veto === null ? (before?.veto?.venueId ?? null) : idOf(veto);
    const isOut = out !== null && (veto !== null || !voted.includes(out));
    return written(isOut ? voted.filter((id) => id !== out) : voted, isOut ? out : null);
  }
  const written = (choices: readonly string[], veto: string | null) =>
    `${choices.toSorted().join(' ')} veto ${veto ?? 'nothing'}`;

  function checkBallot({ path, before, after }: Change<BallotView>): void {
    if (after === undefined) return;
    const outing = outings.get(`outings/${after.outingId}`);
    court.never('ballot-after-close', outing?.state === 'closed', () => path);
    if (outing === undefined) return;
    const said = waitingOf(after.actorId).flatMap(({ casts }) =>
      casts === undefined ? [] : [castBy(casts, before, outing)],
    );
    const is = written(after.choices, after.veto?.venueId ?? null);
    court.never('ballot-not-as-said', !said.includes(is), () => `${path} is ${is}, not ${said.join(' or ')}`);
  }

  /** Ballots of whoever is in. Who started it is no member, and always in. */
  function countedOf({ outingId, actorId }: OutingView): BallotView[] {
    const isIn = new Set(
      [...sharedMembers.values()].flatMap((one) =>
        one.subject === `outings/${outingId}` && one.state === 'in' ? [one.memberId] : [],
      ),
    );
    return [...ballots.values()].filter(
      (one) => one.outingId === outingId && (one.actorId === actorId || isIn.has(one.memberId)),
    );
  }

  function checkEnd(outing: OutingView, changes: Changes): void {
    const { result, candidates, threadId } = outing;
    const counted = countedOf(outing);
    const vetoed = new Set(counted.flatMap(({ veto }) => veto?.venueId ?? []));
    const free = candidates.filter(({ venueId }) => !vetoed.has(venueId));
    const standing = free.length === 0 ? candidates : free;
    const votesFor = (id: string) => counted.filter(({ choices }) => choices.includes(id)).length;
    const most = Math.max(...standing.map(({ venueId }) => votesFor(venueId)));
    const winners = standing.filter(({ venueId }) => votesFor(venueId) === most);
    const isRight =
      result?.ballots === counted.length &&
      (counted.length === 0
        ? result.winner === null
        : winners.some(({ venueId }) => venueId === result.winner));
    court.never(
      'vote-miscounted',
      !isRight,
      () => `${outing.title}: ${result?.winner} of ${result?.ballots}, by ${JSON.stringify(counted)}`,
    );
    const isAnswered = changes.messages.some(
      ({ after }) =>
        after?.threadId === threadId && after.role === 'assistant' && after.inReplyToSeq !== null,
    );
    court.never('vote-decided-by-too-few', !isAnswered && counted.length < 2, () => outing.title);
  }

  function checkOuting({ before, after }: Change<OutingView>, changes: Changes): void {
    if (after === undefined) return;
    if (before?.state === 'closed')
      court.never(
        'vote-reopened',
        after.state !== 'closed' || after.result?.winner !== before.result?.winner,
        () => after.title,
      );
    else if (after.state === 'closed') checkEnd(after, changes);
  }

  /** Nobody is in who did not send the code that stands in the conversation of whoever started it. */
  function checkMember({ path, before, after }: Change<SharedMemberView>): void {
    if (after?.state !== 'in' || before?.state === 'in') return;
    const threadId = outings.get(after.subject)?.threadId;
    const shown = [...messages.values()].filter(
      (one) => one.threadId === threadId && one.role === 'assistant',
    );
    const isInvited = waitingOf(after.actorId).some(
      ({ joins }) => joins !== undefined && shown.some(({ text }) => text.includes(joins)),
    );
    court.never('member-uninvited', !isInvited, () => path);
  }

  function checkWords(message: MessageView): void {
    const actorId = threads.get(`threads/${message.threadId}`)?.actorId;
    const titled = (title: string) => [...outings.values()].filter((one) => one.title === title);
    for (const statement of voteStatementsIn(message.text)) {
      if (statement.kind === 'cast') {
        const own = [...ballots.values()].filter((one) => one.actorId === actorId);
        const isTrue = own.some(({ outingId, choices }) =>
          outings
            .get(`outings/${outingId}`)
            ?.candidates.every(
              ({ venueId, name }) => choices.includes(venueId) === statement.names.includes(name),
            ),
        );
        // A vote that was deleted meanwhile has no ballots any more.
        court.never('untrue-vote-cast', own.length > 0 && !isTrue, () => `"${message.text}"`);
        continue;
      }
      const meant = titled(statement.title);
      const isTrue = meant.some(
        ({ candidates, result }) =>
          candidates.find(({ venueId }) => venueId === result?.winner)?.name === statement.winner,
      );
      court.never('untrue-vote-decided', meant.length > 0 && !isTrue, () => `"${message.text}"`);
      if (message.inReplyToSeq !== null) continue;
      const key = `${message.threadId} ${statement.title}`;
      told.set(key, (told.get(key) ?? 0) + 1);
      court.never('result-told-twice', (told.get(key) ?? 0) > Math.max(1, meant.length), () => key);
    }
  }

  function checkProposal(message: MessageView): void {
    const occasion = message.channelMessageId ?? '';
    if (!occasion.endsWith(':book')) return;
    const key = `${message.threadId} ${occasion.split(':')[1]}`;
    proposed.set(key, (proposed.get(key) ?? 0) + 1);
    court.never('winner-proposed-twice', (proposed.get(key) ?? 0) > 1, () => key);
  }

  /** Whoever starts a vote books its winner, once. */
  function checkBooked(actorId: string): void {
    const own = [...outings.values()].filter((one) => one.actorId === actorId);
    const booked = [...transactions.values()].filter(
      (one) => one.actorId === actorId && one.state === 'confirmed',
    );
    if (own.length > 0)
      court.never(
        'winner-booked-twice',
        booked.length > own.filter(({ state }) => state === 'closed').length,
        () => booked.map(({ reference }) => reference).join(', '),
      );
  }

  function checkTold(outing: OutingView): void {
    const { outingId, title, state, closesAt, closedAt, result, threadId } = outing;
    court.never(
      'vote-without-end',
      state === 'open' && closesAt !== null && closesAt.getTime() < court.now() - lateMs,
      () => title,
    );
    if (state === 'open' || closedAt === null || (result?.winner ?? null) === null) return;
    const hearers = [...sharedMembers.values()].flatMap((one) =>
      one.subject === `outings/${outingId}` && one.state === 'in' && one.updatedAt < closedAt
        ? [...threads.values()]
            .filter(({ actorId }) => actorId === one.actorId)
            .map((thread) => thread.threadId)
        : [],
    );
    for (const hearer of [threadId, ...hearers])
      court.never('result-not-told', !told.has(`${hearer} ${title}`), () => `${hearer} of ${title}`);
  }

  return {
    committed(changes) {
      for (const change of changes.ballots) checkBallot(change);
      for (const change of changes.outings) checkOuting(change, changes);
      for (const change of changes.sharedMembers) checkMember(change);
      for (const { after } of changes.messages) {
        if (after?.role === 'assistant') checkWords(after);
        else if (after?.prompted === true) checkProposal(after);
      }
      for (const { before, after } of changes.transactions)
        if (after?.state === 'confirmed' && before?.state !== 'confirmed') checkBooked(after.actorId);
    },
    atTheEnd() {
      for (const outing of outings.values()) checkTold(outing);
    },
  };
}
