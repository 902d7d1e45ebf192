import type { JsonObject } from '@merve/contract';
import { type Asker, askerOver } from '../../model/asker.ts';
import type { LanguageModel, ModelAnswer, ModelRequest } from '../../model/language-model.ts';
import type { StructuredModel, StructuredRequest } from '../../model/structured-model.ts';

type ScriptedAnswer =
  | string
  | { call: string; args: JsonObject }[]
  | ((request: ModelRequest) => ModelAnswer)
  | Error;

/** A model that says what the test tells it to, in order, whichever door it is asked at, and remembers what it was asked. */
export class ScriptedModel implements LanguageModel, StructuredModel {
  readonly modelId = 'scripted';
  readonly requests: ModelRequest[] = [];
  /** What it was asked for values. */
  readonly asked: StructuredRequest[] = [];
  /** Asks this model alone. */
  readonly asker: Asker = askerOver([
    { model: this, policy: { timeoutMs: 5_000, breaker: { failures: 1_000, openMs: 1 } } },
  ]);
  private readonly answers: ScriptedAnswer[] = [];

  script(...answers: ScriptedAnswer[]): void {
    this.answers.push(...answers);
  }

  /** Forgets what was scripted and not asked for; returns how much that was. */
  drain(): number {
    return this.answers.splice(0).length;
  }

  async generate(request: ModelRequest): Promise<ModelAnswer> {
    this.requests.push(request);
    return this.next(request);
  }

  async complete(request: StructuredRequest): Promise<ModelAnswer> {
    this.asked.push(request);
    return this.next(null);
  }

  private next(request: ModelRequest | null): ModelAnswer {
    const next = this.answers.shift();
    if (next === undefined) throw new Error('The model was asked once more than the test scripted');
    if (next instanceof Error) throw next;
    if (typeof next === 'function') {
      if (request === null) throw new Error('A value is scripted as its text');
      return next(request);
    }
    return typeof next === 'string' ? textAnswer(next) : callAnswer(next);
  }
}

function textAnswer(text: string): ModelAnswer {
  return {
    modelId: 'scripted',
    rawParts: [{ text }],
    text,
    toolCalls: [],
    finish: 'stop',
    usage: { inputTokens: 10, outputTokens: 5 },
  };
}

/** An answer that does more than answer: one call, made when the model is asked. */
export function calls(call: string, args: JsonObject): () => ModelAnswer {
  return () => callAnswer([{ call, args }]);
}

function callAnswer(calls: { call: string; args: JsonObject }[]): ModelAnswer {
  return {
    modelId: 'scripted',
    rawParts: calls.map(({ call, args }) => ({ functionCall: { name: call, args } })),
    text: '',
    toolCalls: calls.map(({ call, args }, index) => ({ callId: `call-${index}`, name: call, args })),
    finish: 'stop',
    usage: { inputTokens: 10, outputTokens: 5 },
  };
}
