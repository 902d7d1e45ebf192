import type { PictureSize, StoredPicture } from '@merve/contract';
import type { PictureStore } from '../../integrations/picture-store.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { type NoPicture, shapePicture } from './shape-picture.ts';

/** Where a picture's bytes lie in the bucket. */
export const pictureName = (marketId: string, pictureId: string, size: PictureSize) =>
  `markets/${marketId}/pictures/${pictureId}/${size}.webp`;

/**
 * Keeps a picture for a market's listings. Its bytes are there before anything says so; kept once more, it is the same.
 * @throws MerveError `UPSTREAM_UNAVAILABLE` where the bucket takes nothing: then nothing says that there is one.
 */
export async function keepPicture(
  { documents, store }: { readonly documents: Documents; readonly store: PictureStore },
  { marketId, bytes }: { readonly marketId: string; readonly bytes: Uint8Array },
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<StoredPicture | NoPicture> {
  const shaped = await shapePicture(bytes);
  if ('problem' in shaped) return shaped;
  const { pictureId, width, height, sizes } = shaped;
  await Promise.all(
    (['small', 'large'] as const).map((size) =>
      store.put(pictureName(marketId, pictureId, size), sizes[size], 'image/webp'),
    ),
  );
  const stored: StoredPicture = {
    ...{ pictureId, marketId, width, height },
    ...{ uploadedBy: by, uploadedAt: now },
  };
  await documents.storedPicture(marketId, pictureId).set(stored);
  return stored;
}
