import type { ShownRestaurant } from '@merve/contract/cards';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { BookButton } from './book-button.tsx';
import type { OnAsk } from './card.tsx';
import { safeLink, siteName } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';

/** What can be done about a restaurant: a table where it is a listing of the market, and its page elsewhere where it has one. */
export function RestaurantActions({
  restaurant: { listingId, name, url },
  onAsk,
  children,
}: {
  readonly restaurant: ShownRestaurant;
  /** Left out where nothing is to be booked from here. */
  readonly onAsk?: OnAsk | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  const say = useSentences(cardSentences);
  const page = safeLink(url);
  const isBookable = listingId !== null && onAsk !== undefined;
  if (page === null && !isBookable && children === undefined) return null;
  return (
    // Above a surface that opens the card: what is pressed here does not open it.
    <div className="relative z-10 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1">
      {isBookable && <BookButton listingId={listingId} name={name} onAsk={onAsk} look="secondary" />}
      {page !== null && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent underline"
        >
          <span className="min-w-0 wrap-break-word">{say.openOn(siteName(page))}</span>
          <span className="sr-only">: {name}</span>
          <ExternalLink aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" />
        </a>
      )}
      {children}
    </div>
  );
}
