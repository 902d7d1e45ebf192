import type { createApi } from '../create-api.ts';

/** Calls the API of a test as somebody (`tokens-are-names.ts`): an operator of all markets where left out. */
export type CallApi = (method: string, path: string, body?: unknown, token?: string) => Promise<Response>;

/** @param api asked for with every call: a file's own is made before its first test. */
export function callApi(api: () => ReturnType<typeof createApi>): CallApi {
  return async (method, path, body, token = 'admin:olga') =>
    api().request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}
