import { type PlanEvent, type PlanRequest, type PlanResponse, planEventSchema } from '@merve/contract';
import { outingRoutes } from '@merve/contract/api';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiFailure, request } from '../platform/api-client.ts';
import { signInAnonymously } from '../platform/session.ts';

/** A plan takes half a minute at most; a cold start comes before. */
const timeoutMs = 60_000;

export type PlanLine = Extract<PlanEvent, { type: 'log' }>;

/** Why there is no plan. */
export type PlanTrouble =
  | { readonly why: 'failed' | 'offline' | 'signed-out' }
  /** Minutes after which it may be asked for again. */
  | { readonly why: 'limit'; readonly minutes: number };

export interface Planned {
  readonly state: 'idle' | 'running' | 'done' | 'failed';
  /** What each role has said so far. */
  readonly lines: readonly PlanLine[];
  /** Of the question before, until the next one is answered. */
  readonly plan: PlanResponse | null;
  readonly trouble: PlanTrouble | null;
}

const nothingAsked: Planned = { state: 'idle', lines: [], plan: null, trouble: null };

function troubleOf(thrown: unknown): PlanTrouble {
  if (!(thrown instanceof ApiFailure)) return { why: 'failed' };
  if (thrown.status === 429)
    return { why: 'limit', minutes: Math.max(1, Math.ceil((thrown.retryAfter ?? 60) / 60)) };
  if (thrown.status === 401) return { why: 'signed-out' };
  return { why: thrown.code === 'OFFLINE' ? 'offline' : 'failed' };
}

/** Every event of a plan as it comes about. @throws ApiFailure when it was refused; Error where the stream broke off, or says that it failed. */
async function* eventsOf(
  body: z.input<typeof outingRoutes.planOuting.body>,
  signal: AbortSignal,
): AsyncGenerator<PlanEvent> {
  const { method, path } = outingRoutes.planOuting;
  const response = await request(path, {
    ...{ method: method.toUpperCase(), body, signal, timeoutMs, accept: 'text/event-stream' },
  });
  if (response.body === null) throw new Error('The answer has no body.');
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error('The stream broke off before the plan was there.');
    if (value.event === 'error') throw new Error('The plan failed.');
    const event = planEventSchema.parse(JSON.parse(value.data));
    yield event;
    if (event.type === 'result') return;
  }
}

/** One plan at a time; a new question, or leaving the page, ends the one before. */
export function usePlan(): Planned & {
  readonly ask: (question: z.input<typeof outingRoutes.planOuting.body> & Partial<PlanRequest>) => void;
  readonly stop: () => void;
} {
  const [planned, setPlanned] = useState(nothingAsked);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const stop = useCallback(() => {
    asking.current?.abort();
    setPlanned((before) => ({ ...before, state: before.plan === null ? 'idle' : 'done' }));
  }, []);
  const ask = useCallback((question: z.input<typeof outingRoutes.planOuting.body>) => {
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    const { signal } = asked;
    setPlanned({ ...nothingAsked, state: 'running' });
    const follow = async () => {
      try {
        if ((await signInAnonymously()) === null)
          throw new ApiFailure(
            { code: 'UNAUTHENTICATED', message: 'The session has ended' },
            { status: 401 },
          );
        for await (const event of eventsOf(question, signal)) {
          if (signal.aborted) return;
          setPlanned((before) =>
            event.type === 'log'
              ? { ...before, lines: [...before.lines, event] }
              : { ...before, state: 'done', plan: event.data },
          );
        }
      } catch (error) {
        if (signal.aborted) return;
        console.warn('There is no plan.', error);
        setPlanned((before) => ({ ...before, state: 'failed', trouble: troubleOf(error) }));
      }
    };
    void follow();
  }, []);
  return { ...planned, ask, stop };
}
