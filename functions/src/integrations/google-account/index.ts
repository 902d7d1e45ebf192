import { googleAccountSection, readConfig } from '../../platform/config.ts';
import { createGmail, type Gmail } from './gmail.ts';
import { createGoogleCalendar, type GoogleCalendar } from './google-calendar.ts';
import { createGoogleOAuth, type GoogleOAuth } from './google-oauth.ts';

/** What a person's own Google account is asked, each by its own public interface. */
export interface GoogleServices {
  readonly oauth: GoogleOAuth;
  readonly gmail: Gmail;
  readonly calendar: GoogleCalendar;
  /** Seals refresh tokens: 64 hex digits. */
  readonly tokenKey: string;
}

let kept: { readonly from: string; readonly services: GoogleServices | null } | null = null;

/**
 * The services of this deployment; null where it has no client of Google's, or no key to seal tokens with. Made once for one
 * configuration: breakers and pauses after a 429 hold for all that an instance asks.
 * @throws MerveError `CONFIG_MISSING` for a setting that cannot be
 */
export function googleServices(): GoogleServices | null {
  const settings = readConfig(googleAccountSection);
  const from = JSON.stringify(settings);
  if (kept?.from !== from) kept = { from, services: made(settings) };
  return kept.services;
}

function made(settings: ReturnType<typeof readConfig<typeof googleAccountSection>>): GoogleServices | null {
  const {
    GOOGLE_OAUTH_CLIENT_ID: clientId,
    GOOGLE_OAUTH_CLIENT_SECRET: clientSecret,
    GOOGLE_TOKEN_KEY: tokenKey,
    GOOGLE_ACCOUNT_API_BASE_URL: baseUrl,
  } = settings;
  if (clientId === undefined || clientSecret === undefined || tokenKey === undefined) return null;
  const at = baseUrl === undefined ? {} : { baseUrl };
  return {
    oauth: createGoogleOAuth({ clientId, clientSecret, ...at }),
    gmail: createGmail(at),
    calendar: createGoogleCalendar(at),
    tokenKey,
  };
}
