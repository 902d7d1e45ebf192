import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { fault } from './faults.ts';
import { createMediaShelf } from './media-shelf.ts';
import { toResource } from './message.ts';
import { phoneAction, phoneNumber } from './phones.ts';
import type { TwilioSandbox } from './twilio-sandbox.ts';
import type { Conversation } from './whatsapp-network.ts';

const waitMs = z.coerce.number().int().min(0).max(300_000).default(0);
const inboxQuery = z.object({ after: z.coerce.number().int().min(0).default(0), waitMs });
const conversationsQuery = z.object({
  phones: z.string().transform((list, context) => {
    const numbers = z.array(phoneNumber).safeParse(list.split(','));
    if (numbers.success) return numbers.data;
    context.addIssue('phones is a list of numbers with commas between them.');
    return z.NEVER;
  }),
  after: z.coerce.number().int().min(0).optional(),
  waitMs,
});
const windowChange = z.object({ lastInboundAt: z.iso.datetime().nullable() });

/** Pages of this machine alone: the simulator of the web app, wherever it is served here. */
const ofThisMachine = (origin: string): string | null =>
  /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin) ? origin : null;

function conversationBody({ phone, messages, windowClosesAt }: Conversation): object {
  return {
    phone,
    windowClosesAt: windowClosesAt?.toISOString() ?? null,
    messages: messages.map((message) => ({
      sid: message.sid,
      from: message.direction === 'inbound' ? 'phone' : 'merve',
      body: message.body,
      buttons: message.buttons,
      mediaUrls: message.mediaUrls,
      location: message.location ?? null,
      isApprovedTemplate: message.isApprovedTemplate,
      status: message.arrival ?? message.status,
      errorCode: message.errorCode ?? null,
      at: message.createdAt.toISOString(),
    })),
  };
}

/** The phones' side of the sandbox, and its faults, over HTTP: what `npm run chat`, the web app's simulator and tests use. */
export function controlApi(sandbox: Omit<TwilioSandbox, 'stop' | 'url' | 'port'>): Hono {
  const app = new Hono();
  const shelf = createMediaShelf();
  app.use('/sandbox/*', cors({ origin: ofThisMachine, maxAge: 600 }));
  app.get('/sandbox/status', (context) => context.json(sandbox.status()));
  app.get('/sandbox/people', (context) => context.json({ people: sandbox.people() }));
  app.get('/sandbox/places', (context) => context.json({ places: sandbox.places() }));
  app.get('/sandbox/messages', (context) =>
    context.json({
      messages: sandbox.messages().map((message) => toResource(message, sandbox.status().accountSid)),
    }),
  );
  app.get('/sandbox/conversations', async (context) => {
    const { phones, after, waitMs } = conversationsQuery.parse(context.req.query());
    const since = after === undefined ? {} : { after };
    const { conversations, ...rest } = await sandbox.conversations(phones, { ...since, waitMs });
    const faults = sandbox.faults();
    return context.json({ ...rest, faults, conversations: conversations.map(conversationBody) });
  });
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
  app.delete('/sandbox/phones/:phone/window', async (context) => {
    await sandbox.closeWindow(phoneNumber.parse(context.req.param('phone')));
    return context.json({});
  });
  app.post('/sandbox/media', async (context) => {
    const contentType = context.req.header('content-type') ?? '';
    const result = shelf.keep({ contentType, bytes: await context.req.arrayBuffer() });
    if ('problem' in result) return context.json({ problems: [result.problem] }, 400);
    return context.json({ url: new URL(`/sandbox/media/${result.id}`, context.req.url).href, contentType });
  });
  app.get('/sandbox/media/:id', (context) => {
    const media = shelf.find(context.req.param('id'));
    if (media === undefined) return context.notFound();
    return context.body(media.bytes, 200, {
      'content-type': media.contentType,
      'x-content-type-options': 'nosniff',
    });
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
