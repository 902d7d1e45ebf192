/** Outcomes after which it is right that nothing was said: an operator speaks, the person wants silence, or was told before. */
const silent = [
  /^human$/,
  /^opted-out$/,
  /^reaction$/,
  /^limited-/,
  // STOP sent again: the answer to the first said all.
  /^consent-/,
] as const;

/** True if a turn that ended so needs no reply. */
export function explainsSilence(outcome: string | null): boolean {
  return outcome !== null && silent.some((pattern) => pattern.test(outcome));
}
