/**
 * `npm run check:live [-- --env FILE]`: asks every real service that keys are set for one question that changes nothing, and says where
 * its answer is not what the product reads. Variables: those given, else of the files named by `--env`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { checkLive, exitCodeOf, reportOf } from './check-live.ts';
import { liveCalls } from './live-calls.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { env: { type: 'string', multiple: true, default: [] } } });
  const files = values.env.map((file) => parseEnv(readFileSync(file, 'utf8')));
  const { calls, unset } = liveCalls(Object.assign({}, ...files, process.env));
  const findings = await Promise.all(calls.map(checkLive));
  console.log(reportOf(findings, unset).join('\n'));
  process.exitCode = exitCodeOf(findings, unset);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
