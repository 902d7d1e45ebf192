import type { z } from 'zod';

/** One request that reads and changes nothing. */
export interface LiveCall {
  readonly provider: string;
  /** What it shows, in a few words. */
  readonly shows: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** What the product reads of the answer: its double and the provider itself must both satisfy it. */
  readonly answer: z.ZodType;
}

export type LiveFinding =
  | { readonly kind: 'agrees'; readonly call: LiveCall }
  /** The answer lacks what the product reads, or has it in another form. */
  | { readonly kind: 'differs'; readonly call: LiveCall; readonly how: readonly string[] }
  /** No answer that could be compared: refused, silent, or no JSON. */
  | { readonly kind: 'unanswered'; readonly call: LiveCall; readonly why: string };

const withinMs = 15_000;
/** Of a document with many entries of which all differ alike, the first few say it. */
const maxDifferences = 5;

/**
 * Makes one call and compares its answer. Never throws, and nothing of what it returns holds an address or a value of the
 * answer: tokens stand in the former, people's words in the latter.
 */
export async function checkLive(call: LiveCall): Promise<LiveFinding> {
  const signal = AbortSignal.timeout(withinMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(call.url, {
      headers: call.headers,
      redirect: 'error',
      signal,
    });
    text = await response.text();
  } catch {
    return { kind: 'unanswered', call, why: signal.aborted ? 'silent' : 'no connection' };
  }
  if (!response.ok) return { kind: 'unanswered', call, why: `HTTP ${response.status}` };
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { kind: 'unanswered', call, why: 'the answer is no JSON' };
  }
  const parsed = call.answer.safeParse(answer);
  if (parsed.success) return { kind: 'agrees', call };
  const how = parsed.error.issues.slice(0, maxDifferences).map(({ path, message }) => {
    const where = path.map(String).join('.');
    return where === '' ? message : `${where}: ${message}`;
  });
  return { kind: 'differs', call, how };
}

/** What is not looked at, because what it needs is not set. */
export interface Unset {
  readonly provider: string;
  readonly missing: readonly string[];
  /** Merve cannot run without it. */
  readonly needed: boolean;
}

/** 0: all that was asked agrees. 1: something differs or did not answer. 2: what Merve cannot do without is not set. */
export function exitCodeOf(findings: readonly LiveFinding[], unset: readonly Unset[]): 0 | 1 | 2 {
  if (findings.some(({ kind }) => kind !== 'agrees')) return 1;
  return unset.some(({ needed }) => needed) ? 2 : 0;
}

/** The report, a line each. */
export function reportOf(findings: readonly LiveFinding[], unset: readonly Unset[]): string[] {
  const told = findings.map((finding) => {
    const { provider, shows } = finding.call;
    switch (finding.kind) {
      case 'agrees':
        return `agrees      ${provider}: ${shows}`;
      case 'differs':
        return `DIFFERS     ${provider}: ${shows}\n${finding.how.map((line) => `              ${line}`).join('\n')}`;
      default:
        return `NO ANSWER   ${provider}: ${shows} (${finding.why})`;
    }
  });
  const left = unset.map(
    ({ provider, missing, needed }) =>
      `${needed ? 'NOT SET     ' : 'not set     '}${provider}: ${missing.join(', ')}${needed ? '' : ' (works without)'}`,
  );
  return [...told, ...left];
}
