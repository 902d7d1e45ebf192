import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { onDemand } from '../platform/on-demand.ts';
import type { piecesOf } from './links.ts';

const finder = onDemand(async () => (await import('./links.ts')).piecesOf);

/** Only what is written out as an address can be one: no other text needs what finds them. */
const mayLink = (text: string) => text.includes('://');

/** What finds addresses in a text; null until it is here, which only a text that may have one asks for, and where it cannot be fetched. */
function useFinder(wanted: boolean): typeof piecesOf | null {
  const [find, setFind] = useState<typeof piecesOf | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let ended = false;
    finder().then(
      (found) => {
        if (!ended) setFind(() => found);
      },
      (cause: unknown) => console.warn('Addresses in texts cannot be followed for now.', cause),
    );
    return () => {
      ended = true;
    };
  }, [wanted]);
  return find;
}

/** A text as text, in which addresses of pages can be followed. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  const find = useFinder(mayLink(text));
  if (find === null) return text;
  let place = 0;
  return find(text).map((piece) => {
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
