/**
 * Waits for what has no event to wait for, by looking again and again.
 *
 * It counts the time it slept itself, not the clock's: on a machine that stood still or ran other work, nothing was waited for.
 *
 * @param what what is waited for, for the error.
 * @throws Error when it is still not so after a minute of pauses.
 */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  what = 'what the test waits for',
): Promise<void> {
  for (let waitedMs = 0; !(await isSo()); waitedMs += 10) {
    if (waitedMs > 60_000) throw new Error(`It never came to this: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
