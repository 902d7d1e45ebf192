/**
 * `npm run person`: what an operator does when somebody asks for their data, or to be forgotten. Reads the project
 * (GOOGLE_CLOUD_PROJECT, or FIRESTORE_EMULATOR_HOST with any project).
 *
 *   npm run person -- export --phone +905330000142 [--uid UID] [--actor ID]
 *   npm run person -- erase  --phone +905330000142
 */
import { parseArgs } from 'node:util';
import { Firestore } from '@google-cloud/firestore';
import { keptByCapabilities } from '../functions/src/entrypoints/capabilities.ts';
import { deleteAccount } from '../functions/src/entrypoints/delete-account.ts';
import { requestErasure, settleErasure } from '../functions/src/people/erase-person.ts';
import { exportPerson } from '../functions/src/people/export-person.ts';
import { systemClock } from '../functions/src/platform/clock.ts';
import { documentsIn } from '../functions/src/platform/firestore/documents.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { phone: { type: 'string' }, uid: { type: 'string' }, actor: { type: 'string' } },
    allowPositionals: true,
  });
  const [command] = positionals;
  const knownBy = {
    addresses: values.phone === undefined ? [] : [`whatsapp:${values.phone.replace(/[^+\d]/g, '')}`],
    uids: values.uid === undefined ? [] : [values.uid],
    actorIds: values.actor === undefined ? [] : [values.actor],
  };
  const isKnown = Object.values(knownBy).some((names) => names.length > 0);
  if ((command !== 'export' && command !== 'erase') || !isKnown) {
    say('npm run person -- export|erase  --phone +E164 | --uid UID | --actor ID');
    return 2;
  }
  const db = new Firestore({ ignoreUndefinedProperties: true });
  const deps = { documents: documentsIn(db), clock: systemClock, deleteAccount, keptByCapabilities };
  try {
    if (command === 'export') {
      say(JSON.stringify(await exportPerson(deps.documents, knownBy, await keptByCapabilities()), null, 2));
      return 0;
    }
    const erasure = await requestErasure(deps, knownBy, { askedBy: 'operator' });
    await settleErasure(deps, erasure);
    say(
      `Erasure ${erasure.erasureId}: first pass done; the minute sweep makes the last one in a quarter of an hour.`,
    );
    return 0;
  } finally {
    await db.terminate();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (thrown: unknown) => {
    say(`Not done; run it again: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    process.exitCode = 1;
  },
);
