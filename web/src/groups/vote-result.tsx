import type { OutingResult, OutingView } from '@merve/contract';
import { CalendarPlus, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAskInChat } from '../cards/use-ask-in-chat.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { formatLocalTime } from './local-time.ts';
import { groupSentences } from './sentences/index.ts';

/** How a vote ended: who won, on what day, and each round of the count. */
export function VoteResult({ outing }: { readonly outing: OutingView }): ReactNode {
  const say = useSentences(groupSentences);
  const language = useLanguage();
  const { result, candidates } = outing;
  if (result === null) return null;
  const nameOf = (venueId: string) => candidates.find((one) => one.venueId === venueId)?.name ?? venueId;
  const isLot = result.by === 'lot' || result.rounds.some(({ by }) => by === 'lot');
  const [date] = result.dates;
  return (
    <section className="space-y-4">
      <div className="space-y-2 rounded-2xl bg-accent-soft p-5 text-center">
        <Trophy aria-hidden className="mx-auto size-8 text-accent" />
        <p className="text-xl font-semibold">
          {result.winner === null ? say.nobody : say.winner(nameOf(result.winner))}
        </p>
        {date !== undefined && <p>{say.bestDate(formatLocalTime(date, language))}</p>}
        {outing.calendar !== null && (
          <a
            href={outing.calendar}
            className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line bg-surface px-4 font-medium text-[0.95rem] hover:bg-raised"
          >
            <CalendarPlus aria-hidden className="size-4" />
            {say.calendar}
          </a>
        )}
        {isLot && <p className="text-sm text-muted">{say.byLot}</p>}
        {outing.isOrganiser && <BookChosen outing={outing} result={result} />}
      </div>
      {result.rounds.length > 0 && (
        <div className="space-y-3">
          <h2 className="font-semibold">{say.rounds}</h2>
          {result.rounds.map((round, index) => (
            <div key={`${index + 1}`} className="rounded-2xl border border-line bg-surface p-4">
              {result.rounds.length > 1 && (
                <h3 className="mb-2 text-sm font-medium">{say.round(String(index + 1))}</h3>
              )}
              <ul className="space-y-2">
                {Object.entries(round.votes).map(([venueId, votes]) => (
                  <li key={venueId} className="space-y-1 text-sm">
                    <div className="flex justify-between gap-3">
                      <bdi>{nameOf(venueId)}</bdi>
                      <span className="tabular-nums">{say.votes(String(votes))}</span>
                    </div>
                    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-raised">
                      <div
                        className="h-full rounded-full bg-accent"
                        style={{ width: `${(100 * votes) / Math.max(1, result.ballots)}%` }}
                      />
                    </div>
                  </li>
                ))}
              </ul>
              {round.out !== null && <p className="mt-2 text-sm text-muted">{say.out(nameOf(round.out))}</p>}
              {round.exhausted > 0 && (
                <p className="text-sm text-muted">{say.exhausted(String(round.exhausted))}</p>
              )}
            </div>
          ))}
        </div>
      )}
      {Object.keys(result.vetoed).length > 0 && (
        <div className="space-y-1 text-sm">
          <h2 className="font-semibold">{result.allVetoed ? say.allVetoed : say.vetoed}</h2>
          <ul>
            {Object.entries(result.vetoed).map(([venueId, reasons]) => (
              <li key={venueId}>
                <bdi>{nameOf(venueId)}</bdi>
                {': '}
                <bdi>{reasons.join(' · ')}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/**
 * The winner as one proposal to the organiser, in their conversation: held there, and booked by their YES alone. Full meanwhile, Merve says so, and
 * the next one is a tap away. What those who come must not eat goes along, and is told to the business alone.
 */
function BookChosen({
  outing,
  result,
}: {
  readonly outing: OutingView;
  readonly result: OutingResult;
}): ReactNode {
  const say = useSentences(groupSentences);
  const { state, ask } = useAskInChat();
  const chosen = result.order.flatMap((venueId) =>
    outing.candidates.filter((one) => one.venueId === venueId),
  );
  const [date] = result.dates;
  function book({ listingId, name }: OutingView['candidates'][number]): void {
    if (listingId === null || date === undefined) {
      ask(null, say.sayBook(name));
      return;
    }
    ask({ tool: 'bookWinner', args: { vote: outing.outingId, place: listingId } }, say.sayBook(name));
  }
  const [first, second] = chosen;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {first !== undefined && (
        <Button look="primary" busy={state === 'asking'} onClick={() => book(first)}>
          {say.book}
        </Button>
      )}
      {second !== undefined && (
        <Button busy={state === 'asking'} onClick={() => book(second)}>
          {say.bookOther(second.name)}
        </Button>
      )}
      {state === 'failed' && <Notice tone="danger">{say.failed}</Notice>}
    </div>
  );
}
