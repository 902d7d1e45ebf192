import type { Language, Outing, OutingView } from '@merve/contract';
import { formatLocalTime } from '../../language/format.ts';
import { oneLine } from '../../language/one-line.ts';
import { resolveLocalTime } from '../../ledger/index.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** Before the title of a vote whose places are numbered below: a reply of numbers is about that one. */
export const ballotMark = '🗳';

const shortest = 80;

/** The candidates as they are numbered. Pure. */
export const candidateLines = ({ candidates }: Pick<Outing, 'candidates'>): readonly string[] =>
  candidates.map(({ name }, index) => `${index + 1}. ${oneLine(name, shortest)}`);

/** As many buttons as WhatsApp shows, of as many UTF-16 units. */
const mostTaps = 3;
const tapUnits = 20;

/** The candidates as buttons that vote for one; none where they are more, or where an order is asked for. Pure. */
export function tapsOf({ candidates, method }: Pick<Outing, 'candidates' | 'method'>): string[] {
  if (candidates.length > mostTaps || method === 'ranked') return [];
  return candidates.map(({ name }, index) => {
    const whole = `${index + 1}. ${oneLine(name, shortest)}`;
    return whole.length <= tapUnits ? whole : `${whole.slice(0, tapUnits - 1).trimEnd()}${cutMark}`;
  });
}

/** Behind a name that is too long for its button. */
export const cutMark = '…';

/** The deadline as a clock at the market shows it; null where the organiser is asked about it. Pure. */
export const untilWords = (
  { closesAt, timeZone }: Pick<Outing, 'closesAt' | 'timeZone'>,
  language: Language,
): string | null => (closesAt === null ? null : formatLocalTime(closesAt, timeZone, language));

/** When it would be, as the wall clock there shows it. Pure. */
export function dateLines(
  { dates, timeZone }: Pick<Outing, 'dates' | 'timeZone'>,
  language: Language,
): readonly string[] {
  return dates.flatMap((local) => {
    const resolved = resolveLocalTime(local, timeZone);
    if (resolved.kind === 'missing') return [];
    const instant = resolved.kind === 'exact' ? resolved.instant : resolved.first;
    return [`📅 ${formatLocalTime(instant, timeZone, language)}`];
  });
}

/** What a ballot is answered by: the places by number, and how to write. Pure. */
export function ballotInWords(
  outing: Pick<Outing, 'title' | 'candidates' | 'dates' | 'closesAt' | 'timeZone' | 'method'>,
  language: Language,
): string {
  const say = voteSentences(language);
  const until = untilWords(outing, language);
  return [
    `${ballotMark} ${outing.title}`,
    ...dateLines(outing, language),
    ...candidateLines(outing),
    outing.method === 'ranked' ? say.howToRank() : say.howToVote(),
    ...(until === null ? [] : [say.changeable(until)]),
  ].join('\n');
}

/** How a vote stands, or ended, as one member sees it. Pure. */
export function standingInWords(view: OutingView, language: Language): string {
  const say = voteSentences(language);
  const { title, candidates, members, voted, state, result, closesAt, timeZone } = view;
  const nameOf = (venueId: string | null) =>
    candidates.find((candidate) => candidate.venueId === venueId)?.name ?? null;
  const winner = nameOf(result?.winner ?? null);
  const until = untilWords({ closesAt: closesAt === null ? null : new Date(closesAt), timeZone }, language);
  const head =
    state === 'open'
      ? say.standing(title, voted, members.length, until ?? '–')
      : winner === null
        ? say.undecided(title)
        : say.decided(title, winner, voted);
  const counts = candidates.flatMap(({ name, votes, vetoes }, index) => {
    if (votes === null) return [];
    const out = vetoes === null || vetoes.length === 0 ? '' : ` (${say.vetoed(vetoes.join('; '))})`;
    return [`${index + 1}. ${say.votes(oneLine(name, shortest), votes)}${out}`];
  });
  const calendar = view.calendar === null ? [] : [say.calendar(view.calendar)];
  const hidden = counts.length === 0 ? [say.hidden()] : [];
  return [`${ballotMark} ${title}`, head, ...counts, ...hidden, ...calendar].join('\n');
}
