import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';
import type { RunningStack } from '../running-stack.ts';

const answer = z.object({
  idToken: z.string(),
  refreshToken: z.string(),
  localId: z.string(),
  email: z.string(),
  displayName: z.string().default(''),
});

/** The API key of the embedded stack's `settings.json`, by which the Firebase SDK names what it keeps. */
const apiKey = 'embedded-stack';

/**
 * Opens every page of a context as an account that has signed in here before, by what the Firebase SDK would then find in
 * the browser's storage. Signing in by hand has a test of its own; the others need not repeat it.
 */
export async function signInContext(
  context: BrowserContext,
  { ports }: RunningStack,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ readonly uid: string; readonly idToken: string }> {
  const base = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${base}:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  const { idToken, refreshToken, localId: uid, displayName } = answer.parse(await response.json());
  const user = {
    uid,
    email,
    emailVerified: true,
    displayName,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, email, displayName, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  };
  // Once a tab: a page that signs out stays signed out when it is loaded again. An empty tab has no storage.
  await context.addInitScript(`
    if (location.protocol === 'http:' && sessionStorage.getItem('signed in by the test') === null) {
      sessionStorage.setItem('signed in by the test', 'yes');
      localStorage.setItem(${JSON.stringify(`firebase:authUser:${apiKey}:[DEFAULT]`)}, ${JSON.stringify(JSON.stringify(user))});
    }`);
  return { uid, idToken };
}
