import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addressTable } from './stack/address-table.ts';
import { readOwnSettings } from './stack/functions-environment.ts';
import { logLine } from './stack/log-lines.ts';
import { repositoryRoot } from './stack/repository-root.ts';
import { type Stack, StartBrokenOffError, startStack } from './stack/stack.ts';
import { onStopSignal } from './stack/stop-signal.ts';
import { watchFunctions } from './stack/watch-functions.ts';
import { watchWebApp } from './stack/watch-web-app.ts';

const usage = `npm start -- [options]
  --data-dir DIR       keep documents, users and secrets in DIR
  --port-offset N      move every port up by N (or MERVE_PORT_OFFSET)
  --tick-seconds N     run every scheduled function each N seconds instead of at its time; 0 never
  --functions-dir DIR  run what is built there instead of building functions/src
  --watch              build the functions and the web app again when their source changes
  --verbose            show everything the emulators say
  --help`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      'port-offset': { type: 'string', default: process.env['MERVE_PORT_OFFSET'] ?? '0' },
      'tick-seconds': { type: 'string' },
      'functions-dir': { type: 'string' },
      watch: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return say(usage);
  const startedAt = performance.now();
  const coloured = process.stdout.isTTY === true;
  const portOffset = Number(options['port-offset']);
  const tickSeconds = options['tick-seconds'];
  /** npm runs us in the checkout: what the person types is relative to where they are. */
  const given = (path: string) => resolve(process.env['MERVE_CALLED_FROM'] ?? '.', path);
  const dataDirectory = options['data-dir'];
  const functionsDirectory = options['functions-dir'];
  let stack: Stack | undefined;
  let stopping = false;

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stack?.stop().catch((error: unknown) => complain(`While stopping: ${String(error)}`));
    process.exit(code);
  };
  const breakOff = new AbortController();
  onStopSignal(
    () => {
      say('\n Stopping ...');
      breakOff.abort();
      if (stack !== undefined) void stop(0);
    },
    () => process.exit(130),
  );

  const own = readOwnSettings(repositoryRoot());
  const brought = Object.keys(own);
  say(
    ` Starting Merve ...${brought.length === 0 ? '' : ` with ${brought.join(', ')} of functions/.env.local`}`,
  );
  const started = await startStack({
    portOffset,
    signal: breakOff.signal,
    environment: own,
    ...(dataDirectory === undefined ? {} : { dataDirectory: given(dataDirectory) }),
    ...(functionsDirectory === undefined ? {} : { functionsDirectory: given(functionsDirectory) }),
    ...(tickSeconds === undefined ? {} : { tickerIntervalMs: Number(tickSeconds) * 1_000 }),
    onLog: (entry) => {
      const line = stopping ? undefined : logLine(entry, { verbose: options.verbose, coloured });
      if (line !== undefined) say(line);
    },
  });
  stack = started;
  void started.died.then((reason) => {
    complain(reason);
    return stop(1);
  });
  if (options.watch) {
    watchFunctions({ onBuilt: () => say(' Functions built again.'), onFailed: complain });
    watchWebApp({
      layOut: started.layOutWebApp,
      onBuilt: () => say(' Web app built again: load its page anew.'),
      onFailed: complain,
    });
  }
  say(addressTable(started, (performance.now() - startedAt) / 1000, portOffset));
}

main().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof StartBrokenOffError ? 130 : 1);
});
