/** What a reply does to the pending action. */
export interface ReplyVerdict {
  /** `yes` commits exactly what was shown, `no` releases it, `other` does neither. */
  readonly verdict: 'yes' | 'no' | 'other';
  /** What the person said beyond the yes or no, in the reply's own words (NFC); null if nothing. */
  readonly rest: string | null;
  /** Why, for the turn log: `agreed`, `declined`, `change`, `condition`, `negation`, `question`, `unclear` … */
  readonly reason: string;
}

export function yes(rest: string | null): ReplyVerdict {
  return { verdict: 'yes', rest, reason: rest === null ? 'agreed' : 'agreed-and-more' };
}

export function no(rest: string | null): ReplyVerdict {
  return { verdict: 'no', rest, reason: rest === null ? 'declined' : 'declined-and-more' };
}

export function other(reason: string): ReplyVerdict {
  return { verdict: 'other', rest: null, reason };
}
