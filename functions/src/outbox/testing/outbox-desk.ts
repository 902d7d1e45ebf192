import { createServer, type Server } from 'node:http';
import type { OutboxIntent, SystemAlert } from '@merve/contract';
import { startTwilioSandbox, type TwilioSandbox } from '../../../../local/sandbox/twilio/index.ts';
import type { MessageSender } from '../../integrations/message-sender.ts';
import { createTwilioSender } from '../../integrations/twilio/message-sender.ts';
import { parseStatusCallback } from '../../integrations/twilio/status-callback.ts';
import { verifySignature } from '../../integrations/twilio/verify-signature.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { ManualClock } from '../../platform/testing/manual-clock.ts';
import { applyDeliveryStatus } from '../apply-delivery-status.ts';
import { claimed } from '../claim.ts';
import type { SendOptions } from '../send-intents.ts';
import { sweepOutbox } from '../sweep-outbox.ts';
import { only, sampleReply } from './sample-intents.ts';

const accountSid = `AC${'2'.repeat(32)}`;
const authToken = 'a token of the outbox tests';

/**
 * The outbox in its surroundings: firestore-local, the real sender over loopback HTTP to the Twilio double, and a
 * status door that checks signatures. The clock of the outbox stands still until told otherwise.
 */
export interface OutboxDesk {
  readonly local: LocalFirestore;
  readonly documents: Documents;
  readonly sandbox: TwilioSandbox;
  readonly sender: MessageSender;
  /** As `sender`, but waits one second for an answer: for a provider that never gives one. */
  readonly impatient: MessageSender;
  readonly clock: ManualClock;
  readonly options: SendOptions;
  /** What the status door did, oldest first: `sent → delivered`, or an error. */
  readonly callbacks: string[];
  /** A person who wrote a moment ago, and a phone to look at. */
  person(phone: string, session?: { optedOut?: boolean; lastInboundAt?: Date }): Promise<string>;
  /** Stores intents as the transaction that makes them true would. */
  store(intents: readonly OutboxIntent[]): Promise<void>;
  /** An intent as its worker holds it, stored: to a person who wrote a moment ago. */
  claimed(threadId: string, phone: string, text?: string): Promise<OutboxIntent>;
  /** The minute sweep; over another sender than the double's, if one is given. */
  sweep(sender?: MessageSender): ReturnType<typeof sweepOutbox>;
  intent(intentId: string): Promise<OutboxIntent>;
  attempts(intentId: string): Promise<string[]>;
  alerts(): Promise<SystemAlert[]>;
  /** The texts the provider has accepted, oldest first. */
  bodies(): string[];
  /** Resolves when the intent is in one of these states; a callback of the double brings it there. */
  reached(intentId: string, ...states: OutboxIntent['state'][]): Promise<OutboxIntent>;
  stop(): Promise<void>;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export async function startOutboxDesk(): Promise<OutboxDesk> {
  const local = await startLocalFirestore();
  const { documents } = local;
  const clock = new ManualClock(new Date());
  const callbacks: string[] = [];
  const waiting = new Set<() => void>();

  const door = createServer(async (request, response) => {
    response.setHeader('connection', 'close');
    try {
      let rawBody = '';
      for await (const chunk of request) rawBody += String(chunk);
      const contentType = request.headers['content-type'];
      verifySignature({
        authToken,
        publicUrl: statusUrl,
        pathAndQuery: (request.url ?? '').replace('/status', ''),
        signature: String(request.headers['x-twilio-signature']),
        rawBody,
        contentType,
      });
      const callback = parseStatusCallback(rawBody, contentType);
      const intentId = new URL(request.url ?? '', statusUrl).searchParams.get('intent');
      const state = await applyDeliveryStatus(documents, { intentId, callback, now: clock.now() });
      callbacks.push(`${callback.status} → ${state}`);
      response.writeHead(200).end();
    } catch (thrown) {
      callbacks.push(`error: ${String(thrown)}`);
      response.writeHead(500).end();
    }
    for (const wake of waiting) wake();
  });
  const statusUrl = `http://127.0.0.1:${await listening(door)}/status`;
  const sandbox = await startTwilioSandbox({
    port: 0,
    accountSid,
    authToken,
    webhookUrl: statusUrl,
    stepMs: 1,
    now: () => clock.now(),
  });
  const senderOf = (patience: { timeoutMs: number }) =>
    createTwilioSender({
      accountSid,
      authToken,
      from: sandbox.status().sender,
      apiBaseUrl: sandbox.url,
      ...patience,
    });
  const sender = senderOf({ timeoutMs: 20_000 });

  const desk: OutboxDesk = {
    local,
    documents,
    sandbox,
    sender,
    impatient: senderOf({ timeoutMs: 1_000 }),
    clock,
    options: { clock, statusCallbackUrl: statusUrl },
    callbacks,
    async person(phone, session = {}) {
      const address = `whatsapp:${phone}`;
      const lastInboundAt = session.lastInboundAt ?? clock.now();
      await documents.session(address).set({
        address,
        actorId: 'act_test',
        linkedUid: null,
        profileName: null,
        optedOut: session.optedOut ?? false,
        lastInboundAt,
        createdAt: lastInboundAt,
      });
      sandbox.setLastInbound(phone, clock.now());
      return address;
    },
    async store(intents) {
      const batch = documents.db.batch();
      for (const intent of intents) batch.create(documents.intent(intent.intentId), intent);
      await batch.commit();
    },
    async claimed(threadId, phone, text) {
      const to = await desk.person(phone);
      const now = clock.now();
      const reply = sampleReply({ threadId, to, now, ...(text === undefined ? {} : { text }) });
      const intents = claimed(reply, `worker of ${threadId}`, now);
      await desk.store(intents);
      return only(intents);
    },
    sweep: (from = sender) => sweepOutbox(documents, from, desk.options),
    bodies: () => sandbox.messages().map(({ body }) => body),
    async intent(intentId) {
      const stored = (await documents.intent(intentId).get()).data();
      if (stored === undefined) throw new Error(`no intent ${intentId}`);
      return stored;
    },
    async attempts(intentId) {
      const collection = documents.attempt(intentId, 0).parent;
      const { docs } = await collection.orderBy('attempt').get();
      return docs.map((document) => document.data().end);
    },
    async alerts() {
      const { docs } = await documents.systemAlerts.get();
      return docs.map((document) => document.data());
    },
    async reached(intentId, ...states) {
      const deadline = Date.now() + 120_000;
      for (;;) {
        const intent = await desk.intent(intentId);
        if (states.includes(intent.state)) return intent;
        const left = deadline - Date.now();
        if (left <= 0) throw new Error(`${intentId} is ${intent.state}; callbacks: ${callbacks.join(', ')}`);
        await new Promise<void>((resolve) => {
          const wake = () => {
            clearTimeout(timer);
            waiting.delete(wake);
            resolve();
          };
          const timer = setTimeout(wake, Math.min(left, 100));
          waiting.add(wake);
        });
      }
    },
    async stop() {
      await sandbox.stop();
      // Callbacks under way are answered first: the SDK does not catch all that a client terminated in mid-transaction throws.
      await new Promise((resolve) => door.close(resolve));
      await local.stop();
    },
  };
  return desk;
}
