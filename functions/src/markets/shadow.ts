import {
  type MervePolicy,
  type PolicyCandidate,
  type ShadowChange,
  type ShadowDecision,
  shadowChangeSchema,
  shadowDecisionSchema,
} from '@merve/contract';

/** One decision of a turn that the policy on trial would have made otherwise. */
export interface ShadowDifference {
  readonly tool: string;
  readonly decision: ShadowDecision;
  readonly change: ShadowChange;
}

/**
 * What a turn leaves in its log about a policy on trial. Marks are plain strings in one array, so that turns can be
 * counted by them with one index, and are written with the turn: no counter that turns would wait for, no write of
 * its own, and a turn run again after a crash is counted once. They name tools, and nothing a person said.
 */
export const shadowMarks = {
  /** The turn decided something about a tool. */
  judged: (candidateId: string) => candidateId,
  /** Something in the turn would have gone differently. */
  differing: (candidateId: string) => `${candidateId}:differs`,
  /** Something about this tool would have. */
  tool: (candidateId: string, tool: string) => `${candidateId}:${tool}`,
  difference: (candidateId: string, { tool, decision, change }: ShadowDifference) =>
    `${candidateId}:${tool}:${decision}:${change}`,
} as const;

/** The differences among a turn's marks, of one candidate. */
export function differencesIn(marks: readonly string[], candidateId: string): ShadowDifference[] {
  return marks.flatMap((mark) => {
    const [id, tool, decision, change] = mark.split(':');
    const parsed = {
      decision: shadowDecisionSchema.safeParse(decision),
      change: shadowChangeSchema.safeParse(change),
    };
    if (id !== candidateId || tool === undefined || !parsed.decision.success || !parsed.change.success)
      return [];
    return [{ tool, decision: parsed.decision.data, change: parsed.change.data }];
  });
}

/**
 * Asks the policy on trial what the live one was asked, and marks where they differ. It answers nobody: a turn goes by
 * the live policy alone. Without a candidate it does nothing.
 */
export class ShadowWatch {
  readonly #candidate: PolicyCandidate | null;
  readonly #mark: (mark: string) => void;

  /** @param mark keeps a mark with the turn; keeping one twice is keeping it once. */
  constructor(candidate: PolicyCandidate | null, mark: (mark: string) => void) {
    this.#candidate = candidate;
    this.#mark = mark;
  }

  /** @param live what was decided. @param judge the same question, put to a policy. */
  compare(
    tool: string,
    decision: ShadowDecision,
    live: boolean,
    judge: (policy: MervePolicy) => boolean,
  ): void {
    if (this.#candidate === null) return;
    const { candidateId, policy } = this.#candidate;
    this.#mark(shadowMarks.judged(candidateId));
    const onTrial = judge(policy);
    if (onTrial === live) return;
    const change = live ? 'refuses' : 'allows';
    this.#mark(shadowMarks.differing(candidateId));
    this.#mark(shadowMarks.tool(candidateId, tool));
    this.#mark(shadowMarks.difference(candidateId, { tool, decision, change }));
  }
}
