import type { User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { firebaseServices } from './firebase-app.ts';

/** Who is signed in. `admin` is the custom claim, for showing pages: what an operator may do the backend decides. */
export interface Account {
  readonly uid: string;
  readonly anonymous: boolean;
  readonly email: string | null;
  readonly name: string | null;
  readonly admin: boolean;
}

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
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

async function accountOf(user: User): Promise<Account> {
  const { claims } = await user.getIdTokenResult();
  return {
    uid: user.uid,
    anonymous: user.isAnonymous,
    email: user.email,
    name: user.displayName,
    admin: claims['admin'] === true,
  };
}

function watch(): void {
  if (watching) return;
  watching = true;
  const failed = (error: unknown) => change({ state: 'unavailable', reason: String(error) });
  firebaseServices().then(async ({ auth }) => {
    const { onIdTokenChanged } = await import('firebase/auth');
    onIdTokenChanged(
      auth,
      (user) => {
        if (user === null) change({ state: 'signed-out' });
        else accountOf(user).then((account) => change({ state: 'signed-in', account }), failed);
      },
      failed,
    );
  }, failed);
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, as it is now and whenever it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** The signed-in account; for what is shown to signed-in people alone. @throws Error outside a signed-in page. */
export function useAccount(): Account {
  const current = useSession();
  if (current.state !== 'signed-in') throw new Error('This page is for signed-in people.');
  return current.account;
}

/** A fresh ID token for the API; null while nobody is signed in. The SDK renews it before it ends. */
export async function idToken(): Promise<string | null> {
  const { auth } = await firebaseServices();
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

/** Begins without an account; signing in later with e-mail or Google keeps everything (the uid stays). */
export async function signInAnonymously(): Promise<void> {
  const [{ auth }, sdk] = await Promise.all([firebaseServices(), import('firebase/auth')]);
  await auth.authStateReady();
  if (auth.currentUser === null) await sdk.signInAnonymously(auth);
}

export async function signOut(): Promise<void> {
  const { auth } = await firebaseServices();
  await auth.signOut();
}
