/**
 * Calls `stop` at the first SIGINT, SIGTERM or SIGHUP. Ctrl-C sends several at once (the terminal to the whole group, npm to
 * its child, the bootstrap to us): those within a second count as one. A later one means that the person is out of patience.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void, giveUp: () => void): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = Date.now();
        stop(signal);
      } else if (Date.now() - first > 1_000) {
        giveUp();
      }
    });
  }
}
