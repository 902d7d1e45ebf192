import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { decodeFrames, encodeFrame } from './frames.ts';
import { decodeRecord, encodeRecord } from './journal-record.ts';

const FILE = 'firestore.journal';
const DOCUMENTS_PER_RECORD = 200;

export interface Journal {
  /** Compacts and closes. */
  close(): void;
}

/**
 * Loads the documents kept in `dataDir` into the engine, and from then on appends every commit. Each record is handed
 * to the operating system before the client is told, so a killed process loses nothing that was acknowledged; a torn
 * last record (a killed machine) is dropped, and a file that is damaged earlier is read up to there; it is set aside. Start and stop rewrite the file to the documents that exist.
 */
export function openJournal(dataDir: string, engine: Engine, log: (line: string) => void): Journal {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, FILE);
  load(path, engine, log);
  compact(path, engine);
  const file = openSync(path, 'a');
  const unsubscribe = engine.onCommit(({ database, commitTime, changes }) => {
    writeSync(file, encodeFrame(encodeRecord({ database, commitTime, changes })));
  });
  return {
    close: () => {
      unsubscribe();
      closeSync(file);
      compact(path, engine);
    },
  };
}

function load(path: string, engine: Engine, log: (line: string) => void): void {
  if (!existsSync(path)) return;
  const bytes = readFileSync(path);
  const { payloads, length } = decodeFrames(bytes);
  if (length < bytes.length) setAside(path, bytes.length - length, log);
  for (const payload of payloads) {
    const { database, commitTime, changes } = decodeRecord(payload);
    const { store } = engine.database(database);
    for (const change of changes) store.restore({ ...change, before: undefined }, commitTime);
  }
  for (const { store } of engine.databases()) store.forgetBefore(store.readTime(engine.clock.micros()));
}

/** What cannot be read is lost to the new file, but not to its owner: the old one is kept, and nobody overlooks it. */
function setAside(path: string, bytes: number, log: (line: string) => void): void {
  const kept = `${path}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  copyFileSync(path, kept);
  const report = `journal: the last ${bytes} bytes of ${path} are torn or damaged, and left out; the file is kept as ${kept}`;
  log(report);
  process.emitWarning(report);
}

/** Written beside and renamed over, so that there is a whole file at every moment. */
function compact(path: string, engine: Engine): void {
  const temporary = `${path}.compacting`;
  const file = openSync(temporary, 'w');
  for (const { name, store } of engine.databases()) {
    const documents = [...store.all()];
    for (let at = 0; at < documents.length; at += DOCUMENTS_PER_RECORD) {
      const changes = documents
        .slice(at, at + DOCUMENTS_PER_RECORD)
        .map((document) => ({ key: document.key, after: document }));
      writeSync(file, encodeFrame(encodeRecord({ database: name, commitTime: 0, changes })));
    }
  }
  closeSync(file);
  renameSync(temporary, path);
}
