import type { ProfileView } from '@merve/contract/api';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../language/define-sentences.ts';
import { Part } from './part.tsx';
import { meSentences } from './sentences/index.ts';

/** What the person must not eat, in their own words. It is told and taken back in the conversation alone. */
export function Allergies({
  statements,
}: {
  readonly statements: ProfileView['safety']['statements'];
}): ReactNode {
  const say = useSentences(meSentences);
  return (
    <Part title={say.allergies}>
      {statements.length === 0 ? (
        <p>{say.noAllergies}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {statements.map(({ words, severity, whose, saidAt }) => (
            <li key={`${saidAt} ${words}`} className="flex gap-3 rounded-xl border border-danger p-3">
              <ShieldAlert aria-hidden className="size-5 shrink-0 text-danger" />
              <div className="min-w-0">
                <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
                  {words}
                </p>
                <p className="text-sm text-muted">
                  {say.whose[whose]} · {say.severity[severity]}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{say.allergiesHint}</p>
      <Link
        href={`/?say=${encodeURIComponent(say.tellWords)}`}
        className="inline-flex min-h-11 items-center self-start rounded-xl border border-line px-4 font-medium hover:bg-raised"
      >
        {say.tell}
      </Link>
    </Part>
  );
}
