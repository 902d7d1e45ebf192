import type { ShownRestaurant } from '@merve/contract/cards';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { formatFullDate } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { AllergyBanner, WarningBanner } from './allergy-banner.tsx';
import { basisOf, inOrder } from './restaurant-safety.ts';
import { cardSentences } from './sentences/index.ts';

type Allergens = ShownRestaurant['allergens'];

/**
 * What a restaurant means for the person's allergies: the worst in a line, the others one tap away, and whose word it is. Nothing where
 * the person told of no allergies.
 */
export function AllergyLines({
  allergens,
  safe,
  allergiesKnown,
  isAllShown = false,
}: {
  readonly allergens: Allergens;
  /** Somebody told of allergies, and nothing stands against them by the restaurant's own word. */
  readonly safe: boolean;
  /** Somebody told of allergies: then silence would read like a promise. */
  readonly allergiesKnown: boolean;
  /** Every warning at once: where the place was left out because of them. */
  readonly isAllShown?: boolean;
}): ReactNode {
  const say = useSentences(cardSentences);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const warnings = inOrder(allergens.warnings);
  if (warnings.length === 0) {
    if (safe)
      return (
        <div className="flex gap-2.5 rounded-xl bg-success-soft px-3 py-2 text-sm text-success">
          <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <div className="min-w-0 wrap-break-word">
            <p className="font-medium">{say.noConflict}</p>
            <Basis allergens={allergens} />
          </div>
        </div>
      );
    return allergiesKnown ? (
      <WarningBanner level="info" title={null}>
        <Basis allergens={allergens} />
      </WarningBanner>
    ) : null;
  }
  const more = warnings.length - 1;
  const isWhole = isAllShown || isOpen;
  return (
    <div className="space-y-1.5">
      <ul id={listId} className="space-y-1.5">
        {warnings.slice(0, isWhole ? undefined : 1).map((warning, position) => (
          <li key={`${warning.allergen} ${warning.severity}`}>
            <AllergyBanner warning={warning}>
              {position === 0 && <Basis allergens={allergens} />}
            </AllergyBanner>
          </li>
        ))}
      </ul>
      {more > 0 && !isAllShown && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="relative z-10 min-h-11 rounded-lg px-3 text-sm font-medium underline hover:bg-raised"
        >
          {isOpen ? say.fewerWarnings : say.moreWarnings(more)}
        </button>
      )}
    </div>
  );
}

/** Whose word it is, and of when. */
function Basis({ allergens }: { readonly allergens: Allergens }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const date = allergens.declaredOn === null ? '' : formatFullDate(allergens.declaredOn, language);
  const words = {
    declared: say.declaredOn(date),
    in_part: say.declaredInPart(date),
    not_declared: say.notDeclared,
  };
  return <p>{words[basisOf(allergens)]}</p>;
}
