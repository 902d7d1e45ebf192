import type { JsonValue } from '@merve/contract';
import { type OfferingView, catalogueEditorRoutes as routes } from '@merve/contract/api';
import { type ReactNode, useMemo } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { Editor } from '../editing/editor.tsx';
import { ChoiceField, SwitchField, TextField } from '../editing/fields.tsx';
import { asJson, isRecord } from '../editing/json-path.ts';
import { AmountField, NumberField } from '../editing/number-field.tsx';
import { type SaveAction, saved } from '../editing/save-outcome.ts';
import { catalogueWords } from './catalogue-words.ts';
import { HoursField } from './hours-field.tsx';
import { idFromName } from './id-from-name.ts';
import { OptionalPart, OptionalPrice } from './optional-part.tsx';

const schema = routes.saveOffering.body.shape.offering;

/** A table a day long, as a restaurant begins with. */
const fresh: JsonValue = {
  ...{ title: '', unit: 'table', active: true, slotMinutes: 30, durationMinutes: 90, capacity: 1 },
  ...{ minParty: 1, maxParty: 8, usualParty: null, holdMinutes: 10, bookingWindowDays: 60, leadMinutes: 60 },
  ...{ openingHours: [], price: null, deposit: null },
};

const units = [
  ['table', 'A table'],
  ['seat', 'A seat'],
  ['room', 'A room'],
  ['court', 'A court'],
  ['session', 'A session'],
] as const;

/** What can be booked at a listing; without `offering`, one is added. */
export function OfferingEditor({
  listingId,
  offering,
  taken,
  currency,
  onSaved,
}: {
  readonly listingId: string;
  readonly offering: OfferingView | null;
  /** Ids there are already. */
  readonly taken: readonly string[];
  readonly currency: string;
  readonly onSaved: (offering: OfferingView) => void;
}): ReactNode {
  const words = useMemo(() => catalogueWords(currency), [currency]);
  const stored = useMemo(() => {
    if (offering === null) return { version: 'new', value: fresh };
    return { version: offering.version, value: asJson(schema.parse(offering)) };
  }, [offering]);
  const save: SaveAction = {
    label: offering === null ? 'Review and add' : 'Review and save',
    title: offering === null ? 'Add this offering' : 'Change this offering',
    explanation:
      'It holds from the next message on. What was booked before stays as it was agreed. Grid and number of places cannot change in a way that leaves a booking unprotected.',
    act: offering === null ? 'Add' : 'Save',
    run(value, version, reason) {
      const title = isRecord(value) ? String(value['title'] ?? '') : '';
      const offeringId = offering?.offeringId ?? idFromName(title, taken, 'offering');
      const call = callRoute(routes.saveOffering, {
        params: { listingId, offeringId },
        body: {
          expectedVersion: offering === null ? null : version,
          reason,
          offering: schema.parse(value),
        },
      });
      return saved(call, onSaved, (current) => onSaved(routes.saveOffering.response.schema.parse(current)));
    },
  };
  return (
    <Editor
      name={`offering.${listingId}.${offering?.offeringId ?? 'new'}`}
      stored={stored}
      schema={schema}
      words={words}
      saves={[save]}
    >
      <OfferingFields currency={currency} />
    </Editor>
  );
}

function OfferingFields({ currency }: { readonly currency: string }): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <TextField path={['title']} hint="As people are shown it." />
        <ChoiceField path={['unit']} options={units} />
        <SwitchField path={['active']} hint="Off: it cannot be booked. Bookings made already stand." />
        <NumberField path={['slotMinutes']} hint="Bookings start on multiples of it from midnight." />
        <NumberField path={['durationMinutes']} />
        <NumberField path={['capacity']} hint="How many tables, courts or places there are of it." />
        <NumberField path={['minParty']} />
        <NumberField path={['maxParty']} />
        <NumberField
          path={['usualParty']}
          hint="Taken where the guest does not say how many, and shown to them. Empty: they are asked."
        />
        <NumberField path={['holdMinutes']} />
        <NumberField path={['bookingWindowDays']} />
        <NumberField path={['leadMinutes']} />
      </div>
      <HoursField path={['openingHours']} />
      <OptionalPrice path={['price']} label="It has a price" amount="Price" currency={currency} />
      <OptionalPart
        path={['deposit']}
        label="A deposit is asked"
        fresh={{ amount: { minorUnits: 0, currency }, per: 'booking', refundUntilMinutes: null }}
      >
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <AmountField path={['deposit', 'amount', 'minorUnits']} label="Deposit" currency={currency} />
          <ChoiceField
            path={['deposit', 'per']}
            label="For each"
            options={[
              ['booking', 'Booking'],
              ['person', 'Person'],
            ]}
          />
          <NumberField
            path={['deposit', 'refundUntilMinutes']}
            label="Given back until (minutes before)"
            hint="Empty: never given back."
            optional
            empty={null}
          />
        </div>
      </OptionalPart>
    </div>
  );
}
