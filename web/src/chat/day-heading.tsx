import type { Language } from '@merve/contract';
import type { ReactNode } from 'react';
import { formatDay } from '../language/format.ts';
import type { ChatSentences } from './sentences/en.ts';

const dayMs = 24 * 60 * 60_000;

/** Where another day begins, in the zone of whoever reads. */
export function DayHeading({
  at,
  say,
  language,
}: {
  readonly at: number;
  readonly say: ChatSentences;
  readonly language: Language;
}): ReactNode {
  const sameDay = (other: number) => new Date(at).toDateString() === new Date(other).toDateString();
  const day = formatDay(new Date(at), language);
  const name = sameDay(Date.now()) ? say.today : sameDay(Date.now() - dayMs) ? say.yesterday : day;
  return (
    <h2 className="px-4 pt-5 text-center text-sm font-medium text-muted">
      <time dateTime={new Date(at).toISOString()}>{name}</time>
    </h2>
  );
}
