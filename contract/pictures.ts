import { z } from 'zod';

/** The picture's own content decides its id: the same picture uploaded twice is one. */
export const pictureIdSchema = z.string().regex(/^[0-9a-f]{32}$/, { error: 'not the id of a picture' });

/** Longest side of each size a picture is kept in, in pixels. */
export const pictureSides = { small: 480, large: 1600 } as const;
export const pictureSizeSchema = z.enum(['small', 'large']);
export type PictureSize = z.infer<typeof pictureSizeSchema>;

/** Bytes a picture may have when it is uploaded: what a telephone's camera makes fits, in most cases twice. */
export const maxPictureBytes = 12 * 1024 * 1024;
export const maxPicturesOfListing = 12;

/** A picture of a listing, as its business shows it. */
export const pictureSchema = z
  .object({
    pictureId: pictureIdSchema,
    /** What is to be seen, for those who do not see it. */
    alt: z.string().trim().min(1, { error: 'say what is to be seen, for those who do not see it' }).max(300),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof pictureSchema>;

/** Days for which a picture that no listing names may still be named by one; after them it has to be uploaded again. */
export const unusedPictureDays = 7;

/** `markets/{marketId}/pictures/{pictureId}`: that a picture was uploaded for this market; its bytes lie in the bucket. */
export const storedPictureSchema = z.object({
  pictureId: pictureIdSchema,
  marketId: z.string(),
  /** Of the large size, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The operator's uid. */
  uploadedBy: z.string(),
  uploadedAt: z.date(),
  /**
   * That no listing names it, since when, and which versions of its bytes lay in the bucket then: those alone are ever taken away. Left out
   * where a listing does, and by an upload, which makes it new.
   */
  unused: z
    .object({
      since: z.date(),
      /** As Cloud Storage counts them; null for a size that was not there. */
      generations: z.object({ small: z.string().nullable(), large: z.string().nullable() }),
    })
    .optional(),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;
