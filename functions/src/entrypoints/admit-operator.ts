import type { ApiRoute } from '@merve/contract/api';
import { type Identity, isOperatorOf } from '../manifest/route.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';

type Params = Readonly<Record<string, string>>;

/** The documents that paths name; each is of one market for good. */
const named: Readonly<
  Record<string, (documents: Documents, id: string) => Promise<string | null | undefined>>
> = {
  marketId: async (_documents, id) => id,
  threadId: async (documents, id) => (await documents.thread(id).get()).data()?.marketId,
  listingId: async (documents, id) => (await documents.listing(id).get()).data()?.marketId,
  businessId: async (documents, id) => (await documents.business(id).get()).data()?.marketId,
  driverId: async (documents, id) => (await documents.taxiDriver(id).get()).data()?.marketId,
  jobId: async (documents, id) => (await documents.job(id).get()).data()?.marketId,
  alertId: async (documents, id) => (await documents.systemAlert(id).get()).data()?.marketId,
};

/**
 * An operator of some markets may call a route about what is of one of those, and no other: whatever its path names must be of their
 * markets. A path that names nothing is for operators of all, unless the contract says that its answer is narrowed (`narrowed`).
 * What does not exist, or cannot, is the route's own refusal. One round trip for an operator of some markets, none for one of all.
 * @throws MerveError `FORBIDDEN`
 */
export async function admitOperator(
  documents: Documents,
  operator: Identity,
  route: ApiRoute,
  params: Params,
): Promise<void> {
  if (operator.operates === 'all') return;
  const looks = Object.entries(params).flatMap(([name, id]) => {
    const marketOf = named[name];
    return marketOf === undefined ? [] : [{ marketOf, id }];
  });
  if (looks.length === 0 && route.narrowed !== true) throw notTheirs();
  if (route.params?.safeParse(params).success === false) return;
  const markets = await Promise.all(looks.map(({ marketOf, id }) => marketOf(documents, id)));
  if (markets.some((marketId) => marketId !== undefined && !isOperatorOf(operator, marketId)))
    throw notTheirs();
}

const notTheirs = () => new MerveError('FORBIDDEN', 'Only operators of that market may do this');
