/**
 * A wire double of what a person's Google account is asked, on loopback: the page that asks for leave, its tokens (OAuth 2.0 with PKCE), Gmail's
 * `users.messages.send`, Calendar's `events` and `freeBusy`. In the embedded stack a person allows or refuses on its page.
 * https://developers.google.com/identity/protocols/oauth2/web-server
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { eventSchema, freeBusySchema, mailIn, messageSchema, type SandboxEvent } from './check-request.ts';

export interface SandboxMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What befalls the next request to a path, once: `lost` does it and gives no answer. */
export interface AccountFault {
  readonly path: RegExp;
  readonly kind: 'lost' | { readonly status: number; readonly reason?: string };
}

export interface GoogleAccountDouble {
  readonly url: string;
  readonly mails: readonly SandboxMail[];
  /** The calendar of each account, by event id. */
  readonly events: ReadonlyMap<string, ReadonlyMap<string, SandboxEvent>>;
  readonly requests: readonly { readonly method: string; readonly path: string; readonly status: number }[];
  /** What its page does, without a browser: where a person's browser goes next. */
  answer(
    address: string,
    answer: { readonly account?: string; readonly refuses?: boolean; readonly withholds?: readonly string[] },
  ): string;
  /** What a person does at myaccount.google.com. */
  takeBack(account: string): void;
  plan(...faults: readonly AccountFault[]): void;
  stop(): Promise<void>;
}

export interface GoogleAccountDoubleOptions {
  /** 0 or left out takes a free one. */
  readonly port?: number;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whoever asks for leave comes back here and nowhere else. */
  readonly redirectUris: readonly string[];
  readonly accounts: readonly string[];
}

const questionSchema = z.strictObject({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().min(1),
  state: z.string().min(20),
  access_type: z.literal('offline'),
  prompt: z.literal('consent'),
  include_granted_scopes: z.literal('true'),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
  login_hint: z.string().optional(),
});
type Question = z.output<typeof questionSchema>;

interface Grant {
  readonly account: string;
  readonly scopes: readonly string[];
}

const subjectOf = (account: string) => createHash('sha256').update(account).digest('hex').slice(0, 21);
const secret = () => randomBytes(24).toString('base64url');
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? '');

export async function startGoogleAccountDouble(
  options: GoogleAccountDoubleOptions,
): Promise<GoogleAccountDouble> {
  const { clientId, clientSecret, redirectUris, accounts } = options;
  const codes = new Map<string, Grant & { readonly question: Question }>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, Grant>();
  const granted = new Map<string, Set<string>>();
  const mails: SandboxMail[] = [];
  const events = new Map<string, Map<string, SandboxEvent>>();
  const requests: { method: string; path: string; status: number }[] = [];
  const faults: AccountFault[] = [];

  function questionIn(address: URL): Question {
    const question = questionSchema.parse(Object.fromEntries(address.searchParams));
    if (question.client_id !== clientId) throw new Error('invalid_client');
    if (!redirectUris.includes(question.redirect_uri)) throw new Error('redirect_uri_mismatch');
    return question;
  }

  function answer(
    address: string,
    {
      account = accounts[0] ?? '',
      refuses = false,
      withholds = [],
    }: Parameters<GoogleAccountDouble['answer']>[1],
  ): string {
    const question = questionIn(new URL(address));
    const back = new URL(question.redirect_uri);
    back.searchParams.set('state', question.state);
    if (refuses) {
      back.searchParams.set('error', 'access_denied');
      return back.toString();
    }
    const before = granted.get(account) ?? new Set<string>();
    for (const scope of question.scope.split(' ')) if (!withholds.includes(scope)) before.add(scope);
    granted.set(account, before);
    const code = `4/${secret()}`;
    codes.set(code, { account, scopes: [...before], question });
    back.searchParams.set('code', code);
    back.searchParams.set('scope', [...before].join(' '));
    return back.toString();
  }

  function takeBack(account: string): void {
    granted.delete(account);
    for (const tokens of [refreshTokens, accessTokens])
      for (const [token, grant] of tokens) if (grant.account === account) tokens.delete(token);
  }

  type Answer = {
    readonly status: number;
    readonly body: unknown;
    readonly html?: string;
    readonly to?: string;
  };
  /** @param reason Google's own word of a refusal: `userRateLimitExceeded` */
  const refuse = (status: number, message: string, reason?: string): Answer => ({
    status,
    body: {
      error: { code: status, message, ...(reason === undefined ? {} : { errors: [{ reason, message }] }) },
    },
  });
  const badGrant = (error: string): Answer => ({ status: 400, body: { error } });

  function token(form: URLSearchParams): Answer {
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return { status: 401, body: { error: 'invalid_client' } };
    const issue = ({ account, scopes }: Grant) => {
      const access = `ya29.${secret()}`;
      accessTokens.set(access, { account, scopes });
      return { access_token: access, expires_in: 3599, scope: scopes.join(' '), token_type: 'Bearer' };
    };
    if (form.get('grant_type') === 'refresh_token') {
      const grant = refreshTokens.get(form.get('refresh_token') ?? '');
      return grant === undefined ? badGrant('invalid_grant') : { status: 200, body: issue(grant) };
    }
    const code = form.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (given === undefined || challenge !== given.question.code_challenge) return badGrant('invalid_grant');
    if (form.get('redirect_uri') !== given.question.redirect_uri) return badGrant('redirect_uri_mismatch');
    const refresh = `1//${secret()}`;
    refreshTokens.set(refresh, given);
    const claims = {
      ...{ iss: 'https://accounts.google.com', aud: clientId, sub: subjectOf(given.account) },
      ...{ email: given.account, email_verified: true, exp: Math.floor(Date.now() / 1000) + 3599 },
    };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const idToken = [part({ alg: 'RS256', typ: 'JWT' }), part(claims), secret()].join('.');
    return { status: 200, body: { ...issue(given), refresh_token: refresh, id_token: idToken } };
  }

  function revoke(url: URL): Answer {
    const given = url.searchParams.get('token') ?? '';
    const grant = refreshTokens.get(given) ?? accessTokens.get(given);
    if (grant === undefined) return badGrant('invalid_token');
    takeBack(grant.account);
    return { status: 200, body: {} };
  }

  /** Whose token it is, if it is good and has one of the scopes. */
  function grantOf(request: IncomingMessage, scope: string): Grant | Answer {
    const grant = accessTokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (grant === undefined) return refuse(401, 'Request had invalid authentication credentials.');
    return grant.scopes.includes(`https://www.googleapis.com/auth/${scope}`)
      ? grant
      : refuse(403, 'Request had insufficient authentication scopes.');
  }

  function send(request: IncomingMessage, body: unknown): Answer {
    const grant = grantOf(request, 'gmail.send');
    if ('status' in grant) return grant;
    const message = messageSchema.safeParse(body);
    if (!message.success)
      return refuse(
        400,
        "'raw' RFC822 payload message string or uploading message via /upload/* URL required",
      );
    const mail = mailIn(message.data.raw);
    if (!z.email().safeParse(mail.to).success) return refuse(400, 'Invalid To header');
    mails.push({ from: grant.account, ...mail });
    return { status: 200, body: { id: secret(), threadId: secret(), labelIds: ['SENT'] } };
  }

  function putEvent(request: IncomingMessage, body: unknown, id: string | null): Answer {
    const grant = grantOf(request, 'calendar.events.owned');
    if ('status' in grant) return grant;
    const event = eventSchema.safeParse(body);
    if (!event.success) return refuse(400, `Invalid value: ${event.error.issues[0]?.path.join('.')}`);
    const own = events.get(grant.account) ?? new Map<string, SandboxEvent>();
    events.set(grant.account, own);
    const eventId = id ?? event.data.id ?? secret();
    if (id === null && own.has(eventId)) return refuse(409, 'The requested identifier already exists.');
    if (id !== null && !own.has(eventId)) return refuse(404, 'Not Found');
    own.set(eventId, event.data);
    return { status: 200, body: { kind: 'calendar#event', id: eventId, ...event.data } };
  }

  function freeBusy(request: IncomingMessage, body: unknown): Answer {
    const grant = grantOf(request, 'calendar.freebusy');
    if ('status' in grant) return grant;
    const asked = freeBusySchema.safeParse(body);
    if (!asked.success) return refuse(400, 'Invalid value');
    const [from, until] = [Date.parse(asked.data.timeMin), Date.parse(asked.data.timeMax)];
    const busy = [...(events.get(grant.account)?.values() ?? [])]
      .filter(
        ({ status, start, end }) =>
          status !== 'cancelled' && Date.parse(start.dateTime) < until && Date.parse(end.dateTime) > from,
      )
      .map(({ start, end }) => ({ start: start.dateTime, end: end.dateTime }));
    const calendars = Object.fromEntries(asked.data.items.map(({ id }) => [id, { busy }]));
    return {
      status: 200,
      body: {
        kind: 'calendar#freeBusy',
        timeMin: asked.data.timeMin,
        timeMax: asked.data.timeMax,
        calendars,
      },
    };
  }

  /** The page on which a person chooses an account, and allows or refuses. */
  function page(url: URL): Answer {
    const { scope, login_hint: hint } = questionIn(url);
    const link = (label: string, given: Record<string, string>) => {
      const to = new URL(url);
      to.pathname = '/o/oauth2/v2/answer';
      for (const [name, value] of Object.entries(given)) to.searchParams.set(`sandbox_${name}`, value);
      return `<p><a href="${escaped(`${to.pathname}${to.search}`)}">${escaped(label)}</a></p>`;
    };
    const first = hint === undefined ? accounts : [hint, ...accounts.filter((account) => account !== hint)];
    const html = [
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Google (sandbox)</title>',
      '<main style="font:16px sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem"><h1>Google (sandbox)</h1>',
      `<p>Merve asks for:</p><ul>${scope
        .split(' ')
        .map((one) => `<li>${escaped(one)}</li>`)
        .join('')}</ul>`,
      ...first.map((account) => link(`Allow as ${account}`, { account })),
      link('Refuse', { refuses: '1' }),
      '</main></html>',
    ].join('');
    return { status: 200, body: null, html };
  }

  function answerOnPage(url: URL): Answer {
    const account = url.searchParams.get('sandbox_account') ?? accounts[0] ?? '';
    const refuses = url.searchParams.has('sandbox_refuses');
    for (const name of ['sandbox_account', 'sandbox_refuses']) url.searchParams.delete(name);
    return { status: 302, body: null, to: answer(url.toString(), { account, refuses }) };
  }

  function route(request: IncomingMessage, url: URL, text: string): Answer {
    const json = (): unknown => JSON.parse(text);
    const event = /^\/calendar\/v3\/calendars\/primary\/events\/([a-v0-9]+)$/.exec(url.pathname);
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /o/oauth2/v2/auth':
        return page(url);
      case 'GET /o/oauth2/v2/answer':
        return answerOnPage(url);
      case 'POST /token':
        return token(new URLSearchParams(text));
      case 'POST /revoke':
        return revoke(url);
      case 'POST /gmail/v1/users/me/messages/send':
        return send(request, json());
      case 'POST /calendar/v3/calendars/primary/events':
        return putEvent(request, json(), null);
      case 'POST /calendar/v3/freeBusy':
        return freeBusy(request, json());
      default:
        return event !== null && request.method === 'PUT'
          ? putEvent(request, json(), event[1] ?? '')
          : refuse(404, 'Not Found');
    }
  }

  function reply(response: ServerResponse, { status, body, html, to }: Answer): void {
    response.writeHead(status, {
      'content-type': html === undefined ? 'application/json; charset=UTF-8' : 'text/html; charset=UTF-8',
      ...(to === undefined ? {} : { location: to }),
    });
    response.end(html ?? (body === null ? '' : JSON.stringify(body)));
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const at = faults.findIndex(({ path }) => path.test(url.pathname));
      const [fault] = at < 0 ? [] : faults.splice(at, 1);
      let given: Answer;
      try {
        given =
          fault !== undefined && fault.kind !== 'lost'
            ? refuse(fault.kind.status, 'Planned by the test', fault.kind.reason)
            : route(request, url, Buffer.concat(chunks).toString('utf8'));
      } catch (thrown) {
        given = refuse(400, thrown instanceof Error ? thrown.message : 'Bad request');
      }
      const isLost = fault?.kind === 'lost';
      requests.push({ method: request.method ?? '', path: url.pathname, status: isLost ? 0 : given.status });
      if (isLost) request.socket.destroy();
      else reply(response, given);
    });
  });
  const listening = await listenOnLoopback(server, options.port);
  return {
    ...{ url: listening.url, mails, events, requests, answer, takeBack },
    plan: (...more) => void faults.push(...more),
    stop: listening.stop,
  };
}
