/** What the planner decided: words, or one tool call. */
import type { JsonObject } from '@merve/contract';
import { spokenLanguage } from '../../language/define-sentences.ts';
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

/** The language of the newest message if it tells one; otherwise the thread's. */
export function voiceOf(request: ModelRequest): Voice {
  const newest = request.turns.findLast((turn) => turn.role === 'user');
  const told = newest === undefined ? null : languageOf(newest.text);
  const language = told ?? spokenLanguage(request.situation.language);
  return { language, say: plannerSentences(language) };
}

/** The call if the tool is declared, else the sentence that says it is switched off. */
export function callOr(request: ModelRequest, name: string, args: JsonObject, otherwise: string): Plan {
  return request.tools.some((tool) => tool.name === name) ? { call: { name, args } } : { text: otherwise };
}
