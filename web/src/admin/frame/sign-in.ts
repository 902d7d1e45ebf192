import { firebaseServices } from '../../platform/firebase-app.ts';

/** What went wrong, in words an operator can act on; null when signing in was given up by closing the window. */
export function signInProblem(code: string): string | null {
  switch (code) {
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/wrong-password':
    case 'auth/user-not-found':
    case 'auth/invalid-email':
      return 'That e-mail address and password do not go together.';
    case 'auth/user-disabled':
      return 'This account is switched off.';
    case 'auth/too-many-requests':
      return 'Too many tries. Wait a few minutes and try again.';
    case 'auth/network-request-failed':
      return 'No connection. Check the network and try again.';
    case 'auth/popup-blocked':
      return 'The browser blocked the Google window. Allow pop-ups for this page and try again.';
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return null;
    default:
      return `Signing in did not work (${code}).`;
  }
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown';
}

async function attempt(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (thrown) {
    return signInProblem(codeOf(thrown));
  }
}

/** Signs in in place of whoever is signed in. @returns what is wrong, or null. */
export function signInWithPassword(email: string, password: string): Promise<string | null> {
  return attempt(async () => {
    const [{ auth }, { signInWithEmailAndPassword }] = await Promise.all([
      firebaseServices(),
      import('firebase/auth'),
    ]);
    await signInWithEmailAndPassword(auth, email, password);
  });
}

/** The same with a Google account, in a window of Google's. @returns what is wrong, or null. */
export function signInWithGoogle(): Promise<string | null> {
  return attempt(async () => {
    const [{ auth }, { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup }] =
      await Promise.all([firebaseServices(), import('firebase/auth')]);
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ prompt: 'select_account' });
    await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  });
}
