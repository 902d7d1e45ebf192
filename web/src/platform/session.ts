import { signInAnonymously as beginAnonymously, onIdTokenChanged, type User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { firebaseServices } from './firebase-app.ts';

/** Who is signed in. `operates` is from the custom claims, for showing pages: what an operator may do the backend decides. */
export interface Account {
  readonly uid: string;
  readonly anonymous: boolean;
  readonly email: string | null;
  readonly name: string | null;
  /** The markets they are an operator of; empty for everybody else. */
  readonly operates: 'all' | readonly string[];
}

export type Session =
  | { readonly state: 'loading' }
  /** `lapsed`: the e-mail of an account whose session ended without anybody signing out; null otherwise. */
  | { readonly state: 'signed-out'; readonly lapsed: string | null }
  | { readonly state: 'signed-in'; readonly account: Account }
  /** The app could not reach its own settings or Auth: nothing works until it is loaded again. */
  | { readonly state: 'unavailable'; readonly reason: string };

let session: Session = { state: 'loading' };
const listeners = new Set<() => void>();
let watching = false;

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

const lastAccountKey = 'merve.account';

/**
 * The e-mail of the account that was signed in here last and has not signed out; empty for one without, null for none.
 * Guests do not count: nobody could sign in as one again.
 */
function lastAccount(): string | null {
  try {
    return localStorage.getItem(lastAccountKey);
  } catch {
    return null;
  }
}

function rememberAccount(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(lastAccountKey);
    else localStorage.setItem(lastAccountKey, email);
  } catch {
    // Nothing is kept in this browser: an ended session looks like none.
  }
}

const marketIds = z.array(z.string()).catch([]);

/** What the account may see. Without a connection, and with a token that has ended, nothing of it can be asked: then no more than anybody. */
async function claimsOf(user: User): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await user.getIdTokenResult()).claims;
  } catch (cause) {
    if (!isWithoutNetwork(cause)) throw cause;
    // Asked again, the SDK tells whoever watches tokens, and so us.
    addEventListener('online', () => void user.getIdToken().catch(() => undefined), { once: true });
    return {};
  }
}

/** Whether Auth says that it could not be reached. */
export function isWithoutNetwork(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'auth/network-request-failed';
}

async function accountOf(user: User): Promise<Account> {
  const claims = await claimsOf(user);
  return {
    uid: user.uid,
    anonymous: user.isAnonymous,
    email: user.email,
    name: user.displayName,
    operates: claims['admin'] === true ? 'all' : marketIds.parse(claims['adminOf']),
  };
}

function watch(): void {
  if (watching) return;
  watching = true;
  const failed = (error: unknown) => change({ state: 'unavailable', reason: String(error) });
  firebaseServices().then(({ auth }) => {
    onIdTokenChanged(
      auth,
      (user) => {
        if (user === null) change({ state: 'signed-out', lapsed: lastAccount() });
        else accountOf(user).then((account) => signedIn(account, auth.currentUser?.uid), failed);
      },
      failed,
    );
  }, failed);
}

function signedIn(account: Account, currentUid: string | undefined): void {
  // Somebody else signed in, or this one out, while the claims were being read.
  if (account.uid !== currentUid) return;
  if (!account.anonymous) rememberAccount(account.email ?? '');
  change({ state: 'signed-in', account });
}

/** Calls `listener` whenever the session changes, until the function given back is called. */
export function subscribeSession(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as it is now. */
export function sessionNow(): Session {
  return session;
}

/** The session, as it is now and whenever it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, sessionNow);
}

/** The signed-in account; for what is shown to signed-in people alone. @throws Error outside a signed-in page. */
export function useAccount(): Account {
  const current = useSession();
  if (current.state !== 'signed-in') throw new Error('This page is for signed-in people.');
  return current.account;
}

/**
 * An ID token for the API; null while nobody is signed in. The SDK renews it before it ends.
 * @param renewed asks for a new one even so: the one there is was not taken
 * @throws FirebaseError `auth/network-request-failed` without a connection; of a session that has ended, another one
 */
export async function idToken(renewed = false): Promise<string | null> {
  const { auth } = await firebaseServices();
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken(renewed)) ?? null;
}

/**
 * The uid of the account that is signed in. Nobody being signed in, begins without an account: signing in later with
 * e-mail or Google keeps everything (the uid stays).
 * @returns null where an account's session has ended: its person may sign in again, and is not made somebody new.
 */
export async function signInAnonymously(): Promise<string | null> {
  const { auth } = await firebaseServices();
  await auth.authStateReady();
  if (auth.currentUser !== null) return auth.currentUser.uid;
  if (lastAccount() !== null) return null;
  return (await beginAnonymously(auth)).user.uid;
}

export async function signOut(): Promise<void> {
  const { auth } = await firebaseServices();
  rememberAccount(null);
  await auth.signOut();
}
