import type { ThreadContext } from '@merve/contract';
import type { AnswerHandler } from '../tools/answer-handler.ts';
import type { CommitHandler } from '../tools/commit-handler.ts';
import type { Tool } from '../tools/define-tool.ts';
import type { DueRow } from './due-kind.ts';

/** Whose turn it is, for what a model is told of the person's own things. */
export interface TurnOfPerson {
  readonly actorId: string;
  readonly alsoActorIds: readonly string[];
  readonly context: ThreadContext;
  readonly now: Date;
}

/** What a capability puts to work once it is loaded: all that a turn may call of it. */
export interface Capability {
  /** What a model, or a control of the app, may call. */
  readonly tools?: readonly Tool[];
  /** What a YES or NO to its proposals does. */
  readonly handlers?: readonly CommitHandler[];
  /** Who answers on the lines of merchants, staff and drivers. */
  readonly answerHandlers?: readonly AnswerHandler[];
  /**
   * Whether words ask for something whose answer depends on where the person is: a place they share next answers the
   * question. Pure.
   */
  asksAboutHere?(text: string): boolean;
  /** Whether words of Merve's ask for a place: one that the person shares next is the answer to that. Pure. */
  asksForPlace?(said: string): boolean;
  /** What a model is told of what the conversation speaks of, as a part of its prompt; null for nothing. At most one round trip. */
  tellsModel?(turn: TurnOfPerson): Promise<string | null>;
}

/**
 * Several capabilities as one, in order: where more than one could answer, the first is asked first. Pure.
 * @throws Error for two tools of one name, two handlers of one kind, and a tool that proposes what no handler carries out: a fault
 *   of the composition, seen at start.
 */
export function joinCapabilities(capabilities: readonly Capability[]): Required<Capability> {
  const tools = capabilities.flatMap(({ tools: own = [] }) => own);
  const handlers = capabilities.flatMap(({ handlers: own = [] }) => own);
  const kinds = onlyOnce(handlers.map(({ kind }) => kind));
  onlyOnce(tools.map(({ name }) => name));
  for (const { name, proposes } of tools) {
    if (proposes !== null && !kinds.has(proposes))
      throw new Error(`Nobody carries out ${proposes} of ${name}`);
  }
  return {
    tools,
    handlers,
    answerHandlers: capabilities.flatMap(({ answerHandlers = [] }) => answerHandlers),
    asksAboutHere: (text) => capabilities.some((capability) => capability.asksAboutHere?.(text)),
    asksForPlace: (said) => capabilities.some((capability) => capability.asksForPlace?.(said)),
    async tellsModel(turn) {
      const told = await Promise.all(capabilities.map((capability) => capability.tellsModel?.(turn) ?? null));
      const parts = told.filter((part) => part !== null);
      return parts.length === 0 ? null : parts.join('\n');
    },
  };
}

/**
 * The rows of several capabilities, by kind. Pure.
 * @throws Error for a kind that two have.
 */
export function joinDueRows(
  tables: readonly Readonly<Record<string, DueRow>>[],
): Readonly<Record<string, DueRow>> {
  onlyOnce(tables.flatMap((rows) => Object.keys(rows)));
  return Object.fromEntries(tables.flatMap((rows) => Object.entries(rows)));
}

/** @throws Error for a name that is there twice. */
function onlyOnce(names: readonly string[]): ReadonlySet<string> {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`There are two of ${twice}`);
  return new Set(names);
}
