import { AsyncLocalStorage } from 'node:async_hooks';

/** Documents found by reads, and documents created or replaced. Deletions, and reads that found nothing, do not count. */
export interface DocumentCount {
  readonly read: number;
  readonly written: number;
}

interface Counter {
  /** Path and time of every read: a snapshot that is looked at twice was read once. */
  readonly read: Set<string>;
  written: number;
}

const storage = new AsyncLocalStorage<Counter>();

/** Runs `work`, and counts from nothing what it reads and writes through the converters. Costs no request. */
export function countingDocuments<T>(work: () => T): T {
  return storage.run({ read: new Set(), written: 0 }, work);
}

/** What was counted so far; null outside `countingDocuments`. */
export function documentCount(): DocumentCount | null {
  const counter = storage.getStore();
  return counter === undefined ? null : { read: counter.read.size, written: counter.written };
}

/** @param readAt the snapshot's read time, in any form that tells two reads apart. */
export function noteRead(path: string, readAt: string): void {
  storage.getStore()?.read.add(`${path} ${readAt}`);
}

export function noteWritten(): void {
  const counter = storage.getStore();
  if (counter !== undefined) counter.written += 1;
}
