/** Days in a city that the market has nothing of: Google's double behind the tool, the keyword planner before it. */
import { beforeEach, expect, test } from '@jest/globals';
import { demoCityPlaces } from '../../../local/sandbox/google-places/index.ts';
import { googleCityOfFile } from '../capabilities/place-search/testing/google-city.ts';
import { confirmItineraryHandler } from '../capabilities/trips/confirm-itinerary.ts';
import { generateItineraryTool } from '../capabilities/trips/generate-itinerary.ts';
import { keywordPlanner } from '../model/keyword-planner.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import { toolRegistry } from '../tools/registry.ts';
import { capabilityPlannings } from './capabilities.ts';

const city = googleCityOfFile();
let using: Partial<OrchestratorDependencies>;
let count = 0;

beforeEach(() => {
  count += 1;
  const { documents, catalogue, tools } = city.world;
  const outsidePlaces = { google: city.google(), map: null, geocoder: null };
  using = {
    tools: toolRegistry([...tools.tools, generateItineraryTool({ documents, catalogue, outsidePlaces })]),
    model: keywordPlanner(catalogue, capabilityPlannings),
    commitHandlers: [confirmItineraryHandler(documents)],
  };
});

async function says(text: string): Promise<string> {
  const appended = await city.world.append(`plans-abroad-${count}`, text, {});
  const result = await city.world.process(appended, { ...city.world, ...using });
  const replies = result.kind === 'processed' ? result.turns.flatMap((turn) => turn.replies) : [];
  return replies.map((reply) => reply.text).join('\n');
}

/** Museums of the double, each name once, as nobody there writes them. */
const museums = [
  ...new Set(
    demoCityPlaces()
      .filter(({ types }) => types.includes('museum'))
      .map(({ name }) => name[0].toLowerCase()),
  ),
].slice(0, 5);

test('are planned out of what is named and verified, saved by a YES, and nothing of the provider is kept but ids', async () => {
  const asked = await says('Plan 2 days in Tel Aviv from Monday');
  expect(asked).toContain('I keep no sights in Tel Aviv (Israel) myself');
  const shown = await says(`${museums.join(', ')}, Atlantis Observatory`);
  // Each name once; the city is known by an open table.
  expect(city.double.requests.length).toBeLessThanOrEqual(museums.length + 1);
  expect(shown).toContain('Tel Aviv (Israel)');
  for (const museum of museums)
    expect(shown).toMatch(new RegExp(`\\d\\d:\\d\\d–\\d\\d:\\d\\d ${museum} \\(opening hours not known`));
  expect(shown).not.toMatch(/–\d\d:\d\d Atlantis Observatory/);
  expect(shown).toContain('The ways between are estimated');
  expect(await says('yes')).toContain('Saved: Tel Aviv (Israel)');
  const [trip] = (await city.world.documents.trips.get()).docs.map((one) => one.data());
  expect(trip).toMatchObject({ timeZone: 'Asia/Jerusalem', days: 2 });
  const days = (await city.world.documents.itineraryDays(trip?.tripId ?? '').get()).docs.map((one) =>
    one.data(),
  );
  const items = days.flatMap((day) => day.items);
  expect(items.map(({ name }) => name).toSorted()).toEqual(museums.toSorted());
  const ids = new Set(demoCityPlaces().map(({ id }) => id));
  expect(items.every(({ outsideId, placeId }) => placeId === null && ids.has(outsideId ?? ''))).toBe(true);
  const kept = JSON.stringify([trip, days]);
  for (const { name, address, at, website } of demoCityPlaces()) {
    for (const text of [...name, ...address, String(at.latitude), website ?? 'https://place-'])
      expect(kept).not.toContain(text);
  }
}, 120_000);

test('a town that nobody knows is asked about, and asks the provider once', async () => {
  const answer = await says('Plan 2 days in Xyzzyton from Monday');
  expect(answer).toContain('I do not know “Xyzzyton”');
});
