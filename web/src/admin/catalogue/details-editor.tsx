import { type ListingFieldsView, catalogueEditorRoutes as routes } from '@merve/contract/api';
import { type ReactNode, useMemo } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { Editor } from '../editing/editor.tsx';
import { asJson } from '../editing/json-path.ts';
import { type SaveAction, saved } from '../editing/save-outcome.ts';
import { catalogueWords } from './catalogue-words.ts';
import { ListingFields } from './listing-fields.tsx';

const route = routes.saveListing;
const schema = route.body.shape.listing;
/** What is stored may be longer or emptier than what may be saved; it is shown as it is. */
const shown = (listing: ListingFieldsView) =>
  Object.fromEntries(Object.entries(listing).filter(([name]) => name in schema.shape));

/** What people read of a listing. */
export function DetailsEditor({
  listing,
  currency,
  onSaved,
}: {
  readonly listing: ListingFieldsView;
  readonly currency: string;
  readonly onSaved: (listing: ListingFieldsView) => void;
}): ReactNode {
  const { listingId } = listing;
  const words = useMemo(() => catalogueWords(currency), [currency]);
  const stored = useMemo(() => ({ version: listing.version, value: asJson(shown(listing)) }), [listing]);
  const save: SaveAction = {
    label: 'Review and save',
    title: 'Change this listing',
    explanation: 'People and search see it with the next message.',
    act: 'Save',
    run: (value, expectedVersion, reason) =>
      saved(
        callRoute(route, {
          params: { listingId },
          body: { expectedVersion, reason, listing: schema.parse(value) },
        }),
        onSaved,
        (current) => onSaved(route.response.schema.parse(current)),
      ),
  };
  return (
    <Editor name={`listing.${listingId}`} stored={stored} schema={schema} words={words} saves={[save]}>
      <ListingFields />
    </Editor>
  );
}
