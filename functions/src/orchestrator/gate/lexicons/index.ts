import type { Lexicon } from '../lexicon.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

/** One lexicon for each language Merve understands an answer in. */
export const lexicons: readonly Lexicon[] = [english, turkish, russian, german, greek];
