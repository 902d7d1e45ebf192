import { Fragment, type ReactNode } from 'react';
import { piecesOf } from './links.ts';

/** A text as text, in which addresses of pages can be followed. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  let place = 0;
  return piecesOf(text).map((piece) => {
    const key = place;
    place += piece.text.length;
    if (piece.href === null) return <Fragment key={key}>{piece.text}</Fragment>;
    return (
      <a
        key={key}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer"
        className="break-all underline underline-offset-2"
      >
        {piece.text}
      </a>
    );
  });
}
