import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { piecesOf } from './links.ts';

const linksIn = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://maps.google.com/?q=35.1,33.9 for the way.', ['https://maps.google.com/?q=35.1,33.9']],
  ['(https://merve.example/a).', ['https://merve.example/a']],
  ['HTTPS://MERVE.EXAMPLE/', ['HTTPS://MERVE.EXAMPLE/']],
  ['pay at http://localhost:4470/pay/1', ['http://localhost:4470/pay/1']],
  ['javascript:alert(1)', []],
  ['data:text/html,<script>alert(1)</script>', []],
  ['//merve.example', []],
  ['report.md, 12.30, someone@merve.example, mailto:someone@merve.example', []],
  // Never to where it only seems to lead.
  ['https://merve.example@evil.example/', ['https://merve.example']],
  ['https://a.example https://b.example', ['https://a.example', 'https://b.example']],
])('%j links to %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('no character of a text is lost or added, and no link is anything but a page', () => {
  const word = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('javascript:alert(1)', 'https://', '<a href="https://x.example">', '\n', '🙂'),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(' ');
      expect(
        piecesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
      for (const link of linksIn(text)) expect(link).toMatch(/^https?:\/\//i);
    }),
    { numRuns: 50 },
  );
});
