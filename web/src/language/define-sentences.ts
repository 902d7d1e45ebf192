import type { Language } from '@merve/contract';
import { use } from 'react';
import { onDemand } from '../platform/on-demand.ts';
import { useLanguage } from '../shell/preferences.ts';

type Loaders<Sentences> = Readonly<Record<Language, () => Promise<{ readonly default: Sentences }>>>;

/** A room's sentences: each language is a file of its own, and only the one in use is loaded. */
export interface SentenceTable<Sentences> {
  /** The same promise for the same language, as `use` needs it. */
  load(language: Language): Promise<Sentences>;
}

/**
 * A room's sentences by language. English gives the type; a sentence or a language that is missing does not compile. Each
 * sentence is a text or a function of its values, so that word order and plural are the language's own.
 */
export function defineSentences<Sentences>(loaders: Loaders<Sentences>): SentenceTable<Sentences> {
  const tables = new Map<Language, () => Promise<Sentences>>();
  return {
    load(language) {
      const known = tables.get(language);
      if (known !== undefined) return known();
      const table = onDemand(() => loaders[language]().then((module) => module.default));
      tables.set(language, table);
      return table();
    },
  };
}

/** The sentences in the language of the app; suspends while that language is loaded. */
export function useSentences<Sentences>(table: SentenceTable<Sentences>): Sentences {
  return use(table.load(useLanguage()));
}
