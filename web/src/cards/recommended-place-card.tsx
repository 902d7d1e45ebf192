import type { PlaceCard as Place } from '@merve/contract/cards';
import { formatDistance } from '@merve/contract/words';
import { BadgeCheck, ExternalLink, Landmark, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { CardActions, CardFrame, Fact, Facts, LinkButton, Pill } from './parts.tsx';
import { Dotted, Rating } from './rating.tsx';
import { safeLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';
import { tripCategoryIcons } from './trip-category-icon.ts';

/** One recommended place, and whether anybody confirmed that it exists. */
export function PlaceCard({ card }: { readonly card: Place }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { place, attribution } = card;
  const page = safeLink(place.mapsUrl);
  return (
    <CardFrame
      Icon={tripCategoryIcons[place.category]}
      title={place.name}
      subtitle={
        <Dotted>
          {[
            place.rating === null ? null : <Rating key="rating" stars={place.rating} />,
            place.ratings === null ? null : <span key="ratings">{say.ratings(place.ratings)}</span>,
            <span key="category">{say.tripCategory[place.category]}</span>,
            place.distanceKm === null ? null : (
              <bdi key="far">{formatDistance(place.distanceKm, language)}</bdi>
            ),
          ]}
        </Dotted>
      }
      badge={
        <Pill tone={place.verified ? 'success' : 'warning'}>
          {place.verified && <BadgeCheck aria-hidden className="size-3.5" />}
          {place.verified ? say.verified : say.notVerified}
        </Pill>
      }
    >
      <Facts>
        {place.nameEn !== null && place.nameEn !== place.name && (
          <Fact Icon={tripCategoryIcons[place.category]} quiet>
            {place.nameEn}
          </Fact>
        )}
        {place.description !== null && <Fact Icon={Landmark}>{place.description}</Fact>}
        {place.address !== null && <Fact Icon={MapPin}>{place.address}</Fact>}
      </Facts>
      {page !== null && (
        <CardActions>
          <LinkButton href={page} outside>
            <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
            {say.openPage}
          </LinkButton>
        </CardActions>
      )}
      {attribution !== null && <p className="px-4 pb-3 text-xs text-muted">{attribution}</p>}
    </CardFrame>
  );
}
