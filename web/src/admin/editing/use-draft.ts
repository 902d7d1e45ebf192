import type { JsonValue, PolicyProblem } from '@merve/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { type Difference, differencesBetween, type Merged, reapply } from './differences.ts';
import { type Draft, keepDraft, keptDraft } from './draft-store.ts';
import { problemsBy } from './issue-words.ts';
import { type Path, withChange } from './json-path.ts';
import { useLeaveGuard } from './leave-guard.ts';

/** What is stored now: a version, and what it says. */
export interface Stored {
  readonly version: string;
  readonly value: JsonValue;
}

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

  const set = useCallback(
    (path: Path, next: JsonValue | undefined) =>
      setDraft((current) => {
        const begun = current ?? { version: stored.version, base: stored.value, value: stored.value };
        const changed = withChange(begun.base, begun.value, path, next);
        return differencesBetween(begun.base, changed).length === 0 ? null : { ...begun, value: changed };
      }),
    [stored],
  );
  return {
    ...{ value, base, version, differences, problems, newer, set },
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
