import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { loadSettings } from './settings.ts';

interface FirebaseServices {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

let started: Promise<FirebaseServices> | undefined;

/** The Firebase app and its Auth, started once. Firestore is apart (`live-firestore.ts`): it is most of the SDK's size. */
export function firebaseServices(): Promise<FirebaseServices> {
  started ??= loadSettings().then(({ firebase, local }) => {
    const { appId, ...rest } = firebase;
    const app = initializeApp(appId === undefined ? rest : { ...rest, appId });
    // No popup resolver here: whoever signs in with Google loads it then.
    const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    if (local !== null) connectAuthEmulator(auth, local.authUrl, { disableWarnings: true });
    return { app, auth };
  });
  return started;
}
