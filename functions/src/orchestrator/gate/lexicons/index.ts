import type { Lexicon } from '../lexicon.ts';
import { agreementGrammar } from './agreement-grammar.ts';
import { arabic } from './ar.ts';
import { withWordsBesideYes } from './beside-a-yes.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { korean } from './ko.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

/** One lexicon for each language Merve understands an answer in. */
export const lexicons: readonly Lexicon[] = [
  english,
  turkish,
  hebrew,
  russian,
  greek,
  german,
  arabic,
  persian,
  korean,
]
  .map(withWordsBesideYes)
  .map((lexicon) => ({ ...lexicon, ...agreementGrammar[lexicon.language] }));
