import { readFileSync } from 'node:fs';
import type { AccessPolicy, AccessRequest, Decision } from '../access/access-policy.ts';
import type { Route } from '../http/http-door.ts';
import { lazyRoute } from '../http/lazy-route.ts';
import type { RulesPolicy } from './rules-policy.ts';

const PATHS = /^\/emulator\/v1\/projects\/[^/]+:(securityRules|ruleCoverage(\.html)?)$/;

export interface DeferredRulesOptions {
  /** The path of a `firestore.rules`, in force for every project that has not put its own. */
  readonly file?: string | undefined;
  /** Where `debug()` prints. */
  readonly log?: (line: string) => void;
}

/** The rules policy, loaded when it is first needed: an emulator without clients starts without it. */
export class DeferredRules implements AccessPolicy {
  readonly #options: DeferredRulesOptions;
  #loading: Promise<RulesPolicy> | undefined;

  constructor(options: DeferredRulesOptions) {
    this.#options = options;
  }

  /** Throws if the rules in the file cannot be read or do not compile. */
  load(): Promise<RulesPolicy> {
    this.#loading ??= this.#open();
    return this.#loading;
  }

  async check(request: AccessRequest): Promise<Decision> {
    return (await this.load()).check(request);
  }

  /** Serves what steers and reports rules, as long as `policy` gives this one. */
  route(policy: () => AccessPolicy): Route {
    const route = lazyRoute(PATHS, async () => {
      const { rulesRoute } = await import('./rules-route.ts');
      return rulesRoute(await this.load());
    });
    return (request) => (policy() === this ? route(request) : undefined);
  }

  async #open(): Promise<RulesPolicy> {
    const { file, log } = this.#options;
    const { RulesPolicy } = await import('./rules-policy.ts');
    return new RulesPolicy({
      ...(file === undefined ? {} : { rules: readFileSync(file, 'utf8') }),
      ...(log ? { log } : {}),
    });
  }
}
