import {
  type Allergen,
  type AllergyStatement,
  allergenSchema,
  type Safety,
  type Severity,
} from '@merve/contract';
import type { AllergySeverity } from '@merve/contract/cards';
import { heldStatements } from '../allergies/safety.ts';
import { foldText } from '../language/fold-text.ts';
import { allergensNamedBy, isAllergensName } from './kitchen-words.ts';

/** One thing that somebody at the table must not eat. */
export interface GuardedFood {
  /** An allergen's name, or the word of what nobody declares, folded: `kiwi`. */
  readonly name: string;
  /** Null for what no law wants declared: it is matched on text, and never cleared. */
  readonly allergen: Allergen | null;
  readonly severity: AllergySeverity;
}

/** The mildest first. */
export const severities: readonly AllergySeverity[] = ['intolerance', 'moderate', 'severe', 'anaphylactic'];

/** How bad one is, from 0. Pure. */
export const severityRank = (severity: AllergySeverity): number => severities.indexOf(severity);

const ofAllergy: Readonly<Record<Severity, AllergySeverity>> = {
  // An allergy of which nobody said how bad it is counts as severe (C-37).
  unknown: 'severe',
  mild: 'moderate',
  moderate: 'moderate',
  severe: 'severe',
  anaphylactic: 'anaphylactic',
};
const ofIntolerance: Readonly<Record<Severity, AllergySeverity>> = {
  ...ofAllergy,
  unknown: 'intolerance',
  mild: 'intolerance',
};

/** How bad it would be, as it is shown. What was only asked to be left out guards as an allergy does. Pure. */
export function shownSeverity({
  kind,
  severity,
}: Pick<AllergyStatement, 'kind' | 'severity'>): AllergySeverity {
  return (kind === 'intolerance' ? ofIntolerance : ofAllergy)[severity];
}

/** All that was said, as names with how bad each would be. From the lists too, so that nothing that is only there is lost. */
function saidBy(safety: Safety): (readonly [name: string, severity: AllergySeverity])[] {
  const stated = heldStatements(safety).flatMap((statement) =>
    [...statement.allergens, ...statement.others].map((name) => [name, shownSeverity(statement)] as const),
  );
  const listed = (['confirmed', 'intolerances'] as const).flatMap((list) =>
    safety[list].map(
      (name) =>
        [
          name,
          shownSeverity({
            kind: list === 'confirmed' ? 'allergy' : 'intolerance',
            severity: safety.severity[name] ?? 'unknown',
          }),
        ] as const,
    ),
  );
  return [...stated, ...listed];
}

/**
 * What a party must not eat: the union of its guests, of two who speak of the same the worse. A word that stands for an allergen (`dairy`,
 * `paneer`) guards it and, where it is no allergen's own name, itself too. The worst first, then by name. Pure.
 */
export function guardedFoods(party: readonly Safety[]): GuardedFood[] {
  const worst = new Map<string, GuardedFood>();
  const add = (name: string, allergen: Allergen | null, severity: AllergySeverity) => {
    const known = worst.get(name);
    if (known === undefined || severityRank(severity) > severityRank(known.severity)) {
      worst.set(name, { name, allergen, severity });
    }
  };
  for (const [said, severity] of party.flatMap(saidBy)) {
    const own = allergenSchema.safeParse(said);
    if (own.success) {
      add(own.data, own.data, severity);
      continue;
    }
    const name = foldText(said).text.trim();
    if (name === '') continue;
    const meant = allergensNamedBy(name);
    for (const allergen of meant) add(allergen, allergen, severity);
    // `dairy` is milk by another name. `paneer` is one milk of many, and is looked for by its own word as well.
    if (!isAllergensName(name)) add(name, null, severity);
  }
  return [...worst.values()].sort(
    (one, other) =>
      severityRank(other.severity) - severityRank(one.severity) || one.name.localeCompare(other.name),
  );
}

/** The allergens that would endanger somebody's life: they go into every search's `excludeAllergens`, by code (K-27). Pure. */
export function anaphylacticAllergens(party: readonly Safety[]): Allergen[] {
  return guardedFoods(party).flatMap(({ allergen, severity }) =>
    allergen !== null && severity === 'anaphylactic' ? [allergen] : [],
  );
}
