import { expect } from '@jest/globals';
import { z } from 'zod';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { eventually } from '../../local/testing/eventually.ts';
import { keepScreenshots } from './artifacts.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';

const called = z.object({ rideId: z.string(), code: z.string(), offeredTo: z.array(z.string()).min(1) });

describeInBrowser('a taxi, in the web app', () => {
  const webTest = webTests();

  webTest("a driver's tap in the simulator changes the rider's card without a reload", async (web) => {
    const { db } = web.stack;
    const guest = await newGuest(web);
    const rider = await guest.open();
    let loads = 0;
    rider.on('load', () => {
      loads += 1;
    });
    await write(rider, 'A taxi from Carob Lantern to the airport for 2 people');
    await conversationOf(rider).getByRole('button', { name: 'YES' }).click();
    await conversationOf(rider).getByText('Looking for a driver').first().waitFor();

    const threadId = await guest.threadId();
    const rides = db.collection('taxi_requests').where('threadId', '==', threadId);
    const asked = async () => (await rides.get()).docs[0]?.data();
    await eventually(async () => called.safeParse(await asked()).success, 'the ride is offered to a driver');
    const ride = called.parse(await asked());
    const driver = await db.doc(`taxi_drivers/${ride.offeredTo[0]}`).get();
    const { phone, name } = z.object({ phone: z.string(), name: z.string() }).parse(driver.data());

    const simulator = await web.open(`/dev/whatsapp?phones=${phone.replace('+', '')}`);
    const driversPhone = simulator.getByRole('region', { name });
    // The driver has not written today: what asks them is a template, which has no buttons.
    const answer = async (words: string): Promise<void> => {
      await driversPhone.getByRole('textbox').fill(words);
      await driversPhone.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await driversPhone.getByText(ride.code).first().waitFor();
    await answer(`EVET ${ride.code}`);
    await driversPhone.getByText(/yolculuğu sizin|is yours/).waitFor();
    await conversationOf(rider).getByText('On the way to you').first().waitFor();
    await keepScreenshots(rider, 'chat taxi');
    await keepScreenshots(simulator, 'simulator driver');

    await answer('geldim');
    await conversationOf(rider).getByText('Waiting for you').first().waitFor();
    expect(loads).toBe(0);
  });
});
