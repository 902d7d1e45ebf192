/**
 * A conversation as the Gemini API takes it. Its rules, each answered with 400 when broken:
 * - `contents` begins with `user`, and roles alternate (neighbours of one role are merged here);
 * - a `model` content with function calls goes back exactly as it came, `thoughtSignature` included, and is followed at
 *   once by as many function responses, each with its call's `id`.
 *
 * A history may break them in honest ways: it is cut off at the front, a proposal ended the turn so that no response was
 * recorded, or another model made the calls, whose parts carry no signature of this one. Calls of another model become
 * a record in words on the user's side; this model then neither has to sign them nor learns to write calls as text.
 */
import type { JsonObject } from '@merve/contract';
import type { ModelTurn, ToolCall, ToolResponse } from './language-model.ts';
import { callsIn } from './planner/recorded-calls.ts';

export interface GeminiContent {
  readonly role: 'user' | 'model';
  readonly parts: JsonObject[];
}

const clean = (text: string): string => text.toWellFormed();

function responsePart(call: ToolCall, response: ToolResponse | undefined): JsonObject {
  return {
    functionResponse: {
      ...(call.callId === null ? {} : { id: call.callId }),
      name: call.name,
      // A call whose outcome was shown to the person directly (a proposal) has no result for the model.
      response: response?.response ?? {
        committed: false,
        note: 'The outcome was shown to the person directly.',
      },
    },
  };
}

/** Takes each call's response out of `open`: by id where there is one, else by name in order. */
function matchResponses(calls: readonly ToolCall[], open: ToolResponse[]): JsonObject[] {
  return calls.map((call) => {
    const byId = call.callId === null ? -1 : open.findIndex((response) => response.callId === call.callId);
    const index = byId >= 0 ? byId : open.findIndex((response) => response.name === call.name);
    const [response] = index >= 0 ? open.splice(index, 1) : [];
    return responsePart(call, response);
  });
}

const recordOfCall = (call: ToolCall): JsonObject => ({
  text: `[Record: ${call.name} was called with ${JSON.stringify(call.args)}]`,
});
const recordOfResult = (result: ToolResponse): JsonObject => ({
  text: `[Record: ${result.name} returned ${JSON.stringify(result.response)}]`,
});

function plainText(rawParts: readonly JsonObject[]): JsonObject[] {
  return rawParts.flatMap((part) =>
    typeof part.text === 'string' && part.thought !== true && part.text.trim() !== ''
      ? [{ text: part.text }]
      : [],
  );
}

/**
 * @param turns oldest first. @param modelId the model that will read them: only its own turns go back raw.
 * @returns at least one content; the first is `user`.
 */
export function contentsOf(turns: readonly ModelTurn[], modelId: string): GeminiContent[] {
  const contents: GeminiContent[] = [];
  const push = (role: GeminiContent['role'], parts: readonly JsonObject[]): void => {
    if (parts.length === 0) return;
    const last = contents.at(-1);
    if (last === undefined && role === 'model') {
      contents.push({ role: 'user', parts: [{ text: '[The beginning of the conversation is left out.]' }] });
    }
    if (last?.role === role) last.parts.push(...parts);
    else contents.push({ role, parts: [...parts] });
  };

  for (let index = 0; index < turns.length; index += 1) {
    const turn = turns[index];
    if (turn === undefined) continue;
    switch (turn.role) {
      case 'user':
        push('user', [{ text: turn.text.trim() === '' ? '[An empty message.]' : clean(turn.text) }]);
        break;
      case 'assistant':
        if (turn.text.trim() !== '') push('model', [{ text: clean(turn.text) }]);
        break;
      case 'tool':
        // Its model turn has taken its own responses; what is left belongs to a call that is not in the history.
        push('user', turn.results.map(recordOfResult));
        break;
      case 'model': {
        const calls = callsIn(turn.rawParts);
        const next = turns[index + 1];
        const open = next?.role === 'tool' ? [...next.results] : [];
        const isOwn = turn.modelId === modelId;
        if (calls.length === 0) {
          push('model', isOwn ? turn.rawParts : plainText(turn.rawParts));
          break;
        }
        if (isOwn) {
          push('model', turn.rawParts);
          push('user', matchResponses(calls, open));
        } else {
          push('model', plainText(turn.rawParts));
          push('user', calls.map(recordOfCall));
          if (open.length > 0) push('user', open.map(recordOfResult));
          open.length = 0;
        }
        if (next?.role === 'tool') {
          push('user', open.map(recordOfResult));
          index += 1;
        }
        break;
      }
    }
  }
  if (contents.length === 0) push('user', [{ text: '[An empty message.]' }]);
  return contents;
}
