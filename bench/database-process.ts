import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { type Documents, documentsIn } from '../functions/src/platform/firestore/documents.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { freePort } from './firestore.ts';

const costSchema = z.object({ documentReads: z.number(), rpcs: z.record(z.string(), z.number()) });

/** A firestore-local in a process of its own, as a database has its own machine: what it computes does not hold up those who ask it. */
export interface DatabaseProcess {
  readonly db: Firestore;
  readonly documents: Documents;
  /** What `work` costs, each call taking so many milliseconds on the way; `cpuMs` is this process's alone. */
  measure(
    latency: number,
    work: () => Promise<unknown>,
  ): Promise<{ reads: number; rpcs: Readonly<Record<string, number>>; cpuMs: number }>;
  stop(): Promise<void>;
}

export async function startDatabaseProcess(): Promise<DatabaseProcess> {
  const port = await freePort();
  const root = repositoryRoot();
  const indexes = join(root, 'firestore.indexes.json');
  const server = spawn(
    process.execPath,
    [join(root, 'local/firestore/main.ts'), '--port', String(port), '--indexes', indexes],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  server.stdout.resume();
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  const db = new Firestore({ projectId: 'demo-bench', ignoreUndefinedProperties: true });
  const url = `http://127.0.0.1:${port}/local/v1/cost`;
  const count = (label: string, latency: number) =>
    fetch(url, { method: 'PUT', body: JSON.stringify({ label, latency }) });
  return {
    db,
    documents: documentsIn(db),
    async measure(latency, work) {
      await count('work', latency);
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      const cost = costSchema.parse(await (await fetch(`${url}?label=work`)).json());
      await count('between', 0);
      return { reads: cost.documentReads, rpcs: cost.rpcs, cpuMs: (user + system) / 1000 };
    },
    async stop() {
      await db.terminate();
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
