import { MessageSquareQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { WarningBanner } from './allergy-banner.tsx';
import { Fact } from './parts.tsx';
import { cardSentences } from './sentences/index.ts';

/** As it was written: the marks stand as the app's language sets them, the words run in their own direction. */
function Quoted({ words }: { readonly words: string }): ReactNode {
  return (
    <q>
      <bdi>{words}</bdi>
    </q>
  );
}

/** What the person asked for beside it, as they wrote it. A line of `Facts`. */
export function NoteFact({ note }: { readonly note: string | undefined }): ReactNode {
  const say = useSentences(cardSentences);
  if (note === undefined) return null;
  return (
    <Fact Icon={MessageSquareQuote}>
      <span className="block text-sm text-muted">{say.note}</span>
      <Quoted words={note} />
    </Fact>
  );
}

/** What whoever serves them is told of allergies, as the person wrote it. */
export function ToldAllergies({
  allergies = [],
  unknownIn = [],
}: {
  readonly allergies: readonly string[] | undefined;
  /** Dishes of which nobody declared whether they hold it. */
  readonly unknownIn?: readonly string[];
}): ReactNode {
  const say = useSentences(cardSentences);
  if (allergies.length === 0) return null;
  return (
    <div className="px-4 pb-3">
      <WarningBanner level="danger" title={say.allergiesInYourWords}>
        {allergies.map((words) => (
          <p key={words}>
            <Quoted words={words} />
          </p>
        ))}
        {unknownIn.length > 0 && <p>{say.allergensUndeclared(unknownIn.join(', '))}</p>}
      </WarningBanner>
    </div>
  );
}
