/** What the planner decided: words, or one tool call. */
import type { JsonObject } from '@merve/contract';
import type { ModelRequest } from '../language-model.ts';
import { type PlannerSentences, plannerSentences } from './planner-sentences.ts';
import { languageOf } from './reply-language.ts';

export interface Plan {
  readonly text?: string;
  readonly call?: { readonly name: string; readonly args: JsonObject };
}

export interface Voice {
  readonly language: 'en' | 'tr';
  readonly say: PlannerSentences;
}

/** The language of the newest message that tells one; otherwise the thread's. */
export function voiceOf(request: ModelRequest): Voice {
  const messages = request.turns.filter((turn) => turn.role === 'user').slice(-6);
  let language: 'en' | 'tr' = request.situation.language === 'tr' ? 'tr' : 'en';
  for (const message of messages.reverse()) {
    const told = languageOf(message.text);
    if (told === null) continue;
    language = told;
    break;
  }
  return { language, say: plannerSentences(language) };
}

/** The call if the tool is declared, else the sentence that says it is switched off. */
export function callOr(request: ModelRequest, name: string, args: JsonObject, otherwise: string): Plan {
  return request.tools.some((tool) => tool.name === name) ? { call: { name, args } } : { text: otherwise };
}
