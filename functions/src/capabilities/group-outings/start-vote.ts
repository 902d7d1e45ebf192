import type { Outing, OutingCandidate } from '@merve/contract';
import { z } from 'zod';
import { formatClock, formatLocalDate } from '../../language/format.ts';
import { oneLine } from '../../language/one-line.ts';
import { resolveLocalTime } from '../../ledger/index.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { checkDeadline, createOuting } from '../../outings/create-outing.ts';
import { identitySection, readConfig } from '../../platform/config.ts';
import { MerveError } from '../../platform/errors.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { invitationLines } from './invitation-lines.ts';
import { ballotMark, candidateLines, dateLines, tapsOf, untilWords } from './told-vote.ts';
import { usualDeadline } from './vote-deadline.ts';
import { venueOfShown, votePlaces } from './vote-places.ts';
import { voteSentences } from './vote-sentences/index.ts';

const clock = z.string().max(40);
const input = z.object({
  places: z
    .array(z.string().min(1).max(120))
    .max(8)
    .optional()
    .describe(
      'What is voted on, by name or by the number it was shown with. Left out: all that was shown last.',
    ),
  startsAtLocal: clock
    .optional()
    .describe(
      'When they meet, as a wall clock there, YYYY-MM-DDTHH:MM; only if they said the day and the time.',
    ),
  closesAtLocal: clock.optional().describe('Until when one can vote, the same way; only if they said so.'),
  title: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('What it is for, in their own words: “Ada’s birthday”.'),
  ranked: z.boolean().optional().describe('True only if they want places put in an order.'),
  secret: z.boolean().optional().describe('True only if they want votes hidden until the end.'),
});

const description = `Lets a group choose one place: starts a vote on what was shown or named. Call it when somebody wants their friends to vote or decide together. \
Nobody is written to: \`message\` has a link and a code that the person passes on themselves, so it is told whole and word for word. Nothing is booked by it.`;

/** A wall clock of the market's as an instant. @throws MerveError `TIME_INVALID`, `TIME_DOES_NOT_EXIST` */
function instantOf(local: string, timeZone: string): Date {
  const resolved = resolveLocalTime(local, timeZone);
  if (resolved.kind === 'missing') throw new MerveError('TIME_DOES_NOT_EXIST', 'No such time');
  return resolved.kind === 'exact' ? resolved.instant : resolved.first;
}

/** A vote nobody named is called by when it is for, else by its first places. */
function titleOf(
  said: string | undefined,
  starts: readonly Date[],
  names: readonly string[],
  { market, language }: ToolContext,
): string {
  const first = starts.toSorted((one, other) => one.getTime() - other.getTime())[0];
  const usual =
    first === undefined
      ? names.slice(0, 2).join(' / ')
      : `${formatLocalDate(first, market.timeZone, language)}, ${formatClock(first, market.timeZone)}`;
  return oneLine(said ?? usual, 120);
}

/** The hour that these places were planned for, where they were shown for one that is still to come; null where they were not. */
function hourOfPlan(
  candidates: readonly OutingCandidate[],
  { market, now, context: { plannedFor } }: ToolContext,
): string | null {
  if (plannedFor === null || plannedFor === undefined) return null;
  const planned = plannedFor.listingIds.map((listingId) => venueOfShown({ listingId, name: '' })?.venueId);
  const isOfPlan = candidates.every(({ venueId }) => planned.includes(venueId));
  return isOfPlan && instantOf(plannedFor.startsAtLocal, market.timeZone) > now
    ? plannedFor.startsAtLocal
    : null;
}

/** What the organiser reads, and passes on. Pure but for the deployment's own addresses. */
function openedInWords(
  outing: Outing,
  { token, code }: { readonly token: string; readonly code: string },
  leftOut: number,
  language: ToolContext['language'],
): string {
  const say = voteSentences(language);
  return [
    `${ballotMark} ${outing.title}`,
    say.opened(outing.title, untilWords(outing, language) ?? ''),
    ...dateLines(outing, language),
    ...candidateLines(outing),
    ...(leftOut === 0 ? [] : [say.leftOut(leftOut)]),
    '',
    ...invitationLines(outing, { token, code }, language),
    '',
    `${say.alsoYou()} ${outing.method === 'ranked' ? say.howToRank() : say.howToVote()}`,
  ].join('\n');
}

/** `startVote`: makes an outing and its ways in, in one transaction. Run again it is the same one. */
export function startVoteTool(needs: CapabilityNeeds): Tool {
  const { documents, catalogue, wakeups } = needs;
  return defineTool({
    name: 'startVote',
    label: 'Start a vote',
    group: 'Groups',
    does: 'Starts a vote of a group on places it was shown.',
    doing: {
      en: 'Preparing the vote …',
      tr: 'Oylamayı hazırlıyorum …',
      he: 'מכינה את ההצבעה …',
      ru: 'Готовлю голосование …',
      el: 'Ετοιμάζω την ψηφοφορία …',
      de: 'Bereitet die Abstimmung vor …',
      ar: 'أجهّز التصويت …',
      fa: 'رأی‌گیری را آماده می‌کنم …',
      ko: '투표를 준비하고 있습니다 …',
    },
    ability: {
      en: 'let your friends vote on where to go',
      tr: 'arkadaşlarınızla nereye gideceğinizi oylama',
      he: 'לתת לחברים להצביע לאן הולכים',
      ru: 'устроить голосование с друзьями, куда пойти',
      el: 'να ψηφίσει η παρέα σας πού θα πάτε',
      de: 'Ihre Freunde abstimmen lassen, wohin es geht',
      ar: 'تصويت أصدقائكم على المكان',
      fa: 'رأی‌گیری دوستانتان برای انتخاب جا',
      ko: '친구들과 갈 곳 투표하기',
    },
    description,
    guidance: [
      {
        sentence:
          'A group that is to decide among places by vote: startVote; never collect votes yourself in the conversation.',
      },
    ],
    input,
    effect: 'commit',
    tellsWhole: true,
    async run(args, context): Promise<ToolResult> {
      const { market, language, now } = context;
      const say = voteSentences(language);
      const snapshot = await catalogue.of(market);
      const { candidates, leftOut } = await votePlaces(documents, snapshot, args.places, context);
      if (candidates.length < 2) return { status: 'refused', code: 'PLACE_MISSING', message: say.needsTwo() };
      const date = args.startsAtLocal?.slice(0, 16);
      if (date !== undefined && !/T\d\d:\d\d$/.test(date))
        return { status: 'refused', code: 'TIME_INVALID', message: say.askTime() };
      const known = { names: candidates.map(({ name }) => name), timeZone: market.timeZone };
      const unsaid = date === undefined ? null : refuseUnsaid(context, { startsAtLocal: date }, known);
      if (unsaid !== null) return unsaid;
      const dates = [date ?? hourOfPlan(candidates, context)].flatMap((local) => local ?? []);
      const starts = dates.map((local) => instantOf(local, market.timeZone));
      const closesAt =
        args.closesAtLocal === undefined
          ? usualDeadline(now, starts)
          : instantOf(args.closesAtLocal.slice(0, 16), market.timeZone);
      checkDeadline(closesAt, now, now);
      const { outing, token, code } = await createOuting(
        documents,
        {
          ...{ candidates: [...candidates], dates, closesAt, timeZone: market.timeZone },
          ...{ marketId: market.marketId, actorId: context.actorId, threadId: context.threadId },
          organiserName: context.customerName === null ? null : oneLine(context.customerName, 60),
          title: titleOf(args.title, starts, known.names, context),
          method: args.ranked === true ? 'ranked' : 'approval',
          isSecret: args.secret === true,
        },
        { operation: context.idempotencyKey, key: readConfig(identitySection).ACTOR_KEY, now },
      );
      await wakeups.at('outingVote', { outingId: outing.outingId }, closesAt);
      return {
        status: 'ok',
        data: {
          message: openedInWords(outing, { token, code }, leftOut, language),
          places: candidates.map(({ name }) => name),
          taps: tapsOf(outing),
        },
      };
    },
  });
}
