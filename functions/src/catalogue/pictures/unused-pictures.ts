import { type StoredPicture, unusedPictureDays } from '@merve/contract';

const dayMs = 24 * 60 * 60 * 1000;
/** Between the last moment at which a listing may name a picture and the first at which it is taken away: clocks differ, by seconds. */
const marginMs = dayMs;

/**
 * Whether a listing may name a picture that is not shown yet. What nobody named for a week is about to be taken away, and has to be uploaded
 * again, which takes the mark off. Asked in the transaction that saves, so that nothing is named while it is taken away. Pure.
 */
export const mayBeNamed = ({ unused }: Pick<StoredPicture, 'unused'>, now: Date): boolean =>
  unused === undefined || now.getTime() < unused.since.getTime() + unusedPictureDays * dayMs;

/** Whether a picture may be taken away, if no listing names it now: since a day nothing could. Pure. */
export const mayBeTakenAway = ({ unused }: Pick<StoredPicture, 'unused'>, now: Date): boolean =>
  unused !== undefined && now.getTime() >= unused.since.getTime() + unusedPictureDays * dayMs + marginMs;
