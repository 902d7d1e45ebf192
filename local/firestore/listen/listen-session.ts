import { nowMicros } from '../engine/clock.ts';
import type { Database } from '../engine/database.ts';
import { type FirestoreError, invalidArgument, toFirestoreError } from '../errors.ts';
import type { StreamMessages } from '../protocol/rpc-messages.ts';
import type { WireListenResponse, WireTarget } from '../protocol/wire.ts';
import { authorize, type CallContext, type Service } from '../rpc/context.ts';
import { encodeDocument } from '../store/document.ts';
import type { AppliedCommit } from '../store/document-store.ts';
import { documentName, parseDatabase } from '../store/path.ts';
import { decodeTimestamp, encodeMicros } from '../values/wire-values.ts';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';
import {
  changedPaths,
  isAffected,
  nextView,
  parseSubject,
  type Subject,
  type View,
  viewOf,
} from './target.ts';

interface Target {
  readonly id: number;
  readonly subject: Subject;
  /** What the client has been told. */
  told: View;
  /** What is true; ahead of `told` until the next flush. */
  shown: View;
  dirty: boolean;
}

export interface ListenOutlet {
  send(response: WireListenResponse): void;
  /** Ends the stream with an error. */
  fail(error: FirestoreError): void;
}

const HEARTBEAT_MILLISECONDS = 30_000;

/** One Listen stream, whatever carries it: targets come and go, and every commit that touches one is told. */
export class ListenSession {
  readonly #service: Service;
  readonly #context: CallContext;
  readonly #outlet: ListenOutlet;
  readonly #targets = new Map<number, Target>();
  #database: Database | undefined;
  #unsubscribe: (() => void) | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #flushPlanned = false;
  /** Requests and flushes take turns, so that answers never interleave while a policy is being asked. */
  #turn: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(service: Service, context: CallContext, outlet: ListenOutlet) {
    this.#service = service;
    this.#context = context;
    this.#outlet = outlet;
  }

  handle(request: StreamMessages['Listen']['request']): void {
    this.#inTurn(async () => {
      const database = this.#open(request.database);
      if (request.addTarget) await this.#add(database, request.addTarget);
      else if (request.removeTarget !== undefined) this.#remove(request.removeTarget);
      else throw invalidArgument('A listen request neither adds nor removes a target.');
    });
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe?.();
    clearInterval(this.#heartbeat);
    this.#targets.clear();
  }

  #inTurn(step: () => Promise<void>): void {
    this.#turn = this.#turn.then(async () => {
      if (this.#closed) return;
      try {
        await step();
      } catch (error) {
        this.close();
        this.#outlet.fail(toFirestoreError(error));
      }
    });
  }

  #open(name: string | undefined): Database {
    if (this.#database) return this.#database;
    const database = this.#service.engine.database(parseDatabase(name));
    this.#database = database;
    this.#unsubscribe = database.store.onCommit((commit) => this.#notice(database, commit));
    this.#heartbeat = setInterval(
      () => this.#inTurn(async () => this.#upToDate(database)),
      HEARTBEAT_MILLISECONDS,
    );
    this.#heartbeat.unref();
    return database;
  }

  async #add(database: Database, wire: WireTarget): Promise<void> {
    const id = wire.targetId || this.#targets.size + 1;
    let subject: Subject;
    try {
      subject = parseSubject(wire, database.name);
      await this.#authorize(database, subject);
    } catch (error) {
      const { code, message } = toFirestoreError(error);
      this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } } });
      return;
    }
    const target: Target = { id, subject, told: new Map(), shown: viewOf(subject, database), dirty: false };
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    const resumed = this.#resume(database, target, wire);
    this.#tell(database, target, subject.kind === 'documents' && !resumed);
    if (resumed && wire.expectedCount && wire.expectedCount.value !== resumed.size) {
      this.#send({ filter: { targetId: id, count: target.told.size } });
    }
    const readTime = database.store.readTime(nowMicros());
    this.#send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [id],
        readTime: encodeMicros(readTime),
        resumeToken: encodeResumeToken(readTime),
      },
    });
    this.#upToDate(database);
    if (wire.once) this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
    else this.#targets.set(id, target);
  }

  /** Starts from what the client knew at its resume token, if that past is still remembered; else from nothing. */
  #resume(database: Database, target: Target, wire: WireTarget): View | undefined {
    const token = wire.resumeToken && wire.resumeToken.length > 0 ? wire.resumeToken : undefined;
    if (!token && !wire.readTime) return undefined;
    const since = token ? decodeResumeToken(token) : decodeTimestamp(wire.readTime ?? {}).toMicros();
    if (since !== undefined && database.store.remembers(since, nowMicros())) {
      try {
        target.told = viewOf(target.subject, database, since);
        return new Map(target.told);
      } catch {
        // Some document has changed more often than its history is long: as if the token were too old.
        target.told = new Map();
      }
    }
    this.#send({ targetChange: { targetChangeType: 'RESET', targetIds: [target.id] } });
    return undefined;
  }

  #remove(id: number): void {
    this.#targets.delete(id);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  #notice(database: Database, commit: AppliedCommit): void {
    for (const target of this.#targets.values()) {
      for (const change of commit.changes) {
        if (!isAffected(target.subject, change)) continue;
        target.shown = nextView(target.subject, target.shown, change, database);
        target.dirty = true;
      }
    }
    if (this.#flushPlanned || ![...this.#targets.values()].some(({ dirty }) => dirty)) return;
    this.#flushPlanned = true;
    // A moment later: commits of one tick are told together.
    setImmediate(() => {
      this.#flushPlanned = false;
      this.#inTurn(() => this.#flush(database));
    });
  }

  async #flush(database: Database): Promise<void> {
    for (const target of [...this.#targets.values()].filter(({ dirty }) => dirty)) {
      target.dirty = false;
      try {
        if (target.subject.kind === 'documents') await this.#authorize(database, target.subject);
      } catch (error) {
        const { code, message } = toFirestoreError(error);
        this.#targets.delete(target.id);
        this.#send({
          targetChange: { targetChangeType: 'REMOVE', targetIds: [target.id], cause: { code, message } },
        });
        continue;
      }
      this.#tell(database, target, false);
    }
    this.#upToDate(database);
  }

  /** Sends the difference between told and shown. `absences`: also says which named documents do not exist. */
  #tell(database: Database, target: Target, absences: boolean): void {
    const removedTargetIds = [target.id];
    const readTime = encodeMicros(database.store.readTime(nowMicros()));
    const paths = changedPaths(target.told, target.shown);
    if (absences && target.subject.kind === 'documents') {
      for (const { path } of target.subject.keys) if (!target.shown.has(path)) paths.push(path);
    }
    const mask = target.subject.kind === 'query' ? target.subject.query.select : undefined;
    for (const path of paths) {
      const document = target.shown.get(path);
      const name = documentName(database.name, path);
      if (document) {
        this.#send({
          documentChange: { document: encodeDocument(database.name, document, mask), targetIds: [target.id] },
        });
      } else if (database.store.get(path)) {
        this.#send({ documentRemove: { document: name, removedTargetIds, readTime } });
      } else {
        this.#send({ documentDelete: { document: name, removedTargetIds, readTime } });
      }
    }
    target.told = new Map(target.shown);
  }

  /** The global "all targets are consistent at this time", on which clients raise their snapshots. */
  #upToDate(database: Database): void {
    const readTime = database.store.readTime(nowMicros());
    this.#send({
      targetChange: {
        targetChangeType: 'NO_CHANGE',
        targetIds: [],
        readTime: encodeMicros(readTime),
        resumeToken: encodeResumeToken(readTime),
      },
    });
  }

  async #authorize(database: Database, subject: Subject): Promise<void> {
    const time = database.store.readTime(nowMicros());
    if (subject.kind === 'query') {
      const documents = [...viewOf(subject, database).values()];
      const operation = { kind: 'list', query: subject.query, documents } as const;
      await authorize(this.#service, this.#context, database, operation, time);
      return;
    }
    for (const key of subject.keys) {
      const operation = { kind: 'get', key, document: database.store.get(key.path) } as const;
      await authorize(this.#service, this.#context, database, operation, time);
    }
  }

  #send(response: WireListenResponse): void {
    if (!this.#closed) this.#outlet.send(response);
  }
}
