import type { PictureSize } from '@merve/contract';

/** Where a picture of a listing is fetched, by way of Hosting: the same address for everybody, while the listing shows it. */
export function addressOfPicture(listingId: string, pictureId: string, size: PictureSize): string {
  return `/v1/listings/${encodeURIComponent(listingId)}/pictures/${pictureId}/${size}`;
}
