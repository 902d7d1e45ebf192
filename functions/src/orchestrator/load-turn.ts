import type { Market, MarketSpend, MerveConfig, Message, Person, Thread, TurnEvent } from '@merve/contract';
import { isDeferredDue, spokenFor } from '../conversations/deferred-messages.ts';
import { firstUnprocessed, historyBefore, loadWindow } from '../conversations/history.ts';
import { loadTurn, TurnLog } from '../conversations/turn-log.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { readMarketNow, ShadowWatch, withController } from '../markets/index.ts';
import { hasMessagesWaiting } from '../outbox/index.ts';
import type { DocumentCount } from '../platform/firestore/document-count.ts';
import { nothingUsed } from '../usage/index.ts';
import { allergiesOfTurn } from './allergies-of-turn.ts';
import { linesOf, withoutThese } from './catch-up.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { readDanger } from './emergency/recognise-emergency.ts';
import { screenMessage } from './screen/screen-message.ts';
import { sharedLocation } from './shared-location.ts';
import type { RunningTurn } from './turn.ts';

/** What a turn needs besides the thread itself: independent of the lease, so it is read while the lease is taken. */
interface TurnMaterial {
  readonly window: readonly Message[];
  readonly market: Market;
  readonly config: MerveConfig;
  readonly marketSpend: MarketSpend | null;
  /** Messages of this thread are queued or on their way to the person. */
  readonly behindOthers: boolean;
  /** Undefined while it is not known whose thread this is; null where nothing is known of the person. */
  readonly person: Person | null | undefined;
}

/** Reads messages, market, policy, the market's spend, and whether messages are on their way, in parallel: one round trip. */
export async function loadMaterial(
  deps: OrchestratorDependencies,
  threadId: string,
  marketId: string,
  seq: number,
  actorId: string | undefined,
): Promise<TurnMaterial> {
  const [window, { market, config, spend }, behindOthers, person] = await Promise.all([
    loadWindow(deps.documents, threadId, seq),
    marketOf(deps, marketId),
    hasMessagesWaiting(deps.documents, threadId),
    actorId === undefined ? undefined : readPerson(deps, actorId),
  ]);
  deps.catalogue.note(market);
  return { window, market, config, marketSpend: spend, behindOthers, person };
}

/** Async, as all that is begun beside a promise: what threw at once would leave that promise to nobody. */
async function marketOf({ documents, markets, tools }: OrchestratorDependencies, marketId: string) {
  const found = await (markets?.read(marketId) ?? readMarketNow(documents, marketId));
  return { ...withController(found, marketId, tools.tools), spend: found.spend };
}

/** As above. */
async function readPerson({ documents }: OrchestratorDependencies, actorId: string): Promise<Person | null> {
  return (await documents.person(actorId).get()).data() ?? null;
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
  const current = fits
    ? material
    : await loadMaterial(deps, thread.threadId, thread.marketId, thread.processedSeq + 1, thread.actorId);
  return reachingUnprocessed(deps, thread, await withPerson(deps, thread, current));
}

/** The person as they are: read beside the lease by a caller who did not know whose thread it is, they are somebody else or older. */
async function withPerson(
  deps: OrchestratorDependencies,
  { actorId, profileVersion = 0 }: Thread,
  material: TurnMaterial,
): Promise<TurnMaterial> {
  const { person } = material;
  const isTheirs = person !== undefined && (person?.actorId ?? actorId) === actorId;
  if (isTheirs && (person?.profileVersion ?? 0) >= profileVersion) return material;
  return { ...material, person: await readPerson(deps, actorId) };
}

/**
 * Replies to many messages in a row can fill a window before the next message that waits for its turn: then it is
 * looked for further on, or it would wait for ever.
 */
async function reachingUnprocessed(
  deps: OrchestratorDependencies,
  thread: Thread,
  material: TurnMaterial,
): Promise<TurnMaterial> {
  let { window } = material;
  while (firstUnprocessed(window, thread.processedSeq) === null) {
    const newest = window.at(-1)?.seq ?? thread.processedSeq;
    if (newest >= thread.lastSeq) break;
    window = await loadWindow(deps.documents, thread.threadId, newest + 1);
  }
  return { ...material, window };
}

/** The message that stands for what came over the limit, once its time has come; null while nothing is due. */
async function deferredMessage(
  { documents, clock }: OrchestratorDependencies,
  thread: Thread,
  window: readonly Message[],
): Promise<Message | null> {
  if (!thread.deferred || !isDeferredDue(thread, clock.now())) return null;
  const spoken = spokenFor(thread.deferred);
  const found = window.find(({ seq }) => seq === spoken);
  return found ?? (await documents.message(thread.threadId, spoken).get()).data() ?? null;
}

/** What the person wrote themselves: a button and a control of the app say what they are for. */
function typedIn({ button, ask, text }: Message): string {
  return button !== null || ask !== undefined ? '' : text;
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
    documentsBefore: DocumentCount;
    emit: (event: TurnEvent) => void;
  },
): Promise<RunningTurn | null> {
  const { thread, material, turnId } = given;
  const next = firstUnprocessed(material.window, thread.processedSeq);
  const message = next ?? (await deferredMessage(deps, thread, material.window));
  if (!message) return null;
  const isCatchUp = next === null;
  const { market, config } = material;
  const startedAt = deps.clock.now();
  const left =
    given.resumed || isCatchUp ? await loadTurn(deps.documents, thread.threadId, message.seq) : null;
  // What a catch-up finds finished is the turn that put its message off.
  const earlier = left?.turn?.state === 'finished' ? null : (left?.turn ?? null);
  // A thread begins with English written in it; until its first turn has ended, nobody has shown a language.
  const isNew = thread.processedSeq === 0;
  const fallback =
    isNew && thread.language === 'en'
      ? (material.person?.language ?? config.defaultLanguage)
      : thread.language;
  const language = detectLanguage(message.text, isNew ? null : thread.language) ?? fallback;
  const deferred = isCatchUp ? (thread.deferred?.messages ?? []) : [];
  const joined = deferred.map(({ seq }) => seq);
  const history = isCatchUp
    ? withoutThese(historyBefore(material.window, thread.lastSeq + 1), joined)
    : historyBefore(material.window, message.seq);
  const log = new TurnLog(
    deps.documents,
    {
      threadId: thread.threadId,
      seq: message.seq,
      traceId: message.traceId,
      state: 'running',
      outcome: null,
      finishedAt: null,
      steps: earlier?.steps ?? [],
      signals: screenMessage(message.text, message.hiddenText),
      policyVersion: config.policyVersion,
      ...(earlier?.shadow === undefined ? {} : { shadow: earlier.shadow }),
      ...(earlier?.toldToWait === undefined ? {} : { toldToWait: earlier.toldToWait }),
      usage: earlier?.usage ?? nothingUsed,
      startedAt: earlier?.startedAt ?? startedAt,
      turnId,
    },
    left?.version ?? null,
  );
  return {
    turnId,
    traceId: message.traceId,
    // Where they are now counts for this very turn.
    thread: { ...thread, context: { ...thread.context, ...sharedLocation(message) } },
    message,
    text: isCatchUp ? linesOf(deferred.map(({ text }) => text)) : message.text,
    history,
    joined,
    isCatchUp,
    market,
    config,
    shadow: new ShadowWatch(config.candidate, (mark) => log.mark(mark)),
    marketSpend: material.marketSpend,
    language,
    pendingAction: thread.pendingAction,
    behindOthers: material.behindOthers,
    allergies: allergiesOfTurn(
      thread,
      isCatchUp ? { ...message, text: '' } : message,
      material.person ?? null,
      {
        history,
        language,
        now: startedAt,
      },
    ),
    danger: readDanger(isCatchUp ? '' : typedIn(message), language),
    log,
    documentsBefore: given.documentsBefore,
    startedAt,
    signal: AbortSignal.timeout(config.safety.turnDeadlineSeconds * 1000),
    emit: given.emit,
  };
}
