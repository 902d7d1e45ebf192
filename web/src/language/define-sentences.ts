import type { Language } from '@merve/contract';
import { use } from 'react';
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
  const loaded = new Map<Language, Promise<Sentences>>();
  return {
    load(language) {
      const known = loaded.get(language);
      if (known !== undefined) return known;
      const loading = loaders[language]().then((module) => module.default);
      // A chunk that could not be fetched is asked for again next time.
      loading.catch(() => loaded.delete(language));
      loaded.set(language, loading);
      return loading;
    },
  };
}

/** The sentences in the language of the app; suspends while that language is loaded. */
export function useSentences<Sentences>(table: SentenceTable<Sentences>): Sentences {
  return use(table.load(useLanguage()));
}
