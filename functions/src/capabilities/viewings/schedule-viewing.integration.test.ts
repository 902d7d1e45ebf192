import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import { momentInWords } from '../../orchestrator/testing/wish-in-words.ts';
import { lookAtRequest } from '../../requests/index.ts';
import { type OrderWorld, openOrderWorld } from '../../requests/testing/order-world.ts';

let agency: OrderWorld;
beforeAll(async () => {
  agency = await openOrderWorld();
});
afterAll(() => agency.world.stop());
beforeEach(() => agency.newDay());

const tomorrowAt = (clock: string) =>
  `${new Date(agency.world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T${clock}`;

const inWords = ({
  startsAtLocal,
  note = '',
  contactName: name,
}: {
  startsAtLocal?: string;
  note?: string;
  contactName?: string;
}) =>
  `${name === undefined ? '' : `My name is ${name}. `}I would like to see it${startsAtLocal === undefined ? '' : ` ${momentInWords(startsAtLocal)}`}. ${note}`;

/** The person asks to see the place, and is shown what would be sent. */
const ask = (
  args: { startsAtLocal?: string; note?: string; contactName?: string } = {},
  text = inWords(args),
) =>
  agency.says(text, agency.customer, [
    [{ call: 'scheduleViewing', args: { listing: agency.listing.listingId, ...args } }],
  ]);
const count = async () => (await agency.documents.requests('viewing').get()).size;

describe('scheduleViewing', () => {
  test('shows what would be sent, and sends nothing before the YES', async () => {
    const before = await count();
    const { reply } = await ask({
      startsAtLocal: tomorrowAt('11:00'),
      note: 'Is there a lift?',
      contactName: 'Deniz',
    });
    expect(reply).toMatch(/Viewing: .*11:00.*Is there a lift\?.*Name: Deniz.*not sent yet/s);
    expect(agency.sentTo(agency.merchant)).toHaveLength(1);
    expect(await count()).toBe(before);
  });

  test('YES writes the lead and tells the agent, who accepts; both are told', async () => {
    await ask({ startsAtLocal: tomorrowAt('11:00'), contactName: 'Deniz' });
    const { reply } = await agency.says('YES');
    const lead = await agency.request('viewing');
    expect(lead).toMatchObject({
      state: 'placed',
      total: null,
      customerName: 'Deniz',
      details: { kind: 'viewing', name: agency.listing.name },
    });
    expect(reply).toContain(lead.reference);
    const told = agency.sentTo(agency.merchant).at(-1) ?? '';
    expect(told).toMatch(/Deniz.*Viewing: .*11:00.*ACCEPT/s);
    expect(told).not.toMatch(/price|minutes|sold out|STOCK/i);
    const answered = await agency.says(`ACCEPT ${lead.reference}`, agency.merchant);
    expect(answered.outcome).toBe('request-accepted');
    expect((await agency.request('viewing')).state).toBe('accepted');
    expect(agency.sentTo(agency.customer).at(-1)).toContain('has accepted it');
  });

  test('an agent who says when else is passed on in their own words', async () => {
    await ask();
    await agency.says('YES');
    const { reference } = await agency.request('viewing');
    await agency.says(`REJECT ${reference} Tuesday at 10 would work`, agency.merchant);
    expect((await agency.request('viewing')).state).toBe('rejected');
    expect(agency.sentTo(agency.customer).at(-1)).toContain('Tuesday at 10 would work');
  });

  test('a silent agent has hours; then the person is told the truth, and it ends', async () => {
    await ask();
    await agency.says('YES');
    const { requestId, lateAt, answerBy, createdAt, threadId, traceId } = await agency.request('viewing');
    expect([lateAt, answerBy].map((at) => (at.getTime() - createdAt.getTime()) / 60_000)).toEqual([60, 480]);
    const look = (now: Date) => lookAtRequest(agency.documents, { kind: 'viewing', requestId, now });
    const late = await look(lateAt);
    expect(late.request?.lateTold).toBe(true);
    // The clock speaks under the trace of the YES.
    const { docs } = await agency.documents.messages(threadId).where('role', '==', 'user').get();
    expect(docs.find((message) => message.data().text === 'YES')?.data().traceId).toBe(traceId);
    expect(late.intents.map((intent) => intent.traceId)).toEqual([traceId]);
    expect((await look(answerBy)).request?.state).toBe('expired');
    expect(await agency.audit()).toEqual([]);
  });

  test('is called off by its person, with a YES of its own', async () => {
    await ask();
    await agency.says('YES');
    const { reference } = await agency.request('viewing');
    await agency.says('call it off', agency.customer, [[{ call: 'cancelViewing', args: { reference } }]]);
    await agency.says('YES');
    expect((await agency.request('viewing')).state).toBe('cancelled');
  });
});

describe('what cannot be asked is refused in words, and nothing is sent', () => {
  const refused = async (args: JsonObject, code: string) => {
    const before = await count();
    const call = { call: 'scheduleViewing', args: { listing: agency.listing.listingId, ...args } };
    const { threadId } = await agency.says('I would like to see it', agency.customer, [[call], 'Sorry.']);
    // What the model was told last: the refusal, with its code and its sentence.
    expect(JSON.stringify(agency.world.model.requests.at(-1)?.turns.at(-1))).toContain(code);
    expect(await count()).toBe(before);
    expect(agency.sentTo(agency.merchant)).toHaveLength(1);
    expect((await agency.world.threadOf(threadId)).pendingAction).toBeNull();
  };

  test.each([
    ['in the past', () => ({ startsAtLocal: '2020-01-01T10:00' }), 'TIME_PAST'],
    ['too far ahead', () => ({ startsAtLocal: '2030-01-01T10:00' }), 'TIME_TOO_FAR'],
    ['while nobody shows it', () => ({ startsAtLocal: tomorrowAt('03:00') }), 'BUSINESS_CLOSED'],
    ['of the wrong type', () => ({ startsAtLocal: 7 }), 'TOOL_ARGUMENTS_INVALID'],
    ['at no time', () => ({ startsAtLocal: 'soon' }), 'TIME_INVALID'],
    ['of nothing known', () => ({ listing: 'Castle in the Air' }), 'LISTING_NOT_FOUND'],
  ])('%s', async (_, args, code) => {
    await refused(args(), code);
  });

  test('where viewings are switched off, or nobody can be told', async () => {
    const { documents, listing } = agency;
    const { marketId, businessId, listingId } = listing;
    const business = (await documents.business(businessId).get()).data();
    if (business === undefined) throw new Error('there is no business');
    await documents.business(businessId).set({ ...business, whatsappE164: null });
    await documents.market(marketId).update({ catalogueVersion: 9_000 });
    await refused({}, 'MERCHANT_UNREACHABLE');
    const actions = listing.merve.actions.filter(({ actionType }) => actionType !== 'schedule_viewing');
    await documents.listing(listingId).set({ ...listing, merve: { ...listing.merve, actions } });
    await documents.market(marketId).update({ catalogueVersion: 9_001 });
    await refused({}, 'NOT_BOOKABLE');
  });
});

test('a YES after the listing was switched off sends nothing', async () => {
  await ask();
  const { documents, listing } = agency;
  await documents.listing(listing.listingId).set({ ...listing, active: false });
  const before = await count();
  await agency.says('YES');
  expect(await count()).toBe(before);
  expect(agency.sentTo(agency.merchant)).toHaveLength(1);
});
