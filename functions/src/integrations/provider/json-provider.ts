import type { Market, MervePolicy } from '@merve/contract';
import type { z } from 'zod';
import { type ErrorCode, MerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { isBrokenCircuitError, isTimeoutError, outsideCallPolicy } from '../../platform/resilience.ts';

/** A provider's name is its row in the market's policy (`MervePolicy.providers`). */
export type ProviderName = keyof MervePolicy['providers'];

/** The market a call is made for, and what its operators decided about providers. A tool's context is one. */
export interface ProviderCaller {
  readonly market: Pick<Market, 'marketId' | 'timeZone'>;
  readonly config: Pick<MervePolicy, 'providers'>;
}

/** Counts what paid calls cost in a market and a day (`usage/provider-cap.ts`). */
export interface ProviderCap {
  /**
   * Sets `costMicros` (millionths of a US dollar) aside, before the call that costs them.
   * @returns false if the day's cap of this provider in this market leaves no room for it.
   */
  take(provider: ProviderName, caller: ProviderCaller, costMicros: number): Promise<boolean>;
}

/**
 * Why nothing came of a call. `off` and `spent` are ours: nothing was asked. `limited`, `unavailable` pass; `denied`, `rejected`
 * and `malformed` are for an operator. `missing` and `rejected` are answers where `codes` says so.
 */
export type FailureReason =
  | 'off'
  | 'spent'
  | 'denied'
  | 'limited'
  | 'missing'
  | 'rejected'
  | 'unavailable'
  | 'malformed';

/** Every status that means something else than its class. 5xx is `unavailable`, any other that is not 2xx `rejected`. */
const statusReasons: Readonly<Record<number, FailureReason>> = {
  401: 'denied',
  402: 'denied',
  403: 'denied',
  404: 'missing',
  408: 'unavailable',
  425: 'unavailable',
  429: 'limited',
};
const forOperators: ReadonlySet<FailureReason> = new Set(['denied', 'missing', 'rejected', 'malformed']);

export interface JsonProviderOptions {
  readonly name: ProviderName;
  readonly baseUrl: string;
  /** Whatever must never stand in a log or an error: keys and tokens. */
  readonly secrets: readonly string[];
  /** Sent with every request, where the provider takes its key. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Milliseconds of one attempt, until the whole answer is read. */
  readonly timeoutMs: number;
  /** Attempts after the first, after a lost connection, a time-out, a 5xx or an answer that is cut off. 0 where repeating could repeat an effect. */
  readonly retries: number;
  /** False where a 4xx is never repeated; else 408 and 425, which ask for it, are. */
  readonly retriesAfter4xx?: false;
  /** Milliseconds before each attempt after the first; growing with jitter if left out. */
  readonly pausesMs?: readonly number[];
  /** Five transient failures in a row open it for 30 s if left out. */
  readonly breaker?: { readonly failures: number; readonly openMs: number };
  /** After a 429 nothing is asked until `Retry-After`, or what `until` reads; never longer than `maxMs`, which holds where neither says. */
  readonly quiet?: { readonly maxMs: number; readonly until?: (headers: Headers) => Date | null };
  /** The error of a reason, where it is an answer the caller expects; `UPSTREAM_UNAVAILABLE` for all others. */
  readonly codes?: Partial<Readonly<Record<FailureReason, ErrorCode>>>;
  /** What a status means by its body, where the status alone does not tell; undefined leaves it to the table. */
  readonly judge?: (status: number, body: unknown) => FailureReason | undefined;
  /** What a refusal says of itself, for the error's message. Only for a provider whose words hold nothing of a person. */
  readonly said?: (body: unknown) => string | undefined;
  /** Null for a provider that costs nothing by the call. */
  readonly cap: ProviderCap | null;
  readonly now?: () => Date;
}

export interface ProviderRequest<Schema extends z.ZodType> {
  /** Stands in logs, metrics and errors, never with an id or a text of anybody: `points`. */
  readonly operation: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the base address on; the caller escapes what it puts in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** One JSON value; or many, one a line (JSONL), which is then how the answer is read too. */
  readonly body?: { readonly json: unknown } | { readonly lines: readonly unknown[] };
  readonly answer: Schema;
  /** What one attempt costs, in millionths of a US dollar; 0 if left out. */
  readonly costMicros?: number;
  /** Milliseconds of one attempt, where this request has another time than all. */
  readonly timeoutMs?: number;
  /** Null for upkeep of our own, which no market's switch or cap stops: an index being written. */
  readonly caller: ProviderCaller | null;
  readonly signal?: AbortSignal | undefined;
}

export type JsonProvider = <Schema extends z.ZodType>(
  request: ProviderRequest<Schema>,
) => Promise<z.output<Schema>>;

class CallFailed extends Error {
  readonly reason: FailureReason;
  readonly status: number | null;
  readonly isTransient: boolean;
  readonly limitedUntil: Date | null;
  /** What made it unavailable, where no answer did. */
  readonly by: 'timeout' | 'breaker' | null;
  constructor(
    reason: FailureReason,
    message: string,
    more: {
      status?: number;
      isTransient?: boolean;
      limitedUntil?: Date | null;
      by?: 'timeout' | 'breaker';
    } = {},
  ) {
    super(message);
    this.reason = reason;
    this.status = more.status ?? null;
    this.isTransient = more.isTransient ?? reason === 'unavailable';
    this.limitedUntil = more.limitedUntil ?? null;
    this.by = more.by ?? null;
  }
}

/** When `Retry-After` (RFC 9110, 10.2.3: seconds or a date) lets one ask again; null where it does not say. */
function retryAfter(headers: Headers, now: Date): Date | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return new Date(now.getTime() + Number(value) * 1000);
  const date = value === '' ? Number.NaN : Date.parse(value);
  return Number.isNaN(date) ? null : new Date(date);
}

function parsed(text: string, isLines: boolean): unknown {
  if (!isLines) return JSON.parse(text);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

function failureOf(thrown: unknown): CallFailed {
  if (thrown instanceof CallFailed) return thrown;
  if (isTimeoutError(thrown)) return new CallFailed('unavailable', 'no answer in time', { by: 'timeout' });
  if (isBrokenCircuitError(thrown))
    return new CallFailed('unavailable', 'not tried, the breaker is open', { by: 'breaker' });
  throw thrown;
}

/**
 * JSON over HTTP to an outside provider: one function for all its requests, with everything that an adapter must not
 * forget. An answer has passed its schema. Time-out, retries and a breaker are this provider's alone; after a 429 it is left
 * in peace. A provider that operators switched off in a market, or whose money for the day is spent there, is not asked.
 * Each call leaves one line (`provider call`) for logs and log-based metrics: provider, operation, market, outcome,
 * milliseconds, attempts and cost; no address, no key, nothing of the question.
 *
 * @returns the call. It throws MerveError `UPSTREAM_UNAVAILABLE`, or what `codes` says, with `details.reason` (`FailureReason`),
 *   `details.status` where the provider gave one, and `details.by` where a time-out or the open breaker made it unavailable.
 */
export function jsonProvider(options: JsonProviderOptions): JsonProvider {
  const { name, secrets, cap, codes = {}, now = () => new Date() } = options;
  const quiet = options.quiet ?? { maxMs: 60_000 };
  const policy = outsideCallPolicy({
    timeoutMs: options.timeoutMs,
    retries: options.retries,
    ...(options.pausesMs && { pausesMs: options.pausesMs }),
    isTransient: (error) => error instanceof CallFailed && error.isTransient,
    breaker: options.breaker ?? { failures: 5, openMs: 30_000 },
  });
  let quietUntil = 0;

  function redacted(text: string): string {
    return secrets
      .filter((secret) => secret !== '')
      .flatMap((secret) => [secret, encodeURIComponent(secret)])
      .reduce((said, secret) => said.replaceAll(secret, '…'), text)
      .slice(0, 200);
  }

  function addressOf(request: Pick<ProviderRequest<z.ZodType>, 'path' | 'query'>): URL {
    const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}${request.path}`);
    const query = { ...request.query, ...options.query };
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    return url;
  }

  function refused(response: Response, text: string): CallFailed {
    const { status, headers } = response;
    let said: string | undefined;
    let judged: FailureReason | undefined;
    try {
      const body: unknown = JSON.parse(text);
      judged = options.judge?.(status, body);
      said = options.said?.(body);
    } catch {
      // What is no JSON says nothing.
    }
    const reason = judged ?? statusReasons[status] ?? (status >= 500 ? 'unavailable' : 'rejected');
    const limitedUntil = retryAfter(headers, now()) ?? quiet.until?.(headers) ?? null;
    const isTransient = reason === 'unavailable' && (status >= 500 || options.retriesAfter4xx !== false);
    return new CallFailed(reason, `HTTP ${status}${said === undefined ? '' : `: ${said}`}`, {
      ...{ status, limitedUntil, isTransient },
    });
  }

  async function attempt<Schema extends z.ZodType>(
    request: ProviderRequest<Schema>,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    const { body, method = body === undefined ? 'GET' : 'POST' } = request;
    const isLines = body !== undefined && 'lines' in body;
    let response: Response;
    let text: string;
    try {
      response = await fetch(addressOf(request), {
        method,
        signal,
        // Another host would get the key.
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': isLines ? 'text/plain' : 'application/json' }),
          ...options.headers,
          ...request.headers,
        },
        ...(body === undefined
          ? {}
          : {
              body: isLines
                ? body.lines.map((line) => JSON.stringify(line)).join('\n')
                : JSON.stringify(body.json),
            }),
      });
      text = await response.text();
    } catch (thrown) {
      throw new CallFailed('unavailable', thrown instanceof Error ? thrown.name : 'connection lost');
    }
    if (!response.ok) throw refused(response, text);
    let answer: unknown;
    try {
      answer = parsed(text, isLines);
    } catch {
      // Cut off on the way, or a page of something in between.
      throw new CallFailed('malformed', 'the answer is no JSON', { isTransient: true });
    }
    const read = request.answer.safeParse(answer);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new CallFailed(
      'malformed',
      `an answer we do not know (${issue?.path.join('.')}: ${issue?.message})`,
    );
  }

  async function pay({ caller, costMicros = 0 }: ProviderRequest<z.ZodType>): Promise<void> {
    if (caller === null || costMicros === 0 || cap === null) return;
    const isPaid = await cap.take(name, caller, costMicros).catch((thrown: unknown) => {
      log.error('provider cap unreadable; nothing is asked', { provider: name }, thrown);
      return false;
    });
    if (!isPaid) throw new CallFailed('spent', 'the day’s money is spent');
  }

  return async function call(request) {
    const { operation, caller, costMicros = 0 } = request;
    const begun = performance.now();
    let attempts = 0;
    const note = (write: typeof log.info, outcome: string, problem?: string) =>
      write('provider call', {
        ...{ provider: name, operation, market: caller?.market.marketId, outcome, attempts },
        ...{ ms: Math.round(performance.now() - begun), costMicros: attempts * costMicros, problem },
      });
    try {
      if (caller?.config.providers[name].enabled === false)
        throw new CallFailed('off', 'switched off in this market');
      if (now().getTime() < quietUntil) throw new CallFailed('limited', 'left in peace after a 429');
      await pay(request);
      const answer = await policy.run(
        async (signal) => {
          // The first attempt was paid for before the clock of the attempts began.
          if (attempts > 0) await pay(request);
          attempts += 1;
          return attempt(request, signal);
        },
        request.signal,
        request.timeoutMs,
      );
      note(log.info, 'ok');
      return answer;
    } catch (thrown) {
      const { reason, message, status, limitedUntil, by } = failureOf(thrown);
      if (reason === 'limited' && status !== null) {
        const longest = now().getTime() + quiet.maxMs;
        quietUntil = Math.min(limitedUntil?.getTime() ?? longest, longest);
      }
      const code = codes[reason] ?? 'UPSTREAM_UNAVAILABLE';
      const problem = redacted(message);
      const isAnswer = codes[reason] !== undefined || reason === 'off';
      note(isAnswer ? log.info : forOperators.has(reason) ? log.error : log.warning, reason, problem);
      throw new MerveError(code, `${name} ${operation}: ${problem}`, {
        details: { reason, ...(status === null ? {} : { status }), ...(by === null ? {} : { by }) },
      });
    }
  };
}
