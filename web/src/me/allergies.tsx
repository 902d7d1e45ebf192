import type { ProfileView } from '@merve/contract/api';
import { allergenName } from '@merve/contract/words';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Pill } from '../cards/parts.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDay } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { Part } from './part.tsx';
import type { MeSentences } from './sentences/en.ts';
import { meSentences } from './sentences/index.ts';

type Statements = ProfileView['safety']['statements'];

/** What it is, in a word each; and below it all that was said, for more may stand there than Merve has a word for. */
function Statement({
  statement: { words, allergens, others, severity, whose, saidAt },
  say,
}: {
  readonly statement: Statements[number];
  readonly say: MeSentences;
}): ReactNode {
  const language = useLanguage();
  const zone = useMarketZone();
  const named = [...allergens.map((allergen) => allergenName(allergen, language)), ...others];
  return (
    <li className="flex gap-3 rounded-xl border border-danger p-3">
      <ShieldAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <div className="min-w-0 space-y-1">
        {named.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {named.map((name) => (
              <li key={name}>
                <Pill tone="danger" wraps>
                  <bdi>{name}</bdi>
                </Pill>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-muted">
          {say.whose[whose]} · {say.severity[severity]}
        </p>
        <p className={`[overflow-wrap:anywhere] ${named.length > 0 ? 'text-sm' : 'font-medium'}`}>
          <span className="text-muted">{say.beliefWords(formatDay(new Date(saidAt), language, zone))}</span>{' '}
          <q>
            <bdi>{words}</bdi>
          </q>
        </p>
      </div>
    </li>
  );
}

/** What the person must not eat. It is told and taken back in the conversation alone. */
export function Allergies({ statements }: { readonly statements: Statements }): ReactNode {
  const say = useSentences(meSentences);
  return (
    <Part title={say.allergies}>
      {statements.length === 0 ? (
        <p>{say.noAllergies}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {statements.map((statement) => (
            <Statement key={`${statement.saidAt} ${statement.words}`} statement={statement} say={say} />
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
