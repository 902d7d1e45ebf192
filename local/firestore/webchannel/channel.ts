import type { ServerResponse } from 'node:http';
import { invalidArgument } from '../errors.ts';
import { BackChannel, type BackChannelMode } from './back-channel.ts';
import { type ChannelArray, NOOP, STOP } from './frame.ts';
import type { ClientMessage } from './parse-post.ts';

export interface ChannelEvents {
  /** A message of the client, each once and in order. */
  message(data: string): void;
  /** The channel is over; nothing can be sent any more. */
  ended(): void;
}

export interface BackChannelRequest {
  readonly response: ServerResponse;
  readonly headers: Record<string, string>;
  readonly mode: BackChannelMode;
  /** The last array that the client has received. */
  readonly acknowledged: number;
  /** How long the client lets an answer be silent, in ms, if it says so. */
  readonly patience: number | undefined;
}

/** How often a silent channel says "noop", in ms; told to the client, which gives up after one and a half times this. */
export const KEEP_ALIVE_MILLISECONDS = 30_000;
/** How long a channel without a back channel is kept, in ms: the time for a client to come back. */
const EXPIRY_MILLISECONDS = 60_000;
/** A client that acknowledges nothing is cut off here; it connects anew and resumes by token. */
const MAX_OUTSTANDING_CHARACTERS = 64 * 1024 * 1024;
/** Messages that came before their turn are kept up to this distance. */
const MAX_AHEAD = 1000;

/**
 * One WebChannel: numbered arrays to the client, kept until it acknowledges them, so that a broken answer loses none;
 * numbered messages from it, of which repetitions are dropped.
 */
export class Channel {
  readonly #events: ChannelEvents;
  /** Sent or not, but not acknowledged. The handshake's own array is number 0. */
  #outstanding: ChannelArray[] = [];
  #outstandingCharacters = 0;
  #lastId = 0;
  #nextMessage = 0;
  readonly #ahead = new Map<number, string>();
  #back: BackChannel | undefined;
  #pumpPlanned = false;
  #greeted = false;
  #keepAlive: NodeJS.Timeout | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #over = false;

  constructor(events: ChannelEvents) {
    this.#events = events;
    this.#expireLater();
  }

  /** The answer to a post: whether a back channel is open, the last array's number, and the size of what is unacknowledged. */
  get state(): readonly [number, number, number] {
    return [this.#back?.open ? 1 : 0, this.#lastId, this.#outstandingCharacters];
  }

  /** The number of the last array, sent or waiting. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Throws INVALID_ARGUMENT for a message too far ahead of its turn. */
  receive(messages: readonly ClientMessage[]): void {
    for (const { id, data } of messages) {
      if (id >= this.#nextMessage + MAX_AHEAD)
        throw invalidArgument(`Message ${id} is far ahead of its turn.`);
      if (id >= this.#nextMessage) this.#ahead.set(id, data);
    }
    for (;;) {
      const data = this.#ahead.get(this.#nextMessage);
      if (data === undefined || this.#over) return;
      this.#ahead.delete(this.#nextMessage++);
      this.#events.message(data);
    }
  }

  /** @param payload an array, as JSON */
  send(payload: string): void {
    if (this.#over) return;
    this.#outstanding.push({ id: ++this.#lastId, payload });
    this.#outstandingCharacters += payload.length;
    if (this.#outstandingCharacters > MAX_OUTSTANDING_CHARACTERS) void this.stop();
    else this.#pumpSoon();
  }

  acknowledge(id: number): void {
    const kept = this.#outstanding.findIndex((array) => array.id > id);
    const dropped = this.#outstanding.splice(0, kept < 0 ? this.#outstanding.length : kept);
    for (const { payload } of dropped) this.#outstandingCharacters -= payload.length;
  }

  /**
   * A new back channel takes the place of the old one and starts with whatever is not acknowledged. Should it be one that
   * the client has given up, overtaken on the way by the one it opened instead: that one ends, and the client asks anew.
   */
  attach(request: BackChannelRequest): void {
    this.acknowledge(request.acknowledged);
    void this.#back?.end();
    clearTimeout(this.#expiry);
    const back: BackChannel = new BackChannel(request.response, request.mode, request.headers, () => {
      if (this.#back !== back) return;
      this.#back = undefined;
      clearInterval(this.#keepAlive);
      if (!this.#over) this.#expireLater();
    });
    this.#back = back;
    clearInterval(this.#keepAlive);
    const silence = Math.min(KEEP_ALIVE_MILLISECONDS, request.patience ?? KEEP_ALIVE_MILLISECONDS);
    this.#keepAlive = setInterval(() => this.send(NOOP), silence);
    this.#keepAlive.unref();
    if (!this.#greeted && request.mode === 'streaming') this.send(NOOP);
    this.#greeted = true;
    this.#pump();
  }

  /** The client has gone, or is as good as gone. */
  terminate(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#expiry);
    clearInterval(this.#keepAlive);
    void this.#back?.end();
    this.#events.ended();
  }

  /** The server ends the channel: the client is told, if it can be. Resolves when that is on its way. */
  async stop(): Promise<void> {
    if (this.#over) return;
    this.#outstanding.push({ id: ++this.#lastId, payload: STOP });
    const back = this.#back;
    this.#pump();
    this.terminate();
    await back?.end();
  }

  /** A moment later: what is sent in one go makes one chunk, and one answer of a long poll. */
  #pumpSoon(): void {
    if (this.#pumpPlanned) return;
    this.#pumpPlanned = true;
    setImmediate(() => {
      this.#pumpPlanned = false;
      this.#pump();
    });
  }

  #pump(): void {
    const back = this.#back;
    if (!back?.open) return;
    const last = back.lastId;
    const start = this.#outstanding.findIndex(({ id }) => id > last);
    if (start >= 0) back.write(this.#outstanding.slice(start));
  }

  #expireLater(): void {
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(() => this.terminate(), EXPIRY_MILLISECONDS);
    this.#expiry.unref();
  }
}
