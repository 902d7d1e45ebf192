import { randomUUID } from 'node:crypto';
import { emptyScan } from '../cost/scan.ts';
import type { Database } from '../engine/database.ts';
import { type FirestoreError, toFirestoreError } from '../errors.ts';
import type { StreamMessages } from '../protocol/rpc-messages.ts';
import type { CallContext, Service } from '../rpc/context.ts';
import { commitWrites } from '../rpc/document-writes.ts';
import { parseDatabase } from '../store/path.ts';
import { encodeMicros } from '../values/wire-values.ts';

export interface WriteOutlet {
  send(response: StreamMessages['Write']['response']): void;
  /** Ends the stream with an error. */
  fail(error: FirestoreError): void;
}

/** One Write stream: a handshake that names the database, then lists of writes, each committed in its turn. */
export class WriteSession {
  readonly #service: Service;
  readonly #context: CallContext;
  readonly #outlet: WriteOutlet;
  #database: Database | undefined;
  #answers = 0;
  #turn: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(service: Service, context: CallContext, outlet: WriteOutlet) {
    this.#service = service;
    this.#context = context;
    this.#outlet = outlet;
  }

  handle(request: StreamMessages['Write']['request']): void {
    this.#turn = this.#turn.then(async () => {
      if (this.#closed) return;
      try {
        this.#send(await this.#hindered(request));
      } catch (error) {
        this.#closed = true;
        this.#outlet.fail(toFirestoreError(error));
      }
    });
  }

  close(): void {
    this.#closed = true;
  }

  /** Calls back when everything received so far has been answered. */
  afterTurn(done: () => void): void {
    this.#turn = this.#turn.then(done);
  }

  /** As the fault plan has it, and counted. */
  async #hindered(request: StreamMessages['Write']['request']): Promise<StreamMessages['Write']['response']> {
    const { faults, cost } = this.#service;
    const isHandshake = (request.writes ?? []).length === 0;
    if (isHandshake) return this.#answer(request);
    const answer = () => this.#answer(request);
    const entry = cost?.arrive('Write');
    try {
      const response = faults ? await faults.around('Write', request, answer) : await answer();
      if (entry) cost?.count(entry, { rpc: 'Write', request, answers: [response], scan: emptyScan() });
      return response;
    } finally {
      if (entry) cost?.leave(entry);
    }
  }

  async #answer(request: StreamMessages['Write']['request']): Promise<StreamMessages['Write']['response']> {
    const streamToken = Buffer.from(`token:${++this.#answers}`);
    if (!this.#database) {
      this.#database = this.#service.engine.database(parseDatabase(request.database));
      const writes = request.writes ?? [];
      if (writes.length === 0) return { streamId: randomUUID(), streamToken };
    }
    const writes = request.writes ?? [];
    const outcome = await commitWrites(this.#service, this.#context, this.#database, writes);
    return {
      streamToken,
      writeResults: [...outcome.results],
      commitTime: encodeMicros(outcome.commitTime),
    };
  }

  #send(response: StreamMessages['Write']['response']): void {
    if (!this.#closed) this.#outlet.send(response);
  }
}
