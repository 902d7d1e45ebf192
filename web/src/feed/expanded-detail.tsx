import type { ExpandedDetail as Detail } from '@merve/contract';
import { type ReactNode, Suspense } from 'react';
import { RadarChart } from '../cards/radar-chart.ts';
import { axes, scoreOn } from '../cards/radar-values.ts';
import { fitHexes, fitLevel } from '../cards/restaurant-safety.ts';
import { cardSentences } from '../cards/sentences/index.ts';
import { useSentences } from '../language/define-sentences.ts';
import { feedSentences } from './sentences/index.ts';

/** More of a restaurant. What nobody knows is left out. */
export function ExpandedDetail({
  detail,
  name,
  score,
}: {
  readonly detail: Detail;
  readonly name: string;
  readonly score: number;
}): ReactNode {
  const say = useSentences(feedSentences);
  const { whyFitParagraph, highlights, reviewSummary, radarScores, bestFor, avoidIf, crowdProfile } = detail;
  const { summary, recommendations } = detail.allergyDetail;
  return (
    <div className="space-y-4">
      {whyFitParagraph !== '' && (
        <Section title={say.why}>
          <blockquote className="border-s-4 border-accent ps-3 wrap-break-word">
            <bdi>{whyFitParagraph}</bdi>
          </blockquote>
        </Section>
      )}
      {highlights.length > 0 && (
        <Section title={say.highlights}>
          <ul className="space-y-2">
            {highlights.map(({ emoji, title, description }) => (
              <li key={title} className="flex gap-2.5">
                <span aria-hidden className="text-lg leading-snug">
                  {emoji}
                </span>
                <span className="min-w-0 wrap-break-word">
                  <bdi className="block font-medium">{title}</bdi>
                  <bdi className="block text-muted">{description}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {reviewSummary !== '' && (
        <Section title={say.peopleSay}>
          <p className="wrap-break-word">
            <bdi>{reviewSummary}</bdi>
          </p>
        </Section>
      )}
      {radarScores !== null && <Vibe scores={radarScores} name={name} score={score} />}
      {(bestFor.length > 0 || avoidIf.length > 0) && (
        <div className="grid gap-3 sm:grid-cols-2">
          {bestFor.length > 0 && (
            <Words title={say.bestFor} words={bestFor} look="bg-success-soft text-success" />
          )}
          {avoidIf.length > 0 && (
            <Words title={say.avoidIf} words={avoidIf} look="bg-danger-soft text-danger" />
          )}
        </div>
      )}
      {crowdProfile !== '' && (
        <Section title={say.crowd}>
          <p className="wrap-break-word">
            <bdi>{crowdProfile}</bdi>
          </p>
        </Section>
      )}
      {(summary !== '' || recommendations.length > 0) && (
        <Section title={say.allergies}>
          {summary !== '' && (
            <p className="wrap-break-word">
              <bdi>{summary}</bdi>
            </p>
          )}
          {recommendations.length > 0 && (
            <ul className="mt-1 list-disc space-y-1 ps-5">
              {recommendations.map((words) => (
                <li key={words} className="wrap-break-word">
                  <bdi>{words}</bdi>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="text-sm">
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** How it is there, drawn and as figures. */
function Vibe({
  scores,
  name,
  score,
}: {
  readonly scores: NonNullable<Detail['radarScores']>;
  readonly name: string;
  readonly score: number;
}): ReactNode {
  const say = useSentences(feedSentences);
  const sayInCards = useSentences(cardSentences);
  const series = [{ id: name, name, scores, colour: fitHexes[fitLevel(score)] }];
  return (
    <Section title={say.vibe}>
      <div className="grid items-center gap-3 sm:grid-cols-2">
        <Suspense fallback={<div aria-hidden className="h-44 animate-pulse rounded-xl bg-raised" />}>
          <RadarChart series={series} axes={sayInCards.axes} isLow />
        </Suspense>
        <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
          {axes.map((axis) => {
            const points = (scoreOn(scores, axis) ?? 0).toFixed(1);
            return (
              <div key={axis} className="contents">
                <dt className="text-muted">{sayInCards.axes[axis]}</dt>
                <dd className="text-end font-medium tabular-nums">
                  <span aria-hidden>{points}</span>
                  <span className="sr-only">{say.ofTen(points)}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Section>
  );
}

function Words({
  title,
  words,
  look,
}: {
  readonly title: string;
  readonly words: readonly string[];
  readonly look: string;
}): ReactNode {
  return (
    <section className={`rounded-xl px-3 py-2 text-sm ${look}`}>
      <h3 className="mb-0.5 font-semibold">{title}</h3>
      <ul className="list-disc ps-4">
        {words.map((word) => (
          <li key={word} className="wrap-break-word">
            <bdi>{word}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
