import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from '../ids.ts';
import { maxPictureBytes, pictureIdSchema, pictureSizeSchema, storedPictureSchema } from '../pictures.ts';
import { apiRoute } from './api-route.ts';
import { invalidEdit } from './edit-refusals.ts';

/** What is taken; whether a file is one is seen from its bytes, whatever it is called. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Pictures of listings: operators upload them, everybody sees those that a listing shows. */
export const pictureRoutes = {
  uploadPicture: apiRoute({
    operationId: 'uploadPicture',
    method: 'post',
    path: '/v1/admin/markets/{marketId}/pictures',
    caller: 'operator',
    summary: 'Upload a picture for listings of a market',
    description:
      'JPEG, PNG or WebP. It is turned upright, made smaller and kept without what the camera wrote into it, the place above all. ' +
      'It is shown once a listing names it; uploaded twice, it is one.',
    params: z.object({ marketId: marketIdSchema }),
    body: z.instanceof(Uint8Array),
    bytes: { types: pictureTypes, most: maxPictureBytes },
    response: {
      status: 201,
      description: 'It is kept.',
      schema: storedPictureSchema.pick({ pictureId: true, width: true, height: true }),
    },
    refusals: { 400: invalidEdit },
  }),
  getUploadedPicture: apiRoute({
    operationId: 'getUploadedPicture',
    method: 'get',
    path: '/v1/admin/markets/{marketId}/pictures/{pictureId}',
    caller: 'operator',
    summary: 'A picture of a market, small, whether or not a listing shows it',
    params: z.object({ marketId: marketIdSchema, pictureId: pictureIdSchema }),
    response: { status: 200, description: 'The picture.', schema: z.string(), media: 'image/webp' },
  }),
  getPicture: apiRoute({
    operationId: 'getPicture',
    method: 'get',
    path: '/v1/listings/{listingId}/pictures/{pictureId}/{size}',
    caller: 'anyone',
    summary: 'A picture that a listing shows',
    description: 'No longer there once the listing does not show it, or nobody finds the listing.',
    params: z.object({
      listingId: documentIdSchema,
      pictureId: pictureIdSchema,
      size: pictureSizeSchema,
    }),
    response: { status: 200, description: 'The picture.', schema: z.string(), media: 'image/webp' },
  }),
};
