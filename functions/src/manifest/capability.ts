import type { AnswerHandler } from '../tools/answer-handler.ts';
import type { CommitHandler } from '../tools/commit-handler.ts';
import type { Tool } from '../tools/define-tool.ts';

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
}

/** Several capabilities as one, in order: where more than one could answer, the first is asked first. Pure. */
export function joinCapabilities(capabilities: readonly Capability[]): Required<Capability> {
  return {
    tools: capabilities.flatMap(({ tools = [] }) => tools),
    handlers: capabilities.flatMap(({ handlers = [] }) => handlers),
    answerHandlers: capabilities.flatMap(({ answerHandlers = [] }) => answerHandlers),
    asksAboutHere: (text) => capabilities.some((capability) => capability.asksAboutHere?.(text)),
  };
}
