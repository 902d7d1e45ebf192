import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { alertTable } from '../../../../functions/src/platform/alert-table.ts';
import { runbooksIn } from './runbooks.ts';

const operations = readFileSync(join(__dirname, '../../../../docs/operations/runbooks.md'), 'utf8');

describe('the runbooks', () => {
  test('there is one for every kind of alert, with what to look at and what to do', () => {
    const runbooks = runbooksIn(operations);
    for (const kind of Object.keys(alertTable)) {
      const said = JSON.stringify(runbooks.get(kind));
      expect([kind, said]).toEqual([kind, expect.stringContaining('"strong","text":"Look:"')]);
      expect([kind, said]).toEqual([kind, expect.stringContaining('"strong","text":"Do:"')]);
    }
  });

  test('paragraphs, lists, code and strong words; what is neither stays text', () => {
    const text = '# Runbooks\n\n## `a-kind`\nFirst\nline <b>.\n\n- **Do:** see `x*y`.\n- 2 * 3\n';
    expect([...runbooksIn(text)]).toEqual([
      [
        'a-kind',
        [
          { kind: 'paragraph', spans: [{ kind: 'text', text: 'First line <b>.' }] },
          {
            kind: 'list',
            items: [
              [
                { kind: 'strong', text: 'Do:' },
                { kind: 'text', text: ' see ' },
                { kind: 'code', text: 'x*y' },
                { kind: 'text', text: '.' },
              ],
              [{ kind: 'text', text: '2 * 3' }],
            ],
          },
        ],
      ],
    ]);
  });
});
