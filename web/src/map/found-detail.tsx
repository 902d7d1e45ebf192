import type { Coordinates } from '@merve/contract';
import type { ListingView } from '@merve/contract/api';
import { ArrowLeft, MapPin, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { BookButton } from '../cards/book-button.tsx';
import { Fact, Facts, LinkButton } from '../cards/parts.tsx';
import { PlaceLink } from '../cards/place-link.tsx';
import { phoneLink } from '../cards/safe-link.ts';
import { cardSentences } from '../cards/sentences/index.ts';
import { useAskInChat } from '../cards/use-ask-in-chat.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { PinFacts, PinTile } from './found-list.tsx';
import { nameOf, type Pin } from './pins.ts';
import { mapSentences } from './sentences/index.ts';
import type { Selected } from './use-selected.ts';

/** What is chosen on the map or in the list. */
export function FoundDetail({
  selected,
  here,
}: {
  readonly selected: Selected;
  readonly here: Coordinates | null;
}): ReactNode {
  const say = useSentences(mapSentences);
  const back = useRef<HTMLAnchorElement>(null);
  const isThere = selected.state === 'shown';
  // Whoever chose with the keyboard goes on from here, not from the top of the page.
  useEffect(() => {
    if (isThere) back.current?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <div className="p-4">
      <Link
        ref={back}
        href="/map"
        className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-xl px-2 text-muted hover:bg-raised hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        {say.back}
      </Link>
      {selected.state === 'loading' && <Waiting label={say.loading} />}
      {selected.state === 'missing' && <Notice tone="info">{say.missing}</Notice>}
      {selected.state === 'shown' && <PinDetail pin={selected.pin} here={here} />}
    </div>
  );
}

/** What can be asked for at a listing: by its id, so that the answer is about it and nothing else. */
function ListingControls({ listing }: { readonly listing: ListingView }): ReactNode {
  const say = useSentences(mapSentences);
  const card = useSentences(cardSentences);
  const { state, ask } = useAskInChat();
  const { listingId, name, actions } = listing;
  const details = { tool: 'getListingDetails', args: { listing: listingId } };
  return (
    <>
      {state === 'failed' && <Notice tone="danger">{card.askFailed}</Notice>}
      {actions.includes('book') && <BookButton listingId={listingId} name={name} onAsk={ask} />}
      <Button busy={state === 'asking'} onClick={() => ask(details, card.sayDetails(name))}>
        <MessageCircle aria-hidden className="size-5" />
        {say.askMerve}
      </Button>
    </>
  );
}

function PinDetail({ pin, here }: { readonly pin: Pin; readonly here: Coordinates | null }): ReactNode {
  const card = useSentences(cardSentences);
  const name = nameOf(pin);
  const call = phoneLink(pin.kind === 'place' ? pin.place.phone : null);
  const words = pin.kind === 'listing' ? pin.listing.description : pin.place.summary;
  const address = pin.kind === 'listing' ? pin.listing.address : pin.place.address;
  return (
    <article>
      <header className="mb-3 flex items-center gap-3">
        <PinTile pin={pin} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold leading-snug wrap-break-word">
            {pin.kind === 'listing' ? (
              <PlaceLink listingId={pin.listing.listingId}>{name}</PlaceLink>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h2>
          <div className="text-sm text-muted">
            <PinFacts pin={pin} here={here} />
          </div>
        </div>
      </header>
      {words !== '' && (
        <p className="mb-3">
          <bdi>{words}</bdi>
        </p>
      )}
      {address !== null && address !== '' && (
        <div className="-mx-4">
          <Facts>
            <Fact Icon={MapPin}>{address}</Fact>
          </Facts>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {pin.kind === 'listing' && <ListingControls listing={pin.listing} />}
        {call !== null && (
          <LinkButton href={call}>
            <Phone aria-hidden className="size-4" />
            {card.call}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
