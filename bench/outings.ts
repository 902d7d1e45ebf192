import type { OutingIntent } from '@merve/contract';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { createOpenWeather } from '../functions/src/integrations/open-weather/index.ts';
import { createPredictHq } from '../functions/src/integrations/predict-hq/index.ts';
import { readMarket, withController } from '../functions/src/markets/index.ts';
import { outingHour } from '../functions/src/outings/intent/outing-hour.ts';
import { readOuting } from '../functions/src/outings/intent/read-outing.ts';
import type { Candidate } from '../functions/src/outings/pipeline/candidate.ts';
import { unknownRisks } from '../functions/src/outings/pipeline/risk-evidence.ts';
import { type PlanPorts, type PlanQuestion, runPlan } from '../functions/src/outings/pipeline/run-plan.ts';
import { planForPerson } from '../functions/src/outings/plan-for-person.ts';
import { startLocalFirestore } from '../functions/src/platform/testing/local-firestore.ts';
import { seeded } from '../functions/src/trips/planner/seeded.ts';
import { changingWeather, startOpenWeatherDouble } from '../local/sandbox/open-weather/index.ts';
import { demoEvents, startPredictHqDouble } from '../local/sandbox/predict-hq/index.ts';
import { demoMarketId, seedDemoMarket } from '../local/seed/index.ts';
import { type Row, rounded } from './row.ts';

const plans = 40;
const nothingSaid: OutingIntent = { activity: null, size: null, budget: null, place: 'Kyrenia', vibe: null };
const kyrenia = { latitude: 35.34, longitude: 33.32 };

const question: PlanQuestion = {
  ...{
    prompt: 'something to do',
    intent: nothingSaid,
    departures: [],
    around: null,
    planning: null,
    liked: [],
  },
  startsAt: new Date('2027-03-22T18:00:00Z'),
};

const candidate = (source: number, index: number): Candidate => ({
  ...{ venueId: `listing:${source}-${index}`, provider: 'listing', listingId: `${source}-${index}` },
  ...{
    name: `House ${source} ${index}`,
    address: null,
    rating: 5 - index / 10,
    votes: 100 - index,
    priceTier: 2,
  },
  location: { latitude: 35 + source / 10, longitude: 33 + index / 10 },
  ...{ category: 'restaurant', composite: null, tiers: [2], texts: [], attributions: [] },
});

/** Ports that take their time, each as long as its seed says, and say how long each role had to wait for at least. */
function slowPorts(seed: number) {
  const random = seeded(seed);
  const delay = () => 30 + Math.floor(random() * 120);
  const took = { commander: 0, scout: 0, critic: 0, rounds: 0 };
  const wait = async (ms: number) => {
    const begun = performance.now();
    await new Promise((resolve) => setTimeout(resolve, ms));
    // What the timer really took: a busy machine is no fault of the pipeline.
    return performance.now() - begun;
  };
  const ports: PlanPorts = {
    async locate() {
      took.commander += await wait(delay());
      return kyrenia;
    },
    sources: [0, 1, 2, 3].map((source) => {
      const ms = delay();
      return {
        name: `source ${source}`,
        async find() {
          took.scout = Math.max(took.scout, await wait(ms));
          return Array.from({ length: 8 }, (_, index) => candidate(source, index));
        },
      };
    }),
    async risks(venues) {
      took.rounds += 1;
      const waits = await Promise.all(venues.map(() => wait(delay())));
      took.critic += Math.max(...waits);
      return new Map(venues.map(({ venueId }) => [venueId, { ...unknownRisks, flags: [] }]));
    },
    log: () => {},
    expires: (ms) => AbortSignal.timeout(ms),
  };
  return { ports, took };
}

/**
 * How much longer a plan takes than the longest way through it has to (L-04): locating, the slowest source, and CRITIC, which is the slowest of
 * the three in the middle; what is left over is the roles' own work.
 */
async function wallRows(): Promise<Row[]> {
  let [wall, ideal, rounds] = [0, 0, 0];
  for (let seed = 1; seed <= plans; seed += 1) {
    const { ports, took } = slowPorts(seed);
    const begun = performance.now();
    await runPlan(question, ports);
    wall += performance.now() - begun;
    ideal += took.commander + took.scout + took.critic;
    rounds += took.rounds;
  }
  return [
    { name: 'outings.plan.wall', value: rounded(wall / ideal, 3), unit: 'wall ÷ ideal', target: '≤ 1.15' },
    { name: 'outings.plan.ms', value: rounded(wall / plans), unit: 'ms at 30–150 ms a call', target: null },
    {
      name: 'outings.plan.rounds',
      value: rounded(rounds / plans, 2),
      unit: 'rounds of CRITIC',
      target: null,
    },
  ];
}

const wishes = [
  'what shall we do, five of us, something cozy and cheap in Kyrenia',
  'a hike or some nature for six of us near Kyrenia tomorrow at 10',
  'dinner ideas for eight of us in Famagusta on Saturday evening',
  'something lively with live music for ten of us',
];

/** What a plan over the demo market asks of those who are paid or limited by the call, by an instance that has asked nothing yet. */
async function callRows(): Promise<Row[]> {
  const firestore = await startLocalFirestore();
  const weather = await startOpenWeatherDouble({ apiKey: 'k', weather: changingWeather });
  const events = await startPredictHqDouble({ accessToken: 't', events: demoEvents() });
  try {
    const { documents } = firestore;
    await seedDemoMarket(documents.db);
    const catalogue = createCatalogue(documents);
    const { market, config } = withController(await readMarket(documents, demoMarketId), demoMarketId, []);
    const now = new Date();
    for (const prompt of wishes) {
      const intent = readOuting(prompt, 'en');
      const hour = { now, timeZone: market.timeZone, language: 'en', activity: intent.activity } as const;
      const { startsAt, said } = outingHour(prompt, hour);
      await documents.db.recursiveDelete(documents.db.collection('sharedAnswers'));
      const riskSources = {
        weather: createOpenWeather({ apiKey: 'k', documents, baseUrl: weather.url, cap: null }),
        events: createPredictHq({ accessToken: 't', baseUrl: events.url, cap: null }),
      };
      await planForPerson(
        { documents, catalogue, searchIndex: createOramaSearchIndex(catalogue.latest), riskSources },
        {
          ...{ prompt, intent, around: null, departures: [], startsAt, hourIsSaid: said !== 'nothing' },
          ...{ persons: [], allergies: [], market, config, language: 'en', now },
          log: () => {},
        },
      );
    }
  } finally {
    await Promise.all([weather.stop(), events.stop(), firestore.stop()]);
  }
  const each = ({ requests }: { readonly requests: readonly unknown[] }) =>
    rounded(requests.length / wishes.length, 2);
  return [
    { name: 'outings.calls@openWeather', value: each(weather), unit: 'calls a plan', target: '≤ 8' },
    { name: 'outings.calls@predictHq', value: each(events), unit: 'calls a plan', target: '≤ 8' },
  ];
}

/** What a plan for a group costs: time beside what it has to take, and calls. */
export async function outingRows(): Promise<Row[]> {
  return [...(await wallRows()), ...(await callRows())];
}
