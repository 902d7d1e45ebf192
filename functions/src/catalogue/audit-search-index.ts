import type { SystemAlert } from '@merve/contract';
import type { TypesenseClient } from '../integrations/typesense/index.ts';
import { filterValue } from '../integrations/typesense/index.ts';
import type { Embedder } from '../model/embedder.ts';
import { alertIdOf, raiseAlert } from '../platform/alerts.ts';
import type { AuditContext, Finding } from '../platform/audit/auditor.ts';
import { resolveAlerts } from '../platform/audit/open-alerts.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { listingsAlias, listingsSchema, schemaDifferences } from './typesense-listings.ts';

export interface SearchAuditNeeds extends AuditContext {
  readonly client: Pick<TypesenseClient, 'search' | 'collections' | 'aliasTarget'>;
  readonly embedder: Embedder | null;
}

const subject = `typesense/${listingsAlias}`;
const kinds = ['search-degraded', 'search-index-drift'] as const;

/**
 * Asks whether searches are answered by Typesense, from an index of the expected schema, with as many listings in each
 * market as Firestore has. Alerts if not, and resolves the alerts of what is mended. Costs a call or three to Typesense,
 * and one count a market.
 * @returns what is wrong now.
 */
export async function auditSearchIndex(needs: SearchAuditNeeds): Promise<Finding[]> {
  const { documents, clock } = needs;
  const startedAt = clock.now();
  const findings = await findFaults(needs);
  for (const finding of findings) await raiseAlert(documents, { ...finding, now: clock.now() });
  const found = new Set(findings.map(alertIdOf));
  const isMended = ({ alertId, lastSeenAt }: SystemAlert) => !found.has(alertId) && lastSeenAt <= startedAt;
  await resolveAlerts(needs, 'search-index', kinds, (alert) => !isMended(alert));
  return findings;
}

async function findFaults({ client, documents, embedder }: SearchAuditNeeds): Promise<Finding[]> {
  try {
    const drift = await findDrift(client, documents, embedder);
    return drift === null ? [] : [{ kind: 'search-index-drift', subject, message: drift }];
  } catch (thrown) {
    // What is not Typesense's fault (Firestore, a bug) is not to be called so: only the client throws errors of ours here.
    if (!(thrown instanceof MerveError)) throw thrown;
    return [{ kind: 'search-degraded', subject, message: thrown.message }];
  }
}

/** What is wrong with the index, in a sentence; null if nothing is. */
async function findDrift(
  client: SearchAuditNeeds['client'],
  documents: Documents,
  embedder: Embedder | null,
): Promise<string | null> {
  const target = await client.aliasTarget(listingsAlias);
  if (target === null) return 'There is no index yet: searches are answered in process.';
  const collection = (await client.collections()).find(({ name }) => name === target);
  if (collection === undefined) return `The alias points at ${target}, which is not there.`;
  const differences = schemaDifferences(collection, listingsSchema(target, embedder));
  if (differences.length > 0) return `The index has another schema: ${differences.join(', ')}.`;
  const markets = (await documents.markets.select().get()).docs.map(({ id }) => id);
  const counts = await Promise.all(
    markets.map(async (marketId) => {
      const active = documents.listings.where('marketId', '==', marketId).where('active', '==', true);
      const [answers, counted] = await Promise.all([
        client.search([
          { collection: target, q: '*', filter_by: `marketId:=${filterValue(marketId)}`, per_page: 0 },
        ]),
        active.count().get(),
      ]);
      return { marketId, indexed: answers[0]?.found ?? 0, stored: counted.data().count };
    }),
  );
  const wrong = counts.filter(({ indexed, stored }) => indexed !== stored);
  if (wrong.length === 0) return null;
  const said = wrong.map(({ marketId, indexed, stored }) => `${marketId} has ${indexed} of ${stored}`);
  return `The index is incomplete: ${said.join(', ')}.`;
}
