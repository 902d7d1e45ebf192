import type { ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { Card, Section } from '../../design/page-heading.tsx';
import { useField } from '../../editing/editor-context.ts';
import { WordsField } from '../../editing/fields.tsx';
import { AmountField, NumberField } from '../../editing/number-field.tsx';
import { useMarket } from '../../frame/market.ts';

/** How drivers are looked for, and what a ride is said to cost. */
export function TaxiSection(): ReactNode {
  return (
    <Section title="Taxis">
      <Card>
        <div className="flex flex-col gap-5">
          <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <NumberField path={['taxi', 'radiusKm']} hint="Up to 50." />
            <NumberField path={['taxi', 'stepKm']} hint="0 to 50." />
            <NumberField path={['taxi', 'rounds']} hint="1 to 6." />
            <NumberField path={['taxi', 'driversPerRound']} hint="1 to 10." />
            <NumberField path={['taxi', 'secondsPerRound']} hint="15 to 600." />
            <NumberField path={['taxi', 'offersPerDriver']} hint="1 to 5." />
            <NumberField path={['taxi', 'positionMinutes']} hint="Older positions count last." />
            <NumberField path={['taxi', 'searches']} hint="When a driver gives the ride back. 1 to 5." />
            <NumberField path={['taxi', 'speedKmh']} hint="5 to 130." />
            <NumberField path={['taxi', 'maxParty']} hint="1 to 16." />
            <NumberField path={['taxi', 'askMinutesBefore']} hint="5 to 120." />
            <NumberField path={['taxi', 'plannedDays']} hint="1 to 28." />
            <NumberField path={['taxi', 'plannedRides']} hint="1 to 20." />
          </div>
          <Fare />
          <Landmarks />
        </div>
      </Card>
    </Section>
  );
}

function Fare(): ReactNode {
  const { currency } = useMarket();
  const fare = useField(['taxi', 'fare']);
  const estimated = fare.value !== null && fare.value !== undefined;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{fare.label}</legend>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={estimated}
          onChange={({ target }) =>
            fare.set(target.checked ? { baseMinor: 0, perKmMinor: 0, minimumMinor: 0 } : null)
          }
        />
        <span className="font-medium">Riders are told what a ride may cost</span>
      </label>
      {estimated && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <AmountField path={['taxi', 'fare', 'baseMinor']} currency={currency} />
          <AmountField path={['taxi', 'fare', 'perKmMinor']} currency={currency} />
          <AmountField path={['taxi', 'fare', 'minimumMinor']} currency={currency} />
        </div>
      )}
    </fieldset>
  );
}

const path = ['taxi', 'landmarks'] as const;

function Landmarks(): ReactNode {
  const field = useField(path);
  const landmarks = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">Landmarks</legend>
      <p className="text-sm text-muted">
        Places people take taxis to that are no listings: the airport, the harbour.
      </p>
      {landmarks.map((_, index) => (
        <div
          // A landmark has no name of its own until it is given one
          key={index}
          className="grid items-start gap-3 rounded-xl border border-line p-3 sm:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <WordsField path={[...path, index, 'names']} label={`Names of landmark ${index + 1}`} />
          <NumberField path={[...path, index, 'at', 'latitude']} label="Latitude" />
          <NumberField path={[...path, index, 'at', 'longitude']} label="Longitude" />
          <Button
            className="sm:mt-6"
            aria-label={`Take away landmark ${index + 1}`}
            onClick={() => field.set(landmarks.filter((_one, at) => at !== index))}
          >
            Take away
          </Button>
        </div>
      ))}
      <Button
        className="self-start"
        onClick={() => field.set([...landmarks, { names: [], at: { latitude: '', longitude: '' } }])}
      >
        Add a landmark
      </Button>
    </fieldset>
  );
}
