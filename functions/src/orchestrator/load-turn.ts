import type { Market, MarketSpend, MerveConfig, Message, Person, Thread, TurnEvent } from '@merve/contract';
import { type Conversation, historyBefore, readOn } from '../conversations/conversation.ts';
import { isDeferredDue, spokenFor } from '../conversations/deferred-messages.ts';
import { firstUnprocessed } from '../conversations/history.ts';
import { laneOf, type ThreadLane } from '../conversations/lane-of-thread.ts';
import { loadTurn, TurnLog } from '../conversations/turn-log.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { readMarketNow, ShadowWatch, withController } from '../markets/index.ts';
import type { DocumentCount } from '../platform/firestore/document-count.ts';
import { nothingUsed } from '../usage/index.ts';
import { allergiesOfTurn } from './allergies-of-turn.ts';
import { linesOf, withoutThese } from './catch-up.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { readDanger } from './emergency/recognise-emergency.ts';
import { screenMessage } from './screen/screen-message.ts';
import { broughtAlong } from './shared-location.ts';
import type { RunningTurn } from './turn.ts';

/** What a turn needs besides the thread itself and what was written in it: independent of the lease, so it is read while that is taken. */
export interface TurnSurroundings {
  readonly market: Market;
  readonly config: MerveConfig;
  readonly marketSpend: MarketSpend | null;
}

/** What a turn needs besides the thread itself. */
export interface TurnMaterial extends TurnSurroundings {
  readonly conversation: Conversation;
  readonly lane: ThreadLane;
  /** Undefined while it is not known whose thread this is; null where nothing is known of the person. */
  readonly person: Person | null | undefined;
}

/** Reads market, policy and the market's spend: one round trip, none of what this instance has kept. */
export async function loadSurroundings(
  deps: OrchestratorDependencies,
  marketId: string,
): Promise<TurnSurroundings> {
  const { market, config, spend } = await marketOf(deps, marketId);
  deps.catalogue.note(market);
  return { market, config, marketSpend: spend };
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
 * The material, read again where what was read beside the lease is older than the lease, or of another market or person: another
 * worker may have replied, or messages have come.
 * @param isLater this worker has ended a turn since: the policy may be another, and what it sent may have left or not
 */
export async function materialUnderLease(
  deps: OrchestratorDependencies,
  thread: Thread,
  material: TurnMaterial,
  { isLater }: { readonly isLater: boolean },
): Promise<TurnMaterial> {
  const isAsRead = !isLater && material.market.marketId === thread.marketId;
  const [surroundings, lane, conversation] = await Promise.all([
    isAsRead ? {} : loadSurroundings(deps, thread.marketId),
    isLater ? laneOf(deps.documents, thread, null) : material.lane,
    readOn(deps.documents, thread, material.conversation),
  ]);
  return withPerson(deps, thread, { ...material, ...surroundings, lane, conversation });
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
  const next = firstUnprocessed(material.conversation.window, thread.processedSeq);
  const message = next ?? (await deferredMessage(deps, thread, material.conversation.window));
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
    ? withoutThese(historyBefore(material.conversation, thread.lastSeq + 1), joined)
    : historyBefore(material.conversation, message.seq);
  const log = new TurnLog(
    deps.documents,
    {
      threadId: thread.threadId,
      marketId: thread.marketId,
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
    thread: { ...thread, context: { ...thread.context, ...broughtAlong(message) } },
    message,
    text: isCatchUp ? linesOf(deferred.map(({ text }) => text)) : message.text,
    history,
    conversation: material.conversation,
    joined,
    isCatchUp,
    market,
    config,
    shadow: new ShadowWatch(config.candidate, (mark) => log.mark(mark)),
    marketSpend: material.marketSpend,
    language,
    pendingAction: thread.pendingAction,
    behindOthers: material.lane.isWaiting,
    shown: material.lane.shown,
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
