import { type JsonValue, jsonValueSchema, type PolicyProblem } from '@merve/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { type Difference, differencesBetween, type Merged, reapply } from './differences.ts';
import { problemsBy } from './issue-words.ts';
import { type Path, valueAt, withChange } from './json-path.ts';

const question = 'You have changes that are not saved. Leave this page without saving them?';

/**
 * While `dirty`, asks before the page is left: by closing or reloading the tab, and by a link of the app. The draft is
 * kept either way, so that a wrong answer loses nothing.
 */
function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
        return;
      const leaves = link.origin === location.origin && link.pathname !== location.pathname;
      if (leaves && !confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('beforeunload', beforeUnload);
    // Before the router hears of it.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [dirty]);
}

/** What somebody has begun to change: of what, and to what. */
interface Draft {
  /** The version it was begun from, and what that said. */
  readonly version: string;
  readonly base: JsonValue;
  readonly value: JsonValue;
}

const draftSchema = z.object({ version: z.string(), base: jsonValueSchema, value: jsonValueSchema });
const keyOf = (name: string) => `merve.admin.draft.${name}`;

/** The draft kept in this tab under a name; null where there is none. It survives a reload, and the tab alone. */
function keptDraft(name: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(name));
    const parsed = draftSchema.safeParse(kept === null ? null : JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    // No storage in this browser, or not ours: there is no draft, then.
    return null;
  }
}

/** Keeps a draft, or forgets it. */
function keepDraft(name: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Nothing is kept; leaving the page still warns.
  }
}

/** What is stored now: a version, and what it says. */
export interface Stored {
  readonly version: string;
  readonly value: JsonValue;
}

/** What a field is to hold, by what it holds. */
export type Change = (now: JsonValue | undefined) => JsonValue | undefined;

export interface DraftState {
  readonly value: JsonValue;
  readonly base: JsonValue;
  readonly version: string;
  readonly differences: readonly Difference[];
  /** What is wrong with it as far as its schema knows, by path (`spend.perTurnMicros`). */
  readonly problems: readonly PolicyProblem[];
  /** Set while something newer is stored than what this was begun from, and there is something to lose. */
  readonly newer: Merged | null;
  /** True while it came back after a reload. */
  readonly restored: boolean;
  set(path: Path, value: JsonValue | undefined): void;
  /** Sets a field by what it holds then, which may be other than what was shown: for what takes a while. */
  update(path: Path, change: Change): void;
  /** Puts a field back. */
  undo(difference: Difference): void;
  discard(): void;
  /** Goes on from what is newer, with one's own changes on top. */
  takeOver(): void;
}

/**
 * A draft of what is stored: kept under `name` over a reload, warned about before it is left, and compared with what
 * somebody else stores meanwhile.
 */
export function useDraft(name: string, stored: Stored, schema: z.ZodType): DraftState {
  const [draft, setDraft] = useState<Draft | null>(() => keptDraft(name));
  const [restored, setRestored] = useState(draft !== null);
  const { value, base, version } = draft ?? { ...stored, base: stored.value };
  const differences = useMemo(() => differencesBetween(base, value), [base, value]);
  const problems = useMemo(() => problemsBy(schema, value), [schema, value]);
  const dirty = differences.length > 0;
  const newer = useMemo(
    () => (dirty && version !== stored.version ? reapply(base, value, stored.value) : null),
    [dirty, version, stored, base, value],
  );
  useLeaveGuard(dirty);
  useEffect(() => keepDraft(name, dirty ? draft : null), [name, dirty, draft]);

  const update = useCallback(
    (path: Path, change: Change) =>
      setDraft((current) => {
        const begun = current ?? { version: stored.version, base: stored.value, value: stored.value };
        const next = change(valueAt(begun.value, path));
        const changed = withChange(begun.base, begun.value, path, next);
        return differencesBetween(begun.base, changed).length === 0 ? null : { ...begun, value: changed };
      }),
    [stored],
  );
  const set = useCallback((path: Path, next: JsonValue | undefined) => update(path, () => next), [update]);
  return {
    ...{ value, base, version, differences, problems, newer, set, update },
    restored: restored && dirty,
    undo: ({ path, before }) => set(path, before),
    discard() {
      setRestored(false);
      setDraft(null);
      // At once: the page may be left before it is drawn again.
      keepDraft(name, null);
    },
    takeOver() {
      if (newer !== null) setDraft({ version: stored.version, base: stored.value, value: newer.value });
    },
  };
}
