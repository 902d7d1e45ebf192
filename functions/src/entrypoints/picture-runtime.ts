import type { PictureStore } from '../integrations/picture-store.ts';
import { pictureSection, readConfig } from '../platform/config.ts';

let store: Promise<PictureStore | null> | null = null;

/** The bucket of pictures, with its SDK, which only an instance that handles a picture loads; null where none is named. */
export function pictureStore(): Promise<PictureStore | null> {
  store ??= connect().catch((error: unknown) => {
    store = null;
    throw error;
  });
  return store;
}

async function connect(): Promise<PictureStore | null> {
  const { PICTURES_BUCKET: bucket } = readConfig(pictureSection);
  if (bucket === undefined) return null;
  const [{ getApps, initializeApp }, { cloudPictureStore }] = await Promise.all([
    import('firebase-admin/app'),
    import('../integrations/cloud-storage/index.ts'),
  ]);
  return cloudPictureStore(getApps()[0] ?? initializeApp(), bucket);
}
