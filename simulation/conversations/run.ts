/**
 * Plays conversations through the real orchestrator and judges them by what came of them.
 *
 *     npm run -s converse -- --file F [--json]
 *
 * The process's surroundings are replaced before any code of the product is loaded, as in `simulation/worker.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { installVirtualChance } from '../surroundings/virtual-chance.ts';
import { installVirtualTime, machineMilliseconds } from '../surroundings/virtual-time.ts';
import { type Conversation, ConversationLineError, parseConversations } from './conversation.ts';
import type { HonestProposals } from './honest-model.ts';
import type { JudgedTurn } from './play-conversation.ts';

const usage = `Plays conversations and judges them by what stands, what was carried out and what was told.

  npm run -s converse -- --file F [--json]   conversations of a file; --file may be repeated
  npm run -s converse                        those of corpora/conversations; says which verdicts have changed
  npm run -s converse -- --keep              the same, and keeps the verdicts as the base line

  npm run -s converse -- --as-model          what is read is proposed as by a model: prints what is refused as not said

  --id ID    only this conversation, shown whole
  --asked    shows also where something was asked instead of done
  --json     ends with one line of JSON: {"all":{"right",…},"byLang":{…},"wrong":[…]}

Exit code 0 if they were played, whatever the verdicts; 1 if verdicts differ from the base line; 2 if a line or an option
cannot be read.`;

const corpus = join(repositoryRoot(), 'corpora/conversations');
const baseLine = join(corpus, 'verdicts.json');

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        file: { type: 'string', multiple: true },
        id: { type: 'string' },
        json: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        'as-model': { type: 'boolean', default: false },
        asked: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function read(file: string): Conversation[] {
  try {
    return parseConversations(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof ConversationLineError) return fail(`${file}, ${error.message}`);
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

const chosen = options();
if (chosen.help) {
  say(usage);
  process.exit(0);
}
const isOwn = chosen.file === undefined;
if (chosen.keep && (!isOwn || chosen['as-model'] || chosen.id !== undefined))
  fail(`--keep is for the whole set of the project\n\n${usage}`);
const ownFiles = () =>
  readdirSync(corpus)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(corpus, name));
const conversations = (chosen.file ?? ownFiles())
  .flatMap(read)
  .filter(({ id }) => chosen.id === undefined || id === chosen.id);
if (conversations.length === 0)
  fail(`there is no conversation${chosen.id === undefined ? '' : ` ${chosen.id}`}`);

process.env['LOG_LEVEL'] ??= 'SILENT';
// Most of the first seconds is compiling what others have compiled before.
enableCompileCache(join(repositoryRoot(), '.cache/compiled'));
const startedAt = machineMilliseconds();
const time = installVirtualTime();
installVirtualChance();
const { openDemoMarket } = await import('./demo-world.ts');
const { playConversation } = await import('./play-conversation.ts');
const { describeConversation, summarise, table, verdictsOf } = await import('./report.ts');

const honest: HonestProposals = { proposed: 0, refused: [] };
const isAsModel = chosen['as-model'];
const demo = await openDemoMarket(time);
const market = isAsModel ? { ...demo, honest } : demo;
const judged: JudgedTurn[] = [];
for (const conversation of conversations) {
  const turns = await playConversation(market, conversation);
  judged.push(...turns);
  const isShown =
    chosen.id !== undefined ||
    turns.some(({ verdict }) => verdict !== 'right' && (verdict !== 'asked' || chosen.asked));
  if (!chosen.json && !isAsModel && isShown) say(`${describeConversation(conversation, turns)}\n`);
}
const seconds = (machineMilliseconds() - startedAt) / 1000;
const summary = summarise(judged);
if (chosen.json) say(JSON.stringify(summary));
else {
  say(table(summary));
  say(`\n${conversations.length} conversations in ${seconds.toFixed(1)} s`);
}
if (isAsModel) {
  for (const { tool, said, question } of honest.refused) say(`\n${tool}  > ${said}\n  ${question}`);
  say(`\n${honest.refused.length} of ${honest.proposed} honest proposals were refused`);
}
const verdicts = verdictsOf(judged);
if (chosen.keep) writeFileSync(baseLine, `${JSON.stringify(verdicts, null, 2)}\n`);
else if (isOwn && !isAsModel && chosen.id === undefined) {
  const kept: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(baseLine, 'utf8'));
  const turns = new Set([...Object.keys(kept), ...Object.keys(verdicts)]);
  const changed = [...turns].filter((turn) => kept[turn] !== verdicts[turn]);
  for (const turn of changed)
    process.stderr.write(`${turn}: ${kept[turn] ?? 'not there'} → ${verdicts[turn] ?? 'not there'}\n`);
  if (changed.length > 0) process.exitCode = 1;
}
