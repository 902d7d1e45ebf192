import { pictureIdSchema } from '@merve/contract';
import { readNumber } from '../../editing/amounts.ts';
import type { CellProblem } from './read-table.ts';

/** The cells of a row by their column; only of columns the file has. */
export type Cells = ReadonlyMap<string, string>;

const yes = ['yes', 'y', 'true', '1', 'evet'];
const no = ['no', 'n', 'false', '0', 'hayır', 'hayir'];

/** A telephone number as it is written, in E.164: without spaces, hyphens and brackets, and `+` for a leading `00`. */
function phoneOf(text: string): string {
  return text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
}

/** Without what is undefined, which is left as it is. */
const present = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Uploaded pictures by the name of their file, in small letters. */
export type UploadedPictures = ReadonlyMap<string, string>;

const isPictureId = (text: string) => pictureIdSchema.safeParse(text).success;

/** The pictures of a cell; a file that was not uploaded is a problem of the row. */
function picturesIn(text: string, uploaded: UploadedPictures, problems: CellProblem[]): unknown[] {
  const entries = text
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.flatMap((entry) => {
    const [, name = '', alt = ''] = /^([^:]+):\s*(.+)$/s.exec(entry) ?? [];
    const known = isPictureId(name.trim()) ? name.trim() : uploaded.get(name.trim().toLowerCase());
    if (known !== undefined) return [{ pictureId: known, alt }];
    const message =
      name === ''
        ? 'Each picture is a file or id, a colon, and what is to be seen.'
        : `The picture ${name.trim()} was not uploaded: choose it above.`;
    problems.push({ column: 'pictures', message });
    return [];
  });
}

/**
 * What a row of cells asks for, still to be judged by the import's schema. A column the file does not have leaves its field
 * as it is; so does an empty cell of the business. An empty cell of the listing empties what may be empty. Pure.
 */
export function rowOf(
  cells: Cells,
  uploaded: UploadedPictures = new Map(),
): {
  readonly given: Record<string, unknown>;
  readonly problems: readonly CellProblem[];
} {
  const problems: CellProblem[] = [];
  const number = (column: string): number | undefined => {
    const text = cells.get(column) ?? '';
    const value = readNumber(text);
    if (value === null)
      problems.push({ column, message: text === '' ? 'It is empty.' : 'It is not a number.' });
    return value ?? undefined;
  };
  const active = (): boolean | undefined => {
    const text = (cells.get('active') ?? '').toLowerCase();
    if (yes.includes(text)) return true;
    if (!no.includes(text)) problems.push({ column: 'active', message: 'It is yes or no.' });
    return no.includes(text) ? false : undefined;
  };
  const has = (column: string) => cells.has(column);
  const orNull = (column: string) => (has(column) ? cells.get(column) || null : undefined);
  const filled = (column: string) => cells.get(column) || undefined;
  const tags = (cells.get('tags') ?? '').split('|').map((tag) => tag.trim());
  const listing = {
    ...Object.fromEntries(
      ['name', 'domain', 'category', 'description', 'town', 'address'].map((name) => [name, cells.get(name)]),
    ),
    subCategory: orNull('sub_category'),
    tags: has('tags') ? tags.filter((tag) => tag !== '') : undefined,
    location: has('latitude') ? { latitude: number('latitude'), longitude: number('longitude') } : undefined,
    pictures: has('pictures') ? picturesIn(cells.get('pictures') ?? '', uploaded, problems) : undefined,
    priceTier: has('price_tier') ? (cells.get('price_tier') === '' ? null : number('price_tier')) : undefined,
    active: has('active') ? active() : undefined,
  };
  const whatsapp = filled('whatsapp');
  const business = {
    name: filled('business_name'),
    whatsappE164: whatsapp === undefined ? undefined : phoneOf(whatsapp),
    timeZone: filled('time_zone'),
    language: filled('language'),
  };
  const given = {
    listingId: cells.get('listing_id'),
    businessId: filled('business_id'),
    listing: present(listing),
    business: present(business),
  };
  return { given: present(given), problems };
}
