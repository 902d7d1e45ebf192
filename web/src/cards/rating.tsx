import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useMarketCurrency } from '../platform/market-zone.ts';
import { currencySign } from './currency-sign.ts';
import { cardSentences } from './sentences/index.ts';

/** `★ 4.6`, said in words to those who do not see it. */
export function Rating({ stars }: { readonly stars: number | null }): ReactNode {
  const say = useSentences(cardSentences);
  if (stars === null) return null;
  const shown = stars.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Star aria-hidden className="size-3.5 fill-current text-warning" />
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{say.rated(shown)}</span>
    </span>
  );
}

/**
 * `₺₺₺₺`, as many of them in full as it is dear; nothing where it is not known.
 * @param currency whose sign it is told by, ISO 4217; the market's if left out.
 */
export function PriceLevel({
  tier,
  currency,
}: {
  readonly tier: number | null;
  readonly currency?: string;
}): ReactNode {
  const say = useSentences(cardSentences);
  const ofMarket = useMarketCurrency();
  if (tier === null || tier < 1) return null;
  const sign = currencySign(currency ?? ofMarket);
  return (
    <span className="whitespace-nowrap tracking-wide">
      <span aria-hidden>
        {sign.repeat(tier)}
        <span className="opacity-30">{sign.repeat(Math.max(0, 4 - tier))}</span>
      </span>
      <span className="sr-only">{say.priceLevel(tier)}</span>
    </span>
  );
}

/** What stands beside a name, with dots between. */
export function Dotted({ children }: { readonly children: readonly ReactNode[] }): ReactNode {
  const shown = children.filter((child) => child !== null && child !== undefined && child !== '');
  return (
    // A dot stands before each, and is cut off where a line begins with it.
    <span className="block overflow-hidden">
      <span className="-ms-4 flex flex-wrap items-center">
        {shown.map((child, position) => (
          <span key={position} className="inline-flex min-w-0 items-center">
            <span aria-hidden className="w-4 shrink-0 text-center">
              ·
            </span>
            {child}
          </span>
        ))}
      </span>
    </span>
  );
}
