/**
 * Builds one at a time: what is asked for during a build is built afterwards, once, however often it was asked for. A build
 * that fails is told and ends nothing.
 * @param build resolves to whether anything came out differently.
 * @returns asks for a build; resolves when one that began after the call has ended, and never rejects.
 */
export function oneBuildAtATime(options: {
  build: () => Promise<boolean>;
  onBuilt: () => void;
  onFailed: (reason: string) => void;
}): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  async function build(): Promise<void> {
    try {
      if (await options.build()) options.onBuilt();
    } catch (error) {
      options.onFailed(error instanceof Error ? error.message : String(error));
    }
  }
  function begin(): Promise<void> {
    next = undefined;
    const begun = build().finally(() => {
      if (running === begun) running = undefined;
    });
    running = begun;
    return begun;
  }
  return () => {
    if (running === undefined) return begin();
    next ??= running.then(begin);
    return next;
  };
}
