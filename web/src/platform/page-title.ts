import { useEffect } from 'react';

/** What the tab and the history of the browser call a page; the app's own name alone where it has no other. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null || title === '' ? 'Merve' : `${title} · Merve`;
  }, [title]);
}
