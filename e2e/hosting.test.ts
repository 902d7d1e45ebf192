import { describe, expect, test } from '@jest/globals';
import { useStack } from './harness.ts';

const stack = useStack();
const get = (path: string) => fetch(`http://127.0.0.1:${stack().ports.hosting}${path}`);

/** A file of the built app, as its page names it. */
async function someAsset(): Promise<string> {
  const [asset] = /\/assets\/[^"]+\.js/.exec(await (await get('/')).text()) ?? [];
  if (asset === undefined) throw new Error('The page names no script.');
  return asset;
}

describe('Hosting', () => {
  test('serves every page with its policy, asked for anew each time', async () => {
    for (const path of ['/', '/mine', '/admin/turns/some-thread', '/dev/whatsapp', '/settings.json']) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('lets a file be kept for ever, whose name changes with its contents', async () => {
    const { headers } = await get(await someAsset());
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a file of an older version is not found, rather than a page kept for ever under its name', async () => {
    const { status, headers } = await get('/assets/index-00000000.js');
    expect(status).toBe(404);
    expect(headers.get('content-type')).not.toContain('javascript');
  });
});
