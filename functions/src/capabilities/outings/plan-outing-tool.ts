import {
  jsonObjectSchema,
  maxOutingSize,
  type OutingIntent,
  outingIntentSchema,
  type Person,
} from '@merve/contract';
import type { TextCard } from '@merve/contract/cards';
import { z } from 'zod';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { outingHour } from '../../outings/intent/outing-hour.ts';
import { readOuting } from '../../outings/intent/read-outing.ts';
import { isOwn } from '../../outings/pipeline/candidate.ts';
import { type GuardedPlan, planForPerson } from '../../outings/plan-for-person.ts';
import { outingSentences } from '../../outings/sentences/index.ts';
import { planInWords, toldInWords } from '../../outings/tell-plan.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { localNow } from '../../reading/moment/moment.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { mayShowInPlan } from './may-show-in-plan.ts';

const slots = outingIntentSchema.shape;
const input = z.object({
  wish: z
    .string()
    .min(1)
    .max(500)
    .describe('All that the group wishes, in the person’s own words and language.'),
  size: z
    .number()
    .int()
    .min(1)
    .max(maxOutingSize)
    .optional()
    .describe('How many come along in all, if they said so.'),
  budget: slots.budget.unwrap().optional().describe('Only where they spoke of money.'),
  place: z.string().max(120).optional().describe('Town or quarter, only if they named one.'),
  when: z
    .string()
    .max(120)
    .optional()
    .describe('The day and time, in the person’s own words, only if they are not in `wish`.'),
  vibe: slots.vibe.unwrap().optional().describe('The mood they asked for, only if they did.'),
});

const description = `Finds what several people can do together: places for a group by what they want to do, how many they are, budget, place and mood, weighed for mood, \
price and risk by code. Call it when they ask what to do as a group. A table, a court or a room whose time is said is booked instead. The person is shown the list itself: \
\`message\` is all that is said. Say nothing of your own about a place, least of all about allergens. Nothing is booked by it.`;

/** A place that was shared longer ago is not where the person is. */
const freshMs = 60 * 60_000;

/** `planOuting`: at most 35 seconds; it looks, and holds nothing. */
export function planOutingTool(needs: CapabilityNeeds): Tool {
  return defineTool({
    name: 'planOuting',
    label: 'Plan an outing',
    group: 'Groups',
    does: 'Finds what several people can do together, and says why.',
    doing: doing.findingPlaces,
    ability: {
      en: 'find something to do for a group',
      tr: 'bir grup için yapılacak bir şey bulmak',
      he: 'למצוא משהו לעשות בקבוצה',
      ru: 'подобрать занятие для компании',
      el: 'να βρω κάτι να κάνει μια παρέα',
      de: 'etwas für eine Gruppe finden',
      ar: 'إيجاد ما تفعله مجموعة معًا',
      fa: 'پیدا کردن برنامه‌ای برای یک گروه',
      ko: '여럿이 함께 할 일을 찾기',
    },
    description,
    guidance: [
      {
        sentence:
          'What a group could do, where several wishes are weighed: planOuting. One kind of place to book: searchMarketplace.',
        beside: ['searchMarketplace'],
      },
    ],
    input,
    effect: 'read',
    constrainedBy: ['allowedTags'],
    tellsPassing: true,
    timeoutMs: 35_000,
    async run({ wish, ...given }, context) {
      const { market, config, language, now, signal, allergies = [] } = context;
      const { lastLocation } = context.context;
      const isFresh = lastLocation !== null && now.getTime() - lastLocation.at.getTime() <= freshMs;
      const read = readOuting(wish, language);
      const intent: OutingIntent = {
        ...read,
        size: given.size ?? read.size,
        budget: given.budget ?? read.budget,
        place: given.place ?? read.place,
        vibe: given.vibe ?? read.vibe,
      };
      const { timeZone } = market;
      const { startsAt, said } = outingHour(given.when ?? wish, {
        ...{ now, timeZone, language, activity: intent.activity },
      });
      const here = isFresh ? { latitude: lastLocation.latitude, longitude: lastLocation.longitude } : null;
      const plan = await planForPerson(needs, {
        ...{ prompt: wish, intent, market, config, language, now, signal, allergies, startsAt },
        hourIsSaid: said !== 'nothing',
        around: intent.place === null ? here : null,
        departures: [],
        mayShow: (listing) => mayShowInPlan(context, listing),
        persons: await personsOf(needs.documents, context),
        log: (role) =>
          context.progress?.({
            doing: role === 'commander' ? 'reading' : role === 'scout' ? 'searching' : 'comparing',
          }),
      });
      return resultOf(
        plan,
        context,
        said === 'nothing' ? null : localNow(startsAt, timeZone).toFormat("yyyy-MM-dd'T'HH:mm"),
      );
    },
  });
}

/** The person's document, and those of the actors that are the same person; their own first. One round trip. */
async function personsOf(
  documents: Documents,
  { actorId, alsoActorIds = [] }: Pick<ToolContext, 'actorId' | 'alsoActorIds'>,
): Promise<readonly Person[]> {
  const read = await Promise.all([actorId, ...alsoActorIds].map((id) => documents.person(id).get()));
  return read.flatMap((snapshot) => snapshot.data() ?? []);
}

const textCard = (message: string) =>
  jsonObjectSchema.parse({ type: 'text', message, followUpQuestions: [] } satisfies TextCard);

/** Of what other providers know nothing is kept: where one of theirs is told, only how many were. */
function resultOf(plan: GuardedPlan, { language }: ToolContext, startsAtLocal: string | null): ToolResult {
  const told = planInWords(plan, language);
  const shown = plan.venues.slice(0, toldInWords);
  const isAllOwn = [...shown, ...plan.leftOut].every(({ candidate }) => isOwn(candidate));
  const kept = isAllOwn ? told : outingSentences(language).notKept(shown.length);
  const listed = shown.map(({ candidate: { listingId, venueId, name } }) => ({
    listingId: listingId ?? `venue-${venueId.replaceAll(':', '-')}`,
    // Another provider's name is kept nowhere.
    name: listingId === null && !venueId.startsWith('place:') ? '' : (name ?? ''),
  }));
  return {
    status: 'ok',
    data: {
      message: kept,
      ...{ found: shown.length, leftOutForSafety: plan.leftOut.length, endedEarly: plan.failFast },
      results: shown.flatMap(({ candidate }, index) =>
        candidate.provider === 'listing'
          ? [{ position: index + 1, listingId: candidate.listingId, name: candidate.name }]
          : [],
      ),
    },
    ui: textCard(kept),
    ...(!isAllOwn && { passing: { instead: kept, text: told, ui: textCard(told) } }),
    context:
      listed.length === 0
        ? {}
        : {
            lastListings: listed,
            plannedFor:
              startsAtLocal === null
                ? null
                : { startsAtLocal, listingIds: listed.map(({ listingId }) => listingId) },
          },
  };
}
