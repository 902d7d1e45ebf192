import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';

/** How many rows of a list are asked for: a page more each time; at the start again for another list. */
export function useShown(
  listKey: string,
  page = 50,
): { readonly limit: number; readonly showMore: () => void } {
  const [state, setState] = useState({ listKey, pages: 1 });
  const pages = state.listKey === listKey ? state.pages : 1;
  return { limit: pages * page, showMore: () => setState({ listKey, pages: pages + 1 }) };
}

/** Shown under a list that is as long as was asked for: there may be more. */
export function ShowMore({
  shown,
  limit,
  onMore,
}: {
  readonly shown: number;
  readonly limit: number;
  readonly onMore: () => void;
}): ReactNode {
  if (shown < limit) return null;
  return (
    <Button className="self-center" onClick={onMore}>
      Show more
    </Button>
  );
}
