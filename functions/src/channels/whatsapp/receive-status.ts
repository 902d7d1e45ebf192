import { parseStatusCallback } from '../../integrations/twilio/status-callback.ts';
import { verifySignature } from '../../integrations/twilio/verify-signature.ts';
import { applyDeliveryStatus } from '../../outbox/index.ts';
import type { WebhookRequest, WhatsAppDoor } from './receive-webhook.ts';

/**
 * The delivery callback: moves the intent named in the callback URL forward. Late, repeated and reordered callbacks
 * are normal and change nothing they should not.
 * @throws MerveError `SIGNATURE_MISSING`, `SIGNATURE_INVALID` or `BAD_REQUEST`; nothing was written then.
 */
export async function receiveStatus(
  door: Pick<WhatsAppDoor, 'authToken' | 'publicUrl' | 'documents' | 'now'>,
  request: WebhookRequest,
): Promise<void> {
  verifySignature({ ...request, authToken: door.authToken, publicUrl: door.publicUrl });
  const callback = parseStatusCallback(request.rawBody, request.contentType);
  const intentId = new URL(request.pathAndQuery, 'https://callback.invalid').searchParams.get('intent');
  await applyDeliveryStatus(await door.documents(), { intentId, callback, now: door.now() });
}
