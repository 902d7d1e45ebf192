/**
 * `npm run flood`: one person writes ten thousand messages in a minute, and a thousand anonymous accounts write from one address,
 * through the real doors over a database of their own. Prints what came of it; exit code 1 if a promise was broken.
 */
import { parseArgs } from 'node:util';
import { createApi } from '../functions/src/entrypoints/create-api.ts';
import { tokensAreNames } from '../functions/src/entrypoints/testing/tokens-are-names.ts';
import { flood } from '../functions/src/orchestrator/testing/flood.ts';
import { createWorld } from '../functions/src/orchestrator/testing/world.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    accounts: { type: 'string', default: '1000' },
  },
});
process.env['ACTOR_KEY'] ??= 'a key of the flood alone';
// A line of log for each message would hide the figures.
process.env['LOG_LEVEL'] ??= 'SILENT';
const megabytes = () => {
  const { gc } = globalThis;
  gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
};
const print = (row: object) => void process.stdout.write(`${JSON.stringify(row)}\n`);

const world = await createWorld();
const heapBefore = megabytes();
const report = await flood(world, '+905339990001', Number(values.messages));
print({ flood: 'one person', ...report, heapMegabytes: [heapBefore, megabytes()] });

const api = createApi({ dependencies: async () => world, verify: tokensAreNames });
world.model.script(...Array.from({ length: 60 }, () => 'Good evening.'));
const started = performance.now();
const statuses: number[] = [];
for (let account = 0; account < Number(values.accounts); account += 1) {
  const answer = await api.request('/v1/chat/message', {
    method: 'POST',
    headers: {
      authorization: `Bearer anonymous-${account}`,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.99',
    },
    body: JSON.stringify({ message: 'hi' }),
  });
  await answer.arrayBuffer();
  statuses.push(answer.status);
}
const taken = statuses.filter((status) => status === 200).length;
const threads = (await world.documents.threads.where('readerUid', '!=', null).count().get()).data().count;
print({
  flood: 'anonymous accounts on one address',
  accounts: statuses.length,
  ...{ taken, refused: statuses.filter((status) => status === 429).length, threads },
  milliseconds: Math.round(performance.now() - started),
});
await world.stop();
const isKept =
  report.kept === report.sent && report.optedOut && report.bookings.join() === 'confirmed,cancelled';
process.exitCode = isKept && taken === threads && taken <= 6 ? 0 : 1;
