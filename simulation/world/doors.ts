import type { ChatMessageRequest, ChatMessageResponse } from '@merve/contract';
import {
  type CatalogueEvent,
  raiseCatalogueVersion,
} from '../../functions/src/catalogue/catalogue-changes.ts';
import { postMessage } from '../../functions/src/channels/web/post-message.ts';
import { receiveStatus } from '../../functions/src/channels/whatsapp/receive-status.ts';
import { receiveWebhook } from '../../functions/src/channels/whatsapp/receive-webhook.ts';
import { inboundLines } from '../../functions/src/entrypoints/capabilities.ts';
import { takeInboundEvent } from '../../functions/src/entrypoints/inbound-event.ts';
import { type Deliveries, pause } from './deliveries.ts';
import { type Instance, statusCallbackUrl } from './instances.ts';
import { marketId } from './market.ts';
import { never, type Scheduler } from './scheduler.ts';
import { authToken, signedRequest, webhookUrl } from './signed-request.ts';

export const actorKey = 'the actor key of the simulation';
const mervePhone = 'whatsapp:+14155550100';

/** A message of a phone, as the provider knows it. */
export interface PhonePost {
  readonly sid: string;
  readonly from: string;
  readonly text: string;
  /** Further fields of the form: a location, a picture. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Merve's functions as they are called from outside: by the provider, the browsers, the database, the task queue and the
 * clock. Each caller has habits of its own: how often it tries, how long it waits, what goes wrong on its way.
 */
export class Doors {
  readonly #deliveries: Deliveries;
  readonly #scheduler: Scheduler;
  #ticks = 0;

  constructor(parts: { readonly deliveries: Deliveries; readonly scheduler: Scheduler }) {
    this.#deliveries = parts.deliveries;
    this.#scheduler = parts.scheduler;
  }

  /** The provider brings a message; once, or more often. */
  webhook({ sid, from, text, fields }: PhonePost, acknowledged: () => void): void {
    const form = {
      MessageSid: sid,
      SmsMessageSid: sid,
      AccountSid: `AC${'0'.repeat(32)}`,
      From: from,
      To: mervePhone,
      Body: text,
      NumMedia: '0',
      ProfileName: `Person ${from.slice(-3)}`,
      WaId: from.replace('whatsapp:+', ''),
      ...fields,
    };
    this.#deliveries.send({
      kind: 'webhook',
      what: `webhook ${from} "${text}"`,
      faults: ['webhook-duplicated', 'webhook-answer-lost', 'connection-lost', 'event-delayed'],
      attempts: 3,
      pauseMs: 500,
      run: async (instance) => {
        await receiveWebhook(
          {
            authToken,
            publicUrl: webhookUrl,
            actorKey,
            marketId,
            documents: async () => instance.deps.documents,
            lines: inboundLines,
            now: instance.now,
          },
          signedRequest(webhookUrl, '', form),
        );
      },
      acknowledged,
    });
  }

  /** The web client posts a message, and tries again with the same id until it has an answer. */
  web(
    uid: string,
    request: ChatMessageRequest & { readonly clientMessageId: string },
    told: { answered(answer: ChatMessageResponse): void; acknowledged(): void },
  ): void {
    const { clientMessageId: traceId, message, button } = request;
    this.#deliveries.send({
      kind: 'web',
      what: `web ${uid} "${message}"${button ? ` [${button.answer}]` : ''}`,
      faults: ['webhook-duplicated', 'webhook-answer-lost', 'connection-lost'],
      attempts: 4,
      pauseMs: 1_000,
      run: async (instance) => {
        const sender = { uid, name: uid, actorKey, marketId, traceId };
        told.answered(await postMessage(instance.deps, sender, request));
      },
      acknowledged: told.acknowledged,
    });
  }

  /** The database tells of a new message, by the record that was written with it. */
  inboundEvent(document: string, data: unknown, time: Date): void {
    this.#deliveries.send({
      kind: 'trigger',
      what: `trigger ${document.slice(0, 26)}`,
      faults: ['event-duplicated', 'event-delayed', 'event-dropped'],
      attempts: 6,
      pauseMs: 1_000,
      run: (instance) =>
        takeInboundEvent(
          {
            documents: async () => instance.deps.documents,
            dependencies: async () => instance.deps,
            now: instance.now,
          },
          { document, data, time },
        ),
    });
  }

  /** The database tells of a change of the catalogue. */
  catalogueEvent(event: CatalogueEvent, at: Date): void {
    this.#deliveries.send({
      kind: 'catalogue',
      what: 'catalogue changed',
      faults: ['event-duplicated', 'event-delayed'],
      attempts: 6,
      pauseMs: 1_000,
      run: ({ deps }) => raiseCatalogueVersion(deps.documents, event, at),
    });
  }

  /** The provider reports what became of a message, once. */
  statusCallback(
    { sid, to, intentId }: { readonly sid: string; readonly to: string; readonly intentId: string },
    status: string,
    errorCode: string | null,
  ): void {
    const path = `?intent=${encodeURIComponent(intentId)}`;
    const fields = {
      MessageSid: sid,
      MessageStatus: status,
      To: to,
      ...(errorCode === null ? {} : { ErrorCode: errorCode }),
    };
    this.#deliveries.send({
      kind: 'callback',
      what: `callback ${sid.slice(-3)} ${status}`,
      faults: ['callback-lost', 'callback-duplicated', 'event-delayed'],
      attempts: 1,
      pauseMs: 0,
      run: async (instance) => {
        await receiveStatus(
          {
            authToken,
            publicUrl: statusCallbackUrl,
            documents: async () => instance.deps.documents,
            now: instance.now,
          },
          signedRequest(statusCallbackUrl, path, fields),
        );
      },
    });
  }

  /** Whoever takes the money tells what happened, until it is acknowledged. */
  paymentNews(what: string, run: (instance: Instance) => Promise<void>): void {
    this.#deliveries.send({
      kind: 'payment',
      what: `payment webhook: ${what}`,
      faults: ['webhook-duplicated', 'callback-lost', 'connection-lost', 'event-delayed'],
      attempts: 4,
      pauseMs: 2_000,
      run,
    });
  }

  /** A person's app, or an operator's, calls the API; whoever called does it again where no answer comes. */
  call(what: string, run: (instance: Instance) => Promise<void>): void {
    this.#deliveries.send({
      kind: 'api',
      what: `api: ${what}`,
      faults: ['connection-lost', 'webhook-answer-lost'],
      attempts: 3,
      pauseMs: 1_000,
      run,
    });
  }

  /** An instance asks the task queue to call a function at a time. */
  async enqueue(
    of: Instance,
    what: string,
    at: Date,
    run: (instance: Instance) => Promise<void>,
  ): Promise<void> {
    const fault = await this.#scheduler.reach({
      of,
      what: `enqueue ${what}`,
      faults: ['connection-lost', 'crash-before-call', 'crash-after-call'],
    });
    if (fault === 'crash-before-call') of.die(fault);
    if (!of.alive) return never;
    if (fault === 'connection-lost') throw new Error('The task queue cannot be reached.');
    this.#scheduler.start('task', async () => {
      await pause(Math.max(0, at.getTime() - Date.now()));
      this.#deliveries.send({
        kind: 'task',
        what: `task: ${what}`,
        faults: ['task-dropped', 'event-duplicated', 'event-delayed'],
        attempts: 5,
        pauseMs: 2_000,
        run,
      });
    });
    if (fault === 'crash-after-call') {
      of.die(fault);
      return never;
    }
  }

  /** The clock calls a function. One run more than the one under way may overlap; further ones wait for their turn. */
  tick(kind: 'sweep' | 'audit', run: (instance: Instance) => Promise<void>): void {
    if (this.#ticks > 1) return;
    const times = this.#deliveries.struck('tick-extra') ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      this.#ticks += 1;
      this.#scheduler.start(kind, async () => {
        try {
          await this.#deliveries.sendAndWait({
            kind,
            what: kind,
            faults: ['tick-dropped'],
            attempts: 1,
            pauseMs: 0,
            run,
          });
        } finally {
          this.#ticks -= 1;
        }
      });
    }
  }
}
