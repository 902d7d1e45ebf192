import { type Language, languageSchema } from '@merve/contract';
import { type ReactNode, useState } from 'react';
import { Choice } from '../design/choice.tsx';
import { useField } from '../editing/editor-context.ts';
import { LongTextField, WordsField } from '../editing/fields.tsx';
import { isRecord, type Path } from '../editing/json-path.ts';
import { languageOptions } from '../editing/language-options.ts';

/** What people read who have the app, or write, in another language. One language at a time; a mark says which have something. */
export function TranslationsField({ path }: { readonly path: Path }): ReactNode {
  const field = useField(path);
  const [language, setLanguage] = useState<Language>('tr');
  const there = isRecord(field.value) ? Object.keys(field.value) : [];
  return (
    <fieldset className="flex flex-col gap-3 rounded-xl border border-line p-3">
      <legend className="px-1 text-sm font-medium">In other languages</legend>
      <p className="text-sm text-muted">
        Shown to who reads in that language, in place of the text and the tags above. Names stay as they are.
      </p>
      <Choice
        label="Language"
        value={language}
        options={languageOptions.map(
          ([code, name]) => [code, there.includes(code) ? `${name} ✓` : name] as const,
        )}
        onChange={(chosen) => setLanguage(languageSchema.parse(chosen))}
      />
      <LongTextField
        key={`text ${language}`}
        path={[...path, language, 'description']}
        label="Text in this language"
        rows={3}
        leftOut
      />
      <WordsField
        key={`tags ${language}`}
        path={[...path, language, 'tags']}
        label="Tags in this language"
        optional
      />
    </fieldset>
  );
}
