import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Listening, listenOnLoopback } from '../listen-on-loopback.ts';
import { signedPost } from './signed-post.ts';

describe('a webhook that does not answer', () => {
  const asked: string[] = [];
  let webhook: Listening;

  beforeAll(async () => {
    webhook = await listenOnLoopback(createServer((request) => void asked.push(request.url ?? '')));
  });
  afterAll(() => webhook.stop());

  test('is waited for as long as was said, and not asked again', async () => {
    const post = signedPost({ url: webhook.url, authToken: 'a token', fields: {}, answerWithinMs: 500 });
    await expect(post).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});
