import type { MerchantRequest, OutboxIntent } from '@merve/contract';
import { runPrepared } from '../ledger/run-prepared.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { randomId } from '../platform/ids.ts';
import { sweepEach } from '../platform/sweep/sweep-each.ts';
import { type RequestKind, requestKinds } from './identity.ts';
import { prepareAction } from './prepare-action.ts';

/** Asks for one look at a request at the given time: one Cloud Task in production. The minute sweep repairs a lost one. */
export interface RequestScheduler {
  schedule(kind: RequestKind, requestId: string, at: Date): Promise<void>;
}

export interface Looked {
  /** As it is after the look; null if there is none. */
  readonly request: MerchantRequest | null;
  /** False if time had not come, or somebody had been faster: nothing was written. */
  readonly changed: boolean;
  /** Queued in the outbox, for whoever sends next. */
  readonly intents: readonly OutboxIntent[];
}

/**
 * What time does to a request: the customer of a silent merchant is told, and later the request ends. Decided inside the
 * transaction by its own times, so early, late and repeated looks are harmless.
 */
export async function lookAtRequest(
  documents: Documents,
  { kind, requestId, now }: { readonly kind: RequestKind; readonly requestId: string; readonly now: Date },
): Promise<Looked> {
  const newTraceId = randomId();
  return runPrepared(documents, async (tx) => {
    const request = (await tx.get(documents.request(kind, requestId))).data();
    const nothing = { request: request ?? null, changed: false, intents: [], write: () => {} };
    if (request === undefined || request.dueAt === null || request.dueAt > now) return nothing;
    const traceId = request.traceId ?? newTraceId;
    const config = (await tx.get(documents.merveConfig(request.marketId))).data();
    const look = { by: 'clock', do: 'look' } as const;
    const { outcome, intents, write } = await prepareAction(tx, documents, request, look, {
      config,
      traceId,
      now,
    });
    if (!outcome.ok) return nothing;
    return {
      request: outcome.request,
      changed: true,
      intents,
      write() {
        write();
        for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
      },
    };
  });
}

/** The minute's repair: looks at every request whose time has come. One query for each kind, and a look for each request found. */
export async function sweepDueRequests(
  documents: Documents,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<{ changed: number }> {
  let changed = 0;
  for (const kind of requestKinds) {
    await sweepEach(
      { documents, now, isOver },
      {
        name: `due-requests-${kind}`,
        due: documents.requests(kind).where('dueAt', '<=', now).orderBy('dueAt'),
        occasion: ['state', 'dueAt'],
        async settle(_request, { id: requestId }) {
          if ((await lookAtRequest(documents, { kind, requestId, now })).changed) changed += 1;
        },
      },
    );
  }
  return { changed };
}
