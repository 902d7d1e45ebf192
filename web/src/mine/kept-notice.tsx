import type { ReactNode } from 'react';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatMoment } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { mineSentences } from './sentences/index.ts';

/** Says of when it is what is shown without a connection. Nothing for what is current. */
export function KeptNotice({ keptAt }: { readonly keptAt: Date | null }): ReactNode {
  const say = useSentences(mineSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  if (keptAt === null) return null;
  return (
    <div className="mb-4">
      <Notice tone="info">{say.keptAt(formatMoment(keptAt, language, zone))}</Notice>
    </div>
  );
}
