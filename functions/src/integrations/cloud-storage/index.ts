import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { MerveError } from '../../platform/errors.ts';
import type { PictureStore } from '../picture-store.ts';

/** Cloud Storage keeps trying for ten minutes if it is let; whoever uploads waits for it. */
const timeoutMs = 20_000;

const unavailable = (cause: unknown) =>
  new MerveError('UPSTREAM_UNAVAILABLE', 'Cloud Storage did not answer as it should', { cause });

const isRefusedWith = (thrown: unknown, code: number) =>
  thrown instanceof Error && 'code' in thrown && thrown.code === code;
const isMissing = (thrown: unknown) => isRefusedWith(thrown, 404);

/**
 * A private bucket of Cloud Storage, by the Admin SDK. Whoever reads of it goes through the API; the functions' service account alone
 * may (`roles/storage.objectUser` on the bucket).
 */
export function cloudPictureStore(app: App, bucketName: string): PictureStore {
  const storage = getStorage(app);
  const bucket = storage.bucket(bucketName);
  bucket.storage.retryOptions.totalTimeout = timeoutMs / 1000;
  bucket.storage.retryOptions.maxRetries = 2;
  return {
    async put(name, bytes, contentType) {
      try {
        // In one request: what is cut off is not there, and nothing half is.
        await bucket.file(name).save(Buffer.from(bytes), {
          resumable: false,
          timeout: timeoutMs,
          metadata: { contentType, cacheControl: 'private, no-store' },
        });
      } catch (cause) {
        throw unavailable(cause);
      }
    },
    async get(name) {
      try {
        const [bytes] = await bucket.file(name).download();
        return bytes;
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw unavailable(cause);
      }
    },
    async generation(name) {
      try {
        const [{ generation }] = await bucket.file(name).getMetadata();
        return generation === undefined ? null : String(generation);
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw unavailable(cause);
      }
    },
    async remove(name, generation) {
      try {
        await bucket.file(name).delete({ ifGenerationMatch: generation });
        return true;
      } catch (cause) {
        if (isMissing(cause)) return true;
        if (isRefusedWith(cause, 412)) return false;
        throw unavailable(cause);
      }
    },
  };
}
