import { signedForm } from '../../../../../bench/signed-form.ts';
import type { Appended } from '../../../conversations/append-inbound.ts';
import { inboundLines } from '../../../entrypoints/capabilities.ts';
import { market } from '../../../orchestrator/testing/demo-market.ts';
import type { World } from '../../../orchestrator/testing/world.ts';
import { receiveWebhook, type WebhookRequest, type WhatsAppDoor } from '../receive-webhook.ts';

/** The webhook as Twilio posts to it: a message is stored, and gets no turn. */
export interface WebhookDoor {
  /** A signed request of its own, to be posted once or more often. `phone` is `+E164`. */
  form(phone: string, text: string, fields?: Readonly<Record<string, string>>): WebhookRequest;
  post(request: WebhookRequest): Promise<Appended>;
  posts(phone: string, text: string, fields?: Readonly<Record<string, string>>): Promise<Appended>;
}

/** What actor ids are keyed with at this door. */
export const actorKey = 'a key of the test alone';
const authToken = 'the token of the test';
const publicUrl = 'https://merve.test/twilioWebhook';

export function webhookDoor(
  { documents, clock }: Pick<World, 'documents' | 'clock'>,
  instance: Pick<WhatsAppDoor, 'markets' | 'marketOfNumber'> = {},
): WebhookDoor {
  const form: WebhookDoor['form'] = (phone, text, fields = {}) =>
    signedForm({ authToken, publicUrl, phone, text, fields });
  const post: WebhookDoor['post'] = (request) =>
    receiveWebhook(
      {
        authToken,
        publicUrl,
        actorKey,
        marketId: market.marketId,
        documents: async () => documents,
        ...instance,
        lines: inboundLines,
        now: () => clock.now(),
      },
      request,
    );
  return { form, post, posts: (phone, text, fields) => post(form(phone, text, fields)) };
}
