import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { type FirestoreLocal, startFirestoreLocal } from '../../index.ts';

export type Firestore = ReturnType<RulesTestContext['firestore']>;

export interface RulesTest {
  readonly server: FirestoreLocal;
  readonly environment: RulesTestEnvironment;
  /** The client of a user with claims; of nobody if undefined. */
  as(user: string | undefined, claims?: Record<string, unknown>): Firestore;
  /** Writes documents as the backend does. */
  seed(documents: Readonly<Record<string, Record<string, unknown>>>): Promise<void>;
  stop(): Promise<void>;
}

/** An emulator with rules, driven by an unmodified `@firebase/rules-unit-testing`. */
export async function startWithRules(projectId: string, rules: string): Promise<RulesTest> {
  setLogLevel('silent');
  const server = await startFirestoreLocal({ indexes: 'off' });
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: server.port, rules },
  });
  const clients = new Map<string, Firestore>();
  return {
    server,
    environment,
    as: (user, claims) => {
      const key = JSON.stringify([user, claims]);
      const client = clients.get(key) ?? contextOf(environment, user, claims).firestore();
      clients.set(key, client);
      return client;
    },
    seed: (documents) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const batch = context.firestore().batch();
        for (const [path, data] of Object.entries(documents)) batch.set(context.firestore().doc(path), data);
        await batch.commit();
      }),
    stop: async () => {
      await environment.cleanup();
      await server.stop();
    },
  };
}

const contextOf = (
  environment: RulesTestEnvironment,
  user: string | undefined,
  claims: Record<string, unknown> | undefined,
): RulesTestContext =>
  user === undefined ? environment.unauthenticatedContext() : environment.authenticatedContext(user, claims);
