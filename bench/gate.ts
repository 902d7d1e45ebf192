import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReplies, scoreReplies } from '../functions/src/orchestrator/gate/score-replies.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Row, rounded } from './row.ts';

/** How the gate reads the project's own replies to proposals, in nine languages, the strangers' among them. */
export function gateRows(): Row[] {
  const directory = join(repositoryRoot(), 'corpora/gate');
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  const replies = files
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => parseReplies(readFileSync(join(directory, file), 'utf8')));
  const { score } = scoreReplies(replies);
  return [
    { name: 'gate.falseCommits', value: score.falseCommits, unit: `of ${score.n}`, target: '= 0' },
    { name: 'gate.falseCancels', value: score.falseCancels, unit: `of ${score.n}`, target: '= 0' },
    { name: 'gate.yesRecall', value: rounded(100 * score.yesRecall), unit: '%', target: '≥ 76' },
    { name: 'gate.noRecall', value: rounded(100 * score.noRecall), unit: '%', target: '≥ 65' },
  ];
}
