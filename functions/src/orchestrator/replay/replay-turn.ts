import { Timestamp, type Transaction } from '@google-cloud/firestore';
import type { Message, Thread, Turn } from '@merve/contract';
import type { RanTurn, TurnReplay } from '@merve/contract/api';
import { leaseMs } from '../../conversations/leased-thread.ts';
import type {
  MessageSender,
  OutgoingMessage,
  SendOutcome,
  SentMessage,
} from '../../integrations/message-sender.ts';
import { askerOver } from '../../model/asker.ts';
import type { LanguageModel, ModelAnswer } from '../../model/language-model.ts';
import { type Clock, silentAlarm } from '../../platform/clock.ts';
import { asMerveError, MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { pastOf, type Sandbox, sandboxOver } from '../../platform/firestore/sandbox/index.ts';
import { randomId } from '../../platform/ids.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { processInbound } from '../process-inbound.ts';
import { storedAnswerSchema } from '../tool-loop.ts';
import { differencesBetween } from './replay-differences.ts';

/** Takes every message and sends none: what would have been sent is kept to be shown. */
class SilentSender implements MessageSender {
  readonly taken: OutgoingMessage[] = [];

  async send(message: OutgoingMessage): Promise<SendOutcome> {
    this.taken.push(message);
    return { kind: 'accepted', providerId: `sandbox-${this.taken.length}` };
  }

  async listSentTo(): Promise<readonly SentMessage[]> {
    return [];
  }

  showsButtons(): boolean {
    return true;
  }
}

/** Says again what a model said in a turn, in order, whatever it is asked. It opens no connection. */
class RecordedModel implements LanguageModel {
  readonly modelId = 'recorded';
  private readonly answers: ModelAnswer[];

  constructor({ steps }: Pick<Turn, 'steps'>) {
    this.answers = steps.flatMap((step): ModelAnswer[] => {
      if (step.type !== 'model') return [];
      const { parts, calls } = storedAnswerSchema.parse(JSON.parse(step.rawParts));
      const { modelId, text, inputTokens, outputTokens } = step;
      const usage = { inputTokens, outputTokens };
      return [{ modelId, text, rawParts: parts, toolCalls: calls, finish: 'stop', usage }];
    });
  }

  /** @throws MerveError `MODEL_UNAVAILABLE` once the record is used up: the code of today asks more often. */
  async generate(): Promise<ModelAnswer> {
    const answer = this.answers.shift();
    if (answer === undefined) {
      throw new MerveError('MODEL_UNAVAILABLE', 'The model was asked more often than in the recorded turn');
    }
    return answer;
  }
}

/** What can be done in a sandbox: everything Merve can do, over the sandbox's documents, with nothing that leaves. */
export type SandboxedCapabilities = Pick<
  OrchestratorDependencies,
  'catalogue' | 'plannings' | 'tools' | 'commitHandlers' | 'answerHandlers' | 'asksAboutHere' | 'asksForPlace'
>;

interface ReplayNeeds {
  readonly documents: Documents;
  /** The model of today; null says again what the model of then said. */
  readonly liveModel: LanguageModel | null;
  capabilities(sandboxed: Documents): Promise<SandboxedCapabilities>;
}

interface ReplayRequest {
  readonly threadId: string;
  readonly seq: number;
  /** Of the request: log lines of the second run bear it, not that of the first. */
  readonly traceId: string;
}

/** gRPC status codes with which Firestore refuses a read time: INVALID_ARGUMENT and FAILED_PRECONDITION. */
const timeRefused: readonly unknown[] = [3, 9];

/**
 * Runs a turn again, by the code of today, with the documents as they were just before it: at the last instant before its
 * log was created, which is the first thing a turn writes. By the database's own clock, so that no worker's matters.
 *
 * The second run reads through a read-only transaction, and writes into memory. Its sender is silent, its schedulers do
 * nothing, and its model says what was said; docs/decisions/0021-a-turn-is-replayed-in-a-sandbox.md.
 * @returns null if there is no such turn.
 */
export async function replayTurn(needs: ReplayNeeds, request: ReplayRequest): Promise<TurnReplay | null> {
  const { documents } = needs;
  const { threadId, seq } = request;
  const [stored, message] = await Promise.all([
    documents.turn(threadId, seq).get(),
    documents.message(threadId, seq).get(),
  ]);
  const turn = stored.data();
  const said = message.data();
  if (turn === undefined || stored.createTime === undefined) return null;
  if (turn.state === 'running') return { state: 'unavailable', reason: 'running' };
  if (said === undefined) return { state: 'unavailable', reason: 'incomplete' };
  const asOf = justBefore(stored.createTime);
  const texts = await repliesTo(documents, said);
  return documents.db.runTransaction(
    async (past): Promise<TurnReplay> => {
      const thread = await threadThen(past, documents, threadId);
      if (thread === 'too-old') return { state: 'unavailable', reason: 'too-old' };
      if (thread === undefined) return { state: 'unavailable', reason: 'incomplete' };
      return replayAsOf(needs, request, { past, asOf, turn, thread, said, texts });
    },
    { readOnly: true, readTime: asOf },
  );
}

interface Recorded {
  readonly past: Transaction;
  readonly asOf: Timestamp;
  readonly turn: Turn;
  /** As it was then. */
  readonly thread: Thread;
  readonly said: Message;
  readonly texts: readonly string[];
}

/** Firestore's instants have microseconds. */
function justBefore({ seconds, nanoseconds }: Timestamp): Timestamp {
  return nanoseconds >= 1000
    ? new Timestamp(seconds, nanoseconds - 1000)
    : new Timestamp(seconds - 1, 999_999_000);
}

/** Firestore remembers an hour, or seven days by the minute where point-in-time recovery is on. */
async function threadThen(
  past: Transaction,
  documents: Documents,
  threadId: string,
): Promise<Thread | undefined | 'too-old'> {
  try {
    return (await past.get(documents.thread(threadId))).data();
  } catch (thrown) {
    const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    if (timeRefused.includes(code)) return 'too-old';
    throw thrown;
  }
}

async function replayAsOf(
  needs: ReplayNeeds,
  request: ReplayRequest,
  { past, asOf, turn, thread, said, texts }: Recorded,
): Promise<TurnReplay> {
  const sandbox = sandboxOver(needs.documents.db, pastOf(needs.documents.db, past));
  const { documents } = sandbox;
  const sender = new SilentSender();
  const deps: OrchestratorDependencies = {
    ...(await needs.capabilities(documents)),
    documents,
    sender,
    clock: clockFrom(turn.startedAt),
    alarm: silentAlarm,
    model: needs.liveModel ?? new RecordedModel(turn),
    // What a turn's tools asked was answered then, and is in their recorded results.
    asker: askerOver([]),
    paymentGateway: null,
    statusCallbackUrl: 'https://sandbox.invalid/twilioStatus',
  };
  const failure = await runAgain(deps, sandbox, { thread, said, traceId: request.traceId });
  const recorded = ranTurn(turn, texts);
  const again = (await documents.turn(turn.threadId, turn.seq).get()).data();
  const replayed = again === undefined ? null : ranTurn(again, await repliesTo(documents, said));
  return {
    state: 'replayed',
    asOf: asOf.toDate().toISOString(),
    model: needs.liveModel === null ? 'recorded' : 'live',
    recorded,
    replayed,
    failure,
    differences: replayed === null ? [] : differencesBetween(recorded, replayed),
    wouldWrite: [...sandbox.wouldWrite()],
    wouldSend: sender.taken.map(({ to, content }) => ({
      to,
      text: content.kind === 'text' ? content.body : `template ${content.contentSid}`,
    })),
  };
}

/** Time goes on from when the turn began, so that "tomorrow at eight" is what it was. */
function clockFrom(start: Date): Clock {
  const begun = performance.now();
  return { now: () => new Date(start.getTime() + (performance.now() - begun)) };
}

/**
 * This message alone gets a turn, by a worker that has the lease: whoever had it then has finished long ago.
 * @returns the code of the failure, or null.
 */
async function runAgain(
  deps: OrchestratorDependencies,
  sandbox: Sandbox,
  given: { readonly thread: Thread; readonly said: Message; readonly traceId: string },
): Promise<string | null> {
  const { threadId, marketId } = given.thread;
  const { seq } = given.said;
  const { documents, clock } = deps;
  const lease = { turnId: randomId(), until: new Date(clock.now().getTime() + leaseMs) };
  const thread: Thread = {
    ...given.thread,
    ...{ lease, state: 'executing', unprocessed: true, lastInboundSeq: seq },
  };
  sandbox.prepare(documents.thread(threadId).path, thread);
  sandbox.prepare(documents.message(threadId, seq).path, { ...given.said, traceId: given.traceId });
  try {
    const leased = { kind: 'taken', thread, resumed: false } as const;
    await processInbound(deps, { threadId, marketId, seq, leased });
    return null;
  } catch (thrown) {
    return asMerveError(thrown).code;
  }
}

async function repliesTo(documents: Documents, { threadId, seq }: Message): Promise<string[]> {
  const found = await documents.messages(threadId).where('inReplyToSeq', '==', seq).orderBy('seq').get();
  return found.docs.map((reply) => reply.data().text);
}

function ranTurn({ outcome, usage, documents, steps }: Turn, replies: readonly string[]): RanTurn {
  return {
    outcome,
    usage,
    ...(documents === undefined ? {} : { documents }),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    replies: [...replies],
  };
}
