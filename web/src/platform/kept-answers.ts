import type { ApiRoute } from '@merve/contract/api';
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { z } from 'zod';
import { ApiFailure } from './api-failure.ts';
import { sessionNow, subscribeSession } from './session.ts';

/** An answer of the API that can be read again without a connection. */
export interface Kept<Answer> {
  readonly answer: Answer;
  /** When it was fetched, where it could not be fetched now; null for what is current. */
  readonly keptAt: Date | null;
}

/** So many answers are kept; beyond it those fetched longest ago go. */
const maxKept = 120;
const keptSchema = z.object({ at: z.date(), answer: z.unknown() });

let store: UseStore | null = null;

/** Does something with what is kept; undefined where this browser keeps nothing (private window, storage full or blocked). */
async function tried<Result>(work: (kept: UseStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    store ??= createStore('merve-kept', 'answers');
    return await work(store);
  } catch (cause) {
    console.warn('Nothing can be kept for reading without a connection.', cause);
    return undefined;
  }
}

/**
 * Forgets what was kept for an account as soon as it is not the one that is signed in any more. To be called once, when the app starts: whoever
 * signs out may do so on a page that keeps nothing.
 */
export function forgetWithAccount(): void {
  let owner: string | null | undefined;
  subscribeSession(() => {
    const { state } = sessionNow();
    if (state === 'loading' || state === 'unavailable') return;
    const next = ownerNow();
    if (next === owner) return;
    owner = next;
    void forgetOthers(next);
  });
}

function ownerNow(): string | null {
  const session = sessionNow();
  return session.state === 'signed-in' ? session.account.uid : null;
}

async function forgetOthers(owner: string | null): Promise<void> {
  await tried(async (kept) => {
    if (owner === null) return clear(kept);
    const keys = (await entries<string, unknown>(kept)).map(([key]) => key);
    await delMany(
      keys.filter((key) => !key.startsWith(`${owner} `)),
      kept,
    );
  });
}

async function forgetOldest(kept: UseStore): Promise<void> {
  const all = await entries<string, unknown>(kept);
  if (all.length <= maxKept) return;
  const ageOf = (value: unknown) => keptSchema.safeParse(value).data?.at.getTime() ?? 0;
  const oldestFirst = all.toSorted(([, one], [, other]) => ageOf(one) - ageOf(other));
  await delMany(
    oldestFirst.slice(0, all.length - maxKept).map(([key]) => key),
    kept,
  );
}

/** What was asked, told apart from all else that is asked: the route and its parameters. */
const keyOf = (owner: string, route: ApiRoute, asked: Readonly<Record<string, unknown>>) =>
  `${owner} ${route.operationId} ${JSON.stringify(Object.entries(asked).sort())}`;

/** Keeps an answer for the account that is signed in. Never throws: what cannot be kept is fetched when it is wanted. */
export async function keepAnswer(
  route: ApiRoute,
  asked: Readonly<Record<string, unknown>>,
  answer: unknown,
): Promise<void> {
  const owner = ownerNow();
  if (owner === null) return;
  await tried(async (kept) => {
    await set(keyOf(owner, route, asked), { at: new Date(), answer }, kept);
    await forgetOldest(kept);
  });
}

/**
 * What a call brings, and is kept; without a connection, what was kept of the last one like it.
 * @param asked the parameters that tell this call from others of its route
 * @throws ApiFailure as the call, also without a connection where nothing is kept or it does not fit this version of the app
 */
export async function callOrKept<Route extends ApiRoute>(
  route: Route,
  asked: Readonly<Record<string, unknown>>,
  call: () => Promise<z.output<Route['response']['schema']>>,
): Promise<Kept<z.output<Route['response']['schema']>>> {
  try {
    const answer = await call();
    void keepAnswer(route, asked, answer);
    return { answer, keptAt: null };
  } catch (failure) {
    const owner = ownerNow();
    if (!(failure instanceof ApiFailure) || failure.status !== 0 || owner === null) throw failure;
    const found = await tried((kept) => get<unknown>(keyOf(owner, route, asked), kept));
    const kept = keptSchema.safeParse(found).data;
    const parsed = kept === undefined ? undefined : route.response.schema.safeParse(kept.answer);
    if (kept === undefined || parsed?.success !== true) throw failure;
    return { answer: parsed.data as z.output<Route['response']['schema']>, keptAt: kept.at };
  }
}
