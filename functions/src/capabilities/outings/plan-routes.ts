import {
  type Coordinates,
  type LatLng,
  maxSpokenCharacters,
  type OutingIntent,
  type Person,
  type PlanEvent,
  type PlanRequest,
  type PlanResponse,
  planEventSchema,
  planResponseSchema,
  type VoiceRequest,
} from '@merve/contract';
import { outingRoutes as routes } from '@merve/contract/api';
import { detectLanguage } from '../../language/detect-language.ts';
import { oneLine } from '../../language/one-line.ts';
import { type AnsweredRoute, answerRoute, type Identity, type RouteWorld } from '../../manifest/route.ts';
import { readMarket, withController } from '../../markets/index.ts';
import { type OutingHour, outingHour } from '../../outings/intent/outing-hour.ts';
import { readOuting } from '../../outings/intent/read-outing.ts';
import { planForPerson } from '../../outings/plan-for-person.ts';
import { planResponse } from '../../outings/tell-plan.ts';
import { vibesIn } from '../../outings/vibes/read-vibes.ts';
import { identitySection, marketSection, readConfig } from '../../platform/config.ts';
import { asMerveError, MerveError } from '../../platform/errors.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { mayShowInPlan } from './may-show-in-plan.ts';

const pointOf = ({ lat, lng }: LatLng): Coordinates => ({ latitude: lat, longitude: lng });

/** A market whose operators have not switched planning off. @throws MerveError `NOT_FOUND` */
async function planningMarket({ documents, markets }: RouteWorld, marketId: string) {
  const stored = await (markets?.read(marketId) ?? readMarket(documents, marketId));
  const loaded = withController(stored, marketId, []);
  if (!loaded.config.enabled || loaded.config.tools['planOuting']?.enabled === false)
    throw new MerveError('NOT_FOUND', 'This market has no planning of outings');
  return loaded;
}

/** Who an account is by now: the person on WhatsApp that it is linked to comes first. At most two round trips. */
async function personsOf({ documents }: RouteWorld, { uid }: Identity): Promise<readonly Person[]> {
  const own = actorIdFor(`web:${uid}`, readConfig(identitySection).ACTOR_KEY);
  const [identity, person] = await Promise.all([
    documents.webIdentity(uid).get(),
    documents.person(own).get(),
  ]);
  const linkedId = identity.data()?.actorId ?? own;
  const linked = linkedId === own ? undefined : (await documents.person(linkedId).get()).data();
  return [linked, person.data()].flatMap((one) => one ?? []);
}

/** What is wished: the request's own fields before its words; of what neither says, what was said before. */
function intentOf(request: PlanRequest, language: Parameters<typeof readOuting>[1]): OutingIntent {
  const read = readOuting(request.prompt, language);
  const before = request.chat_history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readOuting(content, language))
    .toReversed();
  const earlier = <Slot extends keyof OutingIntent>(slot: Slot): OutingIntent[Slot] | null =>
    before.find((one) => one[slot] !== null)?.[slot] ?? null;
  const asked = request.vibe === null ? undefined : vibesIn(request.vibe)[0]?.dimension;
  return {
    activity: read.activity ?? earlier('activity'),
    // One is what nobody said: the words know better.
    size: request.group_size > 1 ? request.group_size : (read.size ?? earlier('size') ?? request.group_size),
    budget: request.budget ?? read.budget ?? earlier('budget'),
    place: typeof request.location === 'string' ? request.location : (read.place ?? earlier('place')),
    vibe: asked ?? read.vibe ?? earlier('vibe'),
  };
}

async function planned(
  deps: RouteWorld,
  identity: Identity,
  request: PlanRequest,
  tell: (event: PlanEvent) => void,
): Promise<PlanResponse> {
  const marketId = request.market_id ?? readConfig(marketSection).DEFAULT_MARKET_ID;
  const [{ market, config }, persons] = await Promise.all([
    planningMarket(deps, marketId),
    personsOf(deps, identity),
  ]);
  const now = deps.clock.now();
  const language =
    request.language ??
    detectLanguage(request.prompt, null) ??
    persons[0]?.language ??
    config.defaultLanguage;
  const around = request.location === null || typeof request.location === 'string' ? null : request.location;
  const read = intentOf(request, language);
  const { timeZone } = market;
  const hour: Pick<OutingHour, 'startsAt' | 'said'> =
    request.starts_at == null
      ? outingHour(request.prompt, { now, timeZone, language, activity: read.activity })
      : { startsAt: new Date(request.starts_at), said: 'hour' };
  const plan = await planForPerson(deps, {
    prompt: request.prompt,
    // A point is where, whatever the words name (C-52).
    intent: around === null ? read : { ...read, place: null },
    around: around === null ? null : pointOf(around),
    departures: request.member_locations.map(pointOf),
    ...{ startsAt: hour.startsAt, hourIsSaid: hour.said !== 'nothing' },
    ...{ persons, allergies: [], market, config, language, now },
    mayShow: (listing) => mayShowInPlan({ config }, listing),
    log: (node, message) => tell({ type: 'log', node, message }),
  });
  const planning = persons[0]?.planning;
  const profile =
    planning === undefined
      ? null
      : {
          budget_sensitivity: planning.budgetSensitivity,
          vibe_first: planning.vibeFirst,
          risk_averse: planning.riskAverse,
        };
  return planResponse(plan, profile, language);
}

/** Log lines as they come about, and one result, last (L-82, L-83). What goes wrong is an `error` event in its place. */
function eventStream(
  traceId: string,
  plan: (tell: (event: PlanEvent) => void) => Promise<PlanResponse>,
): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      const tell = (event: PlanEvent) => {
        // Who has gone reads nothing any more.
        if (controller.desiredSize !== null) write(event.type, planEventSchema.parse(event));
      };
      try {
        const data = await plan(tell);
        tell({ type: 'result', data: planResponseSchema.parse(data) });
      } catch (thrown) {
        const { code, message } = asMerveError(thrown);
        write('error', { type: 'error', error: { code, message, traceId } });
      }
      controller.close();
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  });
}

/** A sentence read aloud. @throws MerveError `NOT_FOUND` where nobody reads in this language, or by this voice */
async function spoken(deps: RouteWorld, request: VoiceRequest): Promise<Response> {
  const marketId = request.market_id ?? readConfig(marketSection).DEFAULT_MARKET_ID;
  const { voice } = deps;
  const { market, config } = await planningMarket(deps, marketId);
  const language = request.language ?? detectLanguage(request.text, null) ?? config.defaultLanguage;
  const voiceId = request.voice_id ?? voice?.voices[0];
  if (voice == null || !config.providers.elevenLabs.enabled || !voice.speaks(language))
    throw new MerveError('NOT_FOUND', 'Nobody reads this aloud here');
  if (voiceId === undefined || !voice.voices.includes(voiceId))
    throw new MerveError('NOT_FOUND', 'There is no such voice');
  const audio = await voice.speak({
    text: oneLine(request.text, maxSpokenCharacters),
    voiceId,
    caller: { market, config },
  });
  return new Response(audio, { headers: { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' } });
}

/** Planning what a group does, plain or as it comes about. */
export const planRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.planOuting, async ({ deps, identity, body, accept, traceId }) =>
    accept?.includes('text/event-stream') === true
      ? eventStream(traceId, (tell) => planned(deps, identity, body, tell))
      : planned(deps, identity, body, () => {}),
  ),
  answerRoute(routes.synthesizeVoice, ({ deps, body }) => spoken(deps, body)),
  answerRoute(routes.vibeHeatmap, async ({ deps, query }) => {
    const { market } = await planningMarket(
      deps,
      query.market_id ?? readConfig(marketSection).DEFAULT_MARKET_ID,
    );
    // The map's cells come with their library: who asks for none loads none.
    const [{ heatOfMarket }, { boxIn, heatmapOf, resolutionOf }] = await Promise.all([
      import('../../outings/heat/heat-of-market.ts'),
      import('../../outings/heat/read-heat.ts'),
    ]);
    const heat = await heatOfMarket(deps, market, resolutionOf(query.zoom), deps.clock.now());
    return heatmapOf(heat, query.vibe_index, boxIn(query.bbox));
  }),
];
