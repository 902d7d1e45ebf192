import { storedListingSchema } from '@merve/contract';
import {
  type BusinessView,
  catalogueEditorRoutes,
  type ItemView,
  type ListingEditor,
  type ListingFieldsView,
  type ListingMerveView,
  type OfferingView,
} from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { type Live, readyValue, useLiveDocument } from '../live/use-live.ts';

/** The same list with one entry put in place of its older self, or added. Pure. */
function withEntry<Entry>(entries: readonly Entry[], entry: Entry, idOf: (entry: Entry) => string): Entry[] {
  const known = entries.some((one) => idOf(one) === idOf(entry));
  return known ? entries.map((one) => (idOf(one) === idOf(entry) ? entry : one)) : [...entries, entry];
}

const itemKey = ({ kind, itemId }: ItemView) => `${kind}/${itemId}`;

/** A listing with all that belongs to it; read again when the listing is changed by somebody else. */
export function useListingEditor(listingId: string) {
  const [editor, setEditor] = useState<Live<ListingEditor>>({ state: 'loading' });
  const stored = readyValue(useLiveDocument(`listings/${listingId}`, storedListingSchema));
  const stamp = stored === undefined ? '' : JSON.stringify(stored);
  const [asked, ask] = useState(0);

  // `stamp` and `asked` tell that it must be read again.
  useEffect(() => {
    const ended = new AbortController();
    callRoute(catalogueEditorRoutes.getListingEditor, { params: { listingId }, signal: ended.signal }).then(
      (value) => setEditor({ state: 'ready', value }),
      (thrown: unknown) => {
        if (!ended.signal.aborted) setEditor({ state: 'failed', reason: failureWords(thrown) });
      },
    );
    return () => ended.abort();
  }, [listingId, stamp, asked]);

  const patch = (change: (value: ListingEditor) => ListingEditor) =>
    setEditor((known) => (known.state === 'ready' ? { ...known, value: change(known.value) } : known));
  return {
    editor,
    reload: () => ask(asked + 1),
    onListing: (listing: ListingFieldsView) => patch((value) => ({ ...value, listing })),
    onMerve: (merve: ListingMerveView) => patch((value) => ({ ...value, merve })),
    onBusiness: (business: BusinessView) => patch((value) => ({ ...value, business })),
    onOffering: (offering: OfferingView) =>
      patch((value) => ({
        ...value,
        offerings: withEntry(value.offerings, offering, ({ offeringId }) => offeringId),
      })),
    onItem: (item: ItemView) =>
      patch((value) => ({ ...value, items: withEntry(value.items, item, itemKey) })),
    onItemGone: (item: ItemView) =>
      patch((value) => ({ ...value, items: value.items.filter((one) => itemKey(one) !== itemKey(item)) })),
  };
}
