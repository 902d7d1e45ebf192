import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';

// Before the import of anything of size: keeps the stripped TypeScript and its compiled code between starts.
enableCompileCache();
const { startFirestoreLocal } = await import('./index.ts');

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    'data-dir': { type: 'string' },
    'functions-emulator': { type: 'string' },
    project: { type: 'string' },
    indexes: { type: 'string' },
    rules: { type: 'string' },
    'import-dir': { type: 'string' },
    'export-on-exit': { type: 'string' },
  },
});

const functionsEmulator = values['functions-emulator'];
const dataDir = values['data-dir'];
const importDir = values['import-dir'];
const exportDir = values['export-on-exit'];
const { indexes, project, rules } = values;
const server = await startFirestoreLocal({
  port: Number(values.port),
  host: values.host,
  functionsEmulator: () => functionsEmulator,
  log: (line) => console.log(line),
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(project === undefined ? {} : { projectId: project }),
  ...(indexes === undefined ? {} : { indexes }),
  ...(rules === undefined ? {} : { rules }),
  ...(importDir === undefined ? {} : { importDir }),
});
console.log(`firestore-local listens on ${server.host}:${server.port}`);
console.log(`FIRESTORE_EMULATOR_HOST=${server.host}:${server.port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    const exported = exportDir === undefined ? Promise.resolve() : server.exportTo(exportDir);
    exported
      .catch((error: unknown) =>
        console.error(`Not exported: ${error instanceof Error ? error.message : error}`),
      )
      .then(() => server.stop())
      .then(() => process.exit(0));
  });
}
