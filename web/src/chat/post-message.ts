import { type TurnEvent, turnEventSchema } from '@merve/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ApiFailure, request } from '../platform/api-client.ts';
import type { Outgoing } from './outgoing.ts';

/** Longer than a turn may take (`turnDeadlineSeconds` and its waits): the stream ends by itself before. */
const turnTimeoutMs = 130_000;
/** Longer than a cold start. A message that has no place by then is sent again, under the same id. */
const acceptedWithinMs = 30_000;

/**
 * Posts a message and hands on each event of its turn as it happens, until `done` or `error`. Posting the same
 * `clientMessageId` again is the same message.
 * @throws ApiFailure when it was refused, or no answer came; Error when the stream broke off before its end.
 */
export async function postUntilDone(outgoing: Outgoing, onEvent: (event: TurnEvent) => void): Promise<void> {
  const unanswered = new AbortController();
  const timer = setTimeout(() => unanswered.abort(), acceptedWithinMs);
  try {
    const response = await post(outgoing, unanswered.signal);
    for await (const event of eventsOf(response)) {
      clearTimeout(timer);
      onEvent(event);
      if (event.type === 'done' || event.type === 'error') return;
    }
    throw new Error('The stream broke off before the turn was over.');
  } catch (error) {
    if (!unanswered.signal.aborted) throw error;
    throw new ApiFailure({ code: 'TIMEOUT', message: 'No answer in time' }, { status: 0 });
  } finally {
    clearTimeout(timer);
  }
}

function post(outgoing: Outgoing, signal: AbortSignal): Promise<Response> {
  const { clientMessageId, text, language, button, location, ask, seen } = outgoing;
  return request('/chat/message', {
    method: 'POST',
    body: {
      ...{ clientMessageId, language, message: text, stream: true },
      ...(button === null ? {} : { button }),
      ...(location === null ? {} : { location }),
      ...(ask === null ? {} : { ask }),
      ...(seen === null ? {} : { seen }),
    },
    accept: 'text/event-stream',
    timeoutMs: turnTimeoutMs,
    signal,
  });
}

async function* eventsOf({ body }: Response): AsyncGenerator<TurnEvent> {
  if (body === null) throw new Error('The answer has no body.');
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const event = turnEventSchema.safeParse(JSON.parse(value.data));
    // A newer backend may tell of things this version of the app does not know.
    if (event.success) yield event.data;
  }
}
