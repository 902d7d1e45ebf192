import { allergenSchema } from '@merve/contract';
import { type AllergenDeclarationView, allergenDeclarationRoutes as routes } from '@merve/contract/api';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { Card, Section } from '../design/page-heading.tsx';
import { Editor } from '../editing/editor.tsx';
import { useField } from '../editing/editor-context.ts';
import { TextField } from '../editing/fields.tsx';
import { asJson, isRecord } from '../editing/json-path.ts';
import { type SaveAction, saved } from '../editing/save-outcome.ts';
import { LiveView } from '../live/live-view.tsx';
import type { Live } from '../live/use-live.ts';
import { catalogueWords } from './catalogue-words.ts';

const route = routes.saveAllergenDeclaration;
const schema = route.body.shape.declaration;

/** The version of a listing that is no restaurant yet: declaring makes it one. */
const nothingYet = 'none';
const valueWords = { contains: 'contains', mayContain: 'may contain', notUsed: 'not used' } as const;
const sourceWords = {
  owner: 'declared by the restaurant',
  menu: 'by its menu',
  import: 'said by a table that was taken in',
  reviews: 'by what guests wrote',
  cuisine: 'guessed by its kind of kitchen',
} as const;

/** What the restaurant declares of the fourteen allergens, for its kitchen as a whole; and what people are told of all that is known. */
export function AllergenDeclarationSection({
  listingId,
  currency,
}: {
  readonly listingId: string;
  readonly currency: string;
}): ReactNode {
  const [live, setLive] = useState<Live<AllergenDeclarationView>>({ state: 'loading' });
  useEffect(() => {
    const ended = new AbortController();
    callRoute(routes.getAllergenDeclaration, { params: { listingId }, signal: ended.signal }).then(
      (value) => setLive({ state: 'ready', value }),
      (thrown: unknown) => {
        if (!ended.signal.aborted) setLive({ state: 'failed', reason: failureWords(thrown) });
      },
    );
    return () => ended.abort();
  }, [listingId]);
  return (
    <Section title="Allergens of the kitchen">
      <Card>
        <LiveView live={live} what="what the restaurant declares">
          {(view) => (
            <div className="flex flex-col gap-4">
              <DeclarationEditor
                view={view}
                currency={currency}
                onSaved={(value) => setLive({ state: 'ready', value })}
              />
              <Told told={view.told} />
            </div>
          )}
        </LiveView>
      </Card>
    </Section>
  );
}

function DeclarationEditor({
  view,
  currency,
  onSaved,
}: {
  readonly view: AllergenDeclarationView;
  readonly currency: string;
  readonly onSaved: (view: AllergenDeclarationView) => void;
}): ReactNode {
  const { listingId, version, declaredOn, values } = view;
  const words = useMemo(() => catalogueWords(currency), [currency]);
  const stored = useMemo(
    () => ({ version: version ?? nothingYet, value: asJson({ declaredOn, values }) }),
    [version, declaredOn, values],
  );
  const save: SaveAction = {
    label: 'Review and save',
    title: 'Keep what the restaurant declares',
    explanation:
      'People with allergies are warned by it from the next message on. It counts as sure for twelve months from its day.',
    act: 'Save',
    run: (value, expectedVersion, reason) =>
      saved(
        callRoute(route, {
          params: { listingId },
          body: {
            expectedVersion: expectedVersion === nothingYet ? null : expectedVersion,
            reason,
            declaration: schema.parse(value),
          },
        }),
        onSaved,
        (current) => onSaved(route.response.schema.parse(current)),
      ),
  };
  return (
    <Editor name={`allergens.${listingId}`} stored={stored} schema={schema} words={words} saves={[save]}>
      <p className="text-sm text-muted">
        Only what the restaurant itself told you. What is left “not declared” is not known, and nobody is told
        that it is safe. “Not used” means that the kitchen does not cook with it; traces are never ruled out.
      </p>
      <TextField
        path={['declaredOn']}
        type="date"
        optional
        hint="When the restaurant said so. To confirm what it declared before, change the day alone."
      />
      <Values />
    </Editor>
  );
}

function Values(): ReactNode {
  const field = useField(['values']);
  const values = isRecord(field.value) ? field.value : {};
  const declare = (allergen: string, value: string) =>
    field.set(
      Object.fromEntries(
        allergenSchema.options.flatMap((one) => {
          const declared = one === allergen ? value : values[one];
          return declared === undefined || declared === '' ? [] : [[one, declared]];
        }),
      ),
    );
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <legend className="pb-2 text-sm font-medium">The fourteen allergens</legend>
      {allergenSchema.options.map((allergen) => {
        const value = values[allergen];
        return (
          <label key={allergen} className="flex flex-col gap-1 text-sm">
            {allergen}
            <select
              className="min-h-11 rounded-xl border border-line bg-surface px-2"
              value={typeof value === 'string' ? value : ''}
              onChange={({ target }) => declare(allergen, target.value)}
            >
              <option value="">not declared</option>
              {Object.entries(valueWords).map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {field.problem !== null && <p className="col-span-full text-sm text-danger">{field.problem}</p>}
    </fieldset>
  );
}

/** What holds of all that is known, with whose word it is: an operator sees where a declaration and a menu disagree. */
function Told({ told }: { readonly told: AllergenDeclarationView['told'] }): ReactNode {
  if (told.length === 0) return <p className="text-sm text-muted">Nothing is known of its allergens yet.</p>;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">What people are told</h3>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {told.map(({ allergen, value, source, confidence, date }) => (
          <li key={allergen}>
            <span className="font-medium">
              {allergen}: {valueWords[value]}
            </span>
            {', '}
            <span className="text-muted">
              {sourceWords[source]}, {date.slice(0, 10)}, {confidence} confidence
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Where two declarations disagree, the worse one holds, as sure as the less sure of them.
      </p>
    </div>
  );
}
