import type { Money, TripItemView } from '@merve/contract';
import { formatMoney } from '@merve/contract/words';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { tripsSentences } from './sentences/index.ts';
import { sumOfPrices } from './sum-of-prices.ts';

/** What the visits of a day cost one person, as far as it is known; an unknown price is counted, and is not nothing. */
export function DayCost({ items }: { readonly items: readonly Pick<TripItemView, 'price'>[] }): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  const { totals, unknown } = sumOfPrices(items);
  if (totals.length === 0) return null;
  const told = totals.map((total: Money) => formatMoney(total, language)).join(' + ');
  return <p>{[say.prices(told), ...(unknown === 0 ? [] : [say.unpriced(unknown)])].join('; ')}</p>;
}
