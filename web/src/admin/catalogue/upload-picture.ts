import { maxPictureBytes } from '@merve/contract';
import { pictureRoutes } from '@merve/contract/api';
import { z } from 'zod';
import { ApiFailure, pathOf, request } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';

/** A picture of a telephone on a slow line takes its time. */
const uploadMs = 180_000;
const refusedSchema = z.object({ problems: z.array(z.object({ message: z.string() })) });
export const takenTypes = 'image/jpeg,image/png,image/webp';

/** @throws Error in words for operators: what is wrong with the file, or why it could not be kept. */
export async function uploadPicture(marketId: string, file: File): Promise<string> {
  const megabytes = Math.floor(maxPictureBytes / (1024 * 1024));
  if (file.size > maxPictureBytes) throw new Error(`${file.name} has more than ${megabytes} MB.`);
  const { uploadPicture: route } = pictureRoutes;
  try {
    const response = await request(pathOf(route.path, { marketId }), {
      ...{ method: 'POST', bytes: file, timeoutMs: uploadMs },
    });
    return route.response.schema.parse(await response.json()).pictureId;
  } catch (thrown) {
    const refused = refusedSchema.safeParse(thrown instanceof ApiFailure ? thrown.body : undefined);
    const [first] = refused.data?.problems ?? [];
    throw new Error(`${file.name}: ${first === undefined ? failureWords(thrown) : `${first.message}.`}`);
  }
}

/** A picture that may not be shown to anybody yet. @throws ApiFailure where it is not there (any more) */
export async function loadUploadedPicture(
  marketId: string,
  pictureId: string,
  signal: AbortSignal,
): Promise<Blob> {
  const { path } = pictureRoutes.getUploadedPicture;
  const response = await request(pathOf(path, { marketId, pictureId }), { method: 'GET', signal });
  return response.blob();
}
