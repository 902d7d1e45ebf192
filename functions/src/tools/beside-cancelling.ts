/** What is said beside the wish to call something off: what may limit it is asked about first, and all else is shown to go no further. */

import type { Language } from '@merve/contract';
import { foldedWords } from '../language/phrase-pattern.ts';
import { cancelPhrases } from '../model/planner/own-things/read-own-wish.ts';
import { plannerSentences } from '../model/planner/planner-sentences/index.ts';
import { limitsWish } from '../reading/limiting-words.ts';
import { localNow } from '../reading/moment/moment.ts';
import { type LeftOutPart, partsLeftOut } from '../reading/note-as-said.ts';
import { numbersIn } from '../reading/numbers-in.ts';
import { asksSomething, type SpokenText } from '../reading/spoken-text.ts';
import type { ToolContext, ToolResult } from './define-tool.ts';
import { notAsSaidSentences } from './not-as-said-sentences.ts';

interface BesideCancelling {
  /** The question that comes first, where it may be less than the whole that is called off, or not yet; null for none. */
  readonly refused: Extract<ToolResult, { status: 'refused' }> | null;
  /** The proposal's text with the words that it does not pass on, before the line that says how to answer. */
  told(summary: string): string;
}

/** "The second one", to "which one?": the wish is in the message before. */
function messagesOf(texts: readonly SpokenText[], language: Language): readonly SpokenText[] {
  const newest = texts.findLastIndex(({ by }) => by === 'person');
  const before = texts[newest - 1];
  const said = ` ${foldedWords(texts[newest]?.text ?? '').join(' ')} `;
  // "Cancel K7QF2M" says all of it by itself, whatever was asked before.
  const isWish = cancelPhrases([language, 'en']).some((phrase) => said.search(phrase) >= 0);
  const isAnswer = !isWish && before?.by === 'merve' && asksSomething(before.text);
  const wish = isAnswer ? texts.slice(0, newest).findLast(({ by }) => by === 'person') : undefined;
  return [wish, texts[newest]].filter((message) => message !== undefined);
}

/** "The children are ill" tells why; a number, or what is turned down in the middle of the wish, may make it less. */
const mayBeLess = ({ kind, standsAlone, words }: LeftOutPart): boolean =>
  (kind === 'value' && numbersIn(words).size > 0) || (kind === 'exclusion' && !standsAlone);

/**
 * @param known names of the place and of what is called off, and its code
 * @param passed what is passed on with it
 */
export function besideCancelling(
  { spoken, readByCode, language }: ToolContext,
  known: { readonly names: readonly string[]; readonly timeZone: string },
  passed: readonly string[] = [],
): BesideCancelling {
  const heard = (spoken ?? readByCode ?? []).map(({ at, ...text }) => ({
    ...text,
    local: localNow(at, known.timeZone),
  }));
  const isShown = ({ words }: LeftOutPart) =>
    heard.some(({ by, text }) => by === 'merve' && text.includes(words));
  const open = messagesOf(heard, language).map(({ text, local }) => {
    const view = { language, local, names: known.names, ownWords: cancelPhrases, wordForWord: true };
    return {
      text,
      parts: partsLeftOut([...passed, ...known.names], text, view).filter((part) => !isShown(part)),
    };
  });
  const mayLimit = open.filter(
    ({ text, parts }) => parts.length > 0 && (limitsWish(text) || parts.some(mayBeLess)),
  );
  const wordsOf = (messages: typeof open) =>
    messages.flatMap(({ parts }) => parts.map(({ words }) => words)).join(' … ');
  const left = wordsOf(open);
  return {
    refused:
      mayLimit.length === 0
        ? null
        : {
            status: 'refused',
            code: 'NOT_AS_SAID',
            message: plannerSentences(language).askMeaning(wordsOf(mayLimit)),
          },
    told: (summary) =>
      left === '' ? summary : beforeLastLine(summary, notAsSaidSentences(language).notPassedOn(left)),
  };
}

/** A proposal ends with the words to answer with. */
function beforeLastLine(summary: string, line: string): string {
  const end = summary.lastIndexOf('\n');
  return end < 0 ? `${line}\n${summary}` : `${summary.slice(0, end)}\n${line}${summary.slice(end)}`;
}
