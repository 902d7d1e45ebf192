import { expect, test } from '@jest/globals';
import { oneBuildAtATime } from './one-build-at-a-time.ts';

/** Builds that last until they are let go, in their order. */
function heldBuilds() {
  const held: PromiseWithResolvers<boolean>[] = [];
  const failures: string[] = [];
  let built = 0;
  const request = oneBuildAtATime({
    build: () => {
      const build = Promise.withResolvers<boolean>();
      held.push(build);
      return build.promise;
    },
    onBuilt: () => {
      built += 1;
    },
    onFailed: (reason) => void failures.push(reason),
  });
  return { request, held, failures, built: () => built };
}

test('what is asked for during a build is built afterwards, once', async () => {
  const { request, held, built } = heldBuilds();
  const first = request();
  const second = request();
  const third = request();
  expect(held).toHaveLength(1);
  held[0]?.resolve(true);
  await first;
  expect([held.length, built()]).toEqual([2, 1]);
  held[1]?.resolve(true);
  await Promise.all([second, third]);
  expect([held.length, built()]).toEqual([2, 2]);
});

test('what is asked for during the build that follows begins yet another one', async () => {
  const { request, held } = heldBuilds();
  const first = request();
  const second = request();
  held[0]?.resolve(false);
  await first;
  const third = request();
  held[1]?.resolve(false);
  await second;
  expect(held).toHaveLength(3);
  held[2]?.resolve(false);
  await third;
});

test('a build that fails is told, and the next one is begun all the same', async () => {
  const { request, held, failures, built } = heldBuilds();
  const failing = request();
  const second = request();
  held[0]?.reject(new Error('does not compile'));
  await failing;
  held[1]?.resolve(true);
  await second;
  const later = request();
  held[2]?.resolve(true);
  await later;
  expect([failures, built()]).toEqual([['does not compile'], 2]);
});

test('what came out as it was is not announced', async () => {
  const { request, held, built } = heldBuilds();
  const only = request();
  held[0]?.resolve(false);
  await only;
  expect(built()).toBe(0);
});
