import type { AllergyStatement, Safety, ServiceAllergies, Severity } from '@merve/contract';
import { allergenSchema } from '@merve/contract';
import { mentionsIn } from '../allergies/allergen-words.ts';
import { heldStatements, withoutStatements, withStatedBeside } from '../allergies/safety.ts';
import { foldText } from '../language/fold-text.ts';
import { hashId } from '../platform/ids.ts';

type Stated = Pick<AllergyStatement, 'words' | 'kind' | 'severity' | 'allergens' | 'others'>;

const keyOf = (name: string) => foldText(name).text.trim();

/** What one name means: allergens that are declared by law, and the word itself where it is none of their own names. */
function foodsOf(name: string): Pick<AllergyStatement, 'allergens' | 'others'> {
  const key = keyOf(name);
  const own = allergenSchema.safeParse(key);
  if (own.success) return { allergens: [own.data], others: [] };
  const mentions = mentionsIn(key);
  const allergens = [...new Set(mentions.flatMap((one) => one.allergens))];
  const others = mentions.flatMap(({ other }) => (other === null ? [] : [other]));
  // A word that nobody knows is kept as it is, and looked for in texts.
  return { allergens, others: allergens.length === 0 && others.length === 0 ? [key] : others };
}

function statedIn(
  names: readonly string[],
  kind: AllergyStatement['kind'],
  severities: ReadonlyMap<string, Severity>,
) {
  return [...new Map(names.map((name) => [keyOf(name), name])).values()].map(
    (name): Stated => ({
      words: name,
      kind,
      severity: severities.get(keyOf(name)) ?? 'unknown',
      ...foodsOf(name),
    }),
  );
}

const isService = ({ source }: AllergyStatement) => source === 'service';
const saysSame = (one: Stated, other: Stated) =>
  keyOf(one.words) === keyOf(other.words) && one.kind === other.kind && one.severity === other.severity;

/**
 * What a person must not eat after a service has stated it for them. A list that is given is all the service states of it: what it stated before and leaves
 * out now, or states otherwise now, is taken back. What the person said themselves stays, whatever the service says. The same again is no change. Pure.
 */
export function withServiceAllergies(safety: Safety, given: ServiceAllergies, now: Date): Safety {
  const held = heldStatements(safety).filter(isService);
  const before = (kind: AllergyStatement['kind']) => held.filter((one) => one.kind === kind);
  const severities = new Map<string, Severity>([
    ...held.map((one) => [keyOf(one.words), one.severity] as const),
    ...Object.entries(given.severity ?? {}).map(([name, severity]) => [keyOf(name), severity] as const),
  ]);
  const namesOf = (kind: AllergyStatement['kind'], list: readonly string[] | undefined) =>
    statedIn(list ?? before(kind).map(({ words }) => words), kind, severities);
  const stated = [...namesOf('allergy', given.confirmed), ...namesOf('intolerance', given.intolerances)];
  // A severity of something the lists do not name is a statement of its own: never less than was said.
  const named = new Set(stated.map(({ words }) => keyOf(words)));
  const further = Object.keys(given.severity ?? {}).filter((name) => !named.has(keyOf(name)));
  const all = [...stated, ...statedIn(further, 'allergy', severities)];
  const ended = held.filter((one) => !all.some((other) => saysSame(one, other)));
  const fresh = all
    .filter((one) => !held.some((other) => saysSame(other, one)))
    .map(
      (one): AllergyStatement => ({
        ...one,
        // Two changes within a millisecond are two: a statement that is taken for one already known would guard no more.
        statementId: hashId(
          [
            'service',
            now.toISOString(),
            String(safety.statements.length),
            one.kind,
            one.severity,
            keyOf(one.words),
          ],
          20,
        ),
        ...{ language: 'en', channel: 'web', source: 'service', whose: 'self' },
        ...{ saidAt: now, askedAt: null, retractedAt: null },
      }),
    );
  if (ended.length === 0 && fresh.length === 0) return safety;
  const without = withoutStatements(
    safety,
    ended.map(({ statementId }) => statementId),
    now,
  );
  return withStatedBeside(without, fresh);
}

/** Without all that services stated; what the person said stays, for only they take it back (docs/architecture.md, Allergies). Pure. */
export function withoutServiceAllergies(safety: Safety, now: Date): Safety {
  const held = heldStatements(safety).filter(isService);
  if (held.length === 0) return safety;
  return withoutStatements(
    safety,
    held.map(({ statementId }) => statementId),
    now,
  );
}
