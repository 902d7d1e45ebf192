import type { ReactNode } from 'react';
import { ChoiceField, LongTextField, SwitchField, TextField, WordsField } from '../editing/fields.tsx';
import type { Path } from '../editing/json-path.ts';
import { languageOptions } from '../editing/language-options.ts';
import { useKnownWords } from '../editing/use-known-words.ts';
import { LocationField } from './location-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { TranslationsField } from './translations-field.tsx';

const priceTiers = [
  [null, 'Not known'],
  [0, 'Free'],
  [1, 'Cheap'],
  [2, 'In the middle'],
  [3, 'Dear'],
  [4, 'Very dear'],
] as const;

/** What people read of a listing. `at` is where it lies in the draft. */
export function ListingFields({ at = [] }: { readonly at?: Path }): ReactNode {
  const known = useKnownWords();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField path={[...at, 'name']} />
        <TextField path={[...at, 'town']} suggestions={known.towns} />
        <TextField path={[...at, 'domain']} suggestions={known.domains} />
        <TextField path={[...at, 'category']} suggestions={known.categories} />
        <TextField path={[...at, 'subCategory']} optional />
        <ChoiceField path={[...at, 'priceTier']} options={priceTiers} />
        <TextField path={[...at, 'address']} />
      </div>
      <LocationField path={[...at, 'location']} />
      <LongTextField path={[...at, 'description']} rows={5} />
      <WordsField path={[...at, 'tags']} suggestions={known.tags} />
      <TranslationsField path={[...at, 'translations']} />
      <PicturesField path={[...at, 'pictures']} />
      <SwitchField path={[...at, 'active']} hint="Off: nobody finds it. Bookings made already stand." />
    </div>
  );
}

/** What an operator decides of a business. */
export function BusinessFields({ at = [] }: { readonly at?: Path }): ReactNode {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField path={[...at, 'name']} label="Name of the business" />
      <TextField
        path={[...at, 'whatsappE164']}
        type="tel"
        optional
        hint="With + and the country’s code. Empty: Merve tells it nothing."
      />
      <TextField path={[...at, 'timeZone']} suggestions={zones()} hint="Its bookings are counted by it." />
      <ChoiceField path={[...at, 'language']} options={[[null, 'The market’s'], ...languageOptions]} />
    </div>
  );
}

function zones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}
