import type { Outing } from '@merve/contract';
import { z } from 'zod';
import { formatBookedTime } from '../../language/stay-time.ts';
import { effectiveState } from '../../ledger/index.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { isToolEnabled } from '../../markets/index.ts';
import { type ComingGroup, comingGroup } from '../../outings/coming-group.ts';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import { noteProposed } from '../../outings/outing-news.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import type { Proposal, Tool, ToolContext, ToolResult } from '../../tools/define-tool.ts';
import { defineTool } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { candidateMeant } from './read-ballot.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** What holds a table and proposes it: the booking of a group is a booking like any other. */
const bookingTool = 'initiateBooking';

const input = z.object({
  vote: z.string().max(120).nullish().describe('The title of the vote, if they named one.'),
  place: z
    .string()
    .max(120)
    .nullish()
    .describe('Another place of the vote than its winner, only if they ask for that one.'),
  startsAtLocal: z
    .string()
    .max(40)
    .nullish()
    .describe(
      'When, as a wall clock there, YYYY-MM-DDTHH:MM; only if the person says another time than was voted on.',
    ),
});

/** What a kitchen means for the group, in one line that names nobody and nothing; none where nothing stands against it. */
async function warningOf(coming: ComingGroup, listingId: string, language: ToolContext['language']) {
  const say = voteSentences(language);
  const standing = await coming.judge(listingId);
  if (standing === null || standing === 'clear') return [];
  if (standing === 'flagged') return [say.groupFlagged()];
  return [standing === 'unknown' ? say.groupUnknown() : say.groupWarned()];
}

type Candidate = Outing['candidates'][number];

/** Places that are tried one after another, in the order in which they follow. */
function orderOf({ result, candidates }: Outing) {
  return (result?.order ?? []).flatMap((venueId) => candidates.filter((one) => one.venueId === venueId));
}

/** `bookWinner`: holds what a group chose, or the next that can be had, for those who come, and proposes it to the organiser. */
export function bookWinnerTool(needs: CapabilityNeeds): Tool {
  return defineTool({
    name: 'bookWinner',
    label: 'Book what a group chose',
    group: 'Groups',
    does: 'Holds the place a group chose and asks who started the vote to confirm.',
    doing: doing.findingPlaces,
    description:
      'Holds the place that the vote of this person’s group chose, for those who said they come, and asks for their YES. Full, it is the next of the vote, and that is said. It does not book.',
    input,
    effect: 'propose',
    proposes: 'confirm_transaction',
    async run({ startsAtLocal = null, vote = null, place = null }, context): Promise<ToolResult> {
      const ended = await endedVote(needs, { vote, place }, context);
      if ('status' in ended) return ended;
      const { outing, order } = ended;
      const [winner] = order;
      const dates = outing.result?.dates ?? [];
      const date = startsAtLocal ?? dates[0] ?? null;
      if (date === null) {
        const message = voteSentences(context.language).askWhen(winner.name);
        return { status: 'refused', code: 'TIME_INVALID', message };
      }
      const isVoted = dates.includes(date);
      const unsaid = refuseUnsaid(
        context,
        { startsAtLocal: date },
        {
          ...{ names: outing.candidates.map(({ name }) => name), timeZone: context.market.timeZone },
          // What was voted on needs no words; another time than they say it is all the same.
          known: isVoted ? [{ startsAtLocal: date }] : [],
        },
      );
      if (unsaid !== null) return unsaid;
      const coming = await comingGroup(needs.documents, outing, {
        ...{ date: isVoted ? date : null, now: context.now },
      });
      return holdFirst(needs, { outing, order, date, coming }, context);
    },
  });
}

/** The vote that is meant, which is over and chose something that can be booked here; else why not. */
async function endedVote(
  { documents }: CapabilityNeeds,
  { vote, place }: { readonly vote: string | null; readonly place: string | null },
  { actorId, alsoActorIds = [], language, now, said = [] }: ToolContext,
): Promise<
  | { readonly outing: Outing; readonly order: readonly [Candidate, ...Candidate[]] }
  | Extract<ToolResult, { status: 'refused' }>
> {
  const say = voteSentences(language);
  const refused = (code: ErrorCode, message: string) => ({ status: 'refused', code, message }) as const;
  const callers = await outingsOf(documents, [actorId, ...alsoActorIds]);
  const own = callers.filter(({ standing }) => standing === 'owner');
  const ended = own.filter(({ outing }) => outing.state === 'closed');
  const among = ended.length > 0 ? ended : own;
  const caller =
    own.find(({ outing }) => outing.outingId === vote) ?? meantOuting(among, vote ?? said.at(-1) ?? '');
  if (caller === undefined) return refused('NOT_FOUND', callers.length > 0 ? say.notYours() : say.noVote());
  const { outing } = caller;
  if (outing.state === 'open') return refused('BAD_REQUEST', say.notOver(outing.title));
  const { booking } = outing;
  const made = booking && (await documents.transaction(booking.businessId, booking.txId).get()).data();
  // Asked for twice it is one booking: who wants another place calls this one off first.
  if (made && effectiveState(made, now) === 'confirmed') {
    const what = `${made.businessName} – ${made.title}`;
    return refused('BAD_REQUEST', say.booked(outing.title, what, formatBookedTime(made, language)));
  }
  const all = orderOf(outing);
  const asked = place === null ? all[0] : candidateMeant(place, all);
  if (asked === null) return refused('LISTING_NOT_FOUND', say.notOfVote(outing.title));
  if (asked === undefined) return refused('NOT_FOUND', say.undecided(outing.title));
  if (asked.listingId === null) return refused('NOT_BOOKABLE', say.winnerElsewhere(asked.name));
  return { outing, order: [asked, ...all.slice(all.indexOf(asked) + 1)] };
}

/** Holds the first of the order that can be had, and says which were passed over for it. */
async function holdFirst(
  needs: CapabilityNeeds,
  {
    outing,
    order,
    date,
    coming,
  }: {
    readonly outing: Outing;
    readonly order: readonly Candidate[];
    readonly date: string;
    readonly coming: ComingGroup;
  },
  context: ToolContext,
): Promise<ToolResult> {
  const say = voteSentences(context.language);
  const booking = isToolEnabled(context.config, bookingTool) ? needs.toolNamed?.(bookingTool) : undefined;
  let refusal: Extract<ToolResult, { status: 'refused' }> | null = null;
  for (const candidate of booking === undefined ? [] : order) {
    const { listingId, name } = candidate;
    // The group chose it: what cannot be booked here is not passed over for one that can.
    if (listingId === null) break;
    const { spoken: _, ...unheld } = context;
    const made = await booking?.invoke(
      { listing: listingId, startsAtLocal: date, party: coming.party },
      {
        ...{ ...unheld, companyAllergies: coming.allergies },
        idempotencyKey: `${context.idempotencyKey}:${listingId}`,
      },
    );
    if (made?.status === 'proposal') {
      await noteProposed(needs.documents, outing, made.proposal);
      const lines = [
        ...(candidate === order[0] ? [] : [say.nextOne(order[0]?.name ?? '', name)]),
        say.forComing(coming.party),
        ...(await warningOf(coming, listingId, context.language)),
      ];
      return { status: 'proposal', proposal: withFirst(made.proposal, lines.join('\n')) };
    }
    if (made?.status === 'refused') refusal ??= made;
  }
  const message = [say.noneFree(outing.title), ...(refusal === null ? [] : [refusal.message])].join('\n');
  return { ...(refusal ?? { status: 'refused', code: 'NOT_BOOKABLE' }), message };
}

/** A proposal with what must be read before it. */
const withFirst = (proposal: Proposal, first: string): Proposal => ({
  ...proposal,
  summary: `${first}\n\n${proposal.summary}`,
  ...(proposal.brief === undefined ? {} : { brief: `${first}\n\n${proposal.brief}`.trim() }),
});
