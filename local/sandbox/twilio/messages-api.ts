import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type ContentTemplate, renderTemplate } from './content-templates.ts';
import { parseCreateMessage } from './create-message-request.ts';
import type { FaultKind, Faults } from './faults.ts';
import { listMessages } from './list-messages.ts';
import { type Message, newSid, type SharedLocation, toResource } from './message.ts';
import { type DeliveryOutcome, runDelivery } from './status-callbacks.ts';
import { TwilioError } from './twilio-error.ts';
import type { WhatsAppNetwork } from './whatsapp-network.ts';

interface MessagesApiOptions {
  network: WhatsAppNetwork;
  faults: Faults;
  templates: ReadonlyMap<string, ContentTemplate>;
  accountSid: string;
  authToken: string;
  senders: readonly string[];
  stepMs: number;
  lateMs: number;
  now: () => Date;
  onCallbackFailed: (reason: string) => void;
}

type Bindings = { Bindings: HttpBindings };

function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Twilio's answer for a request it did not take, or took and then could not say so. */
function failureOf(fault: FaultKind | undefined): TwilioError | undefined {
  if (fault === '429') return new TwilioError(429, 20429, 'Too Many Requests');
  if (fault === '500' || fault === '500-after-accept') {
    return new TwilioError(500, 20500, 'An internal server error has occurred');
  }
  if (fault === 'opted-out') return new TwilioError(400, 21610, 'Attempt to send to unsubscribed recipient');
  return undefined;
}

/** What WhatsApp does with a message that Twilio accepted. https://www.twilio.com/docs/api/errors */
function outcomeOf(
  fault: FaultKind | undefined,
  { isInWindow, isInPace }: { isInWindow: boolean; isInPace: boolean },
): DeliveryOutcome {
  if (!isInWindow) return { status: 'failed', errorCode: 63_016 };
  if (fault === 'blocked') return { status: 'failed', errorCode: 63_014 };
  if (fault === 'rate-limited' || !isInPace) return { status: 'failed', errorCode: 63_018 };
  if (fault === 'undelivered') return { status: 'undelivered', errorCode: 63_024 };
  return { status: 'read' };
}

/** `geo:35.34,33.32|Harbour`. https://www.twilio.com/docs/whatsapp/api#location-messages-with-whatsapp */
function sharedLocation(persistentActions: readonly string[]): SharedLocation | undefined {
  const [, latitude, longitude, label = null] =
    /^geo:(-?[\d.]+),(-?[\d.]+)(?:\|(.*))?$/.exec(persistentActions[0] ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude), label };
}

/** Breaks the connection without an answer. The promise never settles: there is nobody left to answer. */
function resetConnection(context: Context<Bindings>): Promise<Response> {
  context.env.incoming.socket.resetAndDestroy();
  return new Promise(() => {});
}

/**
 * Twilio's Messages API for one account and its WhatsApp senders, on the published paths.
 * https://www.twilio.com/docs/messaging/api/message-resource
 */
export function messagesApi(options: MessagesApiOptions): Hono<Bindings> {
  const { network, faults, accountSid, now } = options;
  const path = `/2010-04-01/Accounts/${accountSid}/Messages`;
  const app = new Hono<Bindings>();

  app.use('/2010-04-01/*', async (context, next) => {
    const expected = `Basic ${Buffer.from(`${accountSid}:${options.authToken}`).toString('base64')}`;
    if (!sameText(context.req.header('authorization') ?? '', expected)) {
      throw new TwilioError(401, 20003, 'Authenticate');
    }
    await next();
  });

  /** Takes the message into the network and walks it on; `reported` resolves after its last callback. */
  function accept(
    form: URLSearchParams,
    fault: FaultKind | undefined,
  ): { message: Message; reported: Promise<void> } {
    const request = parseCreateMessage(form, options.senders);
    const { contentSid } = request;
    const rendered =
      contentSid === undefined
        ? { body: request.body ?? '', buttons: [], approved: false }
        : renderTemplate(options.templates, contentSid, request.contentVariables);
    const at = now();
    const message: Message = {
      sid: newSid('SM'),
      direction: 'outbound-api',
      from: request.from,
      to: request.to,
      body: rendered.body,
      buttons: rendered.buttons,
      contentSid,
      isApprovedTemplate: rendered.approved,
      arrival: undefined,
      location: sharedLocation(request.persistentActions),
      mediaUrls: request.mediaUrls,
      persistentActions: request.persistentActions,
      statusCallback: request.statusCallback,
      status: 'queued',
      errorCode: undefined,
      createdAt: at,
      sentAt: undefined,
      updatedAt: at,
    };
    network.add(message);
    const outcome = outcomeOf(fault, {
      isInWindow: rendered.approved || network.isWindowOpen(message.to),
      isInPace: network.takesOneMore(message.to),
    });
    const onDelivered = () => network.deliver(message);
    const onChanged = () => network.changed(message);
    const reported = pause(0).then(() =>
      runDelivery({ ...options, message, fault, outcome, onDelivered, onChanged }),
    );
    return { message, reported };
  }

  app.post(`${path}.json`, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const fault = faults.take(form.get('To'));
    if (fault !== undefined) network.stir();
    if (fault === 'connect-reset') return resetConnection(context);
    const failure = failureOf(fault);
    if (failure !== undefined && fault !== '500-after-accept') throw failure;
    const { message, reported } = accept(form, fault);
    if (fault === 'timeout-after-accept') return new Promise<Response>(() => {});
    if (fault === 'callback-before-response') await reported;
    if (failure !== undefined) throw failure;
    return context.json({ ...toResource(message, accountSid), status: 'queued', date_sent: null }, 201);
  });

  app.get(`${path}.json`, (context) => {
    const query = new URL(context.req.url).searchParams;
    const { page, envelope } = listMessages(network.messages, query, `${path}.json`);
    return context.json({ ...envelope, messages: page.map((message) => toResource(message, accountSid)) });
  });

  app.get(`${path}/:file{SM[0-9a-f]+\\.json}`, (context) => {
    const message = network.find(context.req.param('file').replace('.json', ''));
    if (message === undefined) {
      throw new TwilioError(404, 20404, `The requested resource ${context.req.path} was not found`);
    }
    return context.json(toResource(message, accountSid));
  });
  return app;
}
