import { initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

/**
 * Runs the web SDK (which speaks gRPC in Node) and its lite edition (REST) as the user `alice` and as nobody, and prints
 * what they saw, as JSON. A process of its own: the SDKs keep timers that only its end ends.
 */
async function exercise(port: number): Promise<object> {
  const options = { projectId: 'demo-web', apiKey: 'none' };
  const alice = { mockUserToken: { sub: 'alice' } };
  const db = full.getFirestore(initializeApp(options, 'alice'));
  full.connectFirestoreEmulator(db, '127.0.0.1', port, alice);
  const sizes: number[] = [];
  full.onSnapshot(full.collection(db, 'c'), ({ size }) => sizes.push(size));
  const a = full.doc(db, 'c/a');
  await full.setDoc(a, { n: 1, at: full.serverTimestamp() });
  await full.runTransaction(db, async (transaction) => {
    const n = (await transaction.get(a)).get('n');
    await transaction.get(full.doc(db, 'c/none'));
    transaction.update(a, { n: n + 1 });
  });
  const positive = await full.getDocs(full.query(full.collection(db, 'c'), full.where('n', '>', 0)));
  const count = (await full.getCountFromServer(full.collection(db, 'c'))).data().count;
  await full.deleteDoc(a);

  const nobody = full.getFirestore(initializeApp(options, 'nobody'));
  full.connectFirestoreEmulator(nobody, '127.0.0.1', port);
  full.setLogLevel('silent');
  const refused = await full.setDoc(full.doc(nobody, 'c/z'), {}).then(
    () => 'allowed',
    (error) => error.code,
  );

  const small = lite.getFirestore(initializeApp(options, 'lite'));
  lite.connectFirestoreEmulator(small, '127.0.0.1', port, alice);
  await lite.setDoc(lite.doc(small, 'lite/a'), { n: 1 });
  await lite.runTransaction(small, async (transaction) => {
    const one = await transaction.get(lite.doc(small, 'lite/a'));
    transaction.set(lite.doc(small, 'lite/b'), { n: one.get('n') + 1 });
  });
  const found = await lite.getDocs(lite.query(lite.collection(small, 'lite'), lite.where('n', '>=', 2)));
  return {
    numbers: positive.docs.map((one) => one.get('n')),
    count,
    refused,
    lite: found.docs.map(({ id }) => id),
    sawDocument: sizes.includes(1),
  };
}

exercise(Number(process.argv[2])).then(
  (seen) => {
    console.log(JSON.stringify(seen));
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
