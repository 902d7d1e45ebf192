import type { z } from 'zod';
import type { twilioSection } from '../../platform/config.ts';
import { MerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { isBrokenCircuitError, outsideCallPolicy } from '../../platform/resilience.ts';
import type {
  MessageButton,
  MessageSender,
  OutgoingMessage,
  SendOutcome,
  SentMessage,
} from '../message-sender.ts';
import { AnswerLost, NotConnected, sendRequest } from './http-transport.ts';
import { type MessageInstance, messagesApi, Refused } from './messages-api.ts';
import { fitsQuickReply, quickReplyVariables } from './quick-reply.ts';
import { outcomeOfRefusal } from './read-outcome.ts';

export interface TwilioSenderOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** Our WhatsApp sender, `whatsapp:+…`. */
  readonly from: string;
  /** Senders of the markets that have one of their own, by market. */
  readonly marketNumbers?: ReadonlyMap<string, string>;
  /** Another API than Twilio's own: the loopback double. */
  readonly apiBaseUrl?: string | undefined;
  /** How long one request may take in all. */
  readonly timeoutMs?: number;
  /**
   * ContentSids of `twilio/quick-reply` templates by number of buttons (see `quick-reply.ts`). Without one, buttons
   * are written out as text.
   */
  readonly quickReplyContentSids?: Readonly<Record<number, string>>;
}

/** Newest first, in pages of this size; more than this to one person since one attempt would be a fault elsewhere. */
const listLimit = 200;

/**
 * The `MessageSender` over Twilio. Nothing is ever repeated in here: the outbox alone owns retries. After five
 * failures in a row the breaker answers `not_processed` for 15 s, so that an outage does not cost every turn the
 * whole time-out.
 */
export function createTwilioSender(options: TwilioSenderOptions): MessageSender {
  const timeoutMs = options.timeoutMs ?? 10_000;
  const policy = outsideCallPolicy({
    // The transport's own time-out comes first: it knows whether the request was written.
    timeoutMs: timeoutMs + 1_000,
    retries: 0,
    isTransient: (error) => error instanceof NotConnected || error instanceof AnswerLost,
    breaker: { failures: 5, openMs: 15_000 },
  });
  const numberOf = (marketId: string) => options.marketNumbers?.get(marketId) ?? options.from;
  let loading: ReturnType<typeof messagesApi> | undefined;
  const messages = () => {
    loading ??= messagesApi({
      accountSid: options.accountSid,
      baseUrl: options.apiBaseUrl ?? 'https://api.twilio.com',
      transport: (request) =>
        policy.run((signal) =>
          sendRequest(
            request,
            { username: options.accountSid, password: options.authToken },
            { timeoutMs, signal },
          ),
        ),
    });
    return loading;
  };

  function showsButtons(body: string, buttons: readonly MessageButton[]): boolean {
    return options.quickReplyContentSids?.[buttons.length] !== undefined && fitsQuickReply(body, buttons);
  }

  function contentOf({ content }: OutgoingMessage) {
    if (content.kind === 'template') {
      return { contentSid: content.contentSid, contentVariables: JSON.stringify(content.variables) };
    }
    const contentSid = options.quickReplyContentSids?.[content.buttons.length];
    if (contentSid === undefined || !showsButtons(content.body, content.buttons))
      return { body: content.body };
    return {
      contentSid,
      contentVariables: JSON.stringify(quickReplyVariables(content.body, content.buttons)),
    };
  }

  return {
    numberOf,
    showsButtons,

    async send(message) {
      try {
        const api = await messages();
        const created = await api.create({
          to: message.to,
          from: numberOf(message.marketId),
          statusCallback: message.statusCallbackUrl,
          ...contentOf(message),
        });
        return typeof created.sid === 'string' && created.sid !== ''
          ? { kind: 'accepted', providerId: created.sid }
          : { kind: 'unknown', reason: 'an answer without a message id' };
      } catch (thrown) {
        return outcomeOf(thrown);
      }
    },

    async listSentTo(to, marketId, since) {
      try {
        const api = await messages();
        const found = await api.list({ to, from: numberOf(marketId), pageSize: 50, limit: listLimit });
        return found
          .map(sentMessage)
          .filter(({ createdAt }) => createdAt.getTime() >= Math.floor(since.getTime() / 1000) * 1000)
          .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      } catch (thrown) {
        const status = thrown instanceof Refused ? thrown.response.statusCode : 0;
        throw new MerveError('UPSTREAM_UNAVAILABLE', 'The messages sent could not be listed.', {
          details: { status },
          cause: thrown,
        });
      }
    },
  };
}

/** The sender as the environment configures it. */
export function twilioMessageSender(config: z.output<typeof twilioSection>): MessageSender {
  return createTwilioSender({
    accountSid: config.TWILIO_ACCOUNT_SID,
    authToken: config.TWILIO_AUTH_TOKEN,
    from: config.TWILIO_WHATSAPP_FROM,
    marketNumbers: config.TWILIO_MARKET_NUMBERS,
    apiBaseUrl: config.TWILIO_API_BASE_URL,
    quickReplyContentSids: Object.fromEntries(
      [config.TWILIO_QUICK_REPLY_1, config.TWILIO_QUICK_REPLY_2, config.TWILIO_QUICK_REPLY_3].flatMap(
        (contentSid, index) => (contentSid === undefined ? [] : [[index + 1, contentSid]]),
      ),
    ),
  });
}

function outcomeOf(thrown: unknown): SendOutcome {
  if (thrown instanceof Refused) return outcomeOfRefusal(thrown.response);
  if (thrown instanceof NotConnected)
    return { kind: 'not_processed', code: thrown.message, retryAfterMs: null };
  if (isBrokenCircuitError(thrown))
    return { kind: 'not_processed', code: 'BREAKER_OPEN', retryAfterMs: 15_000 };
  if (!(thrown instanceof AnswerLost)) log.warning('send outcome unclear', {}, thrown);
  // Whatever else went wrong (an answer that is no JSON, say): in doubt the message may have been accepted.
  return { kind: 'unknown', reason: thrown instanceof Error ? thrown.message : 'unclear' };
}

function sentMessage(message: MessageInstance): SentMessage {
  return {
    providerId: message.sid,
    body: message.body ?? '',
    status: message.status,
    errorCode: Number.isFinite(message.errorCode) ? String(message.errorCode) : null,
    createdAt: message.dateCreated,
    dateSent: message.dateSent ?? null,
  };
}
