import { type BusinessView, catalogueEditorRoutes as routes } from '@merve/contract/api';
import { type ReactNode, useMemo } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { Editor } from '../editing/editor.tsx';
import { WordsField } from '../editing/fields.tsx';
import { asJson } from '../editing/json-path.ts';
import { type SaveAction, saved } from '../editing/save-outcome.ts';
import { catalogueWords } from './catalogue-words.ts';
import { BusinessFields } from './listing-fields.tsx';

const route = routes.saveBusiness;
const schema = route.body.shape.business;

/** The business a listing belongs to. */
export function BusinessEditor({
  business,
  currency,
  onSaved,
}: {
  readonly business: BusinessView;
  readonly currency: string;
  readonly onSaved: (business: BusinessView) => void;
}): ReactNode {
  const { businessId } = business;
  const words = useMemo(() => catalogueWords(currency), [currency]);
  const stored = useMemo(() => {
    const { name, timeZone, whatsappE164, language, closedOn, version } = business;
    return { version, value: asJson({ name, timeZone, whatsappE164, language, closedOn }) };
  }, [business]);
  const save: SaveAction = {
    label: 'Review and save',
    title: 'Change this business',
    explanation:
      'It concerns all listings of the business. Another zone waits until no booking stands whose time would be another in it.',
    act: 'Save',
    run: (value, expectedVersion, reason) =>
      saved(
        callRoute(route, {
          params: { businessId },
          body: { expectedVersion, reason, business: schema.parse(value) },
        }),
        onSaved,
        (current) => onSaved(route.response.schema.parse(current)),
      ),
  };
  return (
    <Editor name={`business.${businessId}`} stored={stored} schema={schema} words={words} saves={[save]}>
      <BusinessFields />
      <WordsField
        path={['closedOn']}
        label="Closed on these dates"
        hint="Year, month, day: 2026-12-25. Enter adds one. Bookings made already stand."
      />
    </Editor>
  );
}
