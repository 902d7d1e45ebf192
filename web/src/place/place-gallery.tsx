import type { ListingDetailView } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { addressOfPicture } from '../cards/picture-address.ts';
import { PlacePicture, pictureOf } from '../cards/place-picture.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { placeSentences } from './sentences/index.ts';

/** The pictures of a place, side by side where there are several: swiped, or scrolled with the arrow keys. */
export function PlaceGallery({ place }: { readonly place: ListingDetailView }): ReactNode {
  const say = useSentences(placeSentences);
  const { listingId, name, category, subCategory, pictures = [] } = place;
  if (pictures.length < 2) {
    const drawn = `${subCategory ?? ''} ${category}`;
    return <PlacePicture {...{ listingId, name, category: drawn }} look="wide" {...pictureOf(place)} />;
  }
  return (
    <ul
      aria-label={say.pictures}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="flex snap-x snap-mandatory gap-1 overflow-x-auto"
    >
      {pictures.map(({ pictureId, alt }, at) => (
        <li key={pictureId} className="relative w-11/12 shrink-0 snap-start">
          <img
            src={addressOfPicture(listingId, pictureId, 'large')}
            alt={alt}
            dir="auto"
            loading={at === 0 ? 'eager' : 'lazy'}
            decoding="async"
            className="h-48 w-full bg-raised object-cover sm:h-64"
          />
          <span
            aria-hidden
            className="absolute bottom-2 end-2 rounded-full bg-black/60 px-2 py-0.5 text-xs text-white tabular-nums"
          >
            {at + 1}/{pictures.length}
          </span>
        </li>
      ))}
    </ul>
  );
}
