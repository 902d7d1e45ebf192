import type { TaxiDriver } from '@merve/contract';
import { driverRoutes } from '@merve/contract/api';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Field } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { languageNames } from '../../language/languages.ts';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { ReasonField, reasonIn } from '../design/reason-field.tsx';
import { useMarket } from '../frame/market.ts';
import { type Problems, readChange, readRegistration } from './driver-form.ts';

function LanguageField({ initial }: { readonly initial: string }): ReactNode {
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      Language
      <select
        name="language"
        defaultValue={initial}
        className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base font-normal"
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Registers a driver, or changes what is known of one. */
export function DriverDialog({
  driver,
  onClose,
}: {
  readonly driver: TaxiDriver | null;
  readonly onClose: () => void;
}): ReactNode {
  const { marketId, defaultLanguage, boundingBox } = useMarket();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(form: FormData): Promise<void> {
    if (driver !== null) {
      const body = { ...readChange(form, driver), reason: reasonIn(form) };
      await callRoute(driverRoutes.changeDriver, { params: { driverId: driver.driverId }, body });
      return onClose();
    }
    const read = readRegistration(form);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return;
    await callRoute(driverRoutes.registerDriver, { params: { marketId }, body: read.value });
    onClose();
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    await send(new FormData(event.currentTarget)).catch((thrown: unknown) =>
      setFailure(failureWords(thrown)),
    );
    setBusy(false);
  }
  const middle = {
    latitude: ((boundingBox.north + boundingBox.south) / 2).toFixed(4),
    longitude: ((boundingBox.east + boundingBox.west) / 2).toFixed(4),
  };
  return (
    <Dialog
      title={driver === null ? 'Register a driver' : `Change ${driver.name}`}
      closeLabel="Close"
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <Field label="Name" name="name" defaultValue={driver?.name} problem={problems.name ?? null} />
        {driver === null && (
          <Field
            label="WhatsApp number"
            name="phone"
            type="tel"
            placeholder="+90 533 123 45 67"
            problem={problems.phone ?? null}
          />
        )}
        <LanguageField initial={driver?.language ?? defaultLanguage} />
        <Field
          label="Car"
          name="vehicle"
          placeholder="White Skoda Octavia"
          defaultValue={driver?.vehicle}
          problem={problems.vehicle ?? null}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field label="Plate" name="plate" defaultValue={driver?.plate} problem={problems.plate ?? null} />
          <Field
            label="Seats for riders"
            name="seats"
            inputMode="numeric"
            defaultValue={driver?.seats ?? 4}
            problem={problems.seats ?? null}
          />
        </div>
        {driver === null ? (
          <fieldset>
            <legend className="text-sm text-muted">
              Where they usually wait: it counts until they share where they are.
            </legend>
            <div className="grid grid-cols-2 gap-3">
              <Field
                label="Latitude"
                name="latitude"
                placeholder={middle.latitude}
                problem={problems.location ?? null}
              />
              <Field
                label="Longitude"
                name="longitude"
                placeholder={middle.longitude}
                problem={problems.location ?? null}
              />
            </div>
          </fieldset>
        ) : (
          <ReasonField />
        )}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" look="primary" busy={busy}>
            {driver === null ? 'Register' : 'Change'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
