import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pointTerms } from './point-terms.ts';
import { SearchDesk, schemaOf, telAviv } from './testing/search-desk.ts';

const nearAzrieli = schemaOf({
  ...{ mode: 'nearbysearch', target: { kind: 'place', place: 'Azrieli' } },
  filters: { type: 'cafe' },
});

describe('whose points may go where', () => {
  test.each(['market', 'mapbox', 'google'] as const)(
    'a point of %s is searched around by whom its terms let',
    async (from) => {
      const desk = new SearchDesk();
      desk.from = from;
      desk.known = { Azrieli: telAviv };
      await desk.run({ schema: nearAzrieli });
      // Google knows of none: the market is asked behind it, but not around Google's own point.
      const asked = [desk.provider, desk.market].filter(({ calls }) => calls.length > 0);
      const allowed = [desk.provider, desk.market].filter(({ source }) =>
        pointTerms[from].searchedAt.includes(source),
      );
      expect(asked.map(({ source }) => source)).toEqual(allowed.map(({ source }) => source));
    },
  );

  test('stands in the decision as it stands in the code', () => {
    const root = join(__dirname, '..', '..', '..', '..');
    const text = readFileSync(join(root, 'docs/decisions/0042-the-worlds-places.md'), 'utf8');
    const rows = [...text.matchAll(/^\| (.+?) \| .+? \| (yes|no) \| (yes|no) \| (.+?) \|$/gm)];
    const owners = ['person', 'market', 'mapbox', 'google'] as const;
    expect(rows.map(([, , travelTimes, onMap]) => [travelTimes, onMap])).toEqual(
      owners.map((owner) =>
        [pointTerms[owner].travelTimes, pointTerms[owner].onMap].map((may) => (may ? 'yes' : 'no')),
      ),
    );
    const kept = rows.map(([, , , , words = '']) => words);
    expect(
      kept.map((words) => (words === 'never' ? null : /thirty days/.test(words) ? 30 : Infinity)),
    ).toEqual(owners.map((owner) => pointTerms[owner].keptDays));
  });
});
