import { describe, expect, test } from '@jest/globals';
import { merchantRequestSchema } from '@merve/contract';
import {
  requestWait,
  type WaitingRide,
  type WaitingThread,
  waitingItems,
  waitingKey,
} from './waiting-items.ts';

const now = new Date('2026-11-28T18:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function request(requestId: string, more: object = {}) {
  return merchantRequestSchema.parse({
    ...{
      requestId,
      reference: 'K7QF2M',
      marketId: 'm',
      businessId: 'b',
      listingId: 'l',
      businessName: 'Oven',
    },
    ...{
      actorId: 'a',
      threadId: 't',
      customerName: null,
      timeZone: 'Asia/Famagusta',
      merchantLanguage: 'tr',
    },
    ...{ merchantAddress: 'whatsapp:+905330000101', state: 'placed', open: true, revision: 1, total: null },
    details: {
      ...{ kind: 'service', serviceId: 's', name: 'Plumber', wishedAt: null, onSite: null, note: null },
    },
    ...{ readyAt: null, reason: null, cancelledBy: null, cancelAskedAt: null, lateTold: false, dueAt: null },
    ...{ lateAt: inMinutes(2), answerBy: inMinutes(10), createdAt: now, updatedAt: now, endedAt: null },
    ...more,
  });
}

const thread = (
  threadId: string,
  humanWantedAt: Date | null,
  until: Date | null | 'nobody',
): WaitingThread => ({
  ...{ threadId, humanWantedAt, profileName: null, language: 'en' },
  replyTo: { channel: 'web', uid: 'ana' },
  humanTakeover: until === 'nobody' ? null : { by: 'olga', since: now, until },
});

const ride = (rideId: string, state: WaitingRide['state']): WaitingRide => ({
  ...{ rideId, state, code: 'A1B2', riderName: null, party: 1, fare: null, createdAt: now },
  pickup: { label: 'Hotel', at: { latitude: 35, longitude: 33 } },
  destination: { label: 'Airport', at: null },
});

describe('what waits for an answer', () => {
  test('is a request nobody has answered, one whose guest decides, and one whose end is asked for', () => {
    const line = { itemId: 'i', number: 1, name: 'Pide', quantity: 1, choices: [], totalMinor: 100 };
    const less = { lines: [line], total: { minorUnits: 100, currency: 'TRY' }, without: ['Cola'] };
    expect(requestWait(request('r'))).toBe('business');
    expect(requestWait(request('r', { less }))).toBe('guest');
    expect(requestWait(request('r', { state: 'accepted', cancelAskedAt: now }))).toBe('leave');
    expect(requestWait(request('r', { state: 'accepted' }))).toBeNull();
    expect(requestWait(request('r', { state: 'expired', open: false }))).toBeNull();
  });

  test('stands in the order in which it ends, and then in that in which it began to wait, each once', () => {
    const soon = request('soon', { answerBy: inMinutes(3) });
    const late = request('late', { answerBy: inMinutes(30) });
    const leave = request('leave', { state: 'accepted', cancelAskedAt: inMinutes(-1) });
    const known = {
      requests: [late, leave, soon, soon],
      rides: [],
      threads: [thread('t1', inMinutes(-9), 'nobody')],
    };
    expect(waitingItems(known, now).map(waitingKey)).toEqual(['soon', 'late', 't1', 'leave']);
  });

  test('is a person who asked for one, as long as no operator has them', () => {
    const threads = [
      thread('asks', now, 'nobody'),
      thread('taken', now, null),
      thread('ran-out', now, inMinutes(-1)),
      thread('asks-nothing', null, 'nobody'),
    ];
    const found = waitingItems({ requests: [], rides: [], threads }, now);
    expect(found.map(waitingKey).toSorted()).toEqual(['asks', 'ran-out']);
  });

  test('is a ride that looks for a driver, and none that has one', () => {
    const rides = [ride('looks', 'requested'), ride('has', 'assigned'), ride('later', 'planned')];
    expect(waitingItems({ requests: [], rides, threads: [] }, now).map(waitingKey)).toEqual(['looks']);
  });
});
