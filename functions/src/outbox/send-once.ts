import type { OutboxIntent } from '@merve/contract';
import type { MessageSender } from '../integrations/message-sender.ts';
import type { Clock } from '../platform/clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import { chooseContent, recipientOf } from './choose-content.ts';

/**
 * Sends a message that must not be stored and is worth nothing once it is late: a code. There is no intent, so it is
 * tried once and never again; consent and the 24-hour window hold as for any other message. Never throws: the person
 * asks for another code. One Firestore round trip, one request.
 * @param message.type stands in the log, and is the template's key; the text does not
 * @returns how it ended, for the log alone: who asked must not learn what we know of the number.
 */
export async function sendOnce(
  documents: Documents,
  sender: MessageSender,
  message: {
    readonly to: string;
    readonly marketId: string;
    readonly type: string;
    readonly body: string;
    readonly template: OutboxIntent['template'];
  },
  { clock, statusCallbackUrl }: { readonly clock: Clock; readonly statusCallbackUrl: string },
): Promise<'accepted' | 'refused' | 'failed'> {
  const { to, marketId, type } = message;
  try {
    const recipient = recipientOf((await documents.session(to).get()).data(), marketId);
    const choice = chooseContent({ ...message, buttons: [] }, recipient, clock.now(), () => true);
    if ('refuse' in choice) {
      log.info('message not sent', { type, code: choice.refuse });
      return 'refused';
    }
    const { kind } = await sender.send({ to, marketId, content: choice.send, statusCallbackUrl });
    log.info('message sent once', { type, end: kind });
    return kind === 'accepted' ? 'accepted' : 'failed';
  } catch (thrown) {
    log.error('message not sent', { type }, thrown);
    return 'failed';
  }
}
