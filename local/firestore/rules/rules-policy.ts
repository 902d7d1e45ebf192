import type { AccessOperation, AccessPolicy, AccessRequest, Decision } from '../access/access-policy.ts';
import { FirestoreError } from '../errors.ts';
import type { StoredDocument } from '../store/document.ts';
import { type CompiledRules, compileRules } from './compile-rules.ts';
import { Coverage } from './coverage/coverage.ts';
import { decide, type Question, type Surroundings } from './decide/decide.ts';
import { reasonOf } from './decide/explanation.ts';
import { questionOfRead, questionsOfQuery, questionsOfWrite } from './decide/questions.ts';
import { requestBase } from './decide/request-value.ts';
import { DocumentAccess, MAX_ACCESSES, MAX_ACCESSES_OF_SEVERAL } from './evaluate/document-access.ts';
import type { RulesIssue } from './syntax/issue.ts';
import { show } from './values/show.ts';

/** Rules that do not compile. The message says what firebase-tools would print; `issues` is what it reads. */
export class RulesRefusedError extends FirestoreError {
  readonly issues: readonly RulesIssue[];

  constructor(issues: readonly RulesIssue[]) {
    super('INVALID_ARGUMENT', `Failed to compile the security rules:\n${issues.map(lineOf).join('\n')}`);
    this.issues = issues;
  }
}

const lineOf = ({ sourcePosition: { line, column }, severity, description }: RulesIssue): string =>
  `${severity} L${line}:${column} ${description}`;

export interface ExplainedDecision {
  readonly allowed: boolean;
  /** Which rules were asked about the first document (or way of a query) that was denied, and what each said. */
  readonly reason: string;
  /** Places of the allow statements that allowed: `L20:7`. */
  readonly rules: readonly string[];
}

interface InForce {
  readonly rules: CompiledRules;
  readonly warnings: readonly RulesIssue[];
  readonly coverage: Coverage;
}

export interface RulesPolicyOptions {
  /** The rules of every project that has not put its own: the text of a `firestore.rules`. */
  readonly rules?: string;
  /** Where `debug()` prints. */
  readonly log?: (line: string) => void;
}

/** Decides for clients as their project's security rules say; without rules, all is refused. */
export class RulesPolicy implements AccessPolicy {
  readonly #projects = new Map<string, InForce>();
  readonly #defaults: string | undefined;
  readonly #log: (line: string) => void;

  /** Throws {@link RulesRefusedError} if the rules do not compile. */
  constructor({ rules, log = () => {} }: RulesPolicyOptions = {}) {
    this.#defaults = rules;
    this.#log = log;
    if (rules !== undefined) inForce(rules);
  }

  /** Throws {@link RulesRefusedError}, and then the previous rules stay in force. */
  setRules(project: string, source: string): void {
    this.#projects.set(project, inForce(source));
  }

  /** What the compiler had to say about the rules in force. */
  warnings(project: string): readonly RulesIssue[] {
    return this.#of(project)?.warnings ?? [];
  }

  /** The text of the rules in force. */
  source(project: string): string | undefined {
    return this.#of(project)?.rules.source;
  }

  /** What the expressions of the rules in force have come to so far. */
  coverage(project: string): Coverage | undefined {
    return this.#of(project)?.coverage;
  }

  /** `rule` names the statements that allowed: the inspector shows it. */
  async check(request: AccessRequest): Promise<Decision & { readonly rule?: string }> {
    const { allowed, reason, rules } = this.explain(request);
    return allowed ? { allowed, rule: rules.join(', ') } : { allowed, reason };
  }

  /** The decision, and why. */
  explain(request: AccessRequest): ExplainedDecision {
    const project = request.database.split('/')[1] ?? '';
    const current = this.#of(project);
    if (!current) {
      const reason = `Missing or insufficient permissions. Project ${project} has no security rules.`;
      return { allowed: false, reason, rules: [] };
    }
    const { rules, coverage } = current;
    const around: Surroundings = {
      documents: documentsFor(request),
      record: (expression, outcome) => coverage.record(expression, outcome),
      debug: (value) => this.#log(`debug: ${show(value)}`),
    };
    const allowing = new Set<string>();
    for (const question of questionsOf(request)) {
      around.documents.nextOperation();
      const explanation = decide(rules, question, around);
      if (!explanation.allowed) return { allowed: false, reason: reasonOf(rules, explanation), rules: [] };
      for (const { result, at } of explanation.verdicts) if (result === true) allowing.add(at);
    }
    return { allowed: true, reason: '', rules: [...allowing] };
  }

  #of(project: string): InForce | undefined {
    const known = this.#projects.get(project);
    if (known || this.#defaults === undefined) return known;
    const made = inForce(this.#defaults);
    this.#projects.set(project, made);
    return made;
  }
}

function inForce(source: string): InForce {
  const { rules, issues } = compileRules(source);
  if (!rules) throw new RulesRefusedError(issues);
  return { rules, warnings: issues, coverage: new Coverage(rules) };
}

function questionsOf(request: AccessRequest): readonly Question[] {
  const { database, operation, claims, time, lookup } = request;
  const base = requestBase(claims, time);
  switch (operation.kind) {
    case 'get':
      return operation.documents.map(({ key, document }) => questionOfRead(database, key, document, base));
    case 'list':
      return questionsOfQuery(database, operation.query, lookup, base);
    case 'write':
      return questionsOfWrite(database, operation.steps, base);
  }
}

/** What conditions may read; a write also shows them what it would leave behind. */
function documentsFor({ database, operation, lookup }: AccessRequest): DocumentAccess {
  const after = afterWrites(operation);
  const several = numberOfDocuments(operation) > 1;
  return new DocumentAccess(
    database,
    { now: lookup, after: (path) => (after.has(path) ? after.get(path) : lookup(path)) },
    several ? MAX_ACCESSES_OF_SEVERAL : MAX_ACCESSES,
  );
}

/** A query counts as one, whatever it finds. Source: …/security/rules-conditions#access_call_limits */
function numberOfDocuments(operation: AccessOperation): number {
  if (operation.kind === 'get') return operation.documents.length;
  return operation.kind === 'write' ? operation.steps.length : 1;
}

function afterWrites(operation: AccessOperation): ReadonlyMap<string, StoredDocument | undefined> {
  const steps = operation.kind === 'write' ? operation.steps : [];
  return new Map(steps.map(({ key, after }) => [key.path, after]));
}
