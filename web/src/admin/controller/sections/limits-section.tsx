import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { Card, Section } from '../../design/page-heading.tsx';
import { useField } from '../../editing/editor-context.ts';
import { isRecord } from '../../editing/json-path.ts';
import { DollarsField, NumberField } from '../../editing/number-field.tsx';

/** How much, how fast, how long, how dear. */
export function LimitsSection(): ReactNode {
  return (
    <Section title="Limits and spend">
      <Card>
        <div className="flex flex-col gap-5">
          {(
            [
              'actor',
              'address',
              'calls',
              'addressCalls',
              'placeSearches',
              'feedRefreshes',
              'feedDetails',
            ] as const
          ).map((subject) => (
            <div key={subject} className="grid items-start gap-4 sm:grid-cols-3">
              <NumberField path={['limits', subject, 'perMinute']} />
              <NumberField path={['limits', subject, 'burst']} hint="After a silence." />
              <NumberField
                path={['limits', subject, 'perDay']}
                optional
                empty={null}
                hint="Empty: no limit."
              />
            </div>
          ))}
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <NumberField
              path={['limits', 'messageLength']}
              hint="Up to 4000; longer ones are answered, not read."
            />
            <NumberField path={['limits', 'suspiciousMessagesBeforeAlert']} />
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <DollarsField path={['limits', 'spend', 'perTurnMicros']} />
            <DollarsField path={['limits', 'spend', 'perActorPerDayMicros']} />
            <DollarsField path={['limits', 'spend', 'perMarketPerDayMicros']} />
          </div>
          <ModelPrices />
        </div>
      </Card>
    </Section>
  );
}

const pricesPath = ['limits', 'spend', 'prices'] as const;

function ModelPrices(): ReactNode {
  const field = useField(pricesPath);
  const [model, setModel] = useState('');
  const prices = isRecord(field.value) ? field.value : {};
  const name = model.trim();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">What models cost</legend>
      <p className="text-sm text-muted">
        A model without a price counts as the dearest of these: nothing is free by oversight.
      </p>
      {Object.keys(prices).map((id) => (
        <div key={id} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <DollarsField path={[...pricesPath, id, 'inputMicrosPerMillion']} />
          <DollarsField path={[...pricesPath, id, 'outputMicrosPerMillion']} />
          <Button
            className="sm:mt-6"
            aria-label={`Take away the price of ${id}`}
            onClick={() =>
              field.set(Object.fromEntries(Object.entries(prices).filter(([one]) => one !== id)))
            }
          >
            Take away
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Another model’s id" value={model} onChange={({ target }) => setModel(target.value)} />
        <Button
          disabled={name === '' || Object.hasOwn(prices, name)}
          onClick={() => {
            field.set({ ...prices, [name]: { inputMicrosPerMillion: 0, outputMicrosPerMillion: 0 } });
            setModel('');
          }}
        >
          Add its price
        </Button>
      </div>
    </fieldset>
  );
}
