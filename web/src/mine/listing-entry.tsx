import { accountRoutes, type ListingDetailView, publicRoutes } from '@merve/contract/api';
import { Navigation, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { MapLink } from '../cards/map-link.tsx';
import { LinkButton } from '../cards/parts.tsx';
import { PlaceLink } from '../cards/place-link.tsx';
import { phoneLink } from '../cards/safe-link.ts';
import { cardSentences } from '../cards/sentences/index.ts';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { callOrKept } from '../platform/kept-answers.ts';
import { Entry } from './receipt.tsx';
import { mineSentences } from './sentences/index.ts';

/** The place of a receipt; null until it is there, and where it is not in the catalogue any more. */
export function useListing(listingId: string): ListingDetailView | null {
  const [listing, setListing] = useState<ListingDetailView | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    callOrKept(publicRoutes.getListing, { listingId }, () =>
      callRoute(publicRoutes.getListing, { params: { listingId }, signal: ended.signal }),
    ).then(
      ({ answer }) => setListing(answer),
      (error: unknown) => {
        if (!ended.signal.aborted) console.warn('The place of a receipt could not be loaded.', error);
      },
    );
    return () => ended.abort();
  }, [listingId]);
  return listing;
}

/** A booking or an order of one's own, by its code. */
interface OwnThing {
  readonly kind: 'booking' | 'order';
  readonly reference: string;
}

const contactRoutes = {
  booking: accountRoutes.getBookingContact,
  order: accountRoutes.getOrderContact,
} as const;

/** Whom to call about something of one's own; null until it is known, and where nobody's number is. */
function usePhone({ kind, reference }: OwnThing): string | null {
  const [phone, setPhone] = useState<string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    callOrKept(contactRoutes[kind], { reference }, () =>
      callRoute(contactRoutes[kind], { params: { reference }, signal: ended.signal }),
    ).then(
      ({ answer }) => setPhone(answer.phone),
      (error: unknown) => {
        if (!ended.signal.aborted) console.warn('Whom to call could not be loaded.', error);
      },
    );
    return () => ended.abort();
  }, [kind, reference]);
  return phone;
}

/** Where it is, the way there, and whom to call. */
export function ListingEntry({
  listing,
  about,
}: {
  readonly listing: ListingDetailView | null;
  readonly about: OwnThing;
}): ReactNode {
  const phone = usePhone(about);
  const say = useSentences(mineSentences);
  const card = useSentences(cardSentences);
  if (listing === null) return null;
  const { listingId, name, address, town, location } = listing;
  const call = phoneLink(phone);
  const way = `https://www.google.com/maps/dir/?${new URLSearchParams({
    ...{ api: '1', destination: `${location.latitude},${location.longitude}` },
  })}`;
  const where = address.includes(town) ? [address] : [address, town];
  return (
    <Entry name={say.where}>
      <span className="block print:hidden">
        <PlaceLink listingId={listingId}>{name}</PlaceLink>
      </span>
      <span className="block">
        <bdi>{where.filter((part) => part !== '').join(', ')}</bdi>
      </span>
      {call !== null && <bdi className="hidden print:block">{phone}</bdi>}
      <span className="mt-1.5 flex flex-wrap gap-2 print:hidden">
        <MapLink kind="listing" id={listingId} name={name} />
        <LinkButton href={way} outside>
          <Navigation aria-hidden className="size-4" />
          {say.directions}
        </LinkButton>
        {call !== null && (
          <LinkButton href={call}>
            <Phone aria-hidden className="size-4" />
            {card.call}
          </LinkButton>
        )}
      </span>
    </Entry>
  );
}
