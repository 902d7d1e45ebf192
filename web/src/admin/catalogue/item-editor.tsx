import type { DataKind, JsonValue } from '@merve/contract';
import { type ItemView, type OfferingView, catalogueEditorRoutes as routes } from '@merve/contract/api';
import { type ReactNode, useMemo } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { Editor } from '../editing/editor.tsx';
import { asJson, isRecord } from '../editing/json-path.ts';
import { type SaveAction, saved } from '../editing/save-outcome.ts';
import { catalogueWords } from './catalogue-words.ts';
import { idFromName } from './id-from-name.ts';
import { ItemFields } from './item-fields.tsx';

const schema = routes.saveItem.body.shape.item;

/** Something new of a kind, with the next number. Pure. */
function freshItem(kind: DataKind, items: readonly ItemView[], currency: string): JsonValue {
  const numbers = items.filter((item) => item.kind === kind).map(({ number }) => number);
  const common = {
    kind,
    number: Math.max(0, ...numbers) + 1,
    name: '',
    alsoCalled: [],
    description: '',
    available: true,
  };
  switch (kind) {
    case 'menuItems':
      return {
        ...common,
        section: '',
        price: { minorUnits: 0, currency },
        options: [],
        allergens: { contains: [], mayContain: [] },
      };
    case 'services':
      return { ...common, price: null, durationMinutes: null, place: 'at_business' };
    case 'tickets':
    case 'roomTypes':
      return { ...common, people: null, offeringId: null };
  }
}

/** One dish, service, ticket or room type; without `item`, one is added. */
export function ItemEditor({
  listingId,
  kind,
  item,
  items,
  offerings,
  currency,
  onSaved,
}: {
  readonly listingId: string;
  readonly kind: DataKind;
  readonly item: ItemView | null;
  readonly items: readonly ItemView[];
  readonly offerings: readonly OfferingView[];
  readonly currency: string;
  readonly onSaved: (item: ItemView) => void;
}): ReactNode {
  const words = useMemo(() => catalogueWords(currency), [currency]);
  const stored = useMemo(
    () =>
      item === null
        ? { version: 'new', value: freshItem(kind, items, currency) }
        : { version: item.version, value: asJson(schema.parse(item)) },
    [item, kind, items, currency],
  );
  const save: SaveAction = {
    label: item === null ? 'Review and add' : 'Review and save',
    title: item === null ? 'Add it' : 'Change it',
    explanation: 'It holds from the next message on. What was ordered before stays as it was shown.',
    act: item === null ? 'Add' : 'Save',
    run(value, version, reason) {
      const name = isRecord(value) ? String(value['name'] ?? '') : '';
      const taken = items.filter((one) => one.kind === kind).map(({ itemId }) => itemId);
      const call = callRoute(routes.saveItem, {
        params: { listingId, itemId: item?.itemId ?? idFromName(name, taken, `${kind}-${taken.length + 1}`) },
        body: { expectedVersion: item === null ? null : version, reason, item: schema.parse(value) },
      });
      return saved(call, onSaved, (current) => onSaved(routes.saveItem.response.schema.parse(current)));
    },
  };
  return (
    <Editor
      name={`item.${listingId}.${kind}.${item?.itemId ?? 'new'}`}
      stored={stored}
      schema={schema}
      words={words}
      saves={[save]}
    >
      <ItemFields kind={kind} offerings={offerings} currency={currency} />
    </Editor>
  );
}
