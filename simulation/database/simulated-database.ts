import type { Firestore } from '@google-cloud/firestore';
import { CostAccount } from '../../local/firestore/cost/cost-account.ts';
import { Engine } from '../../local/firestore/engine/engine.ts';
import { FirestoreError } from '../../local/firestore/errors.ts';
import { FaultPlan, type FaultRule } from '../../local/firestore/faults/fault-plan.ts';
import { connectInProcess } from '../../local/firestore/in-process/connect-in-process.ts';
import { openIndexGuard } from '../../local/firestore/indexes/index-guard.ts';
import { ListenSession } from '../../local/firestore/listen/listen-session.ts';
import type { RpcMessages, RpcName } from '../../local/firestore/protocol/rpc-messages.ts';
import type { CallContext, Service } from '../../local/firestore/rpc/context.ts';
import { Dispatcher } from '../../local/firestore/rpc/dispatch.ts';
import type { StoredDocument } from '../../local/firestore/store/document.ts';
import type { AppliedCommit } from '../../local/firestore/store/document-store.ts';
import type { FaultKind } from '../world/faults.ts';
import { never, type Scheduler } from '../world/scheduler.ts';
import { describeRequest } from './describe-request.ts';

const projectId = 'demo-simulation';
const databaseName = `projects/${projectId}/databases/(default)`;

/** An instance as the database knows it. */
export interface Connected {
  readonly name: string;
  readonly alive: boolean;
  die(reason: FaultKind): void;
}

/** firestore-local without its doors: the engine, its locks and transactions, its faults, in this process. */
export class SimulatedDatabase {
  readonly #engine: Engine;
  readonly #service: Service;
  readonly #faults: FaultPlan;
  readonly #dispatcher: Dispatcher;

  /**
   * @param indexesFile firestore.indexes.json: a query without its index fails, as in production.
   * @param contents what another database held: this one begins with it, and nobody is told of it
   */
  constructor(indexesFile: string, contents: readonly StoredDocument[] = []) {
    const indexes = openIndexGuard(indexesFile);
    this.#engine = new Engine({}, {}, indexes?.checkDocument);
    const { store } = this.#engine.database(databaseName);
    for (const after of contents)
      store.restore({ key: after.key, before: undefined, after }, after.updateTime);
    this.#service = { engine: this.#engine, policy: () => refuseClients, indexes };
    this.#faults = new FaultPlan();
    this.#dispatcher = new Dispatcher(this.#service, new CostAccount(), this.#faults);
  }

  /** All documents as they are now. They never change: a later write makes another. */
  contents(): readonly StoredDocument[] {
    return [...this.#engine.database(databaseName).store.all()];
  }

  onCommit(listener: (commit: AppliedCommit) => void): void {
    this.#engine.onCommit(listener);
  }

  close(): void {
    this.#engine.close();
  }

  /** A client that nothing ever happens to: for seeding, auditing and looking. */
  undisturbed(): Firestore {
    const context = contextOf('undisturbed');
    return connectInProcess(projectId, {
      call: (rpc, request) => this.#call(rpc, request, context, null),
      listen: () => {
        throw new Error('Who only looks does not listen.');
      },
    });
  }

  /** The client of one instance: each of its calls waits for the scheduler, and ends with the instance. */
  connect(instance: Connected, scheduler: Scheduler): Firestore {
    const context = contextOf(instance.name);
    return connectInProcess(projectId, {
      call: async (rpc, request) => {
        const fault = await scheduler.reach({
          of: instance,
          what: describeRequest(rpc, request),
          faults: faultsOf(rpc),
        });
        if (fault === 'crash-before-call') instance.die(fault);
        if (!instance.alive) return never;
        try {
          const answers = await this.#call(rpc, request, context, fault);
          if (fault === 'crash-after-call') instance.die(fault);
          return instance.alive ? answers : never;
        } catch (thrown) {
          if (!instance.alive) return never;
          if (thrown instanceof FirestoreError) scheduler.note(`  ← ${rpc}: ${thrown.status}`);
          throw thrown;
        }
      },
      listen: (outlet) =>
        new ListenSession(this.#service, context, {
          send: (response) => {
            if (instance.alive) outlet.send(response);
          },
          fail: (error) => {
            if (instance.alive) outlet.fail(error);
          },
        }),
    });
  }

  /** A connection that broke: the transactions that only it spoke for end, and their locks with them. */
  disconnect(instance: Connected): void {
    this.#engine.connectionClosed(instance.name);
  }

  #call(
    rpc: RpcName,
    request: object,
    context: CallContext,
    fault: FaultKind | null,
  ): Promise<readonly object[]> {
    const rule = ruleFor(fault);
    if (rule) this.#faults.add({ ...rule, times: 1 });
    // The plan is asked before the call first waits, so the rule strikes this call and no other.
    const answers = dispatch(this.#dispatcher, rpc, request, context);
    if (rule) this.#faults.clear();
    return answers;
  }
}

function dispatch(
  dispatcher: Dispatcher,
  rpc: RpcName,
  request: RpcMessages[RpcName]['request'],
  context: CallContext,
): Promise<readonly object[]> {
  return dispatcher.call(rpc, request, context);
}

const refuseClients = {
  async check() {
    return { allowed: false, reason: 'The simulation has no clients, only servers.' } as const;
  },
};

const contextOf = (connection: string): CallContext => ({
  principal: { kind: 'administrator' },
  connection,
  signal: new AbortController().signal,
});

function ruleFor(fault: FaultKind | null): Pick<FaultRule, 'kind'> | null {
  switch (fault) {
    case 'rpc-unavailable':
      return { kind: 'unavailable' };
    case 'rpc-aborted':
      return { kind: 'aborted' };
    case 'rpc-deadline':
      return { kind: 'deadline' };
    case 'commit-unacknowledged':
      return { kind: 'applied-unacknowledged' };
    default:
      return null;
  }
}

function faultsOf(rpc: RpcName): readonly FaultKind[] {
  const anywhere = ['rpc-unavailable', 'rpc-deadline', 'crash-before-call', 'crash-after-call'] as const;
  return rpc === 'Commit' ? [...anywhere, 'rpc-aborted', 'commit-unacknowledged'] : anywhere;
}
