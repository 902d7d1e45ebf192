import type { FocusName } from '../world/focus.ts';

/** One exact piece of source and what stands there instead. */
export interface Patch {
  /** Below functions/src. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

export interface PlantedBug {
  readonly name: string;
  /** What a programmer might have thought. */
  readonly thought: string;
  /** What the worlds in which it is looked for are about: there its rule is come to often. */
  readonly focus: FocusName;
  readonly patches: readonly Patch[];
}

/** What the ledger asserts of its writes would stop some of them: without it, the rules of the simulation must. */
export const ledgerUnguarded: Patch = {
  file: 'ledger/write-transaction.ts',
  find: 'if (!holds)',
  put: "if (!holds && broken === '')",
};
