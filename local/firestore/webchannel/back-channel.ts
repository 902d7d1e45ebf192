import type { ServerResponse } from 'node:http';
import { type ChannelArray, frameArrays } from './frame.ts';

/** `streaming` goes on answering; `once` (long polling) ends with the first chunk, for proxies that hold answers back. */
export type BackChannelMode = 'streaming' | 'once';

/** Over this many bytes an answer ends and the client asks anew: it keeps the whole text of an answer in memory. */
const ANSWER_BYTES = 4 * 1024 * 1024;
const CHUNK_CHARACTERS = 256 * 1024;

/** The answer to one GET of a channel, down which the server's arrays go. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #mode: BackChannelMode;
  readonly #closed: Promise<void>;
  #bytes = 0;
  #ended = false;
  /** The last array written here. */
  lastId = -1;

  /** @param onClose called once, when the answer has ended or the client has gone */
  constructor(
    response: ServerResponse,
    mode: BackChannelMode,
    headers: Record<string, string>,
    onClose: () => void,
  ) {
    this.#response = response;
    this.#mode = mode;
    this.#closed = new Promise((resolve) => {
      response.once('close', () => {
        this.#ended = true;
        resolve();
        onClose();
      });
    });
    response.writeHead(200, headers);
    // Now, not with the first array: a client takes silence for a proxy that holds answers back.
    response.flushHeaders();
  }

  get open(): boolean {
    return !this.#ended;
  }

  /** Writes as many of the arrays as this answer has room for, in order. */
  write(arrays: readonly ChannelArray[]): void {
    let chunk: ChannelArray[] = [];
    let characters = 0;
    const flush = (): void => {
      if (chunk.length === 0) return;
      const text = frameArrays(chunk);
      this.#bytes += Buffer.byteLength(text);
      this.#response.write(text);
      this.lastId = chunk[chunk.length - 1]?.id ?? this.lastId;
      chunk = [];
      characters = 0;
    };
    for (const array of arrays) {
      if (this.#ended || this.#bytes >= ANSWER_BYTES) break;
      chunk.push(array);
      characters += array.payload.length;
      if (characters >= CHUNK_CHARACTERS) flush();
    }
    flush();
    if (this.#bytes > 0 && (this.#mode === 'once' || this.#bytes >= ANSWER_BYTES)) this.end();
  }

  /** Resolves when the rest has left for the client, or the client has gone. */
  end(): Promise<void> {
    if (!this.#ended) {
      this.#ended = true;
      this.#response.end();
    }
    return this.#closed;
  }
}
