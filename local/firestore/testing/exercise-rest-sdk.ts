import { generateKeyPairSync } from 'node:crypto';
import { FieldValue, Firestore } from '@google-cloud/firestore';

/**
 * Runs the server SDK in its REST mode against the emulator of FIRESTORE_EMULATOR_HOST and prints what it saw, as JSON.
 * A process of its own, because the SDK's HTTP client loads a module in a way that jest cannot follow.
 */
async function exercise(): Promise<object> {
  // In REST mode the SDK insists on credentials, even for an emulator; what these hold does not matter.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const db = new Firestore({
    projectId: 'demo-rest',
    preferRest: true,
    credentials: {
      client_email: 'backend@demo.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  await db.doc('a/b').set({ n: 1, at: FieldValue.serverTimestamp(), bytes: Buffer.from('x') });
  const read = await db.doc('a/b').get();
  await db.runTransaction(async (transaction) => {
    const n = (await transaction.get(db.doc('a/b'))).get('n');
    transaction.update(db.doc('a/b'), { n: n + 1 });
  });
  const again: { code?: unknown } = await db
    .doc('a/b')
    .create({})
    .then(
      () => ({}),
      (error) => error,
    );
  return {
    bytes: read.get('bytes').toString(),
    found: (await db.collection('a').where('n', '==', 2).get()).size,
    missing: (await db.doc('a/none').get()).exists,
    count: (await db.collection('a').count().get()).data().count,
    collections: (await db.listCollections()).map(({ id }) => id),
    documents: (await db.collection('a').listDocuments()).map(({ id }) => id),
    createAgain: again.code,
  };
}

process.env['METADATA_SERVER_DETECTION'] = 'none';
exercise().then(
  (seen) => {
    console.log(JSON.stringify(seen));
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
