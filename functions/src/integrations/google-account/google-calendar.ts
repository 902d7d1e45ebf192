import type { ShownEntry } from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import { jsonProvider, type ProviderCaller } from '../provider/json-provider.ts';
import type { GoogleApiOptions } from './gmail.ts';
import { isTooMuch } from './too-much.ts';

interface Call {
  readonly accessToken: string;
  readonly caller: ProviderCaller;
}

export interface GoogleCalendar {
  /**
   * Puts an entry into the person's own calendar, or makes the one that is there what it is now: its id is ours, so it may be repeated.
   * @throws MerveError `UPSTREAM_UNAVAILABLE`
   */
  put(entry: ShownEntry, call: Call): Promise<void>;
  /** What the calendar has between two instants. @throws MerveError `UPSTREAM_UNAVAILABLE` */
  busy(
    between: { readonly from: Date; readonly until: Date },
    call: Call & { readonly signal?: AbortSignal },
  ): Promise<readonly { readonly from: Date; readonly until: Date }[]>;
}

const eventSchema = z.object({ id: z.string() });
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const freeBusySchema = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: instant, end: instant })).default([]),
      errors: z.array(z.unknown()).optional(),
    }),
  ),
});
const conflict = 'CONFLICT';

/** https://developers.google.com/workspace/calendar/api/v3/reference */
export function createGoogleCalendar({
  baseUrl = 'https://www.googleapis.com',
  timeoutMs = 15_000,
}: GoogleApiOptions): GoogleCalendar {
  const call = jsonProvider({
    ...{ name: 'googleAccount', baseUrl, timeoutMs, retries: 1, cap: null, secrets: [] },
    quiet: { maxMs: 0 },
    // An id that is there, and an entry that is gone, are answers.
    judge: (status, body) => (isTooMuch(status, body) ? 'limited' : status === 409 ? 'missing' : undefined),
    codes: { missing: 'NOT_FOUND' },
  });
  const events = '/calendar/v3/calendars/primary/events';
  return {
    async put(entry, { accessToken, caller }) {
      const { eventId, summary, description, location, startsAt, endsAt, timeZone } = entry;
      const headers = { authorization: `Bearer ${accessToken}` };
      const event = {
        ...{ summary, description, location, status: 'confirmed' },
        start: { dateTime: startsAt.toISOString(), timeZone },
        end: { dateTime: endsAt.toISOString(), timeZone },
      };
      const made = await call({
        ...{ operation: 'insert', path: events, headers, caller, answer: eventSchema },
        body: { json: { id: eventId, ...event } },
      }).catch((thrown: unknown) => {
        // The id is there: from before, from a call whose answer was lost, or deleted in the calendar since.
        if (thrown instanceof MerveError && thrown.details['status'] === 409) return conflict;
        throw thrown;
      });
      if (made !== conflict) return;
      await call({
        ...{ operation: 'update', method: 'PUT', path: `${events}/${eventId}`, headers, caller },
        ...{ body: { json: event }, answer: eventSchema },
      });
    },
    async busy({ from, until }, { accessToken, caller, signal }) {
      const { calendars } = await call({
        ...{ operation: 'freeBusy', path: '/calendar/v3/freeBusy', caller, signal, answer: freeBusySchema },
        headers: { authorization: `Bearer ${accessToken}` },
        body: {
          json: { timeMin: from.toISOString(), timeMax: until.toISOString(), items: [{ id: 'primary' }] },
        },
      });
      const own = calendars['primary'];
      if (own === undefined || (own.errors ?? []).length > 0)
        throw new MerveError('UPSTREAM_UNAVAILABLE', 'Google freeBusy: no answer for this calendar');
      return own.busy.map(({ start, end }) => ({ from: start, until: end }));
    },
  };
}
