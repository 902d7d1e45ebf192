import type { Message, OutboxIntent, Turn } from '@merve/contract';

/** One bar: what took from when until when. Milliseconds since the message arrived. */
export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly kind: 'waiting' | 'gate' | 'model' | 'tool' | 'finish' | 'sending';
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * A turn on one line of time, from the message's arrival until its replies were handed to the provider. Doors and workers
 * have clocks of their own: what would lie before the arrival is drawn at it. Pure.
 */
export function waterfallOf(
  turn: Pick<Turn, 'startedAt' | 'finishedAt' | 'steps'>,
  message: Pick<Message, 'createdAt'> | undefined,
  intents: readonly Pick<OutboxIntent, 'intentId' | 'type' | 'createdAt' | 'attemptedAt'>[],
): Bar[] {
  const zero = (message?.createdAt ?? turn.startedAt).getTime();
  const since = (at: Date | number) => Math.max(0, Number(at) - zero);
  const steps = turn.steps.map((step, index): Bar => {
    const took = step.type === 'gate' ? 0 : step.tookMs;
    return {
      id: `step ${index}`,
      kind: step.type,
      label: step.type === 'gate' ? 'gate' : step.type === 'model' ? step.modelId : step.name,
      fromMs: since(step.at.getTime() - took),
      untilMs: since(step.at),
    };
  });
  const lastStep = Math.max(since(turn.startedAt), ...steps.map(({ untilMs }) => untilMs));
  const bars: Bar[] = [
    { id: 'wait', kind: 'waiting', label: 'waits for its turn', fromMs: 0, untilMs: since(turn.startedAt) },
    ...steps,
  ];
  if (turn.finishedAt !== null) {
    // The worker's note of the end is made before the last round trip, so it can lie before a step that was slow to note.
    const untilMs = Math.max(lastStep, since(turn.finishedAt));
    bars.push({ id: 'finish', kind: 'finish', label: 'decides and writes', fromMs: lastStep, untilMs });
  }
  for (const { intentId, type, createdAt, attemptedAt } of intents) {
    if (attemptedAt === null) continue;
    const fromMs = since(createdAt);
    const untilMs = Math.max(fromMs, since(attemptedAt));
    bars.push({ id: intentId, kind: 'sending', label: `to the phone: ${type}`, fromMs, untilMs });
  }
  return bars;
}
