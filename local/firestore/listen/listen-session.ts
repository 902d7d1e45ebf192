import { nowMicros } from '../engine/clock.ts';
import type { Database } from '../engine/database.ts';
import { type FirestoreError, invalidArgument, toFirestoreError } from '../errors.ts';
import type { StreamMessages } from '../protocol/rpc-messages.ts';
import type { WireListenResponse, WireTarget } from '../protocol/wire.ts';
import { authorize, type CallContext, type Service } from '../rpc/context.ts';
import type { AppliedCommit } from '../store/document-store.ts';
import { parseDatabase } from '../store/path.ts';
import { decodeTimestamp, encodeMicros } from '../values/wire-values.ts';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';
import { parseSubject, type Subject, Target, viewOf } from './target.ts';
import { consistentAt, type News, tell } from './tell.ts';

export interface ListenOutlet {
  send(response: WireListenResponse): void;
  /** Ends the stream with an error. */
  fail(error: FirestoreError): void;
}

const HEARTBEAT_MILLISECONDS = 30_000;
const FRESH_MICROS = 1e6;

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
  /** Microseconds: what the client has last been told to be consistent. */
  #consistentAt = 0;
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
    this.#heartbeat = setInterval(() => this.#inTurn(() => this.#flush(database)), HEARTBEAT_MILLISECONDS);
    this.#heartbeat.unref();
    return database;
  }

  async #add(database: Database, wire: WireTarget): Promise<void> {
    const id = wire.targetId || this.#targets.size + 1;
    let subject: Subject;
    try {
      subject = parseSubject(wire, database.name);
      if (subject.kind === 'query') this.#service.indexes?.check(subject.query);
      await this.#authorize(database, subject);
    } catch (error) {
      this.#refuse(id, error);
      return;
    }
    if (this.#closed) return;
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    this.#start(database, id, subject, wire);
    await this.#flush(database);
    if (!wire.once) return;
    this.#targets.delete(id);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  /** In one synchronous step: no commit can fall between what is told first and what is noticed from then on. */
  #start(database: Database, id: number, subject: Subject, wire: WireTarget): void {
    const known = this.#resume(database, id, subject, wire);
    const knownCount = known?.size;
    const target = new Target(id, subject, known ?? new Map());
    this.#targets.set(id, target);
    const differences = target.takeWholeDifference(database);
    if (subject.kind === 'documents' && !known) {
      // A client that asks for a document for the first time must also hear that there is none.
      for (const { path } of subject.keys) {
        if (!database.store.get(path)) differences.push({ path, document: undefined });
      }
    }
    this.#tell(database, [{ target, differences }]);
    if (knownCount !== undefined && wire.expectedCount && wire.expectedCount.value !== knownCount) {
      this.#send({ filter: { targetId: id, count: target.size } });
    }
    const time = this.#consistentTime(database);
    const [readTime, resumeToken] = [encodeMicros(time), encodeResumeToken(time)];
    this.#send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], readTime, resumeToken } });
  }

  /** What the client knew at its resume token, if that past is still remembered; else it starts from nothing. */
  #resume(
    database: Database,
    id: number,
    subject: Subject,
    wire: WireTarget,
  ): ReturnType<typeof viewOf> | undefined {
    const token = wire.resumeToken && wire.resumeToken.length > 0 ? wire.resumeToken : undefined;
    if (!token && !wire.readTime) return undefined;
    const since = token ? decodeResumeToken(token) : decodeTimestamp(wire.readTime ?? {}).toMicros();
    if (since !== undefined && database.store.remembers(since, nowMicros())) {
      try {
        return viewOf(subject, database, since);
      } catch {
        // Some document has changed more often than its history is long: as if the token were too old.
      }
    }
    this.#send({ targetChange: { targetChangeType: 'RESET', targetIds: [id] } });
    return undefined;
  }

  #remove(id: number): void {
    this.#targets.delete(id);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  #refuse(id: number, error: unknown): void {
    const { code, message } = toFirestoreError(error);
    this.#targets.delete(id);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } } });
  }

  #notice(database: Database, commit: AppliedCommit): void {
    for (const target of this.#targets.values()) target.notice(commit);
    if (this.#flushPlanned || this.#dirtyTargets().length === 0) return;
    this.#flushPlanned = true;
    // A moment later: commits of one tick are told together.
    setImmediate(() => {
      this.#flushPlanned = false;
      this.#inTurn(async () => {
        // A target added meanwhile may have told it all.
        if (this.#dirtyTargets().length > 0) await this.#flush(database);
      });
    });
  }

  /** Tells all targets' news at once, so that what follows, "all is consistent as of now", is true. */
  async #flush(database: Database): Promise<void> {
    await this.#checkDocuments(database);
    if (this.#closed) return;
    this.#tell(
      database,
      this.#dirtyTargets().map((target) => ({ target, differences: target.takeDifferences(database) })),
    );
    this.#send(consistentAt(this.#consistentTime(database)));
  }

  /** Asks the policy about the changed documents of document targets, until nothing changes while it is being asked. */
  async #checkDocuments(database: Database): Promise<void> {
    for (;;) {
      const target = [...this.#targets.values()].find(
        ({ unchecked, subject }) => unchecked && subject.kind === 'documents',
      );
      if (!target) return;
      target.unchecked = false;
      try {
        await this.#authorize(database, target.subject);
      } catch (error) {
        this.#refuse(target.id, error);
      }
    }
  }

  #dirtyTargets(): Target[] {
    return [...this.#targets.values()].filter(({ dirty }) => dirty);
  }

  #tell(database: Database, news: readonly News[]): void {
    const readTime = encodeMicros(database.store.readTime(nowMicros()));
    for (const response of tell(database, news, readTime)) this.#send(response);
  }

  /**
   * The time of which to say that all told so far is consistent. Just after a commit it is the commit's own time: the
   * same for all streams, so that the message is encoded once.
   */
  #consistentTime(database: Database): number {
    const { lastCommitTime } = database.store;
    const now = database.store.readTime(nowMicros());
    const fresh = lastCommitTime > this.#consistentAt && lastCommitTime > now - FRESH_MICROS;
    this.#consistentAt = fresh ? lastCommitTime : now;
    return this.#consistentAt;
  }

  async #authorize(database: Database, subject: Subject): Promise<void> {
    if (this.#context.principal.kind === 'administrator') return;
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
