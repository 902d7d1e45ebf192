import { readFileSync, writeFileSync } from 'node:fs';
import { test } from '@jest/globals';
import { keywordPlanner } from './keyword-planner.ts';
import { deskCatalogue, deskRequest } from './testing/planner-desk.ts';

test('smoke', async () => {
  const planner = keywordPlanner(deskCatalogue);
  const out: string[] = [];
  for (const line of readFileSync('/tmp/smoke/in.txt', 'utf8')
    .split('\n')
    .filter((l) => l !== '')) {
    const [p, rest] = line.startsWith('P:')
      ? [
          "Niazi's – Dinner table (Kyrenia / Girne)\nSunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+02:00)\nFor 4 people\nHeld for you until 12:10. It is not booked yet.\nReply YES to confirm or NO to release it.",
          line.slice(2),
        ]
      : [null, line];
    const L = rest.startsWith('L:');
    const turns = (L ? rest.slice(2) : rest)
      .split(' || ')
      .map((t) => (t.startsWith('A:') ? { role: 'assistant' as const, text: t.slice(2) } : t));
    const a = await planner.generate(
      deskRequest(turns, {
        pendingSummary: p,
        lastListings: L
          ? [
              { listingId: 'lagoon', name: 'Lagoon Balık' },
              { listingId: 'club-33', name: 'Club 33' },
            ]
          : [],
      }),
    );
    out.push(
      `${line}\n    => ${a.text.slice(0, 90)}${a.toolCalls.map((c) => `${c.name} ${JSON.stringify(c.args)}`).join()}`,
    );
  }
  writeFileSync('/tmp/smoke/out.txt', out.join('\n'));
});
