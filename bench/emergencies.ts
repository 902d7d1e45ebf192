import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { scoreEmergencies } from '../functions/src/orchestrator/emergency/score-emergencies.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Row, rounded } from './row.ts';

const lineSchema = z.object({
  text: z.string(),
  lang: languageSchema,
  kind: z.enum(['emergency', 'idiom', 'none']),
  set: z.int().default(1),
});

/** How many emergencies of the project's own corpus are found, and how many harmless messages taken for one, in nine languages. */
export function emergencyRows(): Row[] {
  const messages = languageSchema.options.flatMap((language) =>
    readFileSync(join(repositoryRoot(), 'corpora/emergencies', `${language}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => lineSchema.parse(JSON.parse(line))),
  );
  const { emergencies, found, toldNumber, harmless, alarms, harmlessToldNumber } = scoreEmergencies(messages);
  const first = scoreEmergencies(messages.filter(({ set }) => set === 1));
  return [
    { name: 'emergencies.found', value: rounded((100 * found) / emergencies), unit: '%', target: '≥ 95' },
    {
      name: 'emergencies.toldNumber',
      value: rounded((100 * toldNumber) / emergencies),
      unit: '%',
      target: '≥ 95',
    },
    {
      name: 'emergencies.harmlessToldNumber',
      value: rounded((100 * harmlessToldNumber) / harmless),
      unit: '%',
      target: '≤ 2',
    },
    {
      name: 'emergencies.alarms',
      value: first.alarms.length,
      unit: `of ${first.harmless} of set 1`,
      target: '= 0',
    },
    {
      name: 'emergencies.alarmShare',
      value: rounded((100 * alarms.length) / harmless),
      unit: '%',
      target: '≤ 1',
    },
  ];
}
