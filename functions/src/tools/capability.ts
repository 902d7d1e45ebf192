import type { AnswerHandler } from './answer-handler.ts';
import type { CommitHandler } from './commit-handler.ts';
import type { Tool } from './define-tool.ts';

/** One thing Merve can do, as it is put to work: what a capability's folder gives to the rest of the house. */
export interface Capability {
  /** What a model, or a control of the app, may call. */
  readonly tools?: readonly Tool[];
  /** What a YES or NO to its proposals does. */
  readonly handlers?: readonly CommitHandler[];
  /** Who answers on the lines of merchants, staff and drivers. */
  readonly answerHandlers?: readonly AnswerHandler[];
}
