/** From the end of a vote to a booking: proposed by itself, for who comes, with what they must not eat; members hear of it, each thing once. */
import { describe, expect, test } from '@jest/globals';
import { outingNewsDue, outingVoteDue } from '../capabilities/group-outings/due.ts';
import { holdSlot } from '../ledger/index.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { business, listing, market, offering } from '../orchestrator/testing/demo-market.ts';
import { createOuting } from '../outings/create-outing.ts';
import { organiserIdOf, outingFor, subjectOfOuting } from '../outings/group-members.ts';
import { joinOuting } from '../outings/join-outing.ts';
import { endMembership } from '../sharing/members.ts';
import { second, votingDesk } from './testing/voting-desk.ts';

const desk = votingDesk();
const { calendarBy, due, group, linkIn, says, tells, threadOf, toldOnWhatsApp, turnOf, writes } = desk;

/** Starts a vote, and tells what came of it word for word, with a lie behind it. */
function telling(lie: string): LanguageModel {
  const answer = { modelId: 'telling', finish: 'stop', usage: { inputTokens: 1, outputTokens: 1 } } as const;
  return {
    modelId: 'telling',
    async generate({ turns }) {
      const last = turns.at(-1);
      if (last?.role !== 'tool') {
        const call = { callId: 'c', name: 'startVote', args: { places: [listing.name, second.name] } };
        return { ...answer, rawParts: [], text: '', toolCalls: [call] };
      }
      const text = `${String(last.results[0]?.response['message'])}\n\n${lie}`;
      return { ...answer, rawParts: [{ text }], text, toolCalls: [] };
    },
  };
}

test.each([
  ['en', 'Let us vote on The Olive Lantern and The Pine', 'Your table is booked.'],
  ['de', 'Lass uns über The Olive Lantern und The Pine abstimmen, bitte', 'Ihr Tisch ist gebucht.'],
  ['el', 'Ας ψηφίσουμε για το The Olive Lantern και το The Pine', 'Το τραπέζι σας κλείστηκε.'],
  ['ar', 'لنصوت على The Olive Lantern و The Pine من فضلك', 'تم حجز طاولتك.'],
  ['ko', 'The Olive Lantern 과 The Pine 중에서 투표하자', '테이블이 예약되었습니다.'],
])(
  'what a model is given of a vote to tell word for word is told whole in %s, and its lie is not',
  async (language, text, lie) => {
    const person = `told-${language}`;
    const appended = await desk.world.append(person, text);
    const result = await desk.world.process(appended, { ...desk.using, model: telling(lie) });
    const [told] = result.kind === 'processed' ? result.turns.flatMap(({ replies }) => replies) : [];
    const { text: reply = '', buttons = [] } = told ?? {};
    expect(buttons.map(({ label }) => label)).toEqual(['1. The Olive Lantern', '2. The Pine']);
    expect(reply).toMatch(/^🗳 .+\n.+\n1\. The Olive Lantern\n2\. The Pine\n\n.+\n\n.+\n/);
    expect(reply).toMatch(/https:\/\/merve\.test\/groups\/out_\w+#\w{26}/);
    expect(reply).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(reply).toContain('1 3');
    expect(reply).not.toContain(lie);
  },
);

describe('the end of a vote', () => {
  test('by its deadline is one proposal to the organiser, for who comes, with what they must not eat; a YES books it once', async () => {
    const made = await group('2026-11-28');
    const { organiser, guests } = made;
    await tells(guests[0], made, { allergies: ['peanuts'], companions: 2 });
    await tells(guests[1], made, { dates: { [made.date]: 'no' } });
    // Within the 24 hours in which the organiser may be written to freely.
    desk.world.clock.advance(20 * 3_600_000);
    await Promise.all([outingVoteDue.sweep(due(), () => false), outingVoteDue.sweep(due(), () => false)]);
    await outingNewsDue.sweep(due(), () => false);
    await turnOf(organiser);
    const texts = await desk.world.textsIn(threadOf(organiser));
    const proposal = texts.at(-1) ?? '';
    expect(texts.filter((text) => text.includes('is decided: The Olive Lantern'))).toHaveLength(1);
    // The organiser, Ana and the two she brings; Ben said no.
    expect(proposal).toContain('For 4: those who said they come');
    expect(proposal).toContain('nobody knows what is in the food there');
    expect(proposal).toContain('What others of your group must not eat goes to the place as well');
    expect(proposal.toLowerCase()).not.toContain('peanut');
    const reply = await writes(organiser, 'YES');
    expect(reply).toContain('Confirmed');
    expect(reply.toLowerCase()).not.toContain('peanut');
    const [booking, ...others] = await desk.world.bookingsOf(threadOf(organiser));
    expect(others).toEqual([]);
    expect(booking).toMatchObject({ state: 'confirmed', party: 4, listingId: listing.listingId });
    desk.world.model.script([{ call: 'bookWinner', args: {} }], 'That is so.');
    await writes(organiser, 'book the winner');
    expect(JSON.stringify(desk.world.model.requests.at(-1)?.turns)).toContain(
      `Booked for “${made.outing.title}”`,
    );
    expect(await desk.world.bookingsOf(threadOf(organiser))).toHaveLength(1);
    const merchant = await desk.world.documents.intents
      .where('to', '==', `whatsapp:${business.whatsappE164}`)
      .get();
    expect(merchant.docs.map((document) => document.data().body).join()).toMatch(/peanut/i);

    // Who comes hears that it is booked, and later that it is soon; who does not, hears how the vote ended.
    desk.world.clock.advance(30 * 60_000);
    await Promise.all([outingNewsDue.sweep(due(), () => false), outingNewsDue.sweep(due(), () => false)]);
    const [ana, ben] = await Promise.all(guests.map(toldOnWhatsApp));
    expect(ana?.filter((text) => text.includes('is decided'))).toHaveLength(1);
    expect(ana?.filter((text) => text.startsWith('Booked for'))).toHaveLength(1);
    expect(ben?.filter((text) => text.includes('is decided'))).toHaveLength(1);
    expect(ben?.filter((text) => text.startsWith('Booked for'))).toEqual([]);
    // Each has their own way to the calendar file: the same entry, first as it was chosen, then as it is booked, with nothing of others.
    const own = linkIn(ana?.find((text) => text.startsWith('Booked for')));
    const organisers = await calendarBy(linkIn(texts.find((text) => text.includes('is decided'))));
    const file = await calendarBy(own);
    expect([file.status, file.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect([file.field('DTSTART'), file.field('STATUS')]).toEqual(['20261128T180000Z', 'CONFIRMED']);
    expect(file.field('UID')).toBe(organisers.field('UID'));
    expect(file.file).not.toMatch(new RegExp(`peanut|${guests[1]}|${booking?.reference}`, 'i'));
    expect(organisers.file).toContain(booking?.reference);
    expect((await calendarBy(own.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(404);
    const benId = await outingFor(
      desk.world.documents,
      { outingId: made.outing.outingId, actorIds: [`act_${guests[1]}`] },
      'see',
    );
    const bens = linkIn(ben?.find((text) => text.includes('is decided')));
    expect((await calendarBy(bens)).status).toBe(200);
    expect((await calendarBy(own.replace(/mem_[0-9a-f]+/, benId.memberId))).status).toBe(404);
    // Who comes after all, and what they tell only now.
    await tells(guests[1], made, { dates: { [made.date]: 'yes' }, allergies: ['sesame'] });
    await Promise.all([outingNewsDue.sweep(due(), () => false), outingNewsDue.sweep(due(), () => false)]);
    const later = await desk.world.documents.intents
      .where('to', '==', `whatsapp:${business.whatsappE164}`)
      .get();
    const toldLater = later.docs
      .map((document) => document.data().body)
      .filter((text) => /sesame/i.test(text));
    expect(toldLater).toHaveLength(1);
    await turnOf(organiser);
    const changed = await desk.world.textsIn(threadOf(organiser));
    expect(changed.filter((text) => text.includes('by now 5 come, and 4 are booked')).length).toBeGreaterThan(
      0,
    );
    expect(changed.join().toLowerCase()).not.toContain('sesame');
    expect((await desk.world.threadOf(threadOf(organiser))).pendingAction).toMatchObject({
      tool: 'rescheduleBooking',
    });
    await writes(organiser, 'NO');
    const outing = (await desk.world.documents.outing(made.outing.outingId).get()).data();
    expect(outing?.newsAt).toEqual(new Date((booking?.startsAt.getTime() ?? 0) - 3 * 3_600_000));
    desk.world.clock.advance((outing?.newsAt?.getTime() ?? 0) - desk.world.clock.now().getTime());
    await outingNewsDue.sweep(due(), () => false);
    await outingNewsDue.sweep(due(), () => false);
    expect((await toldOnWhatsApp(guests[0])).filter((text) => text.startsWith('Soon'))).toHaveLength(1);
  });

  test('whose winner is taken meanwhile proposes the next, and says so', async () => {
    const made = await group('2026-12-12');
    const { documents, clock } = desk.world;
    const taken = await holdSlot(documents, {
      ...{ businessId: business.businessId, offering, business, listingId: listing.listingId },
      ...{ marketId: market.marketId, actorId: 'act_other', threadId: 'thr_other', customerName: null },
      ...{ startsAt: new Date('2026-12-12T18:00:00Z'), party: 2, title: 'Table', price: offering.price },
      ...{ idempotencyKey: 'taken', now: clock.now() },
    });
    expect(taken).toMatchObject({ ok: true });
    desk.world.clock.advance(20 * 3_600_000);
    // The hold has run out by then, unless it is a booking.
    const again = await holdSlot(documents, {
      ...{ businessId: business.businessId, offering, business, listingId: listing.listingId },
      ...{ marketId: market.marketId, actorId: 'act_other', threadId: 'thr_other', customerName: null },
      ...{ startsAt: new Date('2026-12-12T18:00:00Z'), party: 2, title: 'Table', price: offering.price },
      ...{ idempotencyKey: 'taken again', now: clock.now() },
    });
    expect(again).toMatchObject({ ok: true });
    await outingVoteDue.sweep(due(), () => false);
    await turnOf(made.organiser);
    const proposal = (await desk.world.textsIn(threadOf(made.organiser))).at(-1) ?? '';
    expect(proposal).toContain(
      'The Olive Lantern cannot be had then, so this is the next of your vote: The Pine.',
    );
  });

  test('reminds who has not voted, once, and nobody who left or said STOP', async () => {
    const made = await group('2026-12-20');
    const { documents, clock } = desk.world;
    const { outingId } = made.outing;
    const late = [`lea${desk.run}`, `mia${desk.run}`, `tom${desk.run}`] as const;
    const code = await createOuting(
      documents,
      { ...made.outing, closesAt: made.outing.closesAt ?? clock.now() },
      { operation: `op-${desk.run}`, key: 'a key of the test alone', now: clock.now() },
    );
    for (const person of late) {
      await says(person);
      await joinOuting(documents, {
        ...{
          token: code.code,
          actorIds: [`act_${person}`],
          name: person,
          channel: 'whatsapp',
          now: clock.now(),
        },
      });
    }
    const { memberId } = await outingFor(documents, { outingId, actorIds: [`act_${late[1]}`] }, 'see');
    await documents.sharedMember(memberId).update({ state: 'left' });
    await writes(late[2], 'STOP');
    const before = (await toldOnWhatsApp(late[2])).length;
    desk.world.clock.advance(17.5 * 3_600_000);
    await Promise.all([outingNewsDue.sweep(due(), () => false), outingNewsDue.sweep(due(), () => false)]);
    await outingNewsDue.sweep(due(), () => false);
    const nudges = async (person: string) =>
      (await toldOnWhatsApp(person)).filter((text) => text.includes('your vote is not in yet'));
    expect(await nudges(late[0])).toHaveLength(1);
    expect(await nudges(late[1])).toEqual([]);
    expect((await toldOnWhatsApp(late[2])).length).toBe(before);
    expect(await nudges(made.guests[0])).toEqual([]);
    expect(organiserIdOf(made.outing)).not.toBe(memberId);
  });

  test('does not touch what waits for another YES: the organiser is told, and asks for it themselves', async () => {
    const made = await group('2026-12-27');
    const { organiser } = made;
    desk.world.clock.advance(19.9 * 3_600_000);
    desk.world.model.script([
      {
        call: 'initiateBooking',
        args: { listing: second.listingId, startsAtLocal: '2026-12-24T13:00', party: 2 },
      },
    ]);
    await writes(organiser, 'a table at The Pine on 24 December at 13:00 for 2 people please');
    const waiting = (await desk.world.threadOf(threadOf(organiser))).pendingAction;
    expect(waiting).not.toBeNull();
    desk.world.clock.advance(0.2 * 3_600_000);
    await outingVoteDue.sweep(due(), () => false);
    const thread = await desk.world.threadOf(threadOf(organiser));
    expect(thread.unprocessed).toBe(false);
    expect((await desk.world.textsIn(threadOf(organiser))).at(-1)).toContain('Write “book the winner”');
  });

  test('has a calendar file from the moment a day is chosen, for as long as somebody is in', async () => {
    const made = await group('2027-07-03');
    const { documents, clock } = desk.world;
    desk.world.clock.advance(20 * 3_600_000);
    await outingVoteDue.sweep(due(), () => false);
    await outingNewsDue.sweep(due(), () => false);
    const [told] = (await toldOnWhatsApp(made.guests[0])).filter((text) => text.includes('is decided'));
    const path = linkIn(told);
    const chosen = await calendarBy(path);
    // Eight in the evening, in summer time.
    expect([chosen.field('DTSTART'), chosen.field('STATUS')]).toEqual(['20270703T170000Z', 'TENTATIVE']);
    const { memberId } = await outingFor(
      documents,
      { outingId: made.outing.outingId, actorIds: [`act_${made.guests[0]}`] },
      'see',
    );
    await endMembership(documents, {
      ...{ subject: subjectOfOuting(made.outing.outingId), how: 'struck', now: clock.now(), memberId },
    });
    expect((await calendarBy(path)).status).toBe(404);
  });
});
