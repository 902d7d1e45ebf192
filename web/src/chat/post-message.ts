import { type ChatMessageRequest, type TurnEvent, turnEventSchema } from '@merve/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { request } from '../platform/api-client.ts';

/** Longer than a turn may take (`turnDeadlineSeconds` and its waits): the stream ends by itself before. */
const turnTimeoutMs = 130_000;

/**
 * Posts a message and hands on each event of its turn as it happens, until `done` or `error`. Posting the same
 * `clientMessageId` again is the same message.
 * @throws ApiFailure when it was refused, or no answer came; Error when the stream broke off before its end.
 */
export async function postMessage(
  message: ChatMessageRequest & { readonly clientMessageId: string },
  onEvent: (event: TurnEvent) => void,
  signal?: AbortSignal,
): Promise<void> {
  const response = await request('/chat/message', {
    method: 'POST',
    body: { ...message, stream: true },
    accept: 'text/event-stream',
    timeoutMs: turnTimeoutMs,
    ...(signal === undefined ? {} : { signal }),
  });
  if (response.body === null) throw new Error('The answer has no body.');
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error('The stream broke off before the turn was over.');
    const event = turnEventSchema.safeParse(JSON.parse(value.data));
    // A newer backend may tell of things this version of the app does not know.
    if (!event.success) continue;
    onEvent(event.data);
    if (event.data.type === 'done' || event.data.type === 'error') return;
  }
}
