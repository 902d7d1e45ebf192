import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach } from '@jest/globals';
import twilio from 'twilio';
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js';
import { startTwilioSandbox, type TwilioSandbox } from '../index.ts';

export const accountSid = `AC${'1'.repeat(32)}`;
export const authToken = 'a token of the test';
export const phone = '+905338800001';
export const merve = 'whatsapp:+14155550100';

/** Points the official SDK, otherwise untouched, at the sandbox. */
class LoopbackClient extends twilio.RequestClient {
  readonly base: string;
  constructor(base: string) {
    super();
    this.base = base;
  }
  override request<T>(options: RequestOptions<T>) {
    return super.request<T>({ ...options, uri: options.uri.replace('https://api.twilio.com', this.base) });
  }
}

export interface Received {
  readonly path: string;
  readonly valid: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Stands where the functions stand: checks each signature with the SDK's validator. */
interface Receiver {
  readonly server: Server;
  readonly url: string;
  readonly received: Received[];
  readonly answer: { status: number };
}

async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const signature = String(request.headers['x-twilio-signature']);
      const valid = twilio.validateRequest(authToken, signature, `${url}${request.url}`, fields);
      received.push({ path: request.url ?? '', valid, fields, headers: request.headers });
      response.writeHead(answer.status).end('<Response/>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return { server, url, received, answer };
}

/** A sandbox whose window to `phone` is open, the SDK's client of it, and what receives its webhooks. */
interface SandboxDesk {
  readonly sandbox: TwilioSandbox;
  readonly receiver: Receiver;
  readonly client: twilio.Twilio;
  /** The SDK's client with another time-out, in milliseconds, from now on. */
  reconnect(timeout?: number): void;
  /** Sends a message to `phone`, with these parameters added or changed. */
  send(extra?: Record<string, unknown>): ReturnType<twilio.Twilio['messages']['create']>;
  statusCallback(): string;
  /** What the callbacks reported, in the order in which they came. */
  statuses(): (string | undefined)[];
}

/** Registers a new desk for each test of a file. */
export function sandboxOfEachTest(): SandboxDesk {
  let open: { receiver: Receiver; sandbox: TwilioSandbox; client: twilio.Twilio } | undefined;
  const opened = () => {
    if (open === undefined) throw new Error('The sandbox opens before each test, not earlier');
    return open;
  };
  const clientOf = ({ url }: TwilioSandbox, timeout?: number) =>
    twilio(accountSid, authToken, {
      httpClient: new LoopbackClient(url),
      ...(timeout === undefined ? {} : { timeout }),
    });
  beforeEach(async () => {
    const receiver = await startReceiver();
    const sandbox = await startTwilioSandbox({
      port: 0,
      accountSid,
      authToken,
      webhookUrl: `${receiver.url}/twilioWebhook`,
      stepMs: 1,
      lateMs: 250,
    });
    sandbox.setLastInbound(phone, new Date());
    open = { receiver, sandbox, client: clientOf(sandbox) };
  });
  afterEach(async () => {
    const { sandbox, receiver } = opened();
    await sandbox.stop();
    receiver.server.closeAllConnections();
    await new Promise((resolve) => receiver.server.close(resolve));
  });
  const desk: SandboxDesk = {
    get sandbox() {
      return opened().sandbox;
    },
    get receiver() {
      return opened().receiver;
    },
    get client() {
      return opened().client;
    },
    reconnect(timeout) {
      open = { ...opened(), client: clientOf(desk.sandbox, timeout) };
    },
    send(extra = {}) {
      const message = { to: `whatsapp:${phone}`, from: merve, body: 'Held until 20:10.', ...extra };
      return desk.client.messages.create(message);
    },
    statusCallback: () => `${desk.receiver.url}/twilioStatus?intent=tx1%3Aconfirmed`,
    statuses: () => desk.receiver.received.map(({ fields }) => fields['MessageStatus']),
  };
  return desk;
}
