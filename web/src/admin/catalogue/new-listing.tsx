import type { JsonValue } from '@merve/contract';
import {
  catalogueEditorRoutes,
  editedBusinessSchema,
  editedListingSchema,
  entryIdSchema,
} from '@merve/contract/api';
import { type ReactNode, useMemo } from 'react';
import { z } from 'zod';
import { callRoute } from '../../platform/api-client.ts';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { Editor } from '../editing/editor.tsx';
import { useField } from '../editing/editor-context.ts';
import { SwitchField, TextField } from '../editing/fields.tsx';
import { type SaveAction, saved } from '../editing/save-outcome.ts';
import { useMarket } from '../frame/market.ts';
import { catalogueWords } from './catalogue-words.ts';
import { idFromName } from './id-from-name.ts';
import { BusinessFields, ListingFields } from './listing-fields.tsx';

const idOrNone = z.union([z.literal(''), entryIdSchema]);
/** What is typed: an id may be left out, and then it is made of the name. */
const draftSchema = z.object({
  listingId: idOrNone,
  existing: z.boolean(),
  businessId: idOrNone,
  listing: editedListingSchema,
  business: editedBusinessSchema.extend({ name: z.string().trim().max(120) }),
});

function fresh(timeZone: string): JsonValue {
  return {
    listingId: '',
    existing: false,
    businessId: '',
    listing: {
      ...{
        name: '',
        domain: '',
        category: '',
        subCategory: null,
        description: '',
        tags: [],
        town: '',
        address: '',
      },
      ...{
        location: { latitude: '', longitude: '' },
        priceTier: null,
        active: false,
        pictures: [],
        translations: {},
      },
    },
    business: { name: '', timeZone, whatsappE164: null, language: null, closedOn: [] },
  };
}

/** Adds a listing, with its business or to one there is. */
export function NewListing(): ReactNode {
  const { marketId, currency, timeZone } = useMarket();
  const words = useMemo(() => catalogueWords(currency), [currency]);
  const stored = useMemo(() => ({ version: 'new', value: fresh(timeZone) }), [timeZone]);
  const save: SaveAction = {
    label: 'Review and add',
    title: 'Add this listing',
    explanation: 'Merve does nothing for it until you say on its page what it may do.',
    act: 'Add',
    async run(value, _version, reason) {
      const { existing, listing, business, ...ids } = draftSchema.parse(value);
      const listingId = ids.listingId === '' ? idFromName(listing.name, [], 'listing') : ids.listingId;
      const call = callRoute(catalogueEditorRoutes.createListing, {
        params: { marketId },
        body: {
          ...{ listingId, listing, reason },
          businessId: ids.businessId === '' ? listingId : ids.businessId,
          business: existing ? null : { ...business, name: business.name || listing.name },
        },
      });
      const outcome = await saved(
        call,
        () => {},
        () => {},
      );
      return outcome.kind === 'saved'
        ? { ...outcome, next: `/admin/catalogue/${encodeURIComponent(listingId)}` }
        : outcome;
    },
  };
  return (
    <>
      <PageHeading title="A new listing" back={{ href: '/admin/catalogue', label: 'Catalogue' }} />
      <Editor
        name={`new-listing.${marketId}`}
        stored={stored}
        schema={draftSchema}
        words={words}
        saves={[save]}
      >
        <Section title="What people read">
          <Card>
            <ListingFields at={['listing']} />
          </Card>
        </Section>
        <Section title="Its business">
          <Card>
            <NewBusiness />
          </Card>
        </Section>
        <Section title="Id">
          <Card>
            <TextField
              path={['listingId']}
              hint="Letters, digits, - and _. Empty: made of the name. It never changes."
            />
          </Card>
        </Section>
      </Editor>
    </>
  );
}

function NewBusiness(): ReactNode {
  const existing = useField(['existing']).value === true;
  return (
    <div className="flex flex-col gap-4">
      <SwitchField path={['existing']} label="It belongs to a business that is here already" />
      <TextField
        path={['businessId']}
        hint={existing ? 'As it stands on another listing’s page.' : 'Empty: the listing’s own id.'}
      />
      {!existing && <BusinessFields at={['business']} />}
    </div>
  );
}
