import type { CollectionReference } from '@google-cloud/firestore';
import type { BookableChoice, BookableKind, DataKind, MenuItem, Service } from '@merve/contract';
import type { EditedItem, ItemView } from '@merve/contract/api';
import type { Documents } from '../../platform/firestore/documents.ts';
import { contentVersion } from './edit.ts';

/** Where a thing to choose from lies. */
interface ItemPlace {
  readonly kind: DataKind;
  readonly listingId: string;
}

/** What all kinds have. */
interface Shelved {
  readonly number: number;
  readonly marketId: string;
}

/** One of the subcollections of a listing, with the way between what is stored there and what an operator edits. */
interface ItemShelf<Stored extends Shelved> {
  readonly collection: CollectionReference<Stored>;
  /** @throws Error for an item of another kind. */
  stored(item: EditedItem, itemId: string, marketId: string): Stored;
  view(stored: Stored): ItemView;
}

/** Does something with the subcollection of this kind. */
export function onShelf<Result>(
  documents: Documents,
  { kind, listingId }: ItemPlace,
  use: <Stored extends Shelved>(shelf: ItemShelf<Stored>) => Result,
): Result {
  switch (kind) {
    case 'menuItems':
      return use<MenuItem>({
        collection: documents.menuItems(listingId),
        stored(item, itemId, marketId) {
          if (item.kind !== 'menuItems') throw otherKind(kind, item);
          const { kind: _kind, ...edited } = item;
          return { ...edited, itemId, listingId, marketId };
        },
        view: ({ listingId: _listing, marketId: _market, ...item }) => versioned({ ...item, kind }),
      });
    case 'services':
      return use<Service>({
        collection: documents.services(listingId),
        stored(item, serviceId, marketId) {
          if (item.kind !== 'services') throw otherKind(kind, item);
          const { kind: _kind, ...edited } = item;
          return { ...edited, serviceId, listingId, marketId };
        },
        view: ({ listingId: _listing, marketId: _market, serviceId, ...service }) =>
          versioned({ ...service, kind, itemId: serviceId }),
      });
    case 'tickets':
    case 'roomTypes':
      return use<BookableChoice>(choiceShelf(documents, listingId, kind));
  }
}

function choiceShelf(documents: Documents, listingId: string, kind: BookableKind): ItemShelf<BookableChoice> {
  return {
    collection: documents.bookableChoices(listingId, kind),
    stored(item, choiceId, marketId) {
      if (item.kind !== 'tickets' && item.kind !== 'roomTypes') throw otherKind(kind, item);
      const { kind: _kind, ...edited } = item;
      return { ...edited, choiceId, listingId, marketId };
    },
    view: ({ listingId: _listing, marketId: _market, choiceId, ...choice }) =>
      versioned({ ...choice, kind, itemId: choiceId }),
  };
}

type Unversioned<View> = View extends ItemView ? Omit<View, 'version'> : never;

function versioned<View extends Unversioned<ItemView>>(view: View): View & { version: string } {
  return { ...view, version: contentVersion(view) };
}

const otherKind = (kind: DataKind, item: EditedItem) => new Error(`${item.kind} do not lie among ${kind}`);
