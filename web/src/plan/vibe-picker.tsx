import { VIBE_DIMS_V1, type VibeDimension } from '@merve/contract';
import { vibeName } from '@merve/contract/words';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { planSentences } from './sentences/index.ts';

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** One of the 52 moods (L-104), by name in the reader's language. */
export function VibePicker({
  chosen,
  onPick,
  onClose,
}: {
  readonly chosen: VibeDimension | null;
  readonly onPick: (vibe: VibeDimension) => void;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(planSentences);
  const language = useLanguage();
  const [words, setWords] = useState('');
  const shown = VIBE_DIMS_V1.filter((vibe) =>
    [vibe, vibeName(vibe, language)].some((name) => folded(name).includes(folded(words.trim()))),
  );
  return (
    <Dialog title={say.pickMood} closeLabel={say.close} onClose={onClose}>
      <Field
        label={say.searchMoods}
        type="search"
        dir="auto"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className="sr-only">
        {say.moods(shown.length)}
      </p>
      <ul className="mt-3 flex max-h-[50dvh] flex-wrap gap-2 overflow-y-auto p-1">
        {shown.map((vibe) => (
          <li key={vibe}>
            <Button pressed={vibe === chosen} onClick={() => onPick(vibe)}>
              {vibeName(vibe, language)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
