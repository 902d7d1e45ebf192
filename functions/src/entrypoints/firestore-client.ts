import type { Firestore } from '@google-cloud/firestore';
import type { Documents } from '../platform/firestore/documents.ts';

let documents: Promise<Documents> | null = null;

/**
 * The data model over this instance's one Firestore client, loaded on first use: the SDK is the heaviest thing a
 * function imports, and a refused request must not pay for it.
 */
export function firestoreDocuments(): Promise<Documents> {
  documents ??= connect();
  return documents;
}

async function connect(): Promise<Documents> {
  const [{ Firestore: Client }, { documentsIn }] = await Promise.all([
    import('@google-cloud/firestore'),
    import('../platform/firestore/documents.ts'),
  ]);
  const db: Firestore = new Client({ projectId: projectId(), ignoreUndefinedProperties: true });
  return documentsIn(db);
}

function projectId(): string | undefined {
  return process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'];
}
