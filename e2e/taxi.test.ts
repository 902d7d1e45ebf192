import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { useStack } from './harness.ts';

const stack = useStack();

const ride = z.object({
  rideId: z.string(),
  code: z.string(),
  state: z.string(),
  offeredTo: z.array(z.string()),
});

/** The ride of a guest, as it is stored now. */
async function rideOf(threadId: string) {
  const found = await stack().db.collection('taxi_requests').where('threadId', '==', threadId).get();
  return found.docs.map((document) => ride.parse(document.data()));
}

async function phoneOf(driverId: string) {
  const driver = await stack().db.doc(`taxi_drivers/${driverId}`).get();
  const phone = stack().phone(z.string().parse(driver.get('phone')));
  phone.skipTo((await phone.history()).length);
  return phone;
}

describe('a taxi over WhatsApp', () => {
  test('is proposed, called by YES, taken by one driver and driven to the end', async () => {
    const { newPhone, hear, hearQuiet, threadOf } = stack();
    const guest = newPhone('Deniz');
    await guest.send({ body: 'A taxi from Carob Lantern to the airport for 2 people' });
    const [proposal] = await hear(guest);
    expect(proposal?.body).toContain('Taxi from Carob Lantern');
    expect(proposal?.body).toContain('to Ercan Airport');
    expect(proposal?.body).toContain('No taxi has been called yet');

    await guest.send({ body: 'YES' });
    expect((await hear(guest))[0]?.body).toContain('No driver has taken it yet');
    const { threadId = '' } = (await threadOf(guest)) ?? {};
    const [called] = await rideOf(threadId);
    expect(called?.offeredTo).toHaveLength(3);
    const [taker, loser] = await Promise.all((called?.offeredTo ?? []).slice(0, 2).map(phoneOf));
    if (called === undefined || taker === undefined || loser === undefined)
      throw new Error('Nobody was asked');

    await Promise.all([
      taker.send({ body: `EVET ${called.code}` }),
      loser.send({ body: `yes ${called.code.toLowerCase()}` }),
    ]);
    const answers = [...(await hear(taker)), ...(await hear(loser))].map(({ body }) => body).join('\n');
    expect(answers).toMatch(/yolculuğu sizin|is yours/);
    expect(answers).toMatch(/başka bir sürücü aldı|gone to another driver/);
    expect((await hear(guest))[0]?.body).toContain('has taken your ride');
    const driver = z
      .string()
      .parse((await stack().db.doc(`taxi_requests/${called.rideId}`).get()).get('driverId'));
    const driverPhone = await phoneOf(driver);
    for (const [words, told] of [
      ['geldim', 'Your taxi is there'],
      [`ALDIM ${called.code}`, 'You are on your way'],
      ['BİTTİ', 'is over'],
    ] as const) {
      await driverPhone.send({ body: words });
      expect((await hear(guest))[0]?.body).toContain(told);
    }
    expect((await rideOf(threadId)).map(({ state }) => state)).toEqual(['completed']);
    expect(await hearQuiet(guest)).toEqual([]);
  });

  test('is looked for farther away as soon as everybody asked has declined, and called off by the guest', async () => {
    const { newPhone, hear, threadOf } = stack();
    const guest = newPhone();
    await guest.send({ body: 'taxi from Dry Fig Tavern to Nicosia' });
    await hear(guest);
    await guest.send({ body: 'YES' });
    await hear(guest);
    const { threadId = '' } = (await threadOf(guest)) ?? {};
    const [called] = await rideOf(threadId);
    if (called === undefined) throw new Error('No taxi was called');
    for (const driverId of called.offeredTo) {
      const driver = await phoneOf(driverId);
      await driver.send({ body: `HAYIR ${called.code}` });
      await hear(driver);
    }
    // The task of the next round, not the minute sweep: nobody runs that here.
    expect((await hear(guest))[0]?.body).toMatch(/I am now asking drivers within \d+ km/);
    const [wider] = await rideOf(threadId);
    expect(wider?.offeredTo.length).toBeGreaterThan(called.offeredTo.length);

    await guest.send({ body: 'cancel the taxi' });
    expect((await hear(guest))[0]?.body).toContain(`Call off ride ${called.code}`);
    await guest.send({ body: 'YES' });
    expect((await hear(guest))[0]?.body).toContain('Called off');
    expect((await rideOf(threadId)).map(({ state }) => state)).toEqual(['cancelled']);
  });
});
