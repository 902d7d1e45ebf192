import type { Money } from '@merve/contract';
import { formatMoney } from '@merve/contract/words';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { cardSentences } from './sentences/index.ts';

/** What was ordered with its prices, and the total. Amounts of lines are in the currency of the total. */
export function OrderLines({
  lines,
  total,
}: {
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly totalMinor: number;
    readonly choices?: readonly { readonly name: string }[];
  }[];
  readonly total: Money | null;
}): ReactNode {
  const language = useLanguage();
  const money = (minorUnits: number) =>
    total === null ? '' : formatMoney({ minorUnits, currency: total.currency }, language);
  return (
    <div className="px-4 pb-3 text-[0.95rem]">
      {lines.length > 0 && (
        <ul className="mb-2 space-y-1 border-b border-line pb-2">
          {lines.map(({ name, quantity, totalMinor, choices = [] }, position) => (
            <li key={position} className="flex gap-2">
              <span className="shrink-0 tabular-nums text-muted">{quantity} ×</span>
              <span className="min-w-0 flex-1 wrap-break-word">
                <bdi>{name}</bdi>
                {choices.length > 0 && (
                  <span className="block text-sm text-muted">
                    <bdi>{choices.map((choice) => choice.name).join(', ')}</bdi>
                  </span>
                )}
              </span>
              <bdi className="shrink-0 tabular-nums">{money(totalMinor)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <OrderTotal total={total} />
    </div>
  );
}

/**
 * What all of it costs.
 * @param before what it costs as it stands, where another version of it is shown
 */
export function OrderTotal({
  total,
  before = null,
}: {
  readonly total: Money | null;
  readonly before?: Money | null;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const isOther = before !== null && before.minorUnits !== total?.minorUnits;
  return (
    <>
      {isOther && (
        <p className="flex justify-between gap-2 text-sm text-muted">
          <span>{say.totalBefore}</span>
          <bdi className="tabular-nums">{formatMoney(before, language)}</bdi>
        </p>
      )}
      <p className="flex justify-between gap-2 font-medium">
        {total === null ? (
          <span className="font-normal text-muted">{say.priceOpen}</span>
        ) : (
          <>
            <span>{say.total}</span>
            <bdi className="tabular-nums">{formatMoney(total, language)}</bdi>
          </>
        )}
      </p>
    </>
  );
}
