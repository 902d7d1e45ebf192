import { type DataKind, dataKindSchema } from '@merve/contract';
import { catalogueEditorRoutes, type ItemView, type OfferingView } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { Badge } from '../design/badge.tsx';
import { formatAmount } from '../design/format.ts';
import { Section } from '../design/page-heading.tsx';
import { Disclosure } from './disclosure.tsx';
import { ItemEditor } from './item-editor.tsx';

const titles: Readonly<Record<DataKind, string>> = {
  menuItems: 'Menu',
  services: 'Services',
  tickets: 'Tickets',
  roomTypes: 'Room types',
};
const adds: Readonly<Record<DataKind, string>> = {
  menuItems: 'Add a dish',
  services: 'Add a service',
  tickets: 'Add a ticket',
  roomTypes: 'Add a room type',
};

interface ItemsProps {
  readonly listingId: string;
  readonly items: readonly ItemView[];
  readonly offerings: readonly OfferingView[];
  readonly currency: string;
  readonly onSaved: (item: ItemView) => void;
  readonly onGone: (item: ItemView) => void;
}

/** Menu, services, tickets and room types: those there are, and the way to add the others. */
export function ItemsSection(props: ItemsProps): ReactNode {
  const [gone, setGone] = useState<ItemView | null>(null);
  return (
    <>
      {dataKindSchema.options.map((kind) => (
        <Section key={kind} title={titles[kind]}>
          {props.items
            .filter((item) => item.kind === kind)
            .map((item) => (
              <Disclosure key={item.itemId} title={<ItemTitle item={item} />}>
                <ItemEditor {...props} kind={kind} item={item} />
                <Button look="danger" className="self-end" onClick={() => setGone(item)}>
                  Take it off the list…
                </Button>
              </Disclosure>
            ))}
          <Disclosure
            key={`new ${props.items.length}`}
            title={<span className="text-accent">{adds[kind]}</span>}
          >
            <ItemEditor {...props} kind={kind} item={null} />
          </Disclosure>
        </Section>
      ))}
      {gone !== null && (
        <ActionDialog
          title={`Take “${gone.name}” off the list`}
          explanation="What was ordered or booked of it stays as it was shown. What is only sold out can be switched off instead."
          act="Take it off"
          onDo={async (reason) => {
            const { kind, itemId, version: expectedVersion } = gone;
            await callRoute(catalogueEditorRoutes.removeItem, {
              params: { listingId: props.listingId, itemId },
              body: { kind, expectedVersion, reason },
            });
            props.onGone(gone);
          }}
          onClose={() => setGone(null)}
        />
      )}
    </>
  );
}

function ItemTitle({ item }: { readonly item: ItemView }): ReactNode {
  const price = 'price' in item ? item.price : null;
  return (
    <>
      <span className="text-sm text-muted tabular-nums">{item.number}</span>
      <bdi className="font-medium">{item.name}</bdi>
      {price !== null && <span className="text-sm text-muted">{formatAmount(price)}</span>}
      {!item.available && <Badge tone="waiting">not available</Badge>}
    </>
  );
}
