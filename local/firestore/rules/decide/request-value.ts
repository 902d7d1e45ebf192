import type { Query } from '../../query/query.ts';
import { isName } from '../../query/query.ts';
import { formatFieldPath } from '../../values/field-path.ts';
import { Timestamp } from '../../values/value.ts';
import { fromJson } from '../values/from-stored.ts';
import type { RulesMap, RulesValue } from '../values/rules-value.ts';
import type { Method } from './decide.ts';

type Claims = Readonly<Record<string, unknown>>;

/** `request.auth`: null, or the user's id and the claims of the token, custom ones among them. */
function authOf(claims: Claims | undefined): RulesValue {
  if (!claims) return null;
  const uid = claims['user_id'] ?? claims['sub'];
  return new Map<string, RulesValue>([
    ['uid', typeof uid === 'string' ? uid : null],
    ['token', fromJson(claims)],
  ]);
}

/** The part of `request` that is the same for all documents of a request. */
export const requestBase = (claims: Claims | undefined, time: number): RulesMap =>
  new Map<string, RulesValue>([
    ['auth', authOf(claims)],
    ['time', Timestamp.fromMicros(time)],
  ]);

/**
 * The whole of `request`.
 * @param extra `path`, `resource` and `query`, as far as the method has them
 */
export const requestValue = (
  base: RulesMap,
  method: Method,
  extra: readonly (readonly [string, RulesValue])[],
): RulesMap => new Map<string, RulesValue>([...base, ['method', method], ...extra]);

/**
 * `request.query`: `limit` only if the query has one, so that `request.query.limit <= 10` denies queries without; `offset`,
 * 0 if there is none; `orderBy` a map from field to 'ASC' or 'DESC', implicit orders by name left out. (The documentation does
 * not say what type it is; others found it by trial: techblog.sgr-ksmt.dev/2018/07/21/105041.)
 */
export function queryValue(query: Query): RulesMap {
  const orders = query.orders
    .filter(({ field }) => !isName(field))
    .map(({ field, descending }) => [formatFieldPath(field), descending ? 'DESC' : 'ASC'] as const);
  const value = new Map<string, RulesValue>([['offset', BigInt(query.offset)]]);
  if (query.limit !== undefined) value.set('limit', BigInt(query.limit));
  if (orders.length > 0) value.set('orderBy', new Map<string, RulesValue>(orders));
  return value;
}
