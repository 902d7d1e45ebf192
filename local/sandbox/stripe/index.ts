import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { createAccount, type StripeAccount } from './account.ts';
import { createFaults, type Fault } from './faults.ts';
import { readForm } from './form-body.ts';
import { createIdempotency } from './idempotency.ts';
import { newId, type StripeEvent } from './objects.ts';
import { payPage } from './pay-page.ts';
import { invalid, StripeError } from './stripe-error.ts';
import { createWebhooks } from './webhooks.ts';

export type { Fault } from './faults.ts';
export type { StripeEvent } from './objects.ts';

export interface StripeSandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where events are posted; without it they are only kept. */
  readonly webhookUrl?: string;
  readonly now?: () => Date;
  readonly onWebhookFailed?: (reason: string) => void;
}

export interface StripeSandbox {
  readonly url: string;
  readonly port: number;
  readonly account: StripeAccount;
  /** How many requests have come, by endpoint: `open`, `read`, `close`, `refund`. */
  requests(endpoint?: string): number;
  setFaults(faults: readonly Fault[]): void;
  events(): readonly StripeEvent[];
  resend(eventId: string, to?: string): Promise<number>;
  signed(event: StripeEvent, at?: Date): { readonly payload: string; readonly signature: string };
  /** Waits for webhooks that are on their way. */
  settled(): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * A double of Stripe on loopback: Checkout Sessions, PaymentIntents and Refunds in the published wire format
 * (form-encoded requests, JSON answers, idempotency keys, errors), signed webhooks, and a page to press "Pay" on.
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { now = () => new Date(), webhookUrl = null, secretKey } = options;
  let base = '';
  const faults = createFaults();
  const counts = new Map<string, number>();
  const idempotent = createIdempotency();
  const webhooks = createWebhooks({
    url: () => webhookUrl,
    secret: options.webhookSecret,
    now,
    onFailed: options.onWebhookFailed ?? (() => {}),
  });
  const account = createAccount({ now, pageUrl: (id) => `${base}/pay/${id}`, emit: webhooks.emit });

  /** One request: key, fault, idempotency, answer. */
  async function answer(context: Context, endpoint: string, perform: () => unknown): Promise<Response> {
    counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
    account.authorize(context.req.header('authorization'), secretKey);
    const fault = faults.take(endpoint);
    if (fault?.kind === 'silent-before') return silence();
    const request = `${context.req.method} ${context.req.path} ${await context.req.text()}`;
    const attempt = () => {
      try {
        if (fault?.kind === 'status') throw planned(fault.status, fault.code);
        return { status: 200, body: structuredClone(perform()) };
      } catch (error) {
        if (error instanceof StripeError) return { status: error.status, body: error.body() };
        throw error;
      }
    };
    const { status, body, replayed } = await idempotent(
      context.req.header('idempotency-key'),
      request,
      attempt,
    );
    if (fault?.kind === 'silent-after') return silence();
    return Response.json(body, {
      status,
      headers: { 'request-id': newId('req'), ...(replayed ? { 'idempotent-replayed': 'true' } : {}) },
    });
  }

  const form = async (context: Context) => readForm(await context.req.text());
  const id = (context: Context) => context.req.param('id') ?? '';
  const app = new Hono();
  app.post('/v1/checkout/sessions', async (context) => {
    const params = await form(context);
    return answer(context, 'open', () => account.openSession(params));
  });
  app.get('/v1/checkout/sessions', (context) =>
    answer(context, 'read', () => {
      const limit = Number(context.req.query('limit') ?? 10);
      const newestFirst = account.sessions().toReversed();
      const data = newestFirst.slice(0, limit);
      return { object: 'list', url: '/v1/checkout/sessions', has_more: newestFirst.length > limit, data };
    }),
  );
  app.get('/v1/checkout/sessions/:id', (context) =>
    answer(context, 'read', () => account.session(id(context))),
  );
  app.post('/v1/checkout/sessions/:id/expire', (context) =>
    answer(context, 'close', () => account.closeSession(id(context))),
  );
  app.get('/v1/payment_intents/:id', (context) => answer(context, 'read', () => account.intent(id(context))));
  app.post('/v1/refunds', async (context) => {
    const params = await form(context);
    return answer(context, 'refund', () => account.refund(params));
  });
  app.get('/v1/refunds', (context) =>
    answer(context, 'read', () => ({
      object: 'list',
      url: '/v1/refunds',
      has_more: false,
      data: account.refundsOf(context.req.query('payment_intent') ?? ''),
    })),
  );
  app.get('/v1/refunds/:id', (context) => answer(context, 'read', () => account.refundOf(id(context))));

  app.get('/pay/:id', (context) => context.html(payPage(account.session(id(context)))));
  app.post('/pay/:id', async (context) => {
    const { outcome } = await form(context);
    const session = account.session(id(context));
    if (session.status !== 'open') return context.html(payPage(session), 410);
    if (outcome !== 'pay') return context.html(payPage(session, 'Your card was declined.'), 402);
    account.pay(session.id);
    return context.html(payPage(session));
  });
  app.notFound((context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}).`;
    return context.json(new StripeError(404, 'invalid_request_error', message).body(), 404);
  });
  app.onError((error) => {
    const known = error instanceof StripeError ? error : new StripeError(500, 'api_error', String(error));
    return Response.json(known.body(), { status: known.status });
  });

  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  base = `http://127.0.0.1:${port}`;
  return {
    url: base,
    port,
    account,
    requests: (endpoint) =>
      endpoint === undefined
        ? [...counts.values()].reduce((sum, count) => sum + count, 0)
        : (counts.get(endpoint) ?? 0),
    setFaults: (planned) => faults.set(planned),
    events: webhooks.events,
    resend: webhooks.resend,
    signed: webhooks.signed,
    settled: webhooks.settled,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await webhooks.settled();
      await closed;
    },
  };
}

/** An answer that never comes; whoever waits gives up. */
function silence(): Promise<Response> {
  return new Promise(() => {});
}

function planned(status: number, code: string | undefined): StripeError {
  const about = code === undefined ? {} : { code };
  if (status === 400) return invalid('Planned refusal', about);
  const types: Record<number, string> = {
    401: 'invalid_request_error',
    402: 'card_error',
    409: 'idempotency_error',
  };
  return new StripeError(status, types[status] ?? 'api_error', 'Planned failure', about);
}
