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
});

/** How many emergencies of the project's own corpus are found, and how many harmless messages taken for one, in nine languages. */
export function emergencyRows(): Row[] {
  const { emergencies, found, harmless, alarms } = scoreEmergencies(
    languageSchema.options.flatMap((language) =>
      readFileSync(join(repositoryRoot(), 'corpora/emergencies', `${language}.jsonl`), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => lineSchema.parse(JSON.parse(line))),
    ),
  );
  return [
    { name: 'emergencies.found', value: rounded((100 * found) / emergencies), unit: '%', target: '≥ 95' },
    { name: 'emergencies.alarms', value: alarms.length, unit: `of ${harmless}`, target: '= 0' },
  ];
}
