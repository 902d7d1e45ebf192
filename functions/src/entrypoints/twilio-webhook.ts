import './global-options.ts';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import type { WebhookRequest } from '../channels/whatsapp/receive-webhook.ts';
import type { MarketReader } from '../markets/kept-markets.ts';
import type { StoredMarket } from '../markets/read-market.ts';
import { identitySection, marketSection, readConfig, twilioSection } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import { inboundLines } from './capabilities.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { functionUrl } from './function-url.ts';
import { errorAnswer } from './http-errors.ts';

/** Answers nothing: the reply is sent by the outbox when the turn is done. */
const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Twilio's webhook for inbound WhatsApp messages. Acknowledged after one transaction, whatever the turn will cost. */
export const twilioWebhook = onRequest(
  { secrets: ['TWILIO_AUTH_TOKEN', 'ACTOR_KEY'] },
  async (request, response) => {
    try {
      const { receiveWebhook } = await import('../channels/whatsapp/receive-webhook.ts');
      const twilio = readConfig(twilioSection);
      const marketId = readConfig(marketSection).DEFAULT_MARKET_ID;
      const ofMarkets = [...twilio.TWILIO_MARKET_NUMBERS].map(([id, number]) => [number, id] as const);
      await receiveWebhook(
        {
          authToken: twilio.TWILIO_AUTH_TOKEN,
          publicUrl: functionUrl(twilio.PUBLIC_WEBHOOK_URL, 'twilioWebhook'),
          actorKey: readConfig(identitySection).ACTOR_KEY,
          marketId,
          marketOfNumber: new Map([[twilio.TWILIO_WHATSAPP_FROM, marketId], ...ofMarkets]),
          documents: firestoreDocuments,
          markets: marketsOfInstance,
          lines: inboundLines,
          now: () => new Date(),
        },
        webhookRequest(request),
      );
      response.type('text/xml').send(emptyTwiml);
    } catch (thrown) {
      const { status, body } = errorAnswer(thrown, randomId());
      response.status(status).json(body);
    }
  },
);

let markets: MarketReader<StoredMarket> | null = null;

/** What a market allows is as old as `MARKET_KEPT_SECONDS` at the most, as everywhere. */
async function marketsOfInstance(): Promise<MarketReader<StoredMarket>> {
  const [documents, { keptStoredMarkets }] = await Promise.all([
    firestoreDocuments(),
    import('../markets/kept-markets.ts'),
  ]);
  const maxAgeMs = readConfig(marketSection).MARKET_KEPT_SECONDS * 1000;
  markets ??= keptStoredMarkets(documents, { maxAgeMs, now: () => new Date() });
  return markets;
}

/** @throws MerveError `METHOD_NOT_ALLOWED` for anything but a POST. */
export function webhookRequest(request: Request): WebhookRequest {
  if (request.method !== 'POST') throw new MerveError('METHOD_NOT_ALLOWED', 'Only POST is accepted here');
  return {
    rawBody: request.rawBody?.toString('utf8') ?? '',
    contentType: request.header('content-type'),
    signature: request.header('x-twilio-signature'),
    pathAndQuery: request.url.replace(/^\/(?=\?|$)/, ''),
  };
}
