/** A move in words that are ready to be shown. Times are local, with their zone. */
export interface MoveWords {
  readonly what: string;
  /** The code of the booking as it is now. */
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly fromParty: number;
  readonly party: number;
}

export interface MoveExtra {
  /** `from` is null where nothing about the price changes. */
  readonly price: { readonly from: string | null; readonly to: string; readonly difference: string } | null;
  /** The offset from UTC of the first of two equal times, in the night the clocks go back; null on all other days. */
  readonly repeatedTime: string | null;
  readonly until: string;
}

/** `shown` isolates the amounts where the sentence is written from right to left. */
export function priceLine(
  label: string,
  price: MoveExtra['price'],
  same: string,
  shown = (amount: string) => amount,
): string[] {
  if (price === null) return [];
  const [to, difference] = [shown(price.to), shown(price.difference)];
  const { from } = price;
  return [from === null ? `${label}: ${to}, ${same}` : `${label}: ${shown(from)} → ${to} (${difference})`];
}

/** A time and for how many: one side of a move. */
export const side = (when: string, party: string) => `${when}, ${party}`;
