/** Why a request came to nothing: the merchant's own words, what they had no more, or nothing to show. */
type RequestReason =
  | { readonly kind: 'said'; readonly words: string }
  | { readonly kind: 'out_of_stock'; readonly what: string }
  | { readonly kind: 'none' };

/** Reads the stored reason: constants of the backend (`out_of_stock: soup`, `less_unanswered`) are no words for people. */
export function readReason(reason: string | null): RequestReason {
  if (reason === null || reason.trim() === '') return { kind: 'none' };
  const [, what] = /^out_of_stock: (.+)$/s.exec(reason) ?? [];
  if (what !== undefined) return { kind: 'out_of_stock', what };
  return /^[a-z]+(_[a-z]+)+$/.test(reason) ? { kind: 'none' } : { kind: 'said', words: reason };
}
