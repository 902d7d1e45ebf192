/** `npm run openapi`: writes docs/openapi.json anew from the contract. `npm test` fails while the two differ. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { apiDocument } from './openapi/api-document.ts';

const file = join(repositoryRoot(), 'docs/openapi.json');
writeFileSync(file, `${JSON.stringify(apiDocument(), null, 2)}\n`);
process.stdout.write(`${file}\n`);
