import { parseArgs } from 'node:util';
import { languageSchema, maxOutingSize } from '@merve/contract';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { detectLanguage } from '../functions/src/language/detect-language.ts';
import { readMarket, withController } from '../functions/src/markets/index.ts';
import { outingHour } from '../functions/src/outings/intent/outing-hour.ts';
import { readOuting } from '../functions/src/outings/intent/read-outing.ts';
import { planForPerson } from '../functions/src/outings/plan-for-person.ts';
import { planInWords, planResponse } from '../functions/src/outings/tell-plan.ts';
import { startLocalFirestore } from '../functions/src/platform/testing/local-firestore.ts';
import { demoMarketId, seedDemoMarket } from '../local/seed/index.ts';
import { fail } from './score-command.ts';

const usage = `Plans what a group does, over the demo market's own places in memory: no key, no server.

  npm run -s plan -- "what shall we do, five of us, something cozy and cheap" [--json]

Each role tells a line on standard error. Exit code 2 without a wish.`;

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const prompt = positionals.join(' ').trim().slice(0, maxOutingSize);
if (prompt === '') fail(usage);

const firestore = await startLocalFirestore();
try {
  const { documents } = firestore;
  await seedDemoMarket(documents.db);
  const catalogue = createCatalogue(documents);
  const { market, config } = withController(await readMarket(documents, demoMarketId), demoMarketId, []);
  const language = languageSchema.parse(detectLanguage(prompt, null) ?? config.defaultLanguage);
  const now = new Date();
  const intent = readOuting(prompt, language);
  const { startsAt, said } = outingHour(prompt, {
    ...{ now, timeZone: market.timeZone, language, activity: intent.activity },
  });
  const plan = await planForPerson(
    { documents, catalogue, searchIndex: createOramaSearchIndex(catalogue.latest) },
    {
      ...{ prompt, intent, around: null, departures: [], startsAt, hourIsSaid: said !== 'nothing' },
      ...{ persons: [], allergies: [], market, config, language, now },
      log: (_role, message) => console.error(message),
    },
  );
  console.log(values.json ? JSON.stringify(planResponse(plan, null, language)) : planInWords(plan, language));
} finally {
  await firestore.stop();
}
