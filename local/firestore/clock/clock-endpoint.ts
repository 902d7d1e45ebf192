import { z } from 'zod';
import { invalidArgument } from '../errors.ts';
import { type HttpAnswer, type HttpRequest, parseJson } from '../http/http-door.ts';
import type { VirtualClock } from './virtual-clock.ts';

const SETTING = z.strictObject({
  now: z.iso.datetime({ offset: true }).optional(),
  frozen: z.boolean().optional(),
});
const STEP = z.strictObject({ advanceMs: z.number().min(0) });

/**
 * `GET /local/v1/clock`: the time. `PUT {now?, frozen?}` sets it (ISO 8601) and stops it or lets it run; `POST {advanceMs}`
 * moves it on, and answers when all that fell due has been called; `DELETE` goes back to the real time.
 * Answers `{now, frozen, waiting}`. Throws INVALID_ARGUMENT.
 */
export async function clockEndpoint(clock: VirtualClock, request: HttpRequest): Promise<HttpAnswer> {
  switch (request.method) {
    case 'GET':
      break;
    case 'PUT': {
      const { now, frozen } = parse(SETTING, request.body);
      if (frozen === true) await clock.freeze();
      if (now !== undefined) await clock.set(new Date(now));
      if (frozen === false) clock.run();
      break;
    }
    case 'POST':
      await clock.advance(parse(STEP, request.body).advanceMs);
      break;
    case 'DELETE':
      clock.reset();
      break;
    default:
      throw invalidArgument('The clock knows GET, PUT, POST and DELETE.');
  }
  return { body: { now: clock.now().toISOString(), frozen: clock.frozen, waiting: clock.waiting } };
}

function parse<T>(schema: z.ZodType<T>, body: string): T {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw invalidArgument(`Nothing that a clock can do: ${z.prettifyError(parsed.error)}`);
}
