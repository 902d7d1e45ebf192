import type { AccessPolicy } from './access/access-policy.ts';
import { VirtualClock } from './clock/virtual-clock.ts';
import { CostAccount } from './cost/cost-account.ts';
import { AUTOMATIC_INDEXES, indexWritesOf } from './cost/index-writes.ts';
import type { LockSettings } from './engine/database.ts';
import { Engine } from './engine/engine.ts';
import { keepTimeToLive, type TimeToLive } from './engine/time-to-live.ts';
import { FaultPlan } from './faults/fault-plan.ts';
import { openGrpcDoor } from './grpc/grpc-server.ts';
import { openHttpDoor, type Route } from './http/http-door.ts';
import { lazyRoute } from './http/lazy-route.ts';
import { restRoute } from './http/rest-routes.ts';
import { carryInProcess } from './in-process/carry-in-process.ts';
import type { Carrier } from './in-process/connect-in-process.ts';
import type { IndexesOption, IndexGuard } from './indexes/index-guard.ts';
import { Activity } from './inspector/activity.ts';
import { openJournal } from './persistence/journal.ts';
import { openPort } from './port.ts';
import { Dispatcher } from './rpc/dispatch.ts';
import { DeferredRules } from './rules/deferred-rules.ts';
import type { TransactionLimits } from './transactions/transaction-registry.ts';
import { TriggerDelivery } from './triggers/trigger-delivery.ts';
import { TriggerRegistry } from './triggers/trigger-registry.ts';
import { openChannelDoor } from './webchannel/channel-door.ts';

export interface FirestoreLocalOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Accepted for completeness: every project and database exists from the moment it is first named. */
  readonly projectId?: string;
  /** Documents are kept here over restarts. */
  readonly dataDir?: string;
  /** `host:port` of the Functions emulator, asked at each trigger delivery. */
  readonly functionsEmulator?: () => string | undefined;
  /** Decides for clients; absent, their project's security rules do, as put or as in `rules`. */
  readonly policy?: AccessPolicy;
  /** The path of a firestore.rules, for every project that has not put its own rules. */
  readonly rules?: string;
  readonly locks?: Partial<LockSettings>;
  readonly transactions?: Partial<TransactionLimits>;
  /**
   * Enforces composite indexes and exemptions: a path of firestore.indexes.json, its content, or `off`. Absent, the
   * environment's FIRESTORE_LOCAL_INDEXES decides, a path; without that they are not enforced.
   */
  readonly indexes?: IndexesOption;
  /** An export to start with: of the emulator suite, of `gcloud firestore export`, or of {@link FirestoreLocal.exportTo}. */
  readonly importDir?: string;
  /** The server's time; the real one, if absent. */
  readonly clock?: VirtualClock;
  /** By which time documents that are over are deleted: see `keepTimeToLive`. `by-any-clock`, if absent. */
  readonly timeToLive?: TimeToLive;
  readonly log?: (line: string) => void;
}

export interface FirestoreLocal {
  readonly port: number;
  readonly host: string;
  /** What RPCs cost, by label. */
  readonly cost: CostAccount;
  /** The server's time: it can be frozen, set and advanced. */
  readonly clock: VirtualClock;
  /** Faults to inject into RPCs, listeners and trigger deliveries. */
  readonly faults: FaultPlan;
  /** Trigger events on their way; `deliverTo` hands them to this process. */
  readonly delivery: TriggerDelivery;
  /** Who is told of which changes. */
  readonly triggers: TriggerRegistry;
  /** Which indexes queries have used and missed; undefined if they are not enforced. */
  readonly indexes: IndexGuard | undefined;
  /** Carries a client of this same process here without a socket (`connectInProcess`). */
  carrier(): Carrier;
  /** Where the Functions emulator listens, `host:port`. */
  setFunctionsEmulator(hostPort: string | undefined): void;
  /** Replaces the policy for clients. */
  setPolicy(policy: AccessPolicy): void;
  /** Trigger events not yet delivered or given up. */
  pendingDeliveries(): number;
  /** Resolves when no trigger event is on its way. */
  idle(): Promise<void>;
  /**
   * Resolves when every gRPC client has hung up. A client that was terminated hangs up when its last stream has ended, by
   * what it was told: until then a server that stops would be an error to it.
   */
  hungUp(): Promise<void>;
  /** Writes the project's default database, or the one named (`projects/p/databases/d`), as the suite's `--import` reads it. */
  exportTo(directory: string, database?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an emulator in this process; ready when the promise resolves. */
export async function startFirestoreLocal(options: FirestoreLocalOptions = {}): Promise<FirestoreLocal> {
  const log = options.log ?? (() => {});
  const rules = new DeferredRules({ file: options.rules, log });
  if (options.rules !== undefined) await rules.load();
  let policy = options.policy ?? rules;
  let functionsEmulator = options.functionsEmulator;
  // Loaded only where wanted: what reads definitions (zod) would slow the start.
  const wantsIndexes = options.indexes ?? process.env['FIRESTORE_LOCAL_INDEXES'];
  const indexes = wantsIndexes
    ? (await import('./indexes/index-guard.ts')).openIndexGuard(wantsIndexes)
    : undefined;
  const clock = options.clock ?? new VirtualClock();
  const engine = new Engine(options.locks, options.transactions, indexes?.checkDocument, clock);
  const journal = options.dataDir ? openJournal(options.dataDir, engine, log) : undefined;
  const database = options.projectId && `projects/${options.projectId}/databases/(default)`;
  if (options.importDir) {
    const { importDocuments } = await import('./export/export-documents.ts');
    importDocuments(engine, options.importDir, database);
  }
  const cost = new CostAccount();
  const faults = new FaultPlan(clock);
  const triggers = new TriggerRegistry();
  const delivery = new TriggerDelivery(triggers, {
    functionsEmulator: () => functionsEmulator?.(),
    log,
    clock,
    faults,
  });
  engine.onCommit((commit) => {
    if (commit.cleared) return;
    for (const change of commit.changes) {
      cost.countIndexEntries(indexWritesOf(change, indexes?.definitions ?? AUTOMATIC_INDEXES));
    }
    delivery.notice(commit);
  });
  const timeToLive = keepTimeToLive(
    engine,
    clock,
    indexes?.definitions.overrides ?? [],
    log,
    options.timeToLive,
  );
  const activity = new Activity();
  const dispatcher = new Dispatcher(
    { engine, policy: () => policy, indexes, activity, faults, cost },
    cost,
    faults,
  );
  const health: Route = ({ method, path }) =>
    method === 'GET' && path === '/'
      ? Promise.resolve({ contentType: 'text/plain', body: 'Ok\n' })
      : undefined;
  const admin = lazyRoute(/^\/emulator\/|^\/v1\/projects\/[^/]+\/databases\/[^/]+$/, async () => {
    const { adminRoute } = await import('./http/admin-routes.ts');
    return adminRoute({ engine, triggers, policy: () => policy });
  });
  const own = lazyRoute(/^\/local\//, async () => {
    const { localRoute } = await import('./http/local-routes.ts');
    return localRoute({ cost, faults, delivery, clock });
  });
  const inspector = lazyRoute(/^\/local\/v1\/(databases|browse|activity)?$/, async () => {
    const { inspectorRoute } = await import('./inspector/inspector-route.ts');
    return inspectorRoute({ engine, activity, triggers, delivery, faults });
  });
  const exporting = lazyRoute(/^\/emulator\/v1\/projects\/[^/]+:(export|import)$/, async () => {
    const { exportRoute } = await import('./export/export-routes.ts');
    return exportRoute(engine);
  });
  const indexReport = lazyRoute(/^\/local\/v1\/indexes$/, async () => {
    const { indexesRoute } = await import('./indexes/indexes-route.ts');
    return indexesRoute(indexes);
  });
  const steerRules = rules.route(() => policy);
  const routes = [health, restRoute(dispatcher), steerRules, exporting, inspector, admin, indexReport, own];
  const grpc = openGrpcDoor(dispatcher);
  const channels = openChannelDoor(dispatcher.service);
  const http = openHttpDoor(routes, [channels.route]);
  const host = options.host ?? '127.0.0.1';
  const port = await openPort(options.port ?? 0, host, {
    http2: (socket) => grpc.accept(socket),
    http1: (socket) => http.accept(socket),
    closed: (connection) => engine.connectionClosed(connection),
  });
  return {
    port: port.port,
    host,
    clock,
    cost,
    faults,
    delivery,
    triggers,
    indexes,
    carrier: () => carryInProcess(dispatcher, (connection) => engine.connectionClosed(connection)),
    setFunctionsEmulator: (hostPort) => {
      functionsEmulator = () => hostPort;
    },
    setPolicy: (next) => {
      policy = next;
    },
    pendingDeliveries: () => delivery.pending,
    idle: () => delivery.idle(),
    hungUp: () => grpc.empty(),
    exportTo: async (directory, name = database) => {
      const { exportSuite } = await import('./export/export-suite.ts');
      exportSuite(engine, directory, name);
    },
    stop: async () => {
      timeToLive.stop();
      delivery.stop();
      await channels.close();
      grpc.close();
      http.close();
      engine.close();
      await port.close();
      journal?.close();
      indexes?.writeRecord();
    },
  };
}
