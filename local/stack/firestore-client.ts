import { Firestore } from '@google-cloud/firestore';
import { projectId } from './functions-environment.ts';

/**
 * An administrator's client of the firestore-local at this port. Made without the environment variables a Firestore client
 * usually reads, so that it can never reach anything but loopback. Call `terminate()` when done.
 */
export function connectFirestore(port: number): Firestore {
  return new Firestore({
    projectId,
    host: `127.0.0.1:${port}`,
    ssl: false,
    // Said here, it is not asked of Google's metadata server, which is not on loopback.
    clientOptions: { universe_domain: 'googleapis.com' },
    customHeaders: { Authorization: 'Bearer owner' },
  });
}
