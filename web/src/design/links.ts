import { LinkifyIt } from 'linkify-it';

/** Only what is written out as an address of a page: `report.md` and `12.30` are no links, and `javascript:` never is. */
const linkify = new LinkifyIt()
  .set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false, urlAuth: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** A piece of a text; `href` where it is a link. */
interface TextPiece {
  readonly text: string;
  readonly href: string | null;
}

/** A text in pieces, which put together are the text again. Links are `http:` and `https:` alone. */
export function piecesOf(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of linkify.match(text) ?? []) {
    if (!/^https?:\/\//i.test(url)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), href: null });
    pieces.push({ text: text.slice(index, lastIndex), href: url });
    end = lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}
