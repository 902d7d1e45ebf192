import { languageSchema } from '@merve/contract';
import { detectLanguage } from '../../language/detect-language.ts';
import { readSearchWords } from './read-search-words.ts';
import { typeWords } from './subject-words.ts';

const types = Object.keys(typeWords);

/** True of words that look for something around the person: a place they share next is what was missing. Pure. */
export function seeksAroundHere(text: string): boolean {
  const detected = detectLanguage(text);
  const languages = detected === null ? languageSchema.options : [detected];
  return languages.some((language) => {
    const { mode, target } = readSearchWords(text, language, { remembered: null, types }).schema.search;
    return mode === 'nearbysearch' && target.kind === 'me';
  });
}
