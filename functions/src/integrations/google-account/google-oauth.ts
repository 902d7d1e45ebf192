import { createHash, randomBytes } from 'node:crypto';
import type { GoogleLeave } from '@merve/contract';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';

/** https://developers.google.com/identity/protocols/oauth2/scopes; each the narrowest that does it. */
export const scopeOfLeave = {
  mail: 'https://www.googleapis.com/auth/gmail.send',
  calendar: 'https://www.googleapis.com/auth/calendar.events.owned',
  freeBusy: 'https://www.googleapis.com/auth/calendar.freebusy',
} as const satisfies Record<GoogleLeave, string>;

export interface GrantedTokens {
  readonly refreshToken: string;
  readonly subject: string;
  readonly address: string;
  /** What the person left ticked on Google's page. */
  readonly leaves: readonly GoogleLeave[];
}

/** Leave of a person to use their Google account: OAuth 2.0 for web servers, with PKCE (RFC 7636). */
export interface GoogleOAuth {
  /** Google's page for one leave, beside those that were given before. */
  addressFor(request: {
    readonly leave: GoogleLeave;
    readonly state: string;
    readonly verifier: string;
    readonly redirectUri: string;
    /** The connected account, where there is one. */
    readonly loginHint: string | null;
  }): string;
  /** Null for a code that Google does not take. @throws MerveError `UPSTREAM_UNAVAILABLE` */
  exchange(answer: {
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  }): Promise<GrantedTokens | null>;
  /** A token for an hour; null where Google takes the refresh token no more. @throws MerveError `UPSTREAM_UNAVAILABLE` */
  accessToken(refreshToken: string): Promise<string | null>;
  /** Takes it back at Google; one that is none any more is no error. @throws MerveError `UPSTREAM_UNAVAILABLE` */
  revoke(refreshToken: string): Promise<void>;
}

export interface GoogleOAuthOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Only the embedded stack and tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds of one attempt; 10,000 when left out. */
  readonly timeoutMs?: number;
}

export const newVerifier = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const tokensSchema = z.object({
  refresh_token: z.string().min(1),
  scope: z.string(),
  id_token: z.string(),
});
const identitySchema = z.object({
  iss: z.enum(['https://accounts.google.com', 'accounts.google.com']),
  aud: z.string(),
  sub: z.string().min(1),
  email: z.email(),
  exp: z.number(),
});

/**
 * Who gave leave. The token comes from Google's own token endpoint over TLS, which takes the place of looking at its signature (OpenID Connect
 * Core 1.0, 3.1.3.7, 6).
 */
function identityIn(idToken: string, clientId: string): z.output<typeof identitySchema> | null {
  const [, payload = ''] = idToken.split('.');
  let claims: unknown;
  try {
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  const read = identitySchema.safeParse(claims);
  return read.success && read.data.aud === clientId && read.data.exp * 1000 > Date.now() ? read.data : null;
}

const refusalSchema = z.object({
  response: z.object({ status: z.number(), data: z.object({ error: z.string() }).partial() }),
});
/** Google's own word for why it refuses; null for what is no refusal. */
function refusalIn(thrown: unknown): string | null {
  const read = refusalSchema.safeParse(thrown);
  if (!read.success || read.data.response.status >= 500 || read.data.response.status === 429) return null;
  return read.data.response.data.error ?? `HTTP ${read.data.response.status}`;
}

/** Of a failure nothing is logged but its name: its message may have the address, and that a token. */
function unavailable(operation: string, thrown: unknown): MerveError {
  const name = thrown instanceof Error ? thrown.name : 'failure';
  log.warning('provider call', {
    provider: 'googleAccount',
    operation,
    outcome: 'unavailable',
    problem: name,
  });
  return new MerveError('UPSTREAM_UNAVAILABLE', `Google ${operation}: ${name}`);
}

/** https://developers.google.com/identity/protocols/oauth2/web-server, by Google's own library. */
export function createGoogleOAuth(options: GoogleOAuthOptions): GoogleOAuth {
  const { clientId, clientSecret, baseUrl, timeoutMs = 10_000 } = options;
  const client = () =>
    new OAuth2Client({
      ...{ clientId, clientSecret, transporterOptions: { timeout: timeoutMs, fetchImplementation: fetch } },
      ...(baseUrl === undefined
        ? {}
        : {
            endpoints: {
              oauth2AuthBaseUrl: `${baseUrl}/o/oauth2/v2/auth`,
              oauth2TokenUrl: `${baseUrl}/token`,
              oauth2RevokeUrl: `${baseUrl}/revoke`,
            },
          }),
    });
  return {
    addressFor({ leave, state, verifier, redirectUri, loginHint }) {
      return client().generateAuthUrl({
        ...{ access_type: 'offline', prompt: 'consent', include_granted_scopes: true },
        ...{ scope: ['openid', 'email', scopeOfLeave[leave]], state, redirect_uri: redirectUri },
        ...{ code_challenge: challengeOf(verifier), code_challenge_method: CodeChallengeMethod.S256 },
        ...(loginHint === null ? {} : { login_hint: loginHint }),
      });
    },
    async exchange({ code, verifier, redirectUri }) {
      let given: unknown;
      try {
        const { tokens } = await client().getToken({
          code,
          codeVerifier: verifier,
          redirect_uri: redirectUri,
        });
        given = tokens;
      } catch (thrown) {
        const refusal = refusalIn(thrown);
        if (refusal === null) throw unavailable('exchange', thrown);
        log.info('provider call', { provider: 'googleAccount', operation: 'exchange', outcome: refusal });
        return null;
      }
      const tokens = tokensSchema.safeParse(given);
      const identity = tokens.success ? identityIn(tokens.data.id_token, clientId) : null;
      if (!tokens.success || identity === null) return null;
      const scopes = new Set(tokens.data.scope.split(' '));
      const leaves = (['mail', 'calendar', 'freeBusy'] as const).filter((leave) =>
        scopes.has(scopeOfLeave[leave]),
      );
      return {
        ...{
          refreshToken: tokens.data.refresh_token,
          subject: identity.sub,
          address: identity.email,
          leaves,
        },
      };
    },
    async accessToken(refreshToken) {
      const one = client();
      one.setCredentials({ refresh_token: refreshToken });
      try {
        const { token } = await one.getAccessToken();
        return token ?? null;
      } catch (thrown) {
        // A wrong client is for an operator, and no person's leave that has ended.
        if (refusalIn(thrown) === 'invalid_grant') return null;
        throw unavailable('refresh', thrown);
      }
    },
    async revoke(refreshToken) {
      try {
        await client().revokeToken(refreshToken);
      } catch (thrown) {
        if (refusalIn(thrown) === null) throw unavailable('revoke', thrown);
      }
    },
  };
}
