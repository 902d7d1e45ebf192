/** What a call went through, where its answer does not tell: its handler counts it. */
export interface Scan {
  documents: number;
  indexEntries: number;
}

export const emptyScan = (): Scan => ({ documents: 0, indexEntries: 0 });

/**
 * An aggregation is billed by index entries: so many of them as one read, and at least one.
 * Source: cloud.google.com/firestore/pricing
 */
export const ENTRIES_PER_READ = 1000;
