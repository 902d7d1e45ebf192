/** A person's own Google account: connected on their page, used by a YES for exactly what was shown, once; and all that can go wrong with it. */
import { describe, expect, test } from '@jest/globals';
import { googleActionDue } from '../capabilities/google-actions/due.ts';
import { googleRoutes as answered } from '../capabilities/google-actions/google-routes.ts';
import { keptOfGoogle } from '../capabilities/google-actions/kept-of-google.ts';
import { actorsOfAccount } from '../identity/actors-of-account.ts';
import { listing } from '../orchestrator/testing/demo-market.ts';
import { organiserIdOf } from '../outings/group-members.ts';
import { tellOuting } from '../outings/tell-outing.ts';
import { noPerson, requestErasure, settleErasure } from '../people/erase-person.ts';
import { googleDesk, key, olga, other, scope } from './testing/google-desk.ts';

const desk = googleDesk();
const { begin, bring, call, connect, decided, due, lastIn, mailsTo, person, sweep, view } = desk;
const sendIt = 'send the plan to the others';
const enterIt = 'put it in my calendar';

describe('a Google account', () => {
  test('is connected for one thing at a time, shown, and given up here and at Google', async () => {
    const { uid } = await person();
    expect(await view(uid)).toMatchObject({ isOffered: true, state: 'none', leaves: [] });
    const url = new URL(await begin(uid, 'mail'));
    expect(url.searchParams.get('scope')).toBe(`openid email ${scope('mail')}`);
    expect(await connect(uid, 'mail')).toBe('connected');
    expect(await connect(uid, 'calendar')).toBe('connected');
    expect(await view(uid)).toMatchObject({
      state: 'connected',
      address: olga,
      leaves: ['mail', 'calendar'],
    });
    const [actorId] = await actorsOfAccount(desk.world.documents, { uid, actorKey: key });
    const kept = JSON.stringify(
      (await desk.world.documents.db.doc(`googleAccounts/${actorId}`).get()).data(),
    );
    // Sealed: nobody reads a refresh token who has the database alone.
    expect(kept).not.toContain('1//');
    expect(await call(uid, 'DELETE', '/v1/me/google')).toMatchObject({ state: 'none' });
    expect(desk.google.requests.at(-1)).toMatchObject({ path: '/revoke', status: 200 });
    expect(await view(uid)).toMatchObject({ state: 'none' });
  });

  test('is not connected by a refusal, an old or used way, another’s way, without what was asked for, or as another account', async () => {
    const [one, two] = [await person(), await person()];
    expect(await connect(one.uid, 'mail', { refuses: true })).toBe('declined');
    expect(await connect(one.uid, 'mail', { withholds: [scope('mail')] })).toBe('withheld');
    desk.google.takeBack(olga);
    const back = desk.google.answer(await begin(one.uid, 'mail'), {});
    // What somebody else began is nothing to them, and stays good for who began it.
    expect(await bring(two.uid, back)).toMatchObject({ outcome: 'lapsed', account: { state: 'none' } });
    expect(await bring(one.uid, back)).toMatchObject({ outcome: 'connected' });
    expect(await bring(one.uid, back)).toMatchObject({ outcome: 'lapsed' });
    const late = desk.google.answer(await begin(one.uid, 'calendar'), {});
    desk.world.clock.advance(10 * 60_000);
    expect(await bring(one.uid, late)).toMatchObject({ outcome: 'lapsed' });
    expect(await connect(one.uid, 'calendar', { account: other })).toBe('otherAccount');
    expect(await view(one.uid)).toMatchObject({ address: olga, leaves: ['mail'] });
    const wrong = desk.google
      .answer(await begin(one.uid, 'calendar'), {})
      .replace(/code=[^&]+/, 'code=nonsense');
    expect(await bring(one.uid, wrong)).toMatchObject({ outcome: 'failed' });
    expect(await bring(one.uid, 'https://merve.test/me/google?state=x&error=nonsense')).toMatchObject({
      outcome: 'lapsed',
    });
  });

  test('goes with its person: taken back at Google, and nothing of it left', async () => {
    const { uid, actorId } = await person();
    await connect(uid, 'mail');
    const { documents, clock } = desk.world;
    const erasing = { documents, clock, keptByCapabilities: async () => keptOfGoogle };
    const erasure = await requestErasure(
      erasing,
      { ...noPerson, actorIds: [actorId], uids: [uid] },
      { askedBy: 'person' },
    );
    await settleErasure(erasing, erasure);
    expect((await documents.googleAccount(actorId).get()).exists).toBe(false);
    expect(desk.google.requests.at(-1)).toMatchObject({ path: '/revoke', status: 200 });
    expect(answered).toHaveLength(4);
  });
});

describe('a plan', () => {
  test('is shown with addresses, subject and text, and sent at YES exactly so, once, to who gave their address', async () => {
    const owner = await person();
    await decided(owner, [`ana${desk.run}@example.org`, null, `ben${desk.run}@example.org`]);
    const [ana, ben] = [`ana${desk.run}@example.org`, `ben${desk.run}@example.org`];
    expect(await owner.says(sendIt)).toContain('https://merve.test/me');
    await connect(owner.uid, 'mail');
    const shown = await owner.says(sendIt);
    for (const part of [
      olga,
      ana,
      ben,
      `Our plan: Supper ${desk.run}`,
      listing.name,
      'not booked yet',
      'No address of: Guest 1',
    ])
      expect(shown).toContain(part);
    expect(desk.google.mails.filter(({ to }) => to === ana)).toEqual([]);
    expect(await owner.says('YES')).toContain('I am sending it');
    const [looked] = desk.world.due.filter(([kind]) => kind === 'googleAction').slice(-1);
    if (looked === undefined) throw new Error('nobody looks');
    // A task that comes twice, and the sweep at the same time.
    await Promise.all([
      googleActionDue.look(due(), looked[1]),
      googleActionDue.look(due(), looked[1]),
      sweep(),
    ]);
    await sweep();
    for (const address of [ana, ben]) {
      const [mail, ...more] = mailsTo(address);
      expect(more).toEqual([]);
      expect(mail?.from).toBe(olga);
      expect(shown).toContain(`Subject: ${mail?.subject}\n\n${mail?.text}`);
      // Nobody reads another's address.
      expect(JSON.stringify(mail)).not.toContain(address === ana ? ben : ana);
    }
    const told = (await desk.world.textsIn(owner.threadId)).filter((text) => text.startsWith('Sent to'));
    expect(told).toHaveLength(1);
    for (const address of [ana, ben]) expect(told[0]).toContain(address);
    // What was done is remembered without addresses.
    const records = await desk.world.documents.db
      .collection('googleActions')
      .where('actorId', '==', owner.actorId)
      .get();
    expect(JSON.stringify(records.docs.map((record) => record.data()))).not.toContain('@example.org');
  });

  test('that Google was given and did not answer is told as uncertain, and never sent again', async () => {
    const owner = await person();
    await decided(owner, [`lost${desk.run}@example.org`]);
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    await owner.says('YES');
    desk.google.plan({ path: /send$/, kind: 'lost' });
    await sweep();
    desk.world.clock.advance(10 * 60_000);
    await sweep();
    expect(mailsTo(`lost${desk.run}@example.org`)).toHaveLength(1);
    expect(await lastIn(owner)).toContain('I do not know whether the mail');
  });

  test('that Google takes no more of for now goes out once it does, and ends no leave; a leave that is missing does', async () => {
    const owner = await person();
    await decided(owner, [`much${desk.run}@example.org`]);
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    await owner.says('YES');
    desk.google.plan({ path: /send$/, kind: { status: 403, reason: 'userRateLimitExceeded' } });
    await sweep();
    expect(mailsTo(`much${desk.run}@example.org`)).toEqual([]);
    desk.world.clock.advance(10 * 60_000);
    await sweep();
    expect(mailsTo(`much${desk.run}@example.org`)).toHaveLength(1);
    expect(await lastIn(owner)).toContain('Sent to');
    await owner.says(sendIt);
    await owner.says('YES');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      desk.google.plan({ path: /send$/, kind: { status: 403, reason: 'dailyLimitExceeded' } });
      await sweep();
      desk.world.clock.advance(15 * 60_000);
    }
    expect(await lastIn(owner)).toContain('Google takes no more from this account for now');
    await owner.says(sendIt);
    await owner.says('YES');
    desk.google.plan({ path: /send$/, kind: { status: 403, reason: 'insufficientPermissions' } });
    await sweep();
    expect(await lastIn(owner)).toContain('Google no longer lets me');
    expect(mailsTo(`much${desk.run}@example.org`)).toHaveLength(1);
  });

  test('whose worker died while it was sent is uncertain as well', async () => {
    const owner = await person();
    await decided(owner, [`dead${desk.run}@example.org`]);
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    await owner.says('YES');
    const [record] = (await desk.world.documents.googleActions.where('actorId', '==', owner.actorId).get())
      .docs;
    const action = record?.data();
    if (action === undefined) throw new Error('nothing is on record');
    const parts = action.parts.map((part) => ({
      ...part,
      state: 'sending' as const,
      claimedAt: desk.world.clock.now(),
    }));
    await desk.world.documents.googleAction(action.actionId).set({ ...action, parts });
    desk.world.clock.advance(60_000);
    await sweep();
    expect(await lastIn(owner)).toContain('I am sending it');
    desk.world.clock.advance(60_000);
    await sweep();
    expect(mailsTo(`dead${desk.run}@example.org`)).toEqual([]);
    expect(await lastIn(owner)).toContain('I do not know whether the mail');
  });

  test('goes to nobody whose address was taken back, who left, or where the leave ended; and is refused by NO', async () => {
    const owner = await person();
    const { outing, guests } = await decided(owner, [`a${desk.run}@example.org`, `b${desk.run}@example.org`]);
    const { outingId } = outing;
    await connect(owner.uid, 'mail');
    await owner.says(sendIt);
    const take = (index: number, address: string | null) =>
      tellOuting(desk.world.documents, {
        ...{ outingId, memberId: guests[index]?.memberId ?? '', actorId: guests[index]?.actorId ?? '' },
        ...{ telling: { address }, now: desk.world.clock.now() },
      });
    await take(1, null);
    // What was shown is not what would be sent: nothing of it is.
    expect(await owner.says('YES')).toContain('has changed since');
    expect(await owner.says(sendIt)).not.toContain(`b${desk.run}@example.org`);
    expect(await owner.says('NO')).toContain('nothing was sent');
    await owner.says(sendIt);
    await owner.says('YES');
    await take(0, `c${desk.run}@example.org`);
    await sweep();
    expect(await lastIn(owner)).toContain('they took their address back');
    await owner.says(sendIt);
    desk.google.takeBack(olga);
    await owner.says('YES');
    await sweep();
    expect(await lastIn(owner)).toContain('Google no longer lets me');
    expect(await view(owner.uid)).toMatchObject({ state: 'ended' });
    expect(desk.google.mails.filter(({ to }) => /^[abc]\d+@/.test(to))).toEqual([]);
    expect(await owner.says(sendIt)).toContain('https://merve.test/me');
    expect(organiserIdOf(outing)).not.toBe(guests[0]?.memberId);
  });

  test.each([
    'x@y.z\r\nBcc: all@example.org',
    'nobody',
    'two@example.org, three@example.org',
    '<a@example.org>',
  ])('takes no address that is none: %j', async (address) => {
    const owner = await person();
    const { outing } = await decided(owner, []);
    const path = `/v1/outings/${outing.outingId}/membership`;
    expect(await call(owner.uid, 'PATCH', path, { address })).toMatchObject({ status: 400 });
  });
});

describe('a calendar', () => {
  test('has an entry once, however often it is put in, shown with what stands there already', async () => {
    const owner = await person();
    const { outing } = await decided(owner, []);
    await connect(owner.uid, 'calendar');
    const shown = await owner.says(enterIt);
    expect(shown).toContain(`Supper ${desk.run} – ${listing.name}`);
    expect(shown).not.toContain('Your calendar');
    await owner.says('YES');
    // The answer is lost: it is in, and is put in again without harm.
    desk.google.plan({ path: /events$/, kind: 'lost' });
    await sweep();
    expect(await lastIn(owner)).toContain('It is in your calendar');
    expect(
      desk.google.requests.filter(({ path, method }) => method === 'PUT' && path.includes('/events/')),
    ).toHaveLength(1);
    await connect(owner.uid, 'freeBusy');
    expect(await owner.says(enterIt)).toContain('Your calendar already has something then: 20:00–22:00.');
    await owner.says('YES');
    await sweep();
    const [event, ...more] = [...(desk.google.events.get(olga)?.values() ?? [])];
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      start: { dateTime: '2026-11-27T18:00:00.000Z', timeZone: outing.timeZone },
    });
  });

  test('tells whether its person is free on the days they name, once they let it, and no title of anything', async () => {
    const owner = await person();
    const asked = 'Am I free on Friday at 8 pm?';
    expect(await owner.says(asked)).toContain('see when your Google calendar is busy');
    await decided(owner, []);
    await connect(owner.uid, 'calendar');
    expect(await owner.says(asked)).toContain('see when your Google calendar is busy');
    await owner.says(enterIt);
    await owner.says('YES');
    await sweep();
    await connect(owner.uid, 'freeBusy');
    expect(await owner.says('Am I free?')).toBe('For which day shall I look into your calendar?');
    expect(await owner.says('27 November')).toMatch(/^Friday 27 November 2026: Your calendar .*20:00–22:00/);
    expect(await owner.says(asked)).toMatch(/^Friday 27 November 2026, 20:00: Your calendar already has/);
    expect(await owner.says('am i free next Tuesday?')).toMatch(/Your calendar is free then\.$/);
    desk.google.plan(
      { path: /freeBusy$/, kind: { status: 500 } },
      { path: /freeBusy$/, kind: { status: 500 } },
    );
    expect(await owner.says(asked)).toContain('I could not look whether your calendar is free');
  });

  test('that Google keeps from us is tried again, and said to be without it at last', async () => {
    const owner = await person();
    await decided(owner, []);
    await connect(owner.uid, 'calendar');
    await owner.says(enterIt);
    await owner.says('YES');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      desk.google.plan({ path: /\/token$/, kind: { status: 403 } });
      await sweep();
      desk.world.clock.advance(15 * 60_000);
    }
    expect(await lastIn(owner)).toContain('Google could not be reached');
  });
});
