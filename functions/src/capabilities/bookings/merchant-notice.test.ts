import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { MerveConfig } from '@merve/contract';
import { businessOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { merchantNotice } from './merchant-notice.ts';
import { sampleCommitContext, sampleTransaction } from './testing/samples.ts';

const plain = sampleListing({ listingId: 'lantern', name: 'Carob Lantern' });
const business = businessOf(plain, { whatsappE164: '+905330000003' });
const transaction = sampleTransaction({ state: 'confirmed' });

/** The listing with its `book` action dispatched to a number or by a template. */
function listingWith(dispatch: { toE164?: string; template?: string }, whatsappE164: string | null = null) {
  const actions = plain.merve.actions.map((action) => ({
    ...action,
    dispatch: { toE164: dispatch.toE164 ?? null, template: dispatch.template ?? null },
  }));
  return { ...plain, merve: { ...plain.merve, whatsappE164, actions } };
}

function contextWith(changes: Partial<MerveConfig>) {
  const context = sampleCommitContext([]);
  return { ...context, config: { ...context.config, ...changes } };
}

function confirmed(listing = plain, changes: Partial<MerveConfig> = {}) {
  return merchantNotice(
    'merchant_booking_confirmed',
    { transaction, listing, business },
    contextWith(changes),
  );
}

const toolTemplate = (template: string): Partial<MerveConfig> => ({
  tools: { initiateBooking: { enabled: true, requireConfirmation: null, template, allowedTags: [] } },
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('merchantNotice', () => {
  test('tells who, what, when and how many, in the market’s language', () => {
    expect(confirmed()?.body).toBe(
      [
        'New booking K7QF2M: Carob Lantern – Table',
        'Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)',
        '4 people, name: Ayla',
        'Confirmed by the guest through Merve.',
      ].join('\n'),
    );
  });

  test('goes to the action’s number, else the listing’s, else the business’s', () => {
    expect(confirmed(listingWith({ toE164: '+905330000001' }, '+905330000002'))?.to).toBe(
      'whatsapp:+905330000001',
    );
    expect(confirmed(listingWith({}, '+905330000002'))?.to).toBe('whatsapp:+905330000002');
    expect(confirmed()?.to).toBe('whatsapp:+905330000003');
  });

  test('is none when no number is known', () => {
    const nobody = { transaction, listing: undefined, business: undefined };
    expect(merchantNotice('merchant_booking_confirmed', nobody, sampleCommitContext([]))).toBeNull();
  });

  test('has a stable id that names transaction, event and type, and shows no number', () => {
    const id = confirmed()?.intentId;
    expect(id).toMatch(/^tx_1:tx_1:confirmed:merchant_booking_confirmed:[0-9a-f]{16}$/);
    expect(confirmed()?.intentId).toBe(id);
    expect(confirmed(listingWith({}, '+905330000002'))?.intentId).not.toBe(id);
  });

  test('prefers the listing’s template to the market’s, and that to our own words', () => {
    const market = toolTemplate('M {reference}');
    expect(confirmed(listingWith({ template: 'L {customer_name} {party}' }), market)?.body).toBe('L Ayla 4');
    expect(confirmed(plain, market)?.body).toBe('M K7QF2M');
  });

  test('passes over a broken template, and says so in the log', () => {
    const lines = captureLogs();
    const broken = listingWith({ template: 'Hello {phone_of_guest}' });
    expect(confirmed(broken, toolTemplate('M {reference}'))?.body).toBe('M K7QF2M');
    expect(lines.join('')).toContain('phone_of_guest');
  });

  test('carries the approved template where the market has one, its variables numbered and on one line', () => {
    const contentSid = `HX${'a'.repeat(32)}`;
    const whatsappTemplates = {
      merchant_booking_confirmed: { contentSid, variables: ['reference', 'local_time', 'message'] },
    };
    const notice = confirmed(plain, { whatsappTemplates });
    expect(notice?.template?.contentSid).toBe(contentSid);
    expect(notice?.template?.variables).toMatchObject({
      '1': 'K7QF2M',
      '2': 'Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)',
      '3': expect.stringMatching(/^New booking K7QF2M: .* Confirmed by the guest through Merve\.$/),
    });
  });

  test('goes without the approved template when that asks for what nobody knows', () => {
    captureLogs();
    const whatsappTemplates = { merchant_booking_confirmed: { contentSid: 'HX1', variables: ['shoeSize'] } };
    expect(confirmed(plain, { whatsappTemplates })?.template).toBeNull();
  });

  test('does not use the booking’s template for a cancellation', () => {
    const listing = listingWith({ template: 'New: {reference}' });
    const notice = merchantNotice(
      'merchant_booking_cancelled',
      { transaction, listing, business },
      contextWith({}),
    );
    expect(notice?.body).toMatch(/^Cancelled booking K7QF2M/);
    expect(notice?.intentId).toContain('tx_1:cancelled:merchant_booking_cancelled');
  });
});
