import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '@merve/contract';
import { readAllergies } from '../functions/src/allergies/recognise-allergies.ts';
import { parseMessages, scoreAllergies } from '../functions/src/allergies/testing/score-allergies.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Row, rounded } from './row.ts';

/** How many of the corpus's words about allergies are found, how many harmless ones taken for them, and what reading one costs. */
export function allergyRows(): Row[] {
  const messages = languageSchema.options.flatMap((language) =>
    parseMessages(readFileSync(join(repositoryRoot(), 'corpora/allergies', `${language}.jsonl`), 'utf8')),
  );
  const began = process.cpuUsage();
  readAllergies('hello');
  const compiled = process.cpuUsage(began);
  // Read once more than is counted: by then everything is compiled.
  const { score } = scoreAllergies(messages);
  const { score: first } = scoreAllergies(messages.filter(({ set }) => set === 1));
  const warm = process.cpuUsage();
  for (const { text } of messages) readAllergies(text);
  const { user, system } = process.cpuUsage(warm);
  return [
    {
      name: 'allergies.found',
      value: rounded((100 * score.found) / score.allergies),
      unit: '%',
      target: '≥ 95',
    },
    {
      name: 'allergies.heeded',
      value: rounded((100 * score.heeded) / score.allergies),
      unit: '%',
      target: '≥ 99',
    },
    {
      name: 'allergies.harmlessHeeded',
      value: rounded((100 * score.harmlessHeeded) / score.harmless),
      unit: '%',
      target: '≤ 10',
    },
    { name: 'allergies.alarms', value: first.alarms, unit: `of ${first.harmless} of set 1`, target: '≤ 9' },
    {
      name: 'allergies.alarmShare',
      value: rounded((100 * score.alarms) / score.harmless),
      unit: '%',
      target: '≤ 5',
    },
    {
      name: 'allergies.first',
      value: rounded((compiled.user + compiled.system) / 1000),
      unit: 'ms CPU',
      target: null,
    },
    {
      name: 'allergies.message',
      value: rounded((user + system) / 1000 / messages.length),
      unit: 'ms CPU',
      target: null,
    },
  ];
}
