import { pictureSides } from '@merve/contract';
import { hashId } from '../../platform/ids.ts';

/** Pixels a picture may unfold to: a file of a few kilobytes can claim gigabytes. */
const maxPixels = 80_000_000;
/** What is smaller would be blurred on every screen. */
const leastSide = 160;
const quality = 80;

/** A picture as it is kept. */
export interface ShapedPicture {
  readonly pictureId: string;
  /** Of the large size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly sizes: Readonly<Record<'small' | 'large', Uint8Array>>;
}

/** What was uploaded is no picture that can be shown, and why, for whoever uploaded it. */
export interface NoPicture {
  readonly problem: string;
}

const begins = (bytes: Uint8Array, at: number, signature: string) =>
  Buffer.from(bytes.subarray(at, at + signature.length)).toString('latin1') === signature;

/** The kinds that are taken, told by their first bytes: a name or a media type is only what somebody says. */
function isTaken(bytes: Uint8Array): boolean {
  return (
    begins(bytes, 0, '\xff\xd8\xff') ||
    begins(bytes, 0, '\x89PNG\r\n\x1a\n') ||
    (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP'))
  );
}

/** sharp, which can read three kinds and no other: all else, SVG above all, it does not even open. */
async function imageLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  // One after the other, and nothing kept of them: an instance answers other requests meanwhile.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Makes the sizes that are shown of what was uploaded: upright, in sRGB, without what the camera wrote into it, above all where it was.
 * The first of moving pictures stands for them.
 */
export async function shapePicture(bytes: Uint8Array): Promise<ShapedPicture | NoPicture> {
  if (!isTaken(bytes)) return { problem: 'It is no JPEG, PNG or WebP picture' };
  const sharp = await imageLibrary();
  // Metadata is left behind unless one asks for it.
  const sized = (side: number) =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
  try {
    const large = await sized(pictureSides.large);
    const { width, height } = large.info;
    if (Math.min(width, height) < leastSide)
      return { problem: `It is smaller than ${leastSide} × ${leastSide} pixels` };
    const small = await sized(pictureSides.small);
    return {
      pictureId: hashId([large.data.toString('base64')], 32),
      ...{ width, height },
      sizes: { small: small.data, large: large.data },
    };
  } catch (thrown) {
    // The library says so in its own words, which help nobody.
    const isTooLarge = thrown instanceof Error && thrown.message.includes('pixel limit');
    return {
      problem: isTooLarge
        ? `It has more than ${maxPixels / 1_000_000} million pixels`
        : 'It is damaged, or no picture',
    };
  }
}
