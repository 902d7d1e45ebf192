/**
 * `npm run retention`: gives documents of before there were periods the dates on which they go (docs/operations/personal-data.md, "How long
 * things are kept"). Reads the project (GOOGLE_CLOUD_PROJECT, or FIRESTORE_EMULATOR_HOST with any project).
 */
import { Firestore } from '@google-cloud/firestore';
import { documentsIn } from '../functions/src/platform/firestore/documents.ts';
import { fillRetention } from '../functions/src/platform/firestore/fill-retention.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const db = new Firestore({ ignoreUndefinedProperties: true });
  try {
    const { looked, filled } = await fillRetention(documentsIn(db));
    say(`Looked at ${looked} documents; ${filled} were given the date on which they go.`);
  } finally {
    await db.terminate();
  }
}

main().catch((thrown: unknown) => {
  say(`Not done; run it again: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  process.exitCode = 1;
});
