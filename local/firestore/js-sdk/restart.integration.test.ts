import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { collection, deleteDoc, doc, setDoc } from 'firebase/firestore';
import { startFirestoreLocal } from '../index.ts';
import { followQuery, ids, isSettled } from './follow.ts';
import { startWithWebClients } from './web-clients.ts';

test('listeners find their way back to a server that was restarted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'firestore-restart-'));
  const web = await startWithWebClients({ dataDir });
  const mine = web.client();
  const followed = followQuery(collection(mine, 'c'));
  await Promise.all(['a', 'b'].map((id) => setDoc(doc(mine, 'c', id), { n: 1 })));
  await followed.until((s) => isSettled(s) && s.size === 2);
  await web.server.stop();
  const offline = setDoc(doc(mine, 'c/later'), { n: 2 });
  const again = await startFirestoreLocal({ port: web.server.port, dataDir });
  try {
    await offline;
    await deleteDoc(doc(mine, 'c/a'));
    const settled = await followed.until((s) => isSettled(s) && ids(s).join() === 'b,later');
    expect(settled.metadata.fromCache).toBe(false);
    followed.stop();
  } finally {
    await web.stopClients();
    await again.stop();
    rmSync(dataDir, { recursive: true });
  }
});
