import type { AccessPolicy } from '../access/access-policy.ts';
import { RulesStore } from '../access/rules-store.ts';
import type { Engine } from '../engine/engine.ts';
import { FirestoreError } from '../errors.ts';
import { parseV1Registration, parseV2Registration } from '../triggers/parse-registration.ts';
import type { TriggerRegistry } from '../triggers/trigger-registry.ts';
import { type HttpAnswer, type HttpRequest, parseJson, type Route } from './http-door.ts';

export interface AdminServices {
  readonly engine: Engine;
  readonly triggers: TriggerRegistry;
  readonly policy: () => AccessPolicy;
}

type Handler = (request: HttpRequest, parts: readonly string[]) => HttpAnswer | Promise<HttpAnswer>;

const done: HttpAnswer = { body: {} };

/** The endpoints by which firebase-tools and test suites steer an emulator; none asks for authorization. */
export function adminRoute(services: AdminServices): Route {
  const { engine, triggers, policy } = services;
  const rules = new RulesStore();
  const routes: readonly [string, RegExp, Handler][] = [
    [
      'PUT',
      /^\/emulator\/v1\/projects\/([^/]+):securityRules$/,
      (request, [project = '']) => {
        rules.set(project, request.body, policy());
        return done;
      },
    ],
    [
      'GET',
      /^\/emulator\/v1\/projects\/([^/]+):securityRules$/,
      (_request, [project = '']) => ({
        body: { rules: { files: [{ name: 'firestore.rules', content: rules.get(project) ?? '' }] } },
      }),
    ],
    [
      'DELETE',
      /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/,
      (_request, [database = '']) => {
        engine.clear(database);
        return done;
      },
    ],
    [
      'POST',
      /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
      (request, [project = '']) => {
        const key = request.query.get('eventarcTriggerId');
        if (!key) throw new FirestoreError('INVALID_ARGUMENT', 'eventarcTriggerId is missing.');
        triggers.add(parseV2Registration(project, key, parseJson(request.body)));
        return done;
      },
    ],
    [
      'DELETE',
      /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
      (request, [project = '']) => {
        triggers.remove(project, request.query.get('eventarcTriggerId') ?? '');
        return done;
      },
    ],
    [
      'PUT',
      /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/,
      (request, [project = '', key = '']) => {
        triggers.add(parseV1Registration(project, key, parseJson(request.body)));
        return done;
      },
    ],
    [
      'DELETE',
      /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/,
      (_request, [project = '', key = '']) => {
        triggers.remove(project, key);
        return done;
      },
    ],
    [
      'PATCH',
      /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)$/,
      // The concurrency mode holds from now on; everything else, like the edition, is acknowledged only.
      (request, [name = '']) => {
        const settings: object = Object(parseJson(request.body));
        const mode = 'concurrencyMode' in settings ? String(settings.concurrencyMode) : undefined;
        if (mode)
          engine.database(name).concurrency = mode.startsWith('OPTIMISTIC') ? 'optimistic' : 'pessimistic';
        return { body: { ...settings, name } };
      },
    ],
  ];
  return (request) => {
    for (const [method, pattern, handler] of routes) {
      const match = method === request.method ? pattern.exec(request.path) : null;
      if (match) return run(handler, request, match.slice(1).map(decodeURIComponent));
    }
    return undefined;
  };
}

/** Async, so that what a handler throws becomes a rejection. */
async function run(handler: Handler, request: HttpRequest, parts: readonly string[]): Promise<HttpAnswer> {
  return handler(request, parts);
}
