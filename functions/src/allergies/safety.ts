import type { AllergyStatement, Safety, Severity } from '@merve/contract';
import { severitySchema } from '@merve/contract';
import { foldText } from '../language/fold-text.ts';
import { hashId } from '../platform/ids.ts';
import type { AllergyReading, NamedFoods } from './allergies-by-phrases.ts';

/** What is known of somebody who never spoke of an allergy. */
export const noSafety: Safety = {
  confirmed: [],
  intolerances: [],
  severity: {},
  statements: [],
  purposeToldAt: null,
  question: null,
};

/** Statements kept of one person. Nobody has so many; whoever writes more is not remembered in more words. */
const maxStatements = 200;

/** The message that says something, and when: what makes a statement of what was read. */
interface SaidIn extends Pick<AllergyStatement, 'language' | 'channel' | 'saidAt'> {
  readonly threadId: string;
  readonly seq: number;
}

/** The statements of a message. Their ids come of the message: a turn that is run again states nothing twice. Pure. */
export function statementsOf({ said }: AllergyReading, message: SaidIn): AllergyStatement[] {
  const { threadId, seq, language, channel, saidAt } = message;
  return said.map((one, index) => ({
    ...one,
    statementId: hashId([threadId, String(seq), String(index)], 20),
    language,
    channel,
    allergens: [...one.allergens],
    others: [...one.others],
    saidAt,
    askedAt: null,
    retractedAt: null,
  }));
}

/** The statements that hold: what guards. Pure. */
export function heldStatements({ statements }: Safety): AllergyStatement[] {
  return statements.filter(({ retractedAt }) => retractedAt === null);
}

const orderOf = (severity: Severity) => severitySchema.options.indexOf(severity);

/** The lists that follow from the statements. Of two that speak of the same, the worse counts; what is not known is severe. */
function summed(safety: Safety, statements: readonly AllergyStatement[]): Safety {
  const severity: Record<string, Severity> = {};
  const confirmed = new Set<string>();
  const intolerances = new Set<string>();
  for (const one of statements.filter(({ retractedAt }) => retractedAt === null)) {
    for (const key of [...one.allergens, ...one.others]) {
      (one.kind === 'intolerance' ? intolerances : confirmed).add(key);
      const known = severity[key];
      severity[key] = known === undefined || orderOf(one.severity) > orderOf(known) ? one.severity : known;
    }
  }
  return {
    ...safety,
    statements: [...statements],
    severity,
    confirmed: [...confirmed],
    intolerances: [...intolerances].filter((key) => !confirmed.has(key)),
  };
}

function saysTheSame(one: AllergyStatement, other: AllergyStatement): boolean {
  return foldText(one.words).text === foldText(other.words).text;
}

/** With what a message said; what is known by id, or in the same words and still holds, is not added again. Pure. */
export function withStatements(safety: Safety, said: readonly AllergyStatement[]): Safety {
  const fresh = said.filter(
    (one) =>
      !safety.statements.some(
        (known) =>
          known.statementId === one.statementId || (known.retractedAt === null && saysTheSame(known, one)),
      ),
  );
  if (fresh.length === 0) return safety;
  return summed(safety, bounded([...safety.statements, ...fresh]));
}

/**
 * With what a service states for the person, in the same words as theirs or not: it may know worse of it, and both count. Only what is known by id is not
 * added again. Pure.
 */
export function withStatedBeside(safety: Safety, stated: readonly AllergyStatement[]): Safety {
  const fresh = stated.filter(
    (one) => !safety.statements.some(({ statementId }) => statementId === one.statementId),
  );
  if (fresh.length === 0) return safety;
  return summed(safety, bounded([...safety.statements, ...fresh]));
}

/** What was taken back is dropped first; what holds, last and the newest of it, because the oldest have guarded longest. */
function bounded(statements: readonly AllergyStatement[]): readonly AllergyStatement[] {
  if (statements.length <= maxStatements) return statements;
  const held = statements.filter(({ retractedAt }) => retractedAt === null);
  return held.slice(0, maxStatements);
}

/** With the answer to how bad it is and whose: of what was asked about, only what was not known. Pure. */
export function withAnswer(
  safety: Safety,
  { severity, whose }: Pick<AllergyReading, 'severity' | 'whose'>,
): Safety {
  const asked = safety.question?.statementIds ?? [];
  const statements = safety.statements.map((one) =>
    asked.includes(one.statementId)
      ? {
          ...one,
          severity: one.severity === 'unknown' ? severity : one.severity,
          whose: one.whose === 'unknown' ? whose : one.whose,
        }
      : one,
  );
  return { ...summed(safety, statements), question: null };
}

/** Those that hold and speak of one of these foods; all of them, where none is named. Pure. */
export function statementsAbout(safety: Safety, { allergens, others }: NamedFoods): AllergyStatement[] {
  const held = heldStatements(safety);
  if (allergens.length === 0 && others.length === 0) return held;
  return held.filter(
    (one) =>
      one.allergens.some((allergen) => allergens.includes(allergen)) ||
      one.others.some((other) => others.includes(other)),
  );
}

/** Without these: the person took them back. They stay in the document, marked, and guard no more. Pure. */
export function withoutStatements(safety: Safety, statementIds: readonly string[], now: Date): Safety {
  const statements = safety.statements.map((one) =>
    statementIds.includes(one.statementId) && one.retractedAt === null ? { ...one, retractedAt: now } : one,
  );
  return summed(safety, statements);
}

/** What two actors said who turned out to be one person: all of it, and what either took back stays taken back. Pure. */
export function joinSafety(one: Safety, other: Safety): Safety {
  const known = new Map(one.statements.map((statement) => [statement.statementId, statement]));
  for (const statement of other.statements) {
    const same = known.get(statement.statementId);
    known.set(statement.statementId, {
      ...(same ?? statement),
      askedAt: same?.askedAt ?? statement.askedAt,
      retractedAt: same?.retractedAt ?? statement.retractedAt,
    });
  }
  const joined = { ...one, purposeToldAt: one.purposeToldAt ?? other.purposeToldAt };
  return summed(
    joined,
    bounded([...known.values()].toSorted((a, b) => a.saidAt.getTime() - b.saidAt.getTime())),
  );
}
