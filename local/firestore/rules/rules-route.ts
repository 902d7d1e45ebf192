import { RulesStore } from '../access/rules-store.ts';
import { FirestoreError } from '../errors.ts';
import type { HttpAnswer, HttpRequest, Route } from '../http/http-door.ts';
import { coveragePage } from './coverage/coverage-page.ts';
import { type RulesPolicy, RulesRefusedError } from './rules-policy.ts';

const PATHS = /^\/emulator\/v1\/projects\/([^/]+):(securityRules|ruleCoverage(?:\.html)?)$/;

/**
 * `PUT` and `GET :securityRules`, `GET :ruleCoverage` and `GET :ruleCoverage.html`. Rules that do not compile: HTTP 400 with
 * INVALID_ARGUMENT and the issues that firebase-tools reads; the previous rules stay in force. The answer to good rules
 * has the compiler's warnings as issues.
 */
export function rulesRoute(policy: RulesPolicy): Route {
  const store = new RulesStore();
  return (request) => {
    const match = PATHS.exec(request.path);
    if (!match?.[1]) return undefined;
    return answer(request, decodeURIComponent(match[1]), match[2] ?? '', policy, store);
  };
}

async function answer(
  request: HttpRequest,
  project: string,
  what: string,
  policy: RulesPolicy,
  store: RulesStore,
): Promise<HttpAnswer> {
  if (what === 'securityRules' && request.method === 'PUT') return put(request.body, project, policy, store);
  if (request.method !== 'GET') {
    throw new FirestoreError('INVALID_ARGUMENT', `${request.method} is not known here.`);
  }
  if (what === 'securityRules') {
    return {
      body: { rules: { files: [{ name: 'firestore.rules', content: policy.source(project) ?? '' }] } },
    };
  }
  const coverage = policy.coverage(project);
  if (!coverage) throw new FirestoreError('NOT_FOUND', `Project ${project} has no security rules.`);
  if (what === 'ruleCoverage') return { body: coverage.toJson() };
  return { contentType: 'text/html; charset=utf-8', body: coveragePage(coverage) };
}

function put(body: string, project: string, policy: RulesPolicy, store: RulesStore): HttpAnswer {
  try {
    store.set(project, body, policy);
  } catch (error) {
    if (!(error instanceof RulesRefusedError)) throw error;
    const { status, message, issues } = error;
    return { status: 400, body: { error: { code: 400, message, status }, issues } };
  }
  const issues = policy.warnings(project);
  return { body: issues.length > 0 ? { issues } : {} };
}
