import type { PolicyTool } from '@merve/contract';
import type { OfferingView } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { words } from '../design/format.ts';
import { ChoiceField, LongTextField, SwitchField, TextField, WordsField } from '../editing/fields.tsx';
import type { Path } from '../editing/json-path.ts';
import { AmountField, NumberField } from '../editing/number-field.tsx';
import { TemplateField } from '../editing/template-field.tsx';
import { useKnownWords } from '../editing/use-known-words.ts';
import { useMarket } from '../frame/market.ts';
import { actionKinds } from './action-kinds.ts';
import { HoursField } from './hours-field.tsx';
import { OptionalPart, OptionalPrice } from './optional-part.tsx';

/** One action: what is booked or chosen from, how the business is told, and when orders are taken. */
export function ActionFields({
  at,
  type,
  offerings,
  tools,
}: {
  readonly at: Path;
  readonly type: string;
  readonly offerings: readonly OfferingView[];
  readonly tools: readonly PolicyTool[];
}): ReactNode {
  const kind = actionKinds.find((one) => one.type === type);
  const variables = tools.find(({ name }) => name === kind?.tool)?.template?.variables ?? [];
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SwitchField path={[...at, 'enabled']} label="Switched on" spoken={`Switched on: ${words(type)}`} />
        {type === 'book' && (
          <ChoiceField
            path={[...at, 'offeringId']}
            label="What is booked"
            hint="Unless a ticket or room type is named."
            options={[
              [null, 'The only one there is'],
              ...offerings
                .filter(({ active }) => active)
                .map(({ offeringId, title }) => [offeringId, title] as const),
            ]}
          />
        )}
        {kind !== undefined && kind.dataKinds.length > 0 && (
          <ChoiceField
            path={[...at, 'dataKind']}
            label="Chosen from"
            options={[
              [undefined, 'Nothing'],
              ...kind.dataKinds.map((one) => [one, dataKindWords[one]] as const),
            ]}
          />
        )}
        <TextField
          path={[...at, 'dispatch', 'toE164']}
          type="tel"
          optional
          label="Told at another number"
          hint="Empty: the listing’s, or the business’s."
        />
        <WordsField path={[...at, 'tags']} label="Tags of this action" />
      </div>
      {kind !== undefined && (
        <TemplateField path={[...at, 'dispatch', 'template']} tool={kind.tool} variables={variables} />
      )}
      {type !== 'book' && <OrderingFields at={[...at, 'ordering']} />}
      <LongTextField
        path={[...at, 'notes']}
        label="Notes for editors"
        hint="Shown to no customer and to no model."
        rows={2}
        optional
      />
    </>
  );
}

const dataKindWords = {
  menuItems: 'The menu',
  services: 'Its services',
  tickets: 'Its tickets',
  roomTypes: 'Its room types',
} as const;

function OrderingFields({ at }: { readonly at: Path }): ReactNode {
  const { currency } = useMarket();
  const { towns } = useKnownWords();
  return (
    <div className="flex flex-col gap-3">
      <HoursField path={[...at, 'openingHours']} />
      <OptionalPrice
        path={[...at, 'minimum']}
        label="Orders have a minimum"
        amount="At least"
        currency={currency}
      />
      <OptionalPart
        path={[...at, 'delivery']}
        label="They bring it, or come"
        fresh={{ radiusKm: 5, towns: [], feeMinor: 0 }}
      >
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <NumberField path={[...at, 'delivery', 'radiusKm']} label="As far as (km)" />
          <AmountField path={[...at, 'delivery', 'feeMinor']} label="For" currency={currency} />
          <WordsField
            path={[...at, 'delivery', 'towns']}
            label="Towns they serve"
            hint="For an address that was only written."
            suggestions={towns}
          />
        </div>
      </OptionalPart>
    </div>
  );
}
