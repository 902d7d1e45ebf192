import { jest } from '@jest/globals';

/** Collects what is logged, at any severity, until `jest.restoreAllMocks()`; nothing reaches the screen. */
export function captureLogs(): string[] {
  const lines: string[] = [];
  const keep = (line: unknown) => {
    lines.push(String(line));
    return true;
  };
  jest.replaceProperty(process, 'env', { ...process.env, LOG_LEVEL: 'DEBUG' });
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  return lines;
}
