import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { ZodError } from 'zod';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import type { ContentTemplate } from './content-templates.ts';
import { controlApi } from './control-api.ts';
import { demoTemplates } from './demo-templates.ts';
import { createFaults, type Fault } from './faults.ts';
import { type Arrival, newSid } from './message.ts';
import { messagesApi } from './messages-api.ts';
import { inboundFields, inboundMessage, type PhoneAction, phoneAction } from './phones.ts';
import { signedPost, twilioWaitsMs } from './signed-post.ts';
import { TwilioError } from './twilio-error.ts';
import type { Person, Place, SendResult, TwilioSandbox } from './twilio-sandbox.ts';
import { createWhatsAppNetwork } from './whatsapp-network.ts';

export type { Person, Place, TwilioSandbox } from './twilio-sandbox.ts';

interface TwilioSandboxOptions {
  /** 0 takes any free port. */
  port: number;
  accountSid: string;
  authToken: string;
  /** Where messages from phones are posted. */
  webhookUrl: string;
  /** How long these may take there: Twilio's 15 s where nothing is said. */
  webhookWithinMs?: number;
  /** The WhatsApp sender that phones write to. */
  sender?: string;
  /** Further senders of the account. */
  otherSenders?: readonly string[];
  templates?: ReadonlyMap<string, ContentTemplate>;
  /** Pause between two delivery statuses of one message. */
  stepMs?: number;
  /** How late what is to be late arrives, in either direction. */
  lateMs?: number;
  /** Who may be played on a phone. */
  people?: readonly Person[];
  /** Where phones may say they are. */
  places?: readonly Place[];
  /** Told when a phone's 24-hour window is closed by hand. */
  onWindowClosed?: (phone: string) => Promise<void>;
  now?: () => Date;
  onCallbackFailed?: (reason: string) => void;
}

/**
 * A double of Twilio for WhatsApp, on loopback: the Messages API in its published wire format on one side, phones on the
 * other (see control-api.ts). Webhooks and status callbacks are signed with the account's token by the SDK's own code.
 */
export async function startTwilioSandbox(options: TwilioSandboxOptions): Promise<TwilioSandbox> {
  const { accountSid, authToken, webhookUrl, webhookWithinMs = twilioWaitsMs } = options;
  const { now = () => new Date() } = options;
  const sender = options.sender ?? 'whatsapp:+14155550100';
  const lateMs = options.lateMs ?? 5_000;
  const network = createWhatsAppNetwork(now);
  const faults = createFaults();

  async function send(phone: string, given: PhoneAction): Promise<SendResult> {
    const action = phoneAction.parse(given);
    const messageSid = action.messageSid ?? newSid('SM');
    const tapped =
      action.buttonPayload === undefined
        ? undefined
        : network.lastMessageWithButton(phone, action.buttonPayload);
    const fields = inboundFields({ action, phone, merve: sender, accountSid, messageSid, tapped });
    const message = network.find(messageSid) ?? inboundMessage(fields, now());
    if (network.find(messageSid) === undefined) network.add(message);
    network.setLastInbound(phone, now());
    const arrived = (arrival: Arrival) => {
      message.arrival = arrival;
      network.changed(message);
    };
    if (action.arrives === 'lost') {
      arrived('lost');
      return { messageSid, status: 0, body: '', attempts: 0 };
    }
    if (action.arrives === 'late') await pause(lateMs);
    const post = () => signedPost({ url: webhookUrl, authToken, fields, answerWithinMs: webhookWithinMs });
    try {
      const [answer] = await Promise.all([post(), ...(action.arrives === 'twice' ? [post()] : [])]);
      arrived(answer.status < 300 ? 'taken' : 'refused');
      return { messageSid, ...answer };
    } catch (error) {
      arrived('refused');
      throw error;
    }
  }

  /** What each phone has sent that Merve has not taken yet. */
  const onTheWay = new Map<string, Set<Promise<SendResult>>>();

  const phones = {
    status: () => ({ accountSid, sender, webhookUrl }),
    send(phone: string, given: PhoneAction): Promise<SendResult> {
      const ofPhone = onTheWay.get(phone) ?? new Set();
      const sending = send(phone, given).finally(() => ofPhone.delete(sending));
      onTheWay.set(phone, ofPhone.add(sending));
      return sending;
    },
    inbox: (phone: string, { after = 0, waitMs = 0 }: { after?: number; waitMs?: number } = {}) =>
      network.inbox(phone, after, waitMs),
    conversations: (
      numbers: readonly string[],
      { after, waitMs = 0 }: { after?: number; waitMs?: number } = {},
    ) => network.conversations(numbers, after, waitMs),
    people: () => options.people ?? [],
    places: () => options.places ?? [],
    async closeWindow(phone: string) {
      // A message Merve takes after this would open the window in its record alone, and nothing would reach the person.
      await Promise.allSettled(onTheWay.get(phone) ?? []);
      network.setLastInbound(phone, undefined);
      await options.onWindowClosed?.(phone);
    },
    setLastInbound: (phone: string, at: Date | undefined) => network.setLastInbound(phone, at),
    messages: () => network.messages,
    setFaults(planned: readonly Fault[]) {
      faults.set(planned);
      network.stir();
    },
    faults: () => faults.remaining(),
    clear: () => network.clear(),
  };

  const app = new Hono();
  app.route(
    '/',
    messagesApi({
      network,
      faults,
      templates: options.templates ?? demoTemplates,
      accountSid,
      authToken,
      senders: [sender, ...(options.otherSenders ?? [])],
      stepMs: options.stepMs ?? 20,
      lateMs,
      now,
      onCallbackFailed: options.onCallbackFailed ?? (() => {}),
    }),
  );
  app.route('/', controlApi(phones));
  const notFound = (path: string) =>
    new TwilioError(404, 20404, `The requested resource ${path} was not found`);
  app.notFound((context) => context.json(notFound(context.req.path).body(), 404));
  app.onError((error, context) => {
    if (error instanceof TwilioError) return Response.json(error.body(), { status: error.status });
    if (error instanceof ZodError)
      return context.json({ problems: error.issues.map((issue) => issue.message) }, 400);
    if (error instanceof SyntaxError) return context.json({ problems: ['The body is not JSON.'] }, 400);
    return context.json({ problems: [`The webhook could not be reached: ${String(error)}`] }, 502);
  });

  const server = createServer(getRequestListener(app.fetch));
  const listening = await listenOnLoopback(server, options.port);
  return {
    ...listening,
    ...phones,
  };
}
