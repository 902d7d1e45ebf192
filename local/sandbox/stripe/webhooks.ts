import Stripe from 'stripe';
import { newId, type StripeEvent } from './objects.ts';

export interface WebhookOptions {
  /** Null: events are kept, and nobody is told. */
  readonly url: () => string | null;
  readonly secret: string;
  readonly now: () => Date;
  readonly onFailed: (reason: string) => void;
}

/** Events as Stripe tells of them: signed by the SDK's own code, at least once; a test decides when else. */
export function createWebhooks({ url, secret, now, onFailed }: WebhookOptions) {
  const events: StripeEvent[] = [];
  const underWay = new Set<Promise<unknown>>();

  /** @returns the endpoint's HTTP status; 0 if nobody answers. */
  async function post(event: StripeEvent, to: string): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    try {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
      });
      await response.arrayBuffer();
      if (!response.ok) onFailed(`${event.type}: ${response.status}`);
      return response.status;
    } catch (error) {
      onFailed(`${event.type}: ${String(error)}`);
      return 0;
    }
  }

  return {
    events: (): readonly StripeEvent[] => events,
    emit(type: string, object: unknown): void {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: Math.floor(now().getTime() / 1000),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object: structuredClone(object) },
      };
      events.push(event);
      const to = url();
      if (to === null) return;
      const delivery = post(event, to).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    /** Tells of an event again, as Stripe does when an answer was lost. */
    async resend(eventId: string, to = url()): Promise<number> {
      const event = events.find(({ id }) => id === eventId);
      if (event === undefined || to === null) throw new Error(`There is nothing to send again: ${eventId}`);
      return post(event, to);
    },
    /** The body and signature of an event, for whoever delivers it themselves. */
    signed(event: StripeEvent, at = now()): { readonly payload: string; readonly signature: string } {
      const payload = JSON.stringify(event, null, 2);
      const timestamp = Math.floor(at.getTime() / 1000);
      return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
    },
    settled: () => Promise.allSettled([...underWay]),
  };
}
