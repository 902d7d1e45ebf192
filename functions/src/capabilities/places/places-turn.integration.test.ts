import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { placesCardSchema } from '@merve/contract';
import { demoDutyRosters, demoPharmacies } from '../../../../local/seed/demo-pharmacies.ts';
import { demoPlaces } from '../../../../local/seed/demo-places.ts';
import { createCatalogue } from '../../catalogue/index.ts';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../model/keyword-planner.ts';
import type { OrchestratorDependencies } from '../../orchestrator/dependencies.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { toolRegistry } from '../../tools/registry.ts';
import { placesCapability } from './index.ts';

const harbour = { latitude: 35.3417, longitude: 33.3211, label: null };

let world: World;
let planner: Pick<OrchestratorDependencies, 'model' | 'tools' | 'asksAboutHere'>;
let person: string;
let count = 0;

beforeAll(async () => {
  world = await createWorld();
  const { documents } = world;
  const catalogue = createCatalogue(documents);
  const batch = documents.db.batch();
  for (const place of [...demoPlaces(), ...demoPharmacies()])
    batch.set(documents.place(place.placeId), place);
  for (const roster of demoDutyRosters(world.clock.now(), 3)) {
    batch.set(documents.dutyRoster(roster.marketId, roster.date), roster);
  }
  await batch.commit();
  const places = placesCapability({ documents, catalogue, points: null, geocoder: null });
  const tools = toolRegistry([...world.tools.tools, ...places.tools]);
  planner = {
    tools,
    model: keywordPlanner(catalogue, capabilityPlannings),
    asksAboutHere: places.asksAboutHere,
  };
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
  person = `looks-around-${count}`;
});

async function says(
  text: string,
  changes: Parameters<World['append']>[2] = {},
  using: Partial<OrchestratorDependencies> = planner,
): Promise<string> {
  const result = await world.process(await world.append(person, text, changes), using);
  const turns = result.kind === 'processed' ? result.turns : [];
  return turns.flatMap(({ replies }) => replies.map((reply) => reply.text)).join('\n');
}

describe('a conversation led by the keyword planner', () => {
  test('the nearest pharmacy: asked where, the location shared, answered with what is open', async () => {
    expect(await says('Where is the nearest pharmacy?')).toMatch(/^Where are you\? Share your location/);
    const reply = await says('', { location: harbour });
    // A Saturday at noon.
    expect(reply).toMatch(
      /^Open now:\n1\. Mint Leaf Pharmacy — Kyrenia \/ Girne, .*, open until 13:30, \+905330000401\n {3}https:/,
    );
    // The location is known now.
    expect(await says('pharmacy on duty tonight')).toMatch(
      /On duty in the night from Saturday 21 November:\n1\. /,
    );
  });

  test('nöbetçi eczane, answered with the districts and, for a town, with the nearest', async () => {
    const reply = await says('Nöbetçi eczane hangisi?');
    expect(reply).toMatch(/^21 Kasım Cumartesi gecesi nöbetçi:\n1\. .*nöbet: 19:00 – 08:00/);
    expect(reply.match(/^\d+\. /gm)).toHaveLength(6);
    expect(await says('Kyrenia nöbetçi eczane')).toMatch(/^Kyrenia yakınında:\n21 Kasım/);
  });

  test('the town in answer to the question where', async () => {
    await says('a pharmacy please');
    expect(await says('Kyrenia')).toMatch(/^Near Kyrenia:\nOpen now:\n1\. /);
  });

  test('what is near: the places worth an outing, with pins in the thread', async () => {
    await says('', { location: harbour });
    const appended = await world.append(person, 'what’s near me?');
    await world.process(appended, planner);
    const messages = await world.documents.messages(appended.threadId).orderBy('seq').get();
    const last = messages.docs.at(-1)?.data();
    expect(last?.text).toMatch(/^Near you:\n1\. .* — .*, Kyrenia \/ Girne, \d+ m/);
    const card = placesCardSchema.parse(last?.ui);
    expect(card.items).toHaveLength(5);
    expect(card.origin).toMatchObject({ latitude: harbour.latitude });
  });

  test('a question in another language is answered in it', async () => {
    await says('', { location: harbour });
    expect(await says('где ближайшая аптека?')).toMatch(/^Сейчас открыты:\n1\. /);
    expect(await says('가까운 약국 어디예요?')).toMatch(/^지금 영업 중:\n1\. /);
  });
});

describe('a conversation led by a model', () => {
  const scripted = () => ({ tools: planner.tools, model: world.model });

  test('is given the facts without coordinates, and says its own words', async () => {
    world.model.script(
      [{ call: 'findPharmacy', args: { near: 'Kyrenia' } }],
      'Harbour Lamp Pharmacy is open.',
    );
    expect(await says('I need aspirin in Kyrenia', {}, scripted())).toBe('Harbour Lamp Pharmacy is open.');
    const results = world.model.requests.at(-1)?.turns.at(-1);
    const response = results?.role === 'tool' ? results.results[0]?.response : undefined;
    expect(response).toMatchObject({ committed: false, openNow: true });
    expect(JSON.stringify(response?.['places'])).not.toContain('latitude');
  });

  test('with bad arguments, or none it may give, is told so and nothing is written', async () => {
    world.model.script(
      [
        { call: 'findPharmacy', args: { when: 'yesterday' } },
        { call: 'getNearbyPlaces', args: { kind: 'dragon' } },
        { call: 'searchLocalPlaces', args: {} },
      ],
      'Where are you?',
    );
    await says('find something', {}, scripted());
    const results = world.model.requests.at(-1)?.turns.at(-1);
    const codes = results?.role === 'tool' ? results.results.map(({ response }) => response['refused']) : [];
    expect(codes).toEqual(Array(3).fill(expect.objectContaining({ code: 'TOOL_ARGUMENTS_INVALID' })));
  });
});
