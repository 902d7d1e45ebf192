import type {
  MessageButton,
  MessageSender,
  OutgoingMessage,
  SendOutcome,
  SentMessage,
} from '../../functions/src/integrations/message-sender.ts';
import { MerveError } from '../../functions/src/platform/errors.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import { type FaultKind, sendingFaults } from './faults.ts';
import type { Instance } from './instances.ts';
import { never, type Scheduler } from './scheduler.ts';

/** A message that the provider has accepted. */
export interface AcceptedMessage {
  readonly sid: string;
  readonly to: string;
  readonly body: string;
  readonly buttons: readonly MessageButton[];
  readonly isTemplate: boolean;
  /** Our intent's id, from the callback URL. */
  readonly intentId: string;
  readonly acceptedAt: number;
  status: 'queued' | 'sent' | 'delivered' | 'read' | 'undelivered';
  errorCode: string | null;
}

export interface NetworkListener {
  /** The message appears on the phone. */
  delivered(message: AcceptedMessage): void;
  /** The provider took the message, and the phone will never show it. */
  undeliverable(message: AcceptedMessage): void;
  /** The provider wants to report a status to Merve. */
  report(message: AcceptedMessage, status: string, errorCode: string | null): void;
}

const windowMs = 24 * 60 * 60 * 1000;
const sendFaults: readonly FaultKind[] = [...sendingFaults, 'crash-before-call', 'crash-after-call'];

/**
 * The provider and the phones, with Twilio's semantics: no idempotency of its own, every accepted message is
 * delivered, statuses are reported in any order, and whoever asks can have the list of what was accepted.
 */
export class WhatsAppNetwork {
  readonly accepted: AcceptedMessage[] = [];
  readonly #lastInbound = new Map<string, number>();
  readonly #scheduler: Scheduler;
  readonly #random: SeededRandom;
  readonly #reportsAll: boolean;
  readonly #listener: NetworkListener;
  readonly #hasTemplates: boolean;

  constructor(parts: {
    readonly scheduler: Scheduler;
    readonly random: SeededRandom;
    readonly listener: NetworkListener;
    /** The account has quick-reply templates, so that buttons can be shown. */
    readonly hasTemplates: boolean;
  }) {
    this.#hasTemplates = parts.hasTemplates;
    this.#scheduler = parts.scheduler;
    this.#random = parts.random;
    this.#reportsAll = parts.random.chance(0.5);
    this.#listener = parts.listener;
  }

  /** A person has written: free text may be sent to them for 24 hours. */
  opened(address: string): void {
    this.#lastInbound.set(address, Date.now());
  }

  senderOf(instance: Instance): MessageSender {
    return {
      showsButtons: (_body, buttons) => this.#hasTemplates && buttons.length > 0 && buttons.length <= 3,
      send: async (message) => {
        const fault = await this.#scheduler.reach({
          of: instance,
          what: `send to ${message.to} ${bodyOf(message).slice(0, 60)}`,
          faults: sendFaults,
        });
        if (fault === 'crash-before-call') instance.die(fault);
        if (!instance.alive) return never;
        const outcome = await this.#post(message, fault);
        if (fault === 'crash-after-call') instance.die(fault);
        return instance.alive ? outcome : never;
      },
      listSentTo: async (to, _marketId, since) => {
        const fault = await this.#scheduler.reach({
          of: instance,
          what: `list sent to ${to}`,
          faults: ['provider-list-unavailable', 'crash-before-call'],
        });
        if (fault === 'crash-before-call') instance.die(fault);
        if (!instance.alive) return never;
        if (fault === 'provider-list-unavailable') {
          throw new MerveError('UPSTREAM_UNAVAILABLE', 'The messages sent could not be listed.');
        }
        return this.accepted
          .filter((message) => message.to === to)
          .flatMap((message) => listed(message, since));
      },
    };
  }

  async #post(message: OutgoingMessage, fault: FaultKind | null): Promise<SendOutcome> {
    switch (fault) {
      case 'provider-429':
        return { kind: 'not_processed', code: '20429', retryAfterMs: this.#random.pick([null, 1_000]) };
      case 'provider-refused':
        return { kind: 'not_processed', code: 'ECONNREFUSED', retryAfterMs: null };
      case 'provider-500':
        return { kind: 'unknown', reason: 'HTTP_500' };
      case 'provider-timeout-before-accepting':
        await timedOut();
        return { kind: 'unknown', reason: 'timeout' };
      default:
    }
    const last = this.#lastInbound.get(message.to);
    const isOpen = last !== undefined && Date.now() - last < windowMs;
    if (message.content.kind === 'text' && !isOpen)
      return { kind: 'rejected', code: '63016', permanent: true };
    const silent = unanswered.has(fault) && this.#random.chance(0.5);
    const accepted = this.#accept(message, fault === 'provider-undelivered', silent);
    if (fault === 'provider-500-after-accepting') return { kind: 'unknown', reason: 'HTTP_500' };
    if (fault === 'provider-timeout-after-accepting') {
      await timedOut();
      return { kind: 'unknown', reason: 'timeout' };
    }
    return { kind: 'accepted', providerId: accepted.sid };
  }

  /** @param silent where the answer is lost, the callbacks often are, too */
  #accept(message: OutgoingMessage, undelivered: boolean, silent: boolean): AcceptedMessage {
    const report: NetworkListener['report'] = (...about) => {
      const isNews = this.#reportsAll || way.indexOf(about[1]) < 0;
      if (!silent && isNews) this.#listener.report(...about);
    };
    const accepted: AcceptedMessage = {
      sid: `SM${String(this.accepted.length + 1).padStart(32, '0')}`,
      to: message.to,
      body: bodyOf(message),
      buttons: message.content.kind === 'text' ? message.content.buttons : [],
      isTemplate: message.content.kind === 'template',
      intentId: new URL(message.statusCallbackUrl).searchParams.get('intent') ?? '',
      acceptedAt: Date.now(),
      status: undelivered ? 'undelivered' : 'delivered',
      errorCode: undelivered ? '63024' : null,
    };
    this.accepted.push(accepted);
    report(accepted, 'queued', null);
    report(accepted, 'sent', null);
    if (undelivered) {
      this.#listener.undeliverable(accepted);
      report(accepted, 'undelivered', accepted.errorCode);
      return accepted;
    }
    this.#listener.delivered(accepted);
    report(accepted, 'delivered', null);
    if (this.#random.chance(0.5)) report(accepted, 'read', null);
    return accepted;
  }
}

/** Steps before the last, which some accounts are not told of. */
const way: readonly string[] = ['queued', 'sent'];

const unanswered: ReadonlySet<FaultKind | null> = new Set([
  'provider-500-after-accepting',
  'provider-timeout-after-accepting',
]);

/** The sender's own time-out. */
const timedOut = () => new Promise<void>((resolve) => setTimeout(resolve, 10_000));

function bodyOf({ content }: OutgoingMessage): string {
  return content.kind === 'text' ? content.body : Object.values(content.variables).join(' ');
}

/** The list's times have whole seconds, as Twilio's have. */
function listed(message: AcceptedMessage, since: Date): SentMessage[] {
  const createdAt = new Date(Math.floor(message.acceptedAt / 1000) * 1000);
  if (createdAt.getTime() < Math.floor(since.getTime() / 1000) * 1000) return [];
  const { sid, body, status, errorCode } = message;
  return [{ providerId: sid, body, status, errorCode, createdAt, dateSent: createdAt }];
}
