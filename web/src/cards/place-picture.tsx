import type { Picture } from '@merve/contract';
import { type ReactNode, useState } from 'react';
import { Cover } from './cover.tsx';
import { addressOfPicture } from './picture-address.ts';

/** The picture that stands for a listing, as a property to hand on; none where it shows none. */
export function pictureOf({ pictures }: { readonly pictures?: readonly Picture[] | undefined }): {
  readonly picture?: Picture;
} {
  const [picture] = pictures ?? [];
  return picture === undefined ? {} : { picture };
}

/** The picture of a place; a drawn one where it has none, and where its own cannot be fetched. */
export function PlacePicture({
  listingId,
  name,
  category,
  picture,
  look,
}: {
  readonly listingId: string;
  readonly name: string;
  readonly category: string;
  readonly picture?: Picture;
  /** `wide` over a page or a card, `small` beside a line. */
  readonly look: 'wide' | 'small';
}): ReactNode {
  const [missing, setMissing] = useState<string | null>(null);
  if (picture === undefined || missing === picture.pictureId)
    return <Cover name={name} category={category} look={look} />;
  const { pictureId, alt } = picture;
  const address = (size: 'small' | 'large') => addressOfPicture(listingId, pictureId, size);
  return (
    <img
      src={address('small')}
      {...(look === 'wide' && {
        srcSet: `${address('small')} 480w, ${address('large')} 1600w`,
        sizes: '(min-width: 640px) 28rem, 100vw',
      })}
      // Beside a line its name says what it is.
      alt={look === 'wide' ? alt : ''}
      dir="auto"
      loading="lazy"
      decoding="async"
      onError={() => setMissing(pictureId)}
      className={`shrink-0 bg-raised object-cover ${look === 'wide' ? 'h-40 w-full sm:h-48' : 'size-16 rounded-xl'}`}
    />
  );
}
