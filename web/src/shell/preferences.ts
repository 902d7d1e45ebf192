import type { Language } from '@merve/contract';
import { useSyncExternalStore } from 'react';
import { directionOf, isLanguage, languageOfBrowser } from '../language/languages.ts';

type Theme = 'system' | 'light' | 'dark';

/** What somebody chose in this browser. `public/first-paint.js` reads the same key before anything is drawn. */
interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
}

const storageKey = 'merve.preferences';

function readStored(): Partial<Record<keyof Preferences, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Nothing is kept in this browser: the defaults serve.
    return {};
  }
}

function initial(): Preferences {
  const { theme, language } = readStored();
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    language: typeof language === 'string' && isLanguage(language) ? language : languageOfBrowser(),
  };
}

function apply({ theme, language }: Preferences): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
}

let preferences = initial();
apply(preferences);
const listeners = new Set<() => void>();

/** Changes a preference, here and in the browser's memory. */
export function changePreferences(change: Partial<Preferences>): void {
  preferences = { ...preferences, ...change };
  apply(preferences);
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch {
    // It holds until the page is closed, then.
  }
  for (const listener of listeners) listener();
}

function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => preferences,
  );
}

/** The language of the app, which is also the one Merve answers in first. */
export function useLanguage(): Language {
  return usePreferences().language;
}

export function useTheme(): Theme {
  return usePreferences().theme;
}
