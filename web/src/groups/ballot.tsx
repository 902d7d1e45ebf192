import { groupRoutes } from '@merve/contract/api';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import type { GroupPart } from './group-detail.tsx';
import { groupSentences } from './sentences/index.ts';

/** My vote: tap a place, tap "Vote". What I chose and did not send stays when others' votes come in. */
export function Ballot({ outing, show, again }: GroupPart): ReactNode {
  const say = useSentences(groupSentences);
  const cast = outing.me.ballot;
  const [choices, setChoices] = useState<readonly string[]>(cast?.choices ?? []);
  const [veto, setVeto] = useState(cast?.veto ?? null);
  const [state, setState] = useState<'still' | 'busy' | 'late' | 'failed'>('still');
  const vetoId = useId();
  const isRanked = outing.method === 'ranked';
  const wanted = { choices: [...choices], veto: veto !== null && veto.reason.trim() !== '' ? veto : null };
  const isChanged = cast === null || JSON.stringify(cast) !== JSON.stringify(wanted);
  const toggle = (venueId: string) =>
    setChoices((before) =>
      before.includes(venueId) ? before.filter((one) => one !== venueId) : [...before, venueId],
    );
  async function vote() {
    setState('busy');
    try {
      const ballot = await callRoute(groupRoutes.castBallot, {
        ...{ params: { outingId: outing.outingId }, body: wanted },
      });
      show({ ...outing, me: { ...outing.me, ballot } });
      setState('still');
      again();
    } catch (error) {
      const isLate = error instanceof ApiFailure && error.code === 'VOTE_CLOSED';
      if (!isLate) console.warn('A vote could not be sent.', error);
      setState(isLate ? 'late' : 'failed');
    }
  }
  return (
    <section aria-label={say.candidates} className="space-y-3">
      <p className="text-muted">{isRanked ? say.rankedHow : say.approvalHow}</p>
      <ul className="space-y-2">
        {outing.candidates.map(({ venueId, name, votes, worstMinutes, allergy }) => {
          const rank = choices.indexOf(venueId);
          const isChosen = rank >= 0;
          return (
            <li key={venueId}>
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={veto?.venueId === venueId}
                onClick={() => toggle(venueId)}
                className={`flex min-h-14 w-full items-center gap-3 rounded-2xl border px-4 py-3 text-start transition disabled:text-muted ${isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-raised'}`}
              >
                <span
                  aria-hidden={!isRanked || !isChosen}
                  className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line'}`}
                >
                  {isChosen && (isRanked ? rank + 1 : <Check className="size-4" />)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">
                    <bdi>{name}</bdi>
                  </span>
                  <span className="block text-sm text-muted">
                    {[
                      votes === null ? null : say.votes(String(votes)),
                      worstMinutes === null ? null : say.minutes(String(worstMinutes)),
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </span>
                  {allergy !== null && allergy !== 'clear' && (
                    <span className="block text-sm text-warning">{say.allergyWarn}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {outing.isSecret && <p className="text-sm text-muted">{say.hidden}</p>}
      <details className="rounded-2xl border border-line bg-surface px-4 py-2">
        <summary className="min-h-11 cursor-pointer content-center">{say.vetoTitle}</summary>
        <div className="space-y-3 pb-3">
          <label htmlFor={vetoId} className="block text-sm font-medium">
            {say.vetoWhich}
          </label>
          <select
            id={vetoId}
            value={veto?.venueId ?? ''}
            onChange={({ target: { value } }) => {
              setVeto(value === '' ? null : { venueId: value, reason: veto?.reason ?? '' });
              setChoices((before) => before.filter((one) => one !== value));
            }}
            className="min-h-11 w-full rounded-xl border border-line bg-surface px-3"
          >
            <option value="">{say.vetoNone}</option>
            {outing.candidates.map(({ venueId, name }) => (
              <option key={venueId} value={venueId}>
                {name}
              </option>
            ))}
          </select>
          {veto !== null && (
            <Field
              label={say.vetoWhy}
              value={veto.reason}
              maxLength={200}
              onChange={({ target }) => setVeto({ ...veto, reason: target.value })}
            />
          )}
        </div>
      </details>
      <Button look="primary" className="w-full" busy={state === 'busy'} disabled={!isChanged} onClick={vote}>
        {cast === null ? say.vote : say.again}
      </Button>
      {cast !== null && (
        <Notice tone={isChanged ? 'warning' : 'success'}>{isChanged ? say.changed : say.voted}</Notice>
      )}
      {state === 'late' && <Notice tone="danger">{say.late}</Notice>}
      {state === 'failed' && <Notice tone="danger">{say.failed}</Notice>}
    </section>
  );
}
