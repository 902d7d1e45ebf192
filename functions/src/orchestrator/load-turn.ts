import type { Market, MerveConfig, Message, Thread, TurnEvent } from '@merve/contract';
import { firstUnprocessed, historyBefore, loadWindow } from '../conversations/history.ts';
import { loadTurn, TurnLog } from '../conversations/turn-log.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { loadMarket } from '../markets/index.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { RunningTurn } from './turn.ts';

/** What a turn needs besides the thread itself: independent of the lease, so it is read while the lease is taken. */
export interface TurnMaterial {
  readonly window: readonly Message[];
  readonly market: Market;
  readonly config: MerveConfig;
}

/** Reads messages, market and policy in parallel: one round trip. */
export async function loadMaterial(
  deps: OrchestratorDependencies,
  threadId: string,
  marketId: string,
  seq: number,
): Promise<TurnMaterial> {
  const [window, { market, config }] = await Promise.all([
    loadWindow(deps.documents, threadId, seq),
    loadMarket(deps.documents, marketId, deps.tools.tools),
  ]);
  deps.catalogue.note(market);
  return { window, market, config };
}

/**
 * The material, read again if what was read beside the lease is older than the lease: another worker may have
 * replied, or the first unprocessed message may lie elsewhere than the caller thought.
 */
export async function materialUnderLease(
  deps: OrchestratorDependencies,
  thread: Thread,
  material: TurnMaterial,
): Promise<TurnMaterial> {
  const newest = material.window.at(-1)?.seq ?? 0;
  const oldest = material.window[0]?.seq ?? Number.POSITIVE_INFINITY;
  const complete = newest >= thread.lastSeq && oldest <= thread.processedSeq + 1;
  const fits = complete && material.market.marketId === thread.marketId;
  return fits ? material : loadMaterial(deps, thread.threadId, thread.marketId, thread.processedSeq + 1);
}

/**
 * The next message that waits for its turn, with all a step needs; null when there is none.
 * @param resumed an earlier worker left this turn unfinished: its log is read and replayed.
 */
export async function nextTurn(
  deps: OrchestratorDependencies,
  given: {
    thread: Thread;
    material: TurnMaterial;
    turnId: string;
    resumed: boolean;
    emit: (event: TurnEvent) => void;
  },
): Promise<RunningTurn | null> {
  const { thread, material, turnId } = given;
  const message = firstUnprocessed(material.window, thread.processedSeq);
  if (!message) return null;
  const { market, config } = material;
  const startedAt = deps.clock.now();
  const earlier = given.resumed ? await loadTurn(deps.documents, thread.threadId, message.seq) : null;
  const fallback =
    thread.processedSeq === 0 && thread.language === 'en' ? config.defaultLanguage : thread.language;
  return {
    turnId,
    traceId: message.traceId,
    thread,
    message,
    text: message.text,
    history: historyBefore(material.window, message.seq),
    market,
    config,
    language: detectLanguage(message.text) ?? fallback,
    pendingAction: thread.pendingAction,
    log: new TurnLog(deps.documents, {
      threadId: thread.threadId,
      seq: message.seq,
      traceId: message.traceId,
      state: 'running',
      outcome: null,
      finishedAt: null,
      steps: earlier?.steps ?? [],
      startedAt: earlier?.startedAt ?? startedAt,
      turnId,
    }),
    startedAt,
    signal: AbortSignal.timeout(config.safety.turnDeadlineSeconds * 1000),
    emit: given.emit,
  };
}
