import type { Database } from '../engine/database.ts';
import { FirestoreError, invalidArgument, toFirestoreError } from '../errors.ts';
import type { StreamMessages } from '../protocol/rpc-messages.ts';
import type { WireListenResponse, WireTarget } from '../protocol/wire.ts';
import { authorize, type CallContext, type Service } from '../rpc/context.ts';
import type { Documents } from '../store/document.ts';
import type { AppliedCommit } from '../store/document-store.ts';
import { documentName, parseDatabase } from '../store/path.ts';
import { decodeTimestamp, encodeMicros } from '../values/wire-values.ts';
import { bloomFilterOf } from './bloom-filter.ts';
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
  /** Says nothing any more, as a connection that was cut without a word. */
  #silent = false;

  constructor(service: Service, context: CallContext, outlet: ListenOutlet) {
    this.#service = service;
    this.#context = context;
    this.#outlet = outlet;
  }

  handle(request: StreamMessages['Listen']['request']): void {
    this.#inTurn(async () => {
      const database = this.#open(request.database);
      const { addTarget, removeTarget } = request;
      const { faults } = this.#service;
      if (addTarget) {
        const add = () => this.#add(database, addTarget);
        await (faults ? faults.around('Listen', request, add) : add());
      } else if (removeTarget !== undefined) this.#remove(removeTarget);
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
    let consulted: Documents;
    try {
      subject = parseSubject(wire, database.name);
      if (subject.kind === 'query') this.#service.indexes?.check(subject.query);
      do consulted = await this.#authorize(database, subject);
      while (!isCurrent(consulted, database));
    } catch (error) {
      this.#refuse(id, error);
      return;
    }
    if (this.#closed) return;
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    this.#start(database, id, subject, wire).consulted = consulted;
    await this.#flush(database);
    if (!wire.once) return;
    this.#targets.delete(id);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  /** In one synchronous step: no commit can fall between what is told first and what is noticed from then on. */
  #start(database: Database, id: number, subject: Subject, wire: WireTarget): Target {
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
      const unchangedNames = bloomFilterOf(target.paths.map((path) => documentName(database.name, path)));
      this.#send({ filter: { targetId: id, count: target.size, unchangedNames } });
    }
    const time = this.#consistentTime(database);
    const [readTime, resumeToken] = [encodeMicros(time), encodeResumeToken(time)];
    this.#send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], readTime, resumeToken } });
    return target;
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
    if (since !== undefined && database.store.remembers(since, database.clock.micros())) {
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
    if (this.#flushPlanned || !this.#hasWork()) return;
    this.#flushPlanned = true;
    // A moment later: commits of one tick are told together.
    setImmediate(() => {
      this.#flushPlanned = false;
      this.#inTurn(async () => {
        // A target added meanwhile may have told it all.
        if (this.#hasWork()) await this.#flush(database);
      });
    });
  }

  /** Tells all targets' news at once, so that what follows, "all is consistent as of now", is true. */
  async #flush(database: Database): Promise<void> {
    await this.#checkTargets(database);
    if (this.#closed) return;
    const news = this.#dirtyTargets().map((target) => ({
      target,
      differences: target.takeDifferences(database),
    }));
    this.#meetFault(database, news);
    this.#tell(database, news);
    this.#send(consistentAt(this.#consistentTime(database)));
  }

  /** Asks the policy again about targets whose permission may have changed, until nothing changes while it is being asked. */
  async #checkTargets(database: Database): Promise<void> {
    for (;;) {
      const target = [...this.#targets.values()].find(({ unchecked }) => unchecked);
      if (!target) return;
      target.unchecked = false;
      try {
        target.consulted = await this.#authorize(database, target.subject);
        if (!isCurrent(target.consulted, database)) target.unchecked = true;
      } catch (error) {
        this.#refuse(target.id, error);
      }
    }
  }

  /** What the fault plan holds for a stream with news. Throws UNAVAILABLE when it is to be dropped. */
  #meetFault({ clock }: Database, news: readonly News[]): void {
    if (news.length === 0) return;
    const paths = news.flatMap(({ differences }) => differences.map(({ path }) => path));
    const fault = this.#service.faults?.ofListener(paths);
    if (!fault) return;
    const dropped = new FirestoreError('UNAVAILABLE', 'Injected: the listener was dropped.');
    if (fault.kind === 'listener-dropped') throw dropped;
    this.#silent = true;
    if (fault.ms === undefined) return;
    const drop = () => this.#inTurn(() => Promise.reject(dropped));
    clock.after(fault.ms, drop, { background: true });
  }

  #hasWork(): boolean {
    for (const { dirty, unchecked } of this.#targets.values()) if (dirty || unchecked) return true;
    return false;
  }

  #dirtyTargets(): Target[] {
    return [...this.#targets.values()].filter(({ dirty }) => dirty);
  }

  #tell(database: Database, news: readonly News[]): void {
    const readTime = encodeMicros(database.store.readTime(database.clock.micros()));
    for (const response of tell(database, news, readTime)) {
      if (response.documentChange) this.#service.cost?.countListened();
      this.#send(response);
    }
  }

  /**
   * The time of which to say that all told so far is consistent. Not the last commit's own time but a later one: of two
   * tabs that share a cache, the second looks for documents read later than those it has seen, and it may have seen the
   * write's acknowledgement, which bears the commit's time; the document itself it would then miss.
   */
  #consistentTime(database: Database): number {
    const now = database.store.readTime(database.clock.micros());
    const first = firstTold(database, now);
    const fresh = first > this.#consistentAt && first > now - FRESH_MICROS;
    this.#consistentAt = fresh ? first : now;
    return this.#consistentAt;
  }

  async #authorize(database: Database, subject: Subject): Promise<Documents> {
    if (this.#context.principal.kind === 'administrator') return new Map();
    const time = database.store.readTime(database.clock.micros());
    if (subject.kind === 'query') {
      const documents = [...viewOf(subject, database).values()];
      const operation = { kind: 'list', query: subject.query, documents } as const;
      return authorize(this.#service, this.#context, database, operation, time);
    }
    const documents = subject.keys.map((key) => ({ key, document: database.store.get(key.path) }));
    const operation = { kind: 'get', documents } as const;
    const consulted = await authorize(this.#service, this.#context, database, operation, time);
    return new Map([...consulted, ...documents.map(({ key, document }) => [key.path, document] as const)]);
  }

  #send(response: WireListenResponse): void {
    if (!this.#closed && !this.#silent) this.#outlet.send(response);
  }
}

/** Whether the documents that a decision rests on are still the same. */
function isCurrent(consulted: Documents, { store }: Database): boolean {
  for (const [path, document] of consulted) if (store.get(path) !== document) return false;
  return true;
}

/** For each database its last commit, and when the first stream told of it. */
const lastTold = new WeakMap<Database, { readonly commitTime: number; readonly at: number }>();

/** When the last commit was first told, microseconds: one time for all streams, so that the message is encoded once. */
function firstTold(database: Database, now: number): number {
  const { lastCommitTime: commitTime } = database.store;
  const last = lastTold.get(database);
  if (last?.commitTime === commitTime) return last.at;
  lastTold.set(database, { commitTime, at: now });
  return now;
}
