import type { Lexicon } from '../lexicon.ts';
import { english } from './en.ts';
import { turkish } from './tr.ts';

/** One lexicon for each language Merve understands an answer in. */
export const lexicons: readonly Lexicon[] = [english, turkish];
