import type { Transaction } from '@google-cloud/firestore';
import type { Picture, PolicyProblem } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { invalid } from '../editing/problems.ts';
import { mayBeNamed } from './unused-pictures.ts';

/**
 * What is wrong with the pictures a listing is to show: each was uploaded for its market, is not about to be taken away, and is named once. Those it shows already are
 * not looked up again.
 */
export async function pictureProblems(
  tx: Transaction,
  documents: Documents,
  marketId: string,
  {
    shown,
    wanted,
    now,
  }: { readonly shown: readonly Picture[]; readonly wanted: readonly Picture[]; readonly now: Date },
): Promise<PolicyProblem[]> {
  const known = new Set(shown.map(({ pictureId }) => pictureId));
  const ids = wanted.map(({ pictureId }) => pictureId);
  const fresh = [...new Set(ids)].filter((pictureId) => !known.has(pictureId));
  if (fresh.length > 0) {
    const [found] = await readTogether(
      tx,
      fresh.map((pictureId) => documents.storedPicture(marketId, pictureId)),
    );
    for (const [at, pictureId] of fresh.entries()) {
      const stored = found[at];
      if (stored !== undefined && mayBeNamed(stored, now)) known.add(pictureId);
    }
  }
  return ids.flatMap((pictureId, at) => [
    ...(known.has(pictureId)
      ? []
      : [invalid(`pictures.${at}`, 'The market has no such picture: upload it first')]),
    ...(ids.indexOf(pictureId) < at ? [invalid(`pictures.${at}`, 'The same picture stands above')] : []),
  ]);
}
