import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { AddPhoneDialog } from './add-phone-dialog.tsx';
import { Phone } from './phone.tsx';
import { maxPhones, phonesIn, searchFor } from './phones-in-address.ts';
import type { Person, Place, SandboxClient } from './sandbox-client.ts';
import { useConversations } from './use-conversations.ts';

const stranger = (number: string): Person => ({ number, name: number, role: 'guest', note: 'Any phone' });

/** The phones side by side. Which ones is in the page's address, so that a link shows the same. */
export function Phones({ sandbox }: { readonly sandbox: SandboxClient }): ReactNode {
  const phones = phonesIn(useSearch());
  const [path, navigate] = useLocation();
  const network = useConversations(sandbox, phones.join(','));
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    // Without them numbers stand for names, and locations come from the browser alone.
    sandbox.people().then(setPeople, console.warn);
    sandbox.places().then(setPlaces, console.warn);
  }, [sandbox]);
  const personOf = (number: string) => people.find((person) => person.number === number) ?? stranger(number);
  const show = (numbers: readonly string[]) => navigate(`${path}${searchFor(numbers)}`, { replace: true });
  const add = (number: string) => {
    setAdding(false);
    show([...phones, number].slice(-maxPhones));
  };
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex items-center gap-x-4 border-b border-line bg-surface px-4 py-2">
        <h1 className="text-lg font-semibold max-sm:flex-1">WhatsApp phones</h1>
        <p className="flex-1 text-sm text-muted max-sm:sr-only">
          Send a suggestion from a guest's phone, answer YES, and see the business hear of it.
        </p>
        <Link href="/" className="inline-flex min-h-11 items-center text-accent">
          Web app
        </Link>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Add a phone
        </Button>
      </header>
      {!network.reachable && (
        <Notice tone="danger">The WhatsApp sandbox does not answer. Is the stack still running?</Notice>
      )}
      {network.others.length > 0 && (
        <div
          role="status"
          className="flex items-center gap-2 overflow-x-auto bg-info-soft px-4 py-1.5 text-sm text-info"
        >
          <span className="shrink-0">Also has messages:</span>
          {network.others.slice(0, 6).map((number) => (
            <button
              key={number}
              type="button"
              onClick={() => add(number)}
              className="min-h-9 shrink-0 rounded-full bg-surface px-3 text-ink hover:bg-raised"
            >
              {personOf(number).name}
            </button>
          ))}
        </div>
      )}
      <main className="flex min-h-0 flex-1 snap-x justify-start gap-4 overflow-x-auto p-4">
        {phones.map((number) => (
          <Phone
            key={number}
            sandbox={sandbox}
            person={personOf(number)}
            conversation={network.conversations.get(number)}
            faults={network.faults}
            places={places}
            onRemove={() => show(phones.filter((shown) => shown !== number))}
          />
        ))}
      </main>
      {adding && (
        <AddPhoneDialog
          people={people.filter(({ number }) => !phones.includes(number))}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
