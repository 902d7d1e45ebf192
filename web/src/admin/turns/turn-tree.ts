import type { Message, OutboxIntent, ToolDecision, Turn, TurnStep } from '@merve/contract';

type Arrived = Pick<Message, 'createdAt'>;
type Sent = Pick<OutboxIntent, 'intentId' | 'type' | 'state' | 'createdAt' | 'attemptedAt' | 'updatedAt'>;

/** What a node stands for, to be looked at. */
export type NodeSubject =
  | { readonly type: 'arrival' }
  | { readonly type: 'step'; readonly step: TurnStep }
  | { readonly type: 'decision'; readonly decision: ToolDecision }
  | { readonly type: 'finish' }
  | { readonly type: 'intent'; readonly intentId: string }
  /** Holds others together, and has nothing more to say. */
  | { readonly type: 'round' };

/** A part of a turn, with the parts it is made of. Milliseconds since the message arrived. */
export interface TurnNode {
  readonly id: string;
  readonly label: string;
  readonly kind: 'waiting' | 'gate' | 'round' | 'model' | 'tool' | 'decision' | 'finish' | 'sending';
  readonly fromMs: number;
  readonly untilMs: number;
  readonly subject: NodeSubject;
  readonly children: readonly TurnNode[];
}

const delivered: readonly OutboxIntent['state'][] = ['delivered', 'read', 'undelivered'];

/** The steps a tool noted, one after another, up to the tool's end; as long as it took in all, they fill it. */
function decisionsOf(step: Extract<TurnStep, { type: 'tool' }>, id: string, fromMs: number): TurnNode[] {
  let begins = fromMs;
  return (step.decisions ?? []).map((decision, index) => {
    const node: TurnNode = {
      id: `${id}.${index}`,
      label: `${decision.step}: ${decision.decided}`,
      kind: 'decision',
      fromMs: begins,
      untilMs: begins + decision.tookMs,
      subject: { type: 'decision', decision },
      children: [],
    };
    begins = node.untilMs;
    return node;
  });
}

function nodeOfStep(step: TurnStep, id: string, since: (at: Date | number) => number): TurnNode {
  const untilMs = since(step.at);
  const fromMs = step.type === 'gate' ? untilMs : since(step.at.getTime() - step.tookMs);
  const subject = { type: 'step', step } as const;
  const shared = { id, fromMs, untilMs, subject };
  switch (step.type) {
    case 'gate':
      return { ...shared, kind: 'gate', label: `gate: ${step.verdict}`, children: [] };
    case 'model':
      return { ...shared, kind: 'model', label: step.modelId, children: [] };
    case 'tool':
      return { ...shared, kind: 'tool', label: step.name, children: decisionsOf(step, id, fromMs) };
  }
}

/** Each answer of a model with the tools it called; what came before the first stands by itself. */
function inRounds(nodes: readonly TurnNode[]): TurnNode[] {
  const rounds: TurnNode[][] = [];
  const before: TurnNode[] = [];
  for (const node of nodes) {
    if (node.kind === 'model') rounds.push([node]);
    else (rounds.at(-1) ?? before).push(node);
  }
  return [
    ...before,
    ...rounds.map(
      (children, index): TurnNode => ({
        id: `round ${index + 1}`,
        label: `round ${index + 1}`,
        kind: 'round',
        fromMs: Math.min(...children.map(({ fromMs }) => fromMs)),
        untilMs: Math.max(...children.map(({ untilMs }) => untilMs)),
        subject: { type: 'round' },
        children,
      }),
    ),
  ];
}

/** From what was written until WhatsApp took it, and until it was there, as far as it is known. */
function nodeOfIntent(intent: Sent, since: (at: Date) => number): TurnNode[] {
  const { intentId, type, state, createdAt, attemptedAt, updatedAt } = intent;
  if (attemptedAt === null) return [];
  const fromMs = since(createdAt);
  const untilMs = Math.max(fromMs, since(attemptedAt));
  const subject = { type: 'intent', intentId } as const;
  const arrived: TurnNode = {
    id: `${intentId} arrived`,
    label: state,
    kind: 'sending',
    fromMs: untilMs,
    untilMs: Math.max(untilMs, since(updatedAt)),
    ...{ subject, children: [] },
  };
  const children = delivered.includes(state) ? [arrived] : [];
  return [
    { id: intentId, label: `to the phone: ${type}`, kind: 'sending', fromMs, untilMs, subject, children },
  ];
}

/**
 * A turn from the message's arrival until its replies were handed over and delivered, each part with its time. Doors and workers
 * have clocks of their own: what would lie before the arrival is drawn at it, and nothing runs backwards. Pure.
 */
export function turnTree(
  turn: Pick<Turn, 'startedAt' | 'finishedAt' | 'steps'>,
  message: Arrived | undefined,
  intents: readonly Sent[],
): readonly TurnNode[] {
  const zero = (message?.createdAt ?? turn.startedAt).getTime();
  const since = (at: Date | number) => Math.max(0, Number(at) - zero);
  const steps = turn.steps.map((step, index) => nodeOfStep(step, `step ${index}`, since));
  const lastStep = Math.max(since(turn.startedAt), ...steps.map(({ untilMs }) => untilMs));
  const arrival: TurnNode = {
    ...{ id: 'arrival', label: 'arrives, waits for its turn', kind: 'waiting' },
    ...{ fromMs: 0, untilMs: since(turn.startedAt), subject: { type: 'arrival' }, children: [] },
  };
  const finish = (finishedAt: Date): TurnNode => ({
    ...{ id: 'finish', label: 'decides and writes', kind: 'finish', fromMs: lastStep },
    // The worker's note of the end is made before the last round trip, so it can lie before a step that was slow to note.
    untilMs: Math.max(lastStep, since(finishedAt)),
    ...{ subject: { type: 'finish' }, children: [] },
  });
  return [
    arrival,
    ...inRounds(steps),
    ...(turn.finishedAt === null ? [] : [finish(turn.finishedAt)]),
    ...intents.flatMap((intent) => nodeOfIntent(intent, since)),
  ];
}

/** A node and all below it, each before its parts. Pure. */
export function everyNode(nodes: readonly TurnNode[]): readonly TurnNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children)]);
}

/** When the last part of it ended, at least a millisecond: what all bars are shares of. Pure. */
export const wholeOf = (nodes: readonly TurnNode[]): number =>
  Math.max(1, ...everyNode(nodes).map(({ untilMs }) => untilMs));
