import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll } from '@jest/globals';
import { z } from 'zod';
import { type LedgerView, readLedgerSince } from '../local/cli/ledger-view.ts';
import { type Arrival, type SandboxPhone, sandboxPhone } from '../local/cli/sandbox-phone.ts';
import type { FaultKind } from '../local/sandbox/twilio/faults.ts';
import { connectFirestore } from '../local/stack/firestore-client.ts';
import { listFunctions, runScheduled } from '../local/stack/functions-emulator-client.ts';
import { functionsUrl } from '../local/stack/functions-environment.ts';
import type { Stack } from '../local/stack/stack.ts';
import { type RunningStack, runningStack } from './running-stack.ts';

export interface Harness extends RunningStack {
  db: Firestore;
  /** When the tests of the file began. */
  since: Date;
  /** Base URL of the HTTP functions. */
  functionsUrl: string;
  sandboxUrl: string;
  /** A phone nobody has used yet. */
  newPhone(name?: string): SandboxPhone;
  phone(number: string): SandboxPhone;
  /** The next messages to this phone. @throws if none comes in time. */
  hear(phone: SandboxPhone): Promise<Arrival[]>;
  /** Messages that arrive although none should: waits until it has been quiet for a while. */
  hearQuiet(phone: SandboxPhone): Promise<Arrival[]>;
  /** Opens the 24-hour window of a phone whose message does not come through the sandbox. */
  openWindow(phone: SandboxPhone): Promise<void>;
  threadOf(phone: SandboxPhone): Promise<Thread | undefined>;
  /** The next messages to one phone go wrong in this way. */
  planFaults(faults: readonly { kind: FaultKind; to: SandboxPhone; times?: number }[]): Promise<void>;
  /** Transactions made in this phone's thread since the tests of the file began. */
  ledgerOf(phone: SandboxPhone): Promise<LedgerView[]>;
  runScheduled(name: string): Promise<void>;
  /** An ID token of the Auth emulator, of a new user or of a given one. */
  signIn(email?: string): Promise<{ idToken: string; uid: string }>;
}

/** The first message of a test may have to start several cold workers on a busy machine. */
const replyWithinMs = 120_000;

const quietMs = 2_000;

const thread = z.object({ threadId: z.string(), actorId: z.string(), state: z.string(), path: z.string() });
export type Thread = z.infer<typeof thread>;
const signUpAnswer = z.object({ idToken: z.string(), localId: z.string() });

/** The thread of the person who writes from a number; undefined for one who never wrote. */
async function threadOf(db: Firestore, number: string): Promise<Thread | undefined> {
  const found = await db.collection('threads').where('replyTo.address', '==', `whatsapp:${number}`).get();
  if (found.size > 1) throw new Error(`${number} has ${found.size} threads.`);
  const [document] = found.docs;
  return document === undefined ? undefined : thread.parse({ ...document.data(), path: document.ref.path });
}

async function ledgerOf(db: Firestore, number: string, since: Date): Promise<LedgerView[]> {
  const { threadId } = (await threadOf(db, number)) ?? {};
  return (await readLedgerSince(db, since)).filter(({ transaction }) => transaction.threadId === threadId);
}

async function signIn(authPort: number, email: string): Promise<{ idToken: string; uid: string }> {
  const response = await fetch(
    `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a password of the test', returnSecureToken: true }),
    },
  );
  const { idToken, localId } = signUpAnswer.parse(await response.json());
  return { idToken, uid: localId };
}

function connect(stack: RunningStack): Harness {
  const { ports } = stack;
  const db = connectFirestore(ports.firestore);
  const since = new Date();
  const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
  const phone = (number: string, name?: string) =>
    sandboxPhone({ url: sandboxUrl, number, ...(name === undefined ? {} : { name }) });
  const random = (digits: number) => String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0');
  return {
    ...stack,
    db,
    since,
    functionsUrl: functionsUrl(ports),
    sandboxUrl,
    phone,
    newPhone: (name) => phone(`+90539${random(7)}`, name),
    async hear(from) {
      const arrived = await from.receive(replyWithinMs);
      if (arrived.length === 0)
        throw new Error(`Nothing arrived at ${from.number} within ${replyWithinMs / 1000} s.`);
      return arrived;
    },
    hearQuiet: (from) => from.receive(quietMs),
    async openWindow({ number }) {
      const lastInboundAt = new Date().toISOString();
      const body = JSON.stringify({ lastInboundAt });
      await fetch(`${sandboxUrl}/sandbox/phones/${number}/window`, { method: 'PUT', body });
    },
    async planFaults(faults) {
      const planned = faults.map(({ kind, to, times = 1 }) => ({ kind, to: to.number, times }));
      await fetch(`${sandboxUrl}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(planned) });
    },
    threadOf: (from) => threadOf(db, from.number),
    ledgerOf: (from) => ledgerOf(db, from.number, since),
    async runScheduled(name) {
      const scheduled = (await listFunctions(ports.functions)).find((candidate) => candidate.name === name);
      if (scheduled === undefined) throw new Error(`No function named ${name} is loaded.`);
      await runScheduled(ports.functions, scheduled);
    },
    signIn: (email = `guest-${random(9)}@example.org`) => signIn(ports.auth, email),
  };
}

/** All that a stack is made of takes a second to load, which a file that is given one does without. */
async function startOwnStack(): Promise<Stack> {
  const { startStack } = await import('../local/stack/stack.ts');
  return startStack({ anyPorts: true, tickerIntervalMs: 0, webhookWithinMs: replyWithinMs });
}

/**
 * The stack the tests of a file run on: the one `npm test` started for all of them, or else (a single file run by hand) one of
 * its own. Tests share it, so each uses its own phones and its own slots.
 */
export function useStack(): () => Harness {
  let own: Stack | undefined;
  let harness: Harness | undefined;
  beforeAll(async () => {
    const shared = runningStack();
    own = shared === undefined ? await startOwnStack() : undefined;
    const stack = shared ?? own;
    if (stack === undefined) throw new Error('There is no stack.');
    harness = connect({ ports: stack.ports, secrets: stack.secrets, operator: stack.operator });
  });
  afterAll(async () => {
    await harness?.db.terminate();
    await own?.stop();
  });
  return () => {
    if (harness === undefined) throw new Error('The stack is only there while a test runs.');
    return harness;
  };
}
