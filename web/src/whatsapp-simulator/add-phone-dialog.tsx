import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { isPhoneNumber } from './phones-in-address.ts';
import type { Person } from './sandbox-client.ts';

const roleNames: Record<Person['role'], string> = {
  guest: 'Guests',
  business: 'Businesses',
  driver: 'Taxi drivers',
};
const roles = ['guest', 'driver', 'business'] as const;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Chooses another phone: somebody of the demo market, or any number. */
export function AddPhoneDialog({
  people,
  onAdd,
  onClose,
}: {
  /** Those whose phones are not shown yet. */
  readonly people: readonly Person[];
  readonly onAdd: (number: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const [sought, setSought] = useState('');
  const words = folded(sought).split(/\s+/).filter(Boolean);
  const found = people.filter(({ name, note, number }) => {
    const text = folded(`${name} ${note} ${number}`);
    return words.every((word) => text.includes(word));
  });
  const number = sought.replace(/[\s()-]/g, '');
  const isNew = isPhoneNumber(number) && !people.some((person) => person.number === number);
  return (
    <Dialog title="Add a phone" closeLabel="Close" onClose={onClose}>
      <Field
        label="Name, town or number"
        hint="Any number with its country code is a phone, such as +905391234567."
        value={sought}
        autoComplete="off"
        onChange={({ target }) => setSought(target.value)}
      />
      {isNew && (
        <Button look="primary" className="mt-3 w-full" onClick={() => onAdd(number)}>
          Use {number}
        </Button>
      )}
      <div className="mt-3 max-h-[50dvh] overflow-y-auto">
        {roles.map((role) => {
          const ofRole = found.filter((person) => person.role === role);
          if (ofRole.length === 0) return null;
          return (
            <section key={role} aria-label={roleNames[role]}>
              <h3 className="mt-3 mb-1 text-sm font-medium text-muted">{roleNames[role]}</h3>
              <ul>
                {ofRole.map((person) => (
                  <li key={person.number}>
                    <button
                      type="button"
                      onClick={() => onAdd(person.number)}
                      className="min-h-11 w-full rounded-xl px-3 py-1.5 text-start hover:bg-raised"
                    >
                      <span className="block">{person.name}</span>
                      <span className="text-sm text-muted">{person.note}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 && !isNew && <p className="p-3 text-muted">Nobody here is called that.</p>}
      </div>
    </Dialog>
  );
}
