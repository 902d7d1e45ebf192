import type { DataKind } from '@merve/contract';
import type { OfferingView } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { ChoiceField, LongTextField, SwitchField, TextField, WordsField } from '../editing/fields.tsx';
import { AmountField, NumberField } from '../editing/number-field.tsx';
import { AllergensField } from './allergens-field.tsx';
import { OptionalPrice } from './optional-part.tsx';
import { OptionsField } from './options-field.tsx';

/** The fields of a dish, service, ticket or room type. */
export function ItemFields({
  kind,
  offerings,
  currency,
}: {
  readonly kind: DataKind;
  readonly offerings: readonly OfferingView[];
  readonly currency: string;
}): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField path={['name']} />
        <NumberField path={['number']} hint="It can be ordered by it." />
        <WordsField path={['alsoCalled']} hint="Other names, in other languages too." />
        <SwitchField path={['available']} hint="Off: sold out, or not for now." />
        {kind === 'menuItems' && <TextField path={['section']} />}
        {kind === 'menuItems' && (
          <AmountField path={['price', 'minorUnits']} label="Price" currency={currency} />
        )}
        {kind === 'services' && (
          <NumberField
            path={['durationMinutes']}
            label="Takes (minutes)"
            hint="Empty: it depends."
            optional
            empty={null}
          />
        )}
        {kind === 'services' && (
          <ChoiceField
            path={['place']}
            options={[
              ['at_business', 'At the business'],
              ['on_site', 'Where the customer is'],
            ]}
          />
        )}
        {(kind === 'tickets' || kind === 'roomTypes') && <BookableFields offerings={offerings} />}
      </div>
      {kind === 'services' && (
        <OptionalPrice path={['price']} label="It has a price" amount="Price" currency={currency} />
      )}
      <LongTextField path={['description']} rows={3} />
      {kind === 'menuItems' && <AllergensField path={['allergens']} />}
      {kind === 'menuItems' && <OptionsField path={['options']} currency={currency} />}
    </div>
  );
}

function BookableFields({ offerings }: { readonly offerings: readonly OfferingView[] }): ReactNode {
  return (
    <>
      <NumberField path={['people']} hint="For how many one is. Empty: not said." optional empty={null} />
      <ChoiceField
        path={['offeringId']}
        label="Booked as"
        hint="Its price is the price."
        options={[
          [null, 'Only asked about'],
          ...offerings
            .filter(({ active }) => active)
            .map(({ offeringId, title }) => [offeringId, title] as const),
        ]}
      />
    </>
  );
}
