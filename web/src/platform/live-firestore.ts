import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { firebaseServices } from './firebase-app.ts';
import { loadSettings } from './settings.ts';

let started: Promise<Firestore> | undefined;

/**
 * Firestore for live data, under the security rules. Import this file dynamically where the first load of a page counts:
 * it brings the largest part of the Firebase SDK.
 */
export function liveFirestore(): Promise<Firestore> {
  started ??= Promise.all([firebaseServices(), loadSettings()]).then(([{ app }, { local }]) => {
    const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
    if (local !== null) connectFirestoreEmulator(firestore, local.firestoreHost, local.firestorePort);
    return firestore;
  });
  return started;
}
