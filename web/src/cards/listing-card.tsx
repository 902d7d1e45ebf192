import type { ListingCard as Listing } from '@merve/contract/cards';
import { Clock, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatMoment } from '../language/format.ts';
import { wallClock } from '../language/wall-clock.ts';
import { useLanguage } from '../shell/preferences.ts';
import { BookButton } from './book-button.tsx';
import type { OnAsk } from './card.tsx';
import { signOf } from './category-icon.ts';
import { KindName } from './kind-name.tsx';
import { MapLink } from './map-link.tsx';
import { CardActions, CardFrame, Fact, Facts, Pill } from './parts.tsx';
import { PlaceLink } from './place-link.tsx';
import { PlacePicture } from './place-picture.tsx';
import { Dotted, PriceLevel, Rating } from './rating.tsx';
import { cardSentences } from './sentences/index.ts';
import { ServicesButton } from './services-button.tsx';
import { Stepper } from './stepper.tsx';

/** As many as a table is ever asked for here; more are told in words. */
const maxPeople = 20;

/** One listing, with its free times to choose from. */
export function ListingCard({ card, onAsk }: { readonly card: Listing; readonly onAsk: OnAsk }): ReactNode {
  const say = useSentences(cardSentences);
  const {
    listingId: listing,
    name,
    category,
    town,
    address,
    description,
    rating,
    priceTier,
    openToday,
    actions,
    tags,
  } = card;
  const { Icon, tone } = signOf(category);
  return (
    <CardFrame
      Icon={Icon}
      tone={tone}
      cover={
        <PlacePicture
          {...{ listingId: listing, name, category }}
          look="wide"
          {...(card.picture !== undefined && { picture: card.picture })}
        />
      }
      title={<PlaceLink listingId={listing}>{name}</PlaceLink>}
      subtitle={
        <Dotted>
          {[
            rating === null ? null : <Rating key="rating" stars={rating} />,
            <KindName key="kind" kind={category} />,
            priceTier === null || priceTier < 1 ? null : <PriceLevel key="price" tier={priceTier} />,
          ]}
        </Dotted>
      }
    >
      {description !== null && (
        <p className="px-4 pb-3 text-[0.95rem]">
          <bdi>{description}</bdi>
        </p>
      )}
      <Facts>
        <Fact Icon={MapPin}>{placeWords(address, town)}</Fact>
        {openToday !== null && (
          <Fact Icon={Clock}>
            {openToday.length === 0 ? say.closedToday : say.openToday(openToday.join(', '))}
          </Fact>
        )}
      </Facts>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 px-4 pb-3">
          {tags.map((tag) => (
            <li key={tag}>
              <Pill>
                <bdi>{tag}</bdi>
              </Pill>
            </li>
          ))}
        </ul>
      )}
      {card.nextFree.length > 0 && <FreeTimes card={card} onAsk={onAsk} />}
      <CardActions>
        {actions.includes('book') && <BookButton listingId={listing} name={name} onAsk={onAsk} />}
        {actions.includes('order_food') && (
          <Button onClick={() => onAsk({ tool: 'showMenu', args: { listing } }, say.sayMenu(name))}>
            {say.menu}
          </Button>
        )}
        {actions.includes('book_service') && <ServicesButton listingId={listing} name={name} onAsk={onAsk} />}
        {actions.includes('schedule_viewing') && (
          <Button onClick={() => onAsk({ tool: 'scheduleViewing', args: { listing } }, say.sayViewing(name))}>
            {say.viewing}
          </Button>
        )}
        <MapLink kind="listing" id={listing} />
      </CardActions>
    </CardFrame>
  );
}

/** An address with its town, which many addresses end with already. */
function placeWords(address: string | null, town: string): string {
  if (address === null || address === '') return town;
  return address.includes(town) ? address : `${address}, ${town}`;
}

function FreeTimes({ card, onAsk }: { readonly card: Listing; readonly onAsk: OnAsk }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const [party, setParty] = useState(2);
  const { listingId, name, timeZone, nextFree } = card;
  return (
    <div className="border-t border-line px-4 py-3">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h4 className="text-sm font-medium text-muted">{say.nextFree}</h4>
        <Stepper
          label={say.forHowMany}
          value={party}
          least={1}
          most={maxPeople}
          fewer={say.fewer}
          more={say.more}
          onChange={setParty}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {nextFree.map((instant) => {
          const at = new Date(instant);
          const when = formatMoment(at, language, timeZone);
          const ask = {
            tool: 'initiateBooking',
            args: { listing: listingId, startsAtLocal: wallClock(at, timeZone), party },
          };
          return (
            <Button key={instant} onClick={() => onAsk(ask, say.sayBookAt(name, when, party))}>
              {when}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
