import { type ListingDetailView, publicRoutes } from '@merve/contract/api';
import { formatMoney } from '@merve/contract/words';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { MomentField } from '../date-fields/index.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { askForService } from './ask-for-service.ts';
import type { OnAsk } from './card.tsx';
import { cardSentences } from './sentences/index.ts';

type Services = ListingDetailView['services'];

/** What a listing offers; null until it is there. */
function useServices(listingId: string): Services | 'failed' | null {
  const [services, setServices] = useState<Services | 'failed' | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    callRoute(publicRoutes.getListing, { params: { listingId }, signal: ended.signal }).then(
      (listing) => setServices(listing.services.filter(({ available }) => available)),
      (error: unknown) => {
        if (ended.signal.aborted) return;
        console.warn('The services could not be loaded.', error);
        setServices('failed');
      },
    );
    return () => ended.abort();
  }, [listingId]);
  return services;
}

interface Place {
  readonly listingId: string;
  readonly name: string;
  readonly onAsk: OnAsk;
}

/** Opens the sheet in which a service is chosen. */
export function ServicesButton(place: Place): ReactNode {
  const say = useSentences(cardSentences);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say.services}</Button>
      {isOpen && <ServicesSheet {...place} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A service, when and where, and a note. It asks for a proposal; nothing is sent here. */
function ServicesSheet({
  listingId,
  name,
  onAsk,
  onClose,
}: Place & { readonly onClose: () => void }): ReactNode {
  const say = useSentences(cardSentences);
  const services = useServices(listingId);
  const [number, setNumber] = useState<number | null>(null);
  const [at, setAt] = useState('');
  const [address, setAddress] = useState('');
  const [note, setNote] = useState('');
  const chosen = Array.isArray(services) ? services.find((one) => one.number === number) : undefined;
  return (
    <Dialog title={`${say.services}: ${name}`} closeLabel={say.close} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === undefined) return;
          const wish = { listingId, number: chosen.number, at, note };
          const where = chosen.place === 'on_site' ? address : '';
          onAsk(askForService({ ...wish, address: where }), `${name}: ${chosen.name}`);
          onClose();
        }}
      >
        {services === null && <Waiting label="…" />}
        {services === 'failed' && <Notice tone="danger">{say.askFailed}</Notice>}
        {Array.isArray(services) && <ServiceList services={services} chosen={number} onChoose={setNumber} />}
        {chosen?.place === 'on_site' && (
          <Field
            label={say.address}
            hint={say.addressHint}
            value={address}
            maxLength={300}
            autoComplete="street-address"
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        <MomentField
          granularity="minute"
          label={say.when}
          hint={at === '' ? say.asSoonAsPossible : ''}
          value={at}
          onChange={setAt}
        />
        <Field
          label={say.note}
          value={note}
          maxLength={300}
          {...(note === '' ? {} : { dir: 'auto' })}
          onChange={({ target }) => setNote(target.value)}
        />
        <Notice tone="info">{say.notBookedYet}</Notice>
        <Button look="primary" type="submit" disabled={chosen === undefined}>
          {say.goOn}
        </Button>
      </form>
    </Dialog>
  );
}

function ServiceList({
  services,
  chosen,
  onChoose,
}: {
  readonly services: Services;
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{say.whichOne}</legend>
      <div className="relative flex max-h-60 flex-col gap-2 overflow-y-auto p-0.5">
        {services.map(({ number, name, description, price }) => (
          <label
            key={number}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-line px-3 py-2 hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={group}
              checked={number === chosen}
              onChange={() => onChoose(number)}
              className="size-4 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0 flex-1">
              <bdi className="block font-medium wrap-break-word">{name}</bdi>
              {description !== '' && <bdi className="block text-sm text-muted">{description}</bdi>}
            </span>
            <bdi className="shrink-0 text-sm tabular-nums">
              {price === null ? say.priceOpen : formatMoney(price, language)}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
