import { type JsonValue, jsonValueSchema } from '@merve/contract';
import { z } from 'zod';

/** What somebody has begun to change: of what, and to what. */
export interface Draft {
  /** The version it was begun from, and what that said. */
  readonly version: string;
  readonly base: JsonValue;
  readonly value: JsonValue;
}

const draftSchema = z.object({ version: z.string(), base: jsonValueSchema, value: jsonValueSchema });
const keyOf = (name: string) => `merve.admin.draft.${name}`;

/** The draft kept in this tab under a name; null where there is none. It survives a reload, and the tab alone. */
export function keptDraft(name: string): Draft | null {
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
export function keepDraft(name: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Nothing is kept; leaving the page still warns.
  }
}
