import type { Language, MerchantRequest, OrderLine } from '@merve/contract';
import { formatLocalTime } from '../language/format.ts';
import { lineKey, lineWords } from './order-line.ts';
import { requestSentences } from './sentences/index.ts';

type Version = Pick<MerchantRequest, 'details'>;

function byKey(lines: readonly OrderLine[]): Map<string, OrderLine> {
  return new Map(lines.map((line) => [lineKey(line), line]));
}

/** `+ 1 × 4. Cola`, `− 2 × 1. Margherita pizza`: what there is more of, then what there is less of. */
function changedItems(before: readonly OrderLine[], after: readonly OrderLine[]): string[] {
  const [was, is] = [byKey(before), byKey(after)];
  const differences = [...new Map([...was, ...is])].map(([key, line]) => ({
    line,
    more: (is.get(key)?.quantity ?? 0) - (was.get(key)?.quantity ?? 0),
  }));
  return [
    ...differences
      .filter(({ more }) => more > 0)
      .map(({ line, more }) => `+ ${lineWords({ ...line, quantity: more })}`),
    ...differences
      .filter(({ more }) => more < 0)
      .map(({ line, more }) => `− ${lineWords({ ...line, quantity: -more })}`),
  ];
}

/**
 * What is another in one version of a food order than in the one before, a line each, as both sides read it; empty if
 * nothing that was asked for is. A price alone is no wish of anybody's. Pure.
 */
export function changedLines(
  { details: before }: Version,
  { details: after, timeZone }: Version & Pick<MerchantRequest, 'timeZone'>,
  language: Language,
): string[] {
  if (before.kind !== 'food' || after.kind !== 'food') return [];
  const say = requestSentences(language);
  const isSamePlace = before.deliverTo?.address === after.deliverTo?.address;
  const isSameTime = before.wishedAt?.getTime() === after.wishedAt?.getTime();
  const place = after.deliverTo === null ? say.collects() : say.bringTo(after.deliverTo.address);
  const time =
    after.wishedAt === null
      ? say.asSoonAsPossible()
      : say.wishedAt(formatLocalTime(after.wishedAt, timeZone, language));
  return [
    ...changedItems(before.lines, after.lines),
    ...(isSamePlace ? [] : [place]),
    ...(isSameTime ? [] : [time]),
    ...(after.note === null || after.note === before.note ? [] : [say.note(after.note)]),
    ...after.allergies.filter((said) => !before.allergies.includes(said)).map((said) => say.allergies(said)),
  ];
}
