import type { DocumentData, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { raiseAlert } from '../alerts.ts';
import { asMerveError, MerveError } from '../errors.ts';
import type { Documents } from '../firestore/documents.ts';
import {
  type AuditContext,
  type ChangeRules,
  type Finding,
  type Judgement,
  reportedFindings,
} from './auditor.ts';

/** What one pass has come to, counted as it goes. */
export interface Tally {
  scanned: number;
  found: number;
  raised: number;
  unripeSince: Date | null;
  readonly findings: Finding[];
}

export function emptyTally(unripeSince: Date | null = null): Tally {
  return { scanned: 0, found: 0, raised: 0, unripeSince, findings: [] };
}

function earlier(one: Date | null, other: Date | undefined): Date | null {
  if (other === undefined) return one;
  return one === null || other < one ? other : one;
}

/** Failures of the database, not of the document: it is to be judged again, or a fault would go unseen. gRPC status codes. */
const passingFailures = new Set<unknown>([1, 4, 8, 10, 13, 14]);

/**
 * The judgement of one document. One that cannot be read or judged is a finding of its own.
 * @throws what the database throws when it is not there: nothing was judged.
 */
export async function judgementOf<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  document: QueryDocumentSnapshot<Model, DocumentData>,
): Promise<Judgement> {
  try {
    return await rules.judge(context, document.data());
  } catch (thrown) {
    if (!(thrown instanceof MerveError) && isPassing(thrown)) throw thrown;
    if (rules.leavesUnreadable) return { findings: [] };
    return {
      findings: [
        {
          kind: 'unreadable-document',
          subject: document.ref.path,
          instance: rules.name,
          message: asMerveError(thrown).message,
        },
      ],
    };
  }
}

function isPassing(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && passingFailures.has(thrown.code);
}

/** Judges a document, raises what is found, and counts it. */
export async function judgeDocument<Model extends object>(
  context: AuditContext,
  rules: ChangeRules<Model>,
  document: QueryDocumentSnapshot<Model, DocumentData>,
  tally: Tally,
): Promise<Judgement> {
  const judgement = await judgementOf(context, rules, document);
  const { findings, raised, unripeSince } = judgement;
  tally.scanned += 1;
  tally.found += findings.length;
  tally.raised +=
    raised ?? (await raiseFindings(context.documents, context.clock.now(), ofMarket(findings, document)));
  tally.unripeSince = earlier(tally.unripeSince, unripeSince);
  tally.findings.push(...findings.slice(0, reportedFindings - tally.findings.length));
  return judgement;
}

/** Findings as those of the market whose document was judged, if it is of one. */
export function ofMarket(
  findings: readonly Finding[],
  document: Pick<QueryDocumentSnapshot, 'get'>,
): readonly Finding[] {
  const marketId: unknown = document.get('marketId');
  return typeof marketId === 'string' ? findings.map((finding) => ({ marketId, ...finding })) : findings;
}

/** Writes the findings to `systemAlerts`, each once. Resolves to the number of alerts opened. */
export async function raiseFindings(
  documents: Documents,
  now: Date,
  findings: readonly Finding[],
): Promise<number> {
  const opened = await Promise.all(findings.map((finding) => raiseAlert(documents, { ...finding, now })));
  return opened.filter(Boolean).length;
}
