/** What the planner decided: words, or one tool call. */
import type { JsonObject, Language } from '@merve/contract';
import type { ModelRequest } from '../language-model.ts';
import { whatIsMostlyDone } from './abilities.ts';
import { type PlannerSentences, plannerSentences } from './planner-sentences/index.ts';
import { languageOf } from './reply-language.ts';

export interface Plan {
  readonly text?: string;
  /** What may be tapped in answer to the text: three at the most, each the words it stands for, of twenty letters at the most. */
  readonly choices?: readonly string[];
  readonly call?: { readonly name: string; readonly args: JsonObject };
}

export interface Voice {
  /** What is said back: the turn's language. */
  readonly language: Language;
  /** In which of the two languages it knows the planner reads the message. */
  readonly reads: 'en' | 'tr';
  readonly say: PlannerSentences;
  /** What the planner can mostly do here, as a short sentence in the turn's language. */
  readonly can: string;
}

/** Answers are in the turn's language; a message is read in the language its words tell, else in the turn's. */
export function voiceOf(request: ModelRequest): Voice {
  const { language } = request.situation;
  const newest = request.turns.findLast((turn) => turn.role === 'user');
  const told = newest === undefined ? null : languageOf(newest.text);
  return {
    language,
    reads: told ?? (language === 'tr' ? 'tr' : 'en'),
    say: plannerSentences(language),
    can: whatIsMostlyDone(request, language),
  };
}

/** The call if the tool is declared, else the sentence that says it is switched off. */
export function callOr(request: ModelRequest, name: string, args: JsonObject, otherwise: string): Plan {
  return request.tools.some((tool) => tool.name === name) ? { call: { name, args } } : { text: otherwise };
}
