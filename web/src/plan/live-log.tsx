import { type PlanRole, planRoleSchema } from '@merve/contract';
import { Check, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { planSentences } from './sentences/index.ts';
import type { PlanLine } from './use-plan.ts';

/** The roles that have said something, in the order of the work. Pure. */
const rolesIn = (lines: readonly PlanLine[]): readonly PlanRole[] =>
  planRoleSchema.options.filter((role) => lines.some(({ node }) => node === role));

/** What each role said, under its name (L-99). The lines themselves are the log's, in English. */
export function LiveLog({
  lines,
  running,
}: {
  readonly lines: readonly PlanLine[];
  readonly running: boolean;
}): ReactNode {
  const say = useSentences(planSentences);
  return (
    <div role="log" aria-label={say.how} aria-busy={running} className="flex flex-col gap-2">
      {rolesIn(lines).map((role) => (
        <div key={role} className="rounded-xl border border-line px-3 py-2">
          <p className="flex items-center gap-2 font-medium">
            <Check aria-hidden className="size-4 text-success" />
            {say.roles[role]}
          </p>
          {lines
            .filter(({ node }) => node === role)
            .map(({ message }) => (
              <p key={message} dir="ltr" lang="en" className="font-mono text-xs wrap-break-word text-muted">
                {message}
              </p>
            ))}
        </div>
      ))}
      {running && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
          {say.working}
        </p>
      )}
    </div>
  );
}

/** Who is done, in a line at the foot; gone with the results (L-102). */
export function RolesDone({ lines }: { readonly lines: readonly PlanLine[] }): ReactNode {
  const say = useSentences(planSentences);
  return (
    <ul
      aria-hidden
      className="sticky bottom-2 flex flex-wrap gap-1.5 rounded-2xl border border-line bg-surface p-2 shadow-md"
    >
      {planRoleSchema.options
        .filter((role) => role !== 'graph')
        .map((role) => (
          <li
            key={role}
            className={`rounded-full px-2.5 py-1 text-xs ${lines.some(({ node }) => node === role) ? 'bg-success-soft text-success' : 'bg-raised text-muted'}`}
          >
            {say.roles[role]}
          </li>
        ))}
    </ul>
  );
}
