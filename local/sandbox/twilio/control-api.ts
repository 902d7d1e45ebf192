import { Hono } from 'hono';
import { z } from 'zod';
import { fault } from './faults.ts';
import { toResource } from './message.ts';
import { phoneAction, phoneNumber } from './phones.ts';
import type { TwilioSandbox } from './twilio-sandbox.ts';

const inboxQuery = z.object({
  after: z.coerce.number().int().min(0).default(0),
  waitMs: z.coerce.number().int().min(0).max(60_000).default(0),
});
const windowChange = z.object({ lastInboundAt: z.iso.datetime().nullable() });

/** The phones' side of the sandbox, and its faults, over HTTP: what `npm run chat` and the tests use. */
export function controlApi(sandbox: Omit<TwilioSandbox, 'stop' | 'url' | 'port'>): Hono {
  const app = new Hono();
  app.get('/sandbox/status', (context) => context.json(sandbox.status()));
  app.get('/sandbox/messages', (context) =>
    context.json({
      messages: sandbox.messages().map((message) => toResource(message, sandbox.status().accountSid)),
    }),
  );
  app.post('/sandbox/phones/:phone/send', async (context) => {
    const phone = phoneNumber.parse(context.req.param('phone'));
    return context.json(await sandbox.send(phone, phoneAction.parse(await context.req.json())));
  });
  app.get('/sandbox/phones/:phone/inbox', async (context) => {
    const phone = phoneNumber.parse(context.req.param('phone'));
    const { after, waitMs } = inboxQuery.parse(context.req.query());
    return context.json({ messages: await sandbox.inbox(phone, { after, waitMs }) });
  });
  app.put('/sandbox/phones/:phone/window', async (context) => {
    const phone = phoneNumber.parse(context.req.param('phone'));
    const { lastInboundAt } = windowChange.parse(await context.req.json());
    sandbox.setLastInbound(phone, lastInboundAt === null ? undefined : new Date(lastInboundAt));
    return context.json({});
  });
  app.get('/sandbox/faults', (context) => context.json({ faults: sandbox.faults() }));
  app.put('/sandbox/faults', async (context) => {
    sandbox.setFaults(z.array(fault).parse(await context.req.json()));
    return context.json({ faults: sandbox.faults() });
  });
  app.delete('/sandbox/messages', (context) => {
    sandbox.clear();
    return context.json({});
  });
  return app;
}
