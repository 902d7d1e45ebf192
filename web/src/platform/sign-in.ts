import { FirebaseError } from 'firebase/app';
import {
  type AuthCredential,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  type User,
} from 'firebase/auth';
import { firebaseServices } from './firebase-app.ts';

/** Why nobody was signed in. */
export type SignInReason =
  | 'wrong-password'
  | 'email-taken'
  | 'google-taken'
  | 'email-invalid'
  | 'password-weak'
  | 'too-often'
  | 'offline'
  /** The person closed the window of Google. */
  | 'closed'
  | 'window-blocked'
  | 'unknown';

export class SignInProblem extends Error {
  readonly reason: SignInReason;
  /** Of `google-taken`: signs in to the account that is there already. */
  readonly open: (() => Promise<void>) | null;

  constructor(reason: SignInReason, cause: unknown, open: (() => Promise<void>) | null = null) {
    super(reason, { cause });
    this.reason = reason;
    this.open = open;
  }
}

const reasons: Readonly<Record<string, SignInReason>> = {
  'auth/invalid-credential': 'wrong-password',
  'auth/invalid-login-credentials': 'wrong-password',
  'auth/wrong-password': 'wrong-password',
  'auth/user-not-found': 'wrong-password',
  'auth/user-disabled': 'wrong-password',
  'auth/email-already-in-use': 'email-taken',
  'auth/account-exists-with-different-credential': 'email-taken',
  'auth/credential-already-in-use': 'google-taken',
  'auth/invalid-email': 'email-invalid',
  'auth/missing-email': 'email-invalid',
  'auth/weak-password': 'password-weak',
  'auth/missing-password': 'password-weak',
  'auth/password-does-not-meet-requirements': 'password-weak',
  'auth/too-many-requests': 'too-often',
  'auth/network-request-failed': 'offline',
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/popup-blocked': 'window-blocked',
};

async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof FirebaseError ? (reasons[error.code] ?? 'unknown') : 'unknown';
    const credential = error instanceof FirebaseError ? GoogleAuthProvider.credentialFromError(error) : null;
    throw new SignInProblem(reason, error, credential === null ? null : () => openAccountOf(credential));
  }
}

/** The account's token says whose it is; it is renewed so that what changed is in it. */
async function settled(user: User): Promise<void> {
  await user.getIdToken(true);
}

async function guest(): Promise<User | null> {
  const { auth } = await firebaseServices();
  await auth.authStateReady();
  return auth.currentUser?.isAnonymous === true ? auth.currentUser : null;
}

/** Opens an existing account with its own conversation; a guest's conversation stays behind. @throws SignInProblem */
export async function signInWithEmail(email: string, password: string): Promise<void> {
  const { auth } = await firebaseServices();
  await tried(() => signInWithEmailAndPassword(auth, email, password));
}

/**
 * Makes an account. A guest becomes it, and keeps the conversation.
 * @throws SignInProblem `email-taken` where there is one already: signing in opens it, with its own conversation.
 */
export async function signUpWithEmail(email: string, password: string): Promise<void> {
  const { auth } = await firebaseServices();
  const anonymous = await guest();
  const made = await tried(() =>
    anonymous === null
      ? createUserWithEmailAndPassword(auth, email, password)
      : linkWithCredential(anonymous, EmailAuthProvider.credential(email, password)),
  );
  await settled(made.user);
}

/**
 * Signs in with Google in a window of its own. A guest whose Google account is new here keeps the conversation.
 * @throws SignInProblem `google-taken` where that account is known: `open` signs in to it.
 */
export async function signInWithGoogle(): Promise<void> {
  const { auth } = await firebaseServices();
  const anonymous = await guest();
  const provider = new GoogleAuthProvider();
  const made = await tried(() =>
    anonymous === null
      ? signInWithPopup(auth, provider, browserPopupRedirectResolver)
      : linkWithPopup(anonymous, provider, browserPopupRedirectResolver),
  );
  await settled(made.user);
}

async function openAccountOf(credential: AuthCredential): Promise<void> {
  const { auth } = await firebaseServices();
  await tried(() => signInWithCredential(auth, credential));
}

/** Sends an e-mail with a way to set a new password. Does not tell whether there is such an account. @throws SignInProblem */
export async function sendPasswordReset(email: string): Promise<void> {
  const { auth } = await firebaseServices();
  await tried(async () => {
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      // Projects without protection against enumeration would tell who has an account here.
      if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error;
    }
  });
}
