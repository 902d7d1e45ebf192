import { type HttpAnswer, type HttpRequest, nothingServed, type Route } from './http-door.ts';

/** A route whose module is loaded with the first request for its paths: what it needs (zod) would slow the start. */
export function lazyRoute(paths: RegExp, load: () => Promise<Route>): Route {
  let loading: Promise<Route> | undefined;
  return (request) => {
    if (!paths.test(request.path)) return undefined;
    loading ??= load();
    return answer(loading, request);
  };
}

async function answer(loading: Promise<Route>, request: HttpRequest): Promise<HttpAnswer> {
  const route = await loading;
  const answering = route(request);
  if (!answering) throw nothingServed(request);
  return answering;
}
