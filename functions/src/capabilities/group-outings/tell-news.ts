import type { Language, MerveConfig, OutboxIntent, Outing, OutingNews, SharedMember } from '@merve/contract';
import { maxOutingMembers } from '@merve/contract';
import { preparePrompting } from '../../conversations/prompted-turn.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { prepareThreadNotice } from '../../conversations/thread-notice.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import { effectiveState } from '../../ledger/index.ts';
import { loadMarket } from '../../markets/index.ts';
import { calendarLink } from '../../outings/calendar-pass.ts';
import { comingGroup } from '../../outings/coming-group.ts';
import { organiserIdOf, subjectOfOuting } from '../../outings/group-members.ts';
import { isDone, reminderAt, withNews } from '../../outings/outing-news.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { randomId } from '../../platform/ids.ts';
import { someAtOnce } from '../../platform/some-at-once.ts';
import { membersOf } from '../../sharing/members.ts';
import { type NewsWorld, outside } from './news-world.ts';
import { tellChanges } from './tell-changes.ts';
import { ballotInWords, untilWords } from './told-vote.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** What was written for whom, and when there is more to tell. */
export interface NewsTold {
  readonly intents: readonly OutboxIntent[];
  readonly next: Date | null;
}

/**
 * Tells one member, in the conversation they have with Merve, once: what they heard stands with their membership, in the transaction that
 * tells it. Who left, was struck, said STOP, or never wrote to Merve is told nothing.
 */
async function tellMember(
  { documents, now }: NewsWorld,
  outing: Outing,
  member: Pick<SharedMember, 'memberId'>,
  told: {
    readonly news: OutingNews;
    readonly heard: string;
    readonly config: MerveConfig;
    readonly say: (language: Language, memberId: string) => string;
  },
): Promise<readonly OutboxIntent[]> {
  return documents.db.runTransaction(
    async (tx) => {
      const reference = documents.sharedMember(member.memberId);
      const [fresh] = await readTogether(tx, reference);
      if (fresh?.state !== 'in' || fresh.heard?.includes(told.heard) === true) return [];
      const { actorId } = fresh;
      const threadId = threadIdFor({
        ...{ threadType: 'merve', marketId: outing.marketId, actorId, counterpart: null },
      });
      const notice = await prepareThreadNotice(tx, documents, {
        ...{ threadId, actorId, ui: null, traceId: randomId(), now },
        say: (language) => told.say(language, member.memberId),
        outsideWindow: outside(told.config, told.news, outing),
      });
      notice.write();
      tx.set(reference, { ...fresh, heard: [...(fresh.heard ?? []), told.heard].slice(-20) });
      for (const intent of notice.intents) tx.create(documents.intent(intent.intentId), intent);
      return notice.intents;
    },
    { maxAttempts: 10 },
  );
}

/** A text with the way to the calendar file of whoever reads it, where there is one. */
function inCalendar(
  text: string,
  {
    outing,
    language,
    memberId,
  }: { readonly outing: Outing; readonly language: Language; readonly memberId: string },
): string {
  const link = calendarLink(outing, memberId);
  return link === null ? text : `${text}\n${voteSentences(language).calendar(link)}`;
}

/** Notes that something is told, where nobody did since. */
async function noteTold(
  { documents }: NewsWorld,
  { outingId, newsAt }: Outing,
  news: OutingNews,
  next: Date | null,
): Promise<void> {
  await documents.db.runTransaction(async (tx) => {
    const outing = (await tx.get(documents.outing(outingId))).data();
    if (outing === undefined) return;
    // Another time was set meanwhile: by a proposal, or by who put the deadline off.
    const isMine = outing.newsAt?.getTime() === newsAt?.getTime();
    tx.set(documents.outing(outingId), withNews(outing, news, isMine ? next : (outing.newsAt ?? null)));
  });
}

async function tellMembers(
  world: NewsWorld,
  outing: Outing,
  members: readonly SharedMember[],
  told: Parameters<typeof tellMember>[3],
): Promise<readonly OutboxIntent[]> {
  const sent: OutboxIntent[] = [];
  await someAtOnce(members, async (member) => {
    sent.push(...(await tellMember(world, outing, member, told)));
  });
  return sent;
}

/** Tells the organiser how it ended, and gives them the turn in which the winner is proposed; once, and only told where they cannot be asked now. */
async function askOrganiser({ documents, now }: NewsWorld, outing: Outing, config: MerveConfig) {
  const { outingId, threadId, actorId, title, result, candidates } = outing;
  const winner = candidates.find(({ venueId }) => venueId === result?.winner);
  const canPropose = winner !== undefined && winner.listingId !== null && result?.dates[0] !== undefined;
  const say = (language: Language, asks: boolean) => {
    const words = voteSentences(language);
    if (winner === undefined || result === null) return words.undecided(title);
    const more =
      winner.listingId === null
        ? words.winnerElsewhere(winner.name)
        : canPropose
          ? words.sayBook(words.bookIt())
          : words.askWhen(winner.name);
    const decided = words.decided(title, winner.name, result.ballots);
    return inCalendar(asks ? decided : `${decided} ${more}`, {
      ...{ outing, language, memberId: organiserIdOf(outing) },
    });
  };
  return documents.db.runTransaction(
    async (tx): Promise<readonly OutboxIntent[]> => {
      const fresh = (await tx.get(documents.outing(outingId))).data();
      if (fresh === undefined || isDone(fresh, 'asked')) return [];
      const prompting = await preparePrompting(tx, documents, {
        ...{ threadId, actorId, say, traceId: randomId(), now, occasion: `${outingId}:book` },
        ask: canPropose ? { tool: 'bookWinner', args: { vote: outingId } } : null,
        words: (language) => voteSentences(language).bookIt(),
        outsideWindow: outside(config, 'asked', outing),
      });
      prompting.write();
      tx.set(documents.outing(outingId), withNews(fresh, 'asked', fresh.newsAt ?? null));
      for (const intent of prompting.intents) tx.create(documents.intent(intent.intentId), intent);
      return prompting.intents;
    },
    { maxAttempts: 10 },
  );
}

type Step = (
  world: NewsWorld,
  outing: Outing,
  members: readonly SharedMember[],
  config: MerveConfig,
) => Promise<NewsTold>;

/** Before the deadline, who has not voted. */
const nudge: Step = async (world, outing, members, config) => {
  const ballots = await world.documents.outingBallots(outing.outingId).select().get();
  const voted = new Set(ballots.docs.map(({ id }) => id));
  const intents = await tellMembers(
    world,
    outing,
    members.filter(({ memberId }) => !voted.has(memberId)),
    {
      ...{ news: 'nudge', heard: 'nudge', config },
      say: (language) => {
        const say = voteSentences(language);
        const head = say.nudge(outing.title, untilWords(outing, language) ?? '');
        return `${head}\n\n${ballotInWords(outing, language)}\n${say.hearNoMore()}`;
      },
    },
  );
  await noteTold(world, outing, 'nudge', null);
  return { intents, next: null };
};

/** How it ended: the organiser first, who books. */
const result: Step = async (world, outing, members, config) => {
  const asked = await askOrganiser(world, outing, config);
  const winner = outing.candidates.find(({ venueId }) => venueId === outing.result?.winner);
  const told = await tellMembers(world, outing, members, {
    ...{ news: 'result', heard: 'result', config },
    say: (language, memberId) => {
      const say = voteSentences(language);
      if (winner === undefined || outing.result === null) return say.undecided(outing.title);
      const decided = say.decided(outing.title, winner.name, outing.result.ballots);
      return inCalendar(`${decided} ${say.nothingBooked()}`, { outing, language, memberId });
    },
  });
  await noteTold(world, outing, 'result', null);
  return { intents: [...asked, ...told], next: null };
};

/** What is booked by now, and later that it is soon: to who comes. */
const booked: Step = async (world, outing, members, config) => {
  const { documents, now } = world;
  const { booking, title } = outing;
  const transaction = booking && (await documents.transaction(booking.businessId, booking.txId).get()).data();
  if (!booking || !transaction) return none(world, outing);
  const state = effectiveState(transaction, now);
  if (state === 'hold') {
    // Its deposit is waited for.
    const next = new Date(Math.max(now.getTime() + 60_000, transaction.holdExpiresAt?.getTime() ?? 0));
    await noteTold(world, outing, 'result', next);
    return { intents: [], next };
  }
  if (state !== 'confirmed') return none(world, outing);
  const date = outing.result?.dates[0] ?? null;
  const coming = await comingGroup(documents, outing, { date, now });
  const changes = await tellChanges(world, { outing, transaction, coming }, config);
  const soon = reminderAt(transaction.startsAt, now);
  const news = newsOfBooking(outing, soon, transaction.startsAt > now);
  if (news === null) {
    await noteTold(world, outing, 'booked', isDone(outing, 'reminder') ? null : soon);
    return { intents: changes, next: soon };
  }
  const what = `${transaction.businessName} – ${transaction.title}`;
  const told = await tellMembers(
    world,
    outing,
    members.filter(({ memberId }) => coming.memberIds.has(memberId)),
    {
      ...{ news, heard: `${news}:${booking.txId}`.slice(0, 40), config },
      say: (language, memberId) => {
        const told = voteSentences(language)[news](title, what, formatBookedTime(transaction, language));
        return inCalendar(told, { language, memberId, outing: withNews(outing, 'booked', null) });
      },
    },
  );
  const next = news === 'reminder' ? null : soon;
  await noteTold(world, outing, news, next);
  return { intents: [...changes, ...told], next };
};

/** What of a booking is to be told now; null for nothing, as where only who comes has changed. Pure. */
function newsOfBooking(outing: Outing, soon: Date | null, isAhead: boolean): 'booked' | 'reminder' | null {
  if (!isDone(outing, 'booked')) return 'booked';
  return isDone(outing, 'reminder') || soon !== null || !isAhead ? null : 'reminder';
}

async function none(world: NewsWorld, outing: Outing): Promise<NewsTold> {
  await noteTold(world, outing, 'result', null);
  return { intents: [], next: null };
}

/** Whether there is anything left to tell of an outing, by what is done. Pure. */
function stepOf(outing: Outing): Step | null {
  if (outing.state === 'open') return isDone(outing, 'nudge') || outing.closesAt === null ? null : nudge;
  if (!isDone(outing, 'result')) return result;
  return booked;
}

/**
 * Tells what is to be told of an outing by now: each thing once, to each member once, whoever dies in between. Too early it is harmless.
 */
export async function tellNews(world: NewsWorld, outingId: string): Promise<NewsTold> {
  const { documents, now } = world;
  const outing = (await documents.outing(outingId).get()).data();
  const { newsAt = null } = outing ?? {};
  if (outing === undefined || newsAt === null || newsAt > now) return { intents: [], next: newsAt };
  const step = stepOf(outing);
  if (step === null) return none(world, outing);
  const [{ config }, members] = await Promise.all([
    loadMarket(documents, outing.marketId, []),
    membersOf(documents, subjectOfOuting(outingId), maxOutingMembers * 2),
  ]);
  return step(
    world,
    outing,
    members.filter(({ state }) => state === 'in'),
    config,
  );
}
