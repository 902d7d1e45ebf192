import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { artifactsFolder } from './artifacts.ts';

const folder = join(repositoryRoot(), 'e2e/web/design-pictures');
/** `npm run design:pictures`: what is seen is kept, and compared with nothing. */
const isRenewed = process.env['RENEW_DESIGN_PICTURES'] === '1';
/** Of 255: what two processors draw otherwise at the edge of a letter is less. */
const slightDifference = 32;
/** Of all points: a word that moved, or a colour that changed, is many times more. */
const mayDiffer = 0.001;

/** Of one byte, which is a channel of a point. There are thirty million: no closure and no list for each. */
const isFar = (one: Buffer, other: Buffer, at: number): boolean =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > slightDifference;

/** Points of one picture that are another colour in the other; null where they are of different sizes. */
async function differingShare(one: Buffer, other: Buffer): Promise<number | null> {
  const [before, after] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (before === undefined || after === undefined) return null;
  if (before.info.width !== after.info.width || before.info.height !== after.info.height) return null;
  const points = before.info.width * before.info.height;
  let differing = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const isOther =
      isFar(before.data, after.data, at) ||
      isFar(before.data, after.data, at + 1) ||
      isFar(before.data, after.data, at + 2);
    if (isOther) differing += 1;
  }
  return differing / points;
}

/**
 * Compares what is seen with the picture that is kept of it.
 * @returns what is wrong in words, with where the new picture lies; null where nothing is
 */
export async function compareWithKept(name: string, seen: Buffer): Promise<string | null> {
  const file = join(folder, `${name}.webp`);
  if (isRenewed) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await sharp(seen).webp({ lossless: true, effort: 6 }).toBuffer());
    return null;
  }
  if (!existsSync(file))
    return `${name}: there is no picture to compare with. npm run design:pictures makes one.`;
  const share = await differingShare(readFileSync(file), seen);
  if (share !== null && share <= mayDiffer) return null;
  mkdirSync(artifactsFolder, { recursive: true });
  const now = join(artifactsFolder, `design-${name}-now.png`);
  writeFileSync(now, seen);
  const how =
    share === null ? 'is of another size' : `differs in ${(share * 100).toFixed(2)} % of its points`;
  return `${name} ${how}. It was ${file}, and is ${now}. If it is meant to be so: npm run design:pictures`;
}
