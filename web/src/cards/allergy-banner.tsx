import type { AllergyWarning } from '@merve/contract/cards';
import { allergenName } from '@merve/contract/words';
import { Info, type LucideIcon, Siren, TriangleAlert, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { levels, type WarningLevel } from './restaurant-safety.ts';
import { cardSentences } from './sentences/index.ts';

const looks: Readonly<Record<WarningLevel, { readonly Icon: LucideIcon; readonly look: string }>> = {
  danger: { Icon: Siren, look: 'bg-danger-soft text-danger' },
  warning: { Icon: TriangleAlert, look: 'bg-warning-soft text-warning' },
  caution: { Icon: Zap, look: 'bg-caution-soft text-caution' },
  info: { Icon: Info, look: 'bg-info-soft text-info' },
};

/** What a restaurant means for one allergy, as loud as it would be bad. */
export function AllergyBanner({
  warning,
  children,
}: {
  readonly warning: AllergyWarning;
  /** What stands below: whose word it is. */
  readonly children?: ReactNode;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const allergen = allergenName(warning.allergen, language);
  const presence = {
    contains: say.contains(allergen),
    may_contain: say.mayContain(allergen),
    unknown: say.unknownWhether(allergen),
  }[warning.presence];
  const titles = {
    anaphylactic: say.anaphylaxis,
    severe: say.allergyWarning,
    moderate: null,
    intolerance: null,
  };
  return (
    <WarningBanner level={levels[warning.severity]} title={titles[warning.severity]}>
      <p className={titles[warning.severity] === null ? 'font-medium' : ''}>{presence}</p>
      {children}
    </WarningBanner>
  );
}

/** What must not be overlooked, as loud as its level. */
export function WarningBanner({
  level,
  title,
  children,
}: {
  readonly level: WarningLevel;
  readonly title: string | null;
  readonly children: ReactNode;
}): ReactNode {
  const { Icon, look } = looks[level];
  return (
    <div className={`flex gap-2.5 rounded-xl px-3 py-2 text-sm ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 wrap-break-word">
        {title !== null && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
