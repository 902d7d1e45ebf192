import { describe, expect, test } from '@jest/globals';
import { filesOf, firstLoadOf, manifestSchema } from './first-load.ts';

const manifest = manifestSchema.parse({
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/map.tsx', 'src/chat/sentences/en.ts', 'src/chat/sentences/de.ts'],
  },
  '_react.js': { file: 'react.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'runtime.js', imports: ['index.html'] },
  'src/map.tsx': { file: 'map.js', imports: ['_react.js', '_maplibre.js'] },
  '_maplibre.js': { file: 'maplibre.js' },
  'src/chat/sentences/en.ts': { file: 'en.js' },
  'src/chat/sentences/de.ts': { file: 'de.js' },
});

describe('what a browser fetches', () => {
  test('first is the entry, all it imports, and one language', () => {
    expect(firstLoadOf(manifest).toSorted()).toEqual(['en.js', 'index.js', 'react.js', 'runtime.js']);
    expect(firstLoadOf(manifest, 'de')).toContain('de.js');
  });

  test('for a page of its own is that page and all it imports, once', () => {
    expect(filesOf(manifest, ['src/map.tsx']).toSorted()).toEqual(
      ['index.js', 'map.js', 'maplibre.js', 'react.js', 'runtime.js'].toSorted(),
    );
  });

  test('that is not in the build is an error', () => {
    expect(() => filesOf(manifest, ['src/none.tsx'])).toThrow('src/none.tsx');
  });
});
