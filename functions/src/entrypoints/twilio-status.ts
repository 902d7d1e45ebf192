import './global-options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { readConfig, twilioSection } from '../platform/config.ts';
import { randomId } from '../platform/ids.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { functionUrl } from './function-url.ts';
import { errorAnswer } from './http-errors.ts';
import { webhookRequest } from './twilio-webhook.ts';

/** Twilio's delivery callbacks: queued, sent, delivered, read, failed, in any order and any number of times. */
export const twilioStatus = onRequest({ secrets: ['TWILIO_AUTH_TOKEN'] }, async (request, response) => {
  try {
    const { receiveStatus } = await import('../channels/whatsapp/receive-status.ts');
    const twilio = readConfig(twilioSection);
    await receiveStatus(
      {
        authToken: twilio.TWILIO_AUTH_TOKEN,
        publicUrl: functionUrl(twilio.PUBLIC_WEBHOOK_URL, 'twilioStatus'),
        documents: firestoreDocuments,
        now: () => new Date(),
      },
      webhookRequest(request),
    );
    response.status(204).send();
  } catch (thrown) {
    const { status, body } = errorAnswer(thrown, randomId());
    response.status(status).json(body);
  }
});
