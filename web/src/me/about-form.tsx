import type { ProfileChange } from '@merve/contract';
import type { ProfileView } from '@merve/contract/api';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { isLanguage, languageNames } from '../language/languages.ts';
import { Part } from './part.tsx';
import { meSentences } from './sentences/index.ts';
import { allWords, type Words, WordsField } from './words-field.tsx';

const maxName = 60;

const standing = (words: readonly string[]): Words => ({ standing: words, typed: '' });

/** Name, language and what the person likes. One button saves them all. */
export function AboutForm({
  profile,
  onChange,
}: {
  readonly profile: ProfileView;
  readonly onChange: (change: ProfileChange) => Promise<void>;
}): ReactNode {
  const say = useSentences(meSentences);
  const { dining } = profile;
  const [name, setName] = useState(profile.name ?? '');
  const [language, setLanguage] = useState<string>(profile.language ?? '');
  const [dietary, setDietary] = useState(standing(dining.dietary));
  const [likes, setLikes] = useState(standing(dining.cuisineAffinity));
  const [dislikes, setDislikes] = useState(standing(dining.cuisineAversion));
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setState('saving');
    const trimmed = name.replace(/\p{C}/gu, '').trim();
    try {
      await onChange({
        name: trimmed === '' ? null : trimmed,
        language: isLanguage(language) ? language : null,
        dining: {
          dietary: allWords(dietary),
          cuisineAffinity: allWords(likes),
          cuisineAversion: allWords(dislikes),
        },
      });
      for (const { value, set } of lists) set(standing(allWords(value)));
      setState('saved');
    } catch (error) {
      console.warn('What was said of oneself could not be saved.', error);
      setState('failed');
    }
  }

  const lists = [
    { label: say.dietary, value: dietary, set: setDietary },
    { label: say.likes, value: likes, set: setLikes },
    { label: say.dislikes, value: dislikes, set: setDislikes },
  ];
  return (
    <form
      className="flex flex-col gap-4"
      onChange={() => setState('idle')}
      onSubmit={(event) => void save(event)}
    >
      <Part title={say.about}>
        <Field
          label={say.name}
          hint={say.nameHint}
          value={name}
          maxLength={maxName}
          dir="auto"
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
        <label className="flex flex-col gap-1 text-sm font-medium">
          {say.language}
          <select
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
            className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base font-normal"
          >
            <option value="">{say.languageAny}</option>
            {Object.entries(languageNames).map(([code, own]) => (
              <option key={code} value={code} lang={code}>
                {own}
              </option>
            ))}
          </select>
        </label>
      </Part>
      <Part title={say.taste}>
        {lists.map(({ label, value, set }) => (
          <WordsField
            key={label}
            label={label}
            words={value}
            onChange={(words) => {
              set(words);
              setState('idle');
            }}
          />
        ))}
        <Button type="submit" look="primary" busy={state === 'saving'} className="self-start">
          {say.save}
        </Button>
        {state === 'saved' && <Notice tone="success">{say.saved}</Notice>}
        {state === 'failed' && <Notice tone="danger">{say.notSaved}</Notice>}
      </Part>
    </form>
  );
}
