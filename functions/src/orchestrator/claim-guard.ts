import type { Language } from '@merve/contract';
import { sentences } from './sentences.ts';

/**
 * Words with which a model claims a commitment. Only the ledger may say these things; a model that does while
 * nothing was committed has made it up (or obeyed somebody's text), and the person would rely on it.
 */
const claims = [
  /(?<!\b(?:nothing|none)\s)\b(?:is|are|has been|have been|was|'s|'re|all)\s+(?:now\s+|successfully\s+|all\s+)?(?:booked|reserved|confirmed|cancelled|canceled|dispatched)\b/i,
  /\bi(?:'ve| have)?\s+(?:just\s+|now\s+|successfully\s+)?(?:booked|reserved|confirmed|cancelled|canceled|ordered|sent)\b/i,
  /^\s*(?:booked|reserved|confirmed|done)\s*[!.]/i,
  /\b(?:your|the)\s+(?:booking|reservation|table|order|taxi)\s+(?:is|has been)\s+(?:confirmed|made|placed|on its way|set)\b/i,
  /(?:rezervasyon\p{L}*|masa\p{L}*|sipariş\p{L}*|taksi\p{L}*)\s+(?:onaylandı|yapıldı|tamamlandı|ayırtıldı|ayrıldı|alındı|iptal edildi|yolda)/iu,
  /(?:rezervasyon\p{L}*|masa\p{L}*)[^.!?]{0,20}(?:yaptım|ayırttım|onayladım|iptal ettim)/iu,
];

/** True if the text says that something was committed. Errs towards true: the cost is a clarifying sentence. */
export function claimsCommitment(text: string): boolean {
  return claims.some((claim) => claim.test(text));
}

/** The model's text, or, where it claims a commitment that the turn did not make, the plain truth instead. */
export function guardClaims(text: string, options: { factsRead: boolean; language: Language }): string {
  if (options.factsRead || !claimsCommitment(text)) return text;
  return sentences(options.language).nothingCommitted();
}
