import type { CostAccount } from '../cost/cost-account.ts';
import { emptyScan } from '../cost/scan.ts';
import { toFirestoreError } from '../errors.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';
import type { RpcMessages, RpcName } from '../protocol/rpc-messages.ts';
import type { CallContext, Service } from './context.ts';
import { batchGetDocuments, getDocument, listDocuments } from './document-reads.ts';
import {
  batchWrite,
  beginTransactionRpc,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from './document-writes.ts';
import { listCollectionIds } from './list-collections.ts';
import { partitionQuery, runAggregationQuery, runQueryRpc } from './queries.ts';

type Handler<R extends RpcName> = (
  service: Service,
  request: RpcMessages[R]['request'],
  context: CallContext,
) => Promise<RpcMessages[R]['response'] | RpcMessages[R]['response'][]>;

const HANDLERS: { readonly [R in RpcName]: Handler<R> } = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BatchGetDocuments: batchGetDocuments,
  BeginTransaction: beginTransactionRpc,
  Commit: commit,
  Rollback: rollback,
  RunQuery: runQueryRpc,
  // Loaded when first asked for: few have use for it.
  ExecutePipeline: async (...call) => (await import('./execute-pipeline.ts')).executePipeline(...call),
  RunAggregationQuery: runAggregationQuery,
  PartitionQuery: partitionQuery,
  ListCollectionIds: listCollectionIds,
  BatchWrite: batchWrite,
};

/** The one way of every RPC that is not a two-way stream, from whichever door: cost, faults, then the handler. */
export class Dispatcher {
  readonly service: Service;
  readonly #cost: CostAccount;
  readonly #faults: FaultPlan;

  constructor(service: Service, cost: CostAccount, faults: FaultPlan) {
    this.service = service;
    this.#cost = cost;
    this.#faults = faults;
  }

  /** The answer's messages: one for a unary RPC. Throws {@link FirestoreError}. */
  async call<R extends RpcName>(
    rpc: R,
    request: RpcMessages[R]['request'],
    context: CallContext,
  ): Promise<readonly RpcMessages[R]['response'][]> {
    const entry = this.#cost.arrive(rpc, context.measurement);
    const arrivedAt = performance.now();
    const { activity } = this.service;
    const scan = emptyScan();
    const told = { rpc, request, scan };
    try {
      await this.#cost.held(entry);
      const answers = await this.#cost.answering(entry, () =>
        this.#faults.around(rpc, request, async () => {
          const answer = await HANDLERS[rpc](this.service, request, { ...context, scan });
          return Array.isArray(answer) ? answer : [answer];
        }),
      );
      this.#cost.count(entry, { ...told, answers });
      activity?.called({ ...told, answers }, performance.now() - arrivedAt);
      return answers;
    } catch (error) {
      const { status } = toFirestoreError(error);
      activity?.called({ ...told, answers: [] }, performance.now() - arrivedAt, status);
      throw error;
    } finally {
      this.#cost.leave(entry);
    }
  }

  /** Bytes of messages in and out, for the cost account. */
  countBytes(received: number, sent: number, measurement?: string): void {
    this.#cost.countBytes(received, sent, measurement);
  }
}
