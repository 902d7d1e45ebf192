import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { localHeaders } from './hosting-headers.ts';
import { repositoryRoot } from './repository-root.ts';

const deployed: { hosting: { headers: unknown } } = JSON.parse(
  readFileSync(join(repositoryRoot(), 'firebase.json'), 'utf8'),
);
const ports = { functions: 1, auth: 2, firestore: 3, sandbox: 4, places: 5 };

/** The directives of the policy in some rules, by name. */
function policyOf(rules: ReturnType<typeof localHeaders>): Record<string, string[]> {
  const header = rules.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy');
  const directives = (header?.value ?? '').split(';').map((directive) => directive.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe('the content security policy', () => {
  const local = policyOf(localHeaders(deployed.hosting.headers, ports));

  test('runs scripts of the app and of Google sign-in alone, and lets nobody frame the app', () => {
    expect(local).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://apis.google.com'],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    });
  });

  test('lets the embedded stack reach its own services, and nothing else more than in production', () => {
    expect(local['connect-src']?.filter((source) => source.startsWith('http:'))).toEqual([
      'http://127.0.0.1:1',
      'http://127.0.0.1:2',
      'http://127.0.0.1:3',
      'http://127.0.0.1:4',
    ]);
    expect(local['img-src']?.filter((source) => source.startsWith('http:'))).toEqual([
      'http://127.0.0.1:4',
      'http://127.0.0.1:5',
    ]);
    const changed = Object.entries(local).filter(([, sources]) =>
      sources.some((it) => it.startsWith('http:')),
    );
    expect(changed.map(([name]) => name).toSorted()).toEqual(['connect-src', 'frame-src', 'img-src']);
  });

  test('rules that are none are refused', () => {
    expect(() => localHeaders(undefined, ports)).toThrow();
  });
});
