import type { Language, MerchantRequest, OrderLine } from '@merve/contract';
import { formatLocalTime } from '../../language/format.ts';
import { requestSentences } from '../sentences/index.ts';
import { compareLines, lineWords } from './order-line.ts';

type Version = Pick<MerchantRequest, 'details'>;

/** `+ 1 × 4. Cola`, `− 2 × 1. Margherita pizza`: what there is more of, then what there is less of. */
function changedItems(before: readonly OrderLine[], after: readonly OrderLine[]): string[] {
  const compared = compareLines(before, after);
  return [
    ...compared
      .filter((dish) => dish.after > dish.before)
      .map((dish) => `+ ${lineWords({ ...dish.line, quantity: dish.after - dish.before })}`),
    ...compared
      .filter((dish) => dish.after < dish.before)
      .map((dish) => `− ${lineWords({ ...dish.line, quantity: dish.before - dish.after })}`),
  ];
}

/**
 * What is another in one version of a food order than in the one before, a line each, as both sides read it; empty if
 * nothing that was asked for is. A price alone is no wish of anybody's. Pure.
 */
export function changedLines(
  before: Version,
  after: Version & Pick<MerchantRequest, 'timeZone'>,
  language: Language,
): string[] {
  if (before.details.kind !== 'food' || after.details.kind !== 'food') return [];
  return [
    ...changedItems(before.details.lines, after.details.lines),
    ...changedBesideDishes(before, after, language),
  ];
}

/** The same without the dishes: where to, when, and what was said. Pure. */
export function changedBesideDishes(
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
    ...(isSamePlace ? [] : [place]),
    ...(isSameTime ? [] : [time]),
    ...(after.note === null || after.note === before.note ? [] : [say.note(after.note)]),
    ...after.allergies.filter((said) => !before.allergies.includes(said)).map((said) => say.allergies(said)),
  ];
}
