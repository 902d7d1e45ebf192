import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { cpuOfChildren, readCpuOfChildren } from './cpu-of-children.ts';

describe('the CPU of processes that have ended', () => {
  test('is read behind a name of any kind', () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index).join(' ');
    expect(readCpuOfChildren(`17 (a) b (c) S ${numbers}`)).toBe((12 + 13) / 100);
    expect(readCpuOfChildren('17 (cut off')).toBeNull();
  });

  test('grows by what one of them computed', () => {
    const before = cpuOfChildren();
    if (before === null) return;
    const busyMs = 200;
    const compute = `while (process.cpuUsage().user < ${busyMs * 1000}) {}`;
    expect(spawnSync(process.execPath, ['-e', compute]).status).toBe(0);
    expect((cpuOfChildren() ?? 0) - before).toBeGreaterThan(busyMs / 1000 - 0.03);
  });
});
