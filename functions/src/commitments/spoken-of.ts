import type { Commitment, ThreadContext } from '@merve/contract';

/** For so long "it" is still what was spoken of. */
const rememberedMs = 30 * 60_000;

/**
 * What "it" means among what is open: the only one; else the one that was asked about, or that something was told of,
 * last. Undefined where nothing was for half an hour, or several were at the same time. Pure.
 */
export function spokenOfLast(
  open: readonly Commitment[],
  { spokenOf }: Pick<ThreadContext, 'spokenOf'>,
  now: Date,
): Commitment | undefined {
  if (open.length <= 1) return open[0];
  const spokenAt = ({ reference, changedAt }: Commitment): number =>
    Math.max(
      changedAt.getTime(),
      spokenOf?.reference === reference ? spokenOf.at.getTime() : Number.NEGATIVE_INFINITY,
    );
  // Where several were listed, none of them was meant more than the others.
  const listedAt = spokenOf?.reference === null ? spokenOf.at.getTime() : Number.NEGATIVE_INFINITY;
  const [last, other] = open.toSorted((one, another) => spokenAt(another) - spokenAt(one));
  if (last === undefined || spokenAt(last) < Math.max(listedAt, now.getTime() - rememberedMs))
    return undefined;
  return other !== undefined && spokenAt(other) === spokenAt(last) ? undefined : last;
}
