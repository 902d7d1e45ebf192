import type { MerchantRequest } from '@merve/contract';

/**
 * Stands behind the code of a version that is not the first: `K7QF2M`, then `K7QF2MB`. Letters, because a digit behind a code
 * is read as minutes, and Latin ones that are in every code.
 */
const versionLetters: readonly string[] = ['B', 'C', 'D', 'E', 'F', 'G'];

/** A kitchen that gets the same order a tenth time has better things to do: so many versions, the first among them. */
export const maxVersions = versionLetters.length + 1;

/**
 * What a merchant names this version of a request by. The first goes by the reference alone; a changed one by nothing that
 * was known before the change, so that no answer to the older version can be taken for one to it.
 */
export function answerCode({ reference, version }: Pick<MerchantRequest, 'reference' | 'version'>): string {
  return version === 1 ? reference : `${reference}${versionLetters[version - 2] ?? ''}`;
}

/** The version that a letter behind a code stands for; null if it stands for none. Pure. */
export function versionOf(letter: string): number | null {
  const index = versionLetters.indexOf(letter);
  return index < 0 ? null : index + 2;
}

/**
 * Whether an answer to this version counts. While it waits for an answer, only one to what it is now: nobody accepts what
 * they have not seen. Once it is accepted it does not change any more, and goes by any of its codes. Pure.
 */
export function isAnsweredByVersion(
  { state, answerBy, version }: Pick<MerchantRequest, 'state' | 'answerBy' | 'version'>,
  answered: number,
  now: Date,
): boolean {
  return state !== 'placed' || now >= answerBy || version === answered;
}
