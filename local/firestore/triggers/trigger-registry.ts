import type { DocumentChange } from '../store/document.ts';
import { matchesPattern } from './path-pattern.ts';

export type ChangeKind = 'created' | 'updated' | 'deleted' | 'written';

/** A function's wish to be told of changes, as the Functions emulator registers it. */
export interface Trigger {
  /** e.g. `us-central1-onMessage-0`; ends in a generation number. */
  readonly key: string;
  readonly project: string;
  /** Database id, e.g. `(default)`. */
  readonly database: string;
  /** A document path, with wildcards unless `exact`. */
  readonly document: string;
  readonly exact: boolean;
  readonly kind: ChangeKind;
  /** The event type as registered; it goes into the event. */
  readonly eventType: string;
  readonly generation: 'v1' | 'v2';
}

const V2_TYPE =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;
const V1_TYPE = /(?:document\.|\/document\.)(create|update|delete|write)$/;
const V1_KINDS: Readonly<Record<string, ChangeKind>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};

/** The kind of change that an event type is about; undefined for a type that is not Firestore's. */
export function kindOf(eventType: string): ChangeKind | undefined {
  const v2 = V2_TYPE.exec(eventType)?.[1];
  if (v2 === 'created' || v2 === 'updated' || v2 === 'deleted' || v2 === 'written') return v2;
  return V1_KINDS[V1_TYPE.exec(eventType)?.[1] ?? ''];
}

/** All registered triggers of all projects. */
export class TriggerRegistry {
  readonly #triggers = new Map<string, Trigger>();

  /** Registers a trigger; one of an earlier generation of the same function gives way. */
  add(trigger: Trigger): void {
    const id = baseOf(trigger.project, trigger.key);
    const known = this.#triggers.get(id);
    if (!known || generationOf(trigger.key) >= generationOf(known.key)) this.#triggers.set(id, trigger);
  }

  remove(project: string, key: string): void {
    const id = baseOf(project, key);
    if (this.#triggers.get(id)?.key === key) this.#triggers.delete(id);
  }

  clear(): void {
    this.#triggers.clear();
  }

  /** Whether this very trigger is still the one registered for its function. */
  isCurrent(trigger: Trigger): boolean {
    return this.#triggers.get(baseOf(trigger.project, trigger.key)) === trigger;
  }

  list(): Trigger[] {
    return [...this.#triggers.values()];
  }

  /** The triggers that a change sets off. */
  matching(project: string, database: string, change: DocumentChange): Trigger[] {
    return this.list().filter(
      (trigger) =>
        trigger.project === project &&
        trigger.database === database &&
        concerns(trigger.kind, change) &&
        (trigger.exact
          ? trigger.document === change.key.path
          : matchesPattern(trigger.document, change.key.path)),
    );
  }
}

function concerns(kind: ChangeKind, { before, after }: DocumentChange): boolean {
  if (kind === 'created') return !before && after !== undefined;
  if (kind === 'deleted') return before !== undefined && !after;
  if (kind === 'updated') return before !== undefined && after !== undefined;
  return true;
}

const baseOf = (project: string, key: string): string => `${project} ${key.replace(/-\d+$/, '')}`;
const generationOf = (key: string): number => Number(/-(\d+)$/.exec(key)?.[1] ?? 0);
