import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The name of a listing, which leads to its page. */
export function PlaceLink({
  listingId,
  children,
}: {
  readonly listingId: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Link
      href={`/place/${encodeURIComponent(listingId)}`}
      className="inline-block py-0.5 underline decoration-line underline-offset-4 hover:text-accent hover:decoration-current"
    >
      <bdi>{children}</bdi>
    </Link>
  );
}
