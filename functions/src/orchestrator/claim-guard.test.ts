import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema, type TurnStep } from '@merve/contract';
import { bookingSentences } from '../capabilities/bookings/sentences/index.ts';
import { orderSentences } from '../capabilities/orders/sentences.ts';
import { serviceSentences } from '../capabilities/services/sentences.ts';
import { taxiSentences } from '../capabilities/taxi/sentences/index.ts';
import { errorCodesSpoken, errorSentence } from '../language/error-sentences/index.ts';
import { plannerSentences } from '../model/planner/planner-sentences/index.ts';
import { resultSentences } from '../model/planner/result-sentences.ts';
import { isErrorCode } from '../platform/errors.ts';
import { claimsCommitment, guardClaims, ledgerFacts } from './claim-guard.ts';
import { sentences } from './sentences/index.ts';

describe('claimsCommitment', () => {
  test.each([
    'Done! I have booked your table for 8pm.',
    'Your reservation is confirmed.',
    'Booked! See you there.',
    'The table has been reserved for four people.',
    'Your booking has been cancelled.',
    'I just confirmed it with the restaurant.',
    'Rezervasyonunuz onaylandı.',
    'Masanız ayırtıldı, afiyet olsun.',
    'Rezervasyonunuzu yaptım.',
    'Ihr Tisch wurde für Freitag reserviert.',
    'Ваш столик забронирован.',
    'Я подтвердил бронь.',
    'Ваша бронь подтверждена.',
    'Confirmed: The Olive Lantern, tomorrow at 20:00',
    'Το τραπέζι σας έκλεισα για τις οκτώ.',
    'השולחן הוזמן.',
    'אישרתי את ההזמנה.',
    'تم تأكيد الحجز.',
    'میز شما رزرو شد.',
    '예약이 완료되었습니다.',
    '예약했습니다.',
  ])('%s', (text) => expect(claimsCommitment(text)).toBe(true));

  test.each([
    'Would you like me to book it?',
    'Nothing is booked yet. For how many people?',
    'It can be booked from noon to eleven.',
    'You can confirm with YES.',
    'Rezervasyon yapmamı ister misiniz?',
    'Kaç kişilik bir masa istersiniz?',
    'Es ist noch nichts gebucht.',
    'Пока ничего не забронировано.',
    'Жду вашего подтверждения.',
    'Θέλετε να κλείσω τραπέζι;',
    'להזמין לך שולחן?',
    'هل تريد أن أحجز لك؟',
    'رزرو کنم؟',
    '예약할까요?',
  ])('not: %s', (text) => expect(claimsCommitment(text)).toBe(false));
});

const looked = (bookings: object[]): TurnStep => ({
  type: 'tool',
  step: 1,
  callId: null,
  name: 'myBookings',
  args: {},
  result: JSON.stringify({ committed: false, bookings }),
  at: new Date(0),
  tookMs: 1,
});

describe('guardClaims', () => {
  const guard = (text: string, steps: TurnStep[]) =>
    guardClaims(text, { facts: ledgerFacts(steps), language: 'en' });
  const booked = { reference: 'K7QF2M', businessName: 'The Olive Lantern', state: 'confirmed' };

  test('text that reads a booking of the ledger back is left alone', () => {
    const text = 'Your table at the olive lantern is confirmed for Friday.';
    expect(guard(text, [looked([booked])])).toBe(text);
    expect(guard('k7qf2m is confirmed.', [looked([booked])])).toBe('k7qf2m is confirmed.');
  });

  test('looking at bookings makes no claim true that is not about one of them', () => {
    for (const steps of [[], [looked([])], [looked([booked])]])
      expect(guard('Your table is confirmed for Friday.', steps)).toMatch(/nothing is booked/i);
  });
});

/** What is said while nothing is committed: by the planner, by a refusal, by a proposal. A model may repeat any of it. */
function saidBeforeCommitment(language: Language): [string, string][] {
  const booking = { what: 'Olive – Table', when: '22.11.2026, 20:00', party: 4, reference: 'K7QF2M' };
  const ride = { code: 'K7A2', from: 'A', to: 'B', district: 'C', party: 2, distance: '5 km', fare: null };
  const own = sentences(language);
  const planner = plannerSentences(language);
  const results = resultSentences(language);
  const bookings = bookingSentences(language);
  const says: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      errorCodesSpoken(language)
        .filter(isErrorCode)
        .map((code) => [code, errorSentence({ code, details: {} }, language)]),
    ),
    proposal: bookings.proposal(booking, {
      town: 'Kyrenia',
      price: 'TRY 10',
      repeatedTime: null,
      until: '12:10',
    }),
    cancelProposal: bookings.cancelProposal(booking),
    slotTaken: bookings.slotTaken('20:00', 'Olive', ['19:30']),
    noneFree: bookings.slotTaken('20:00', 'Olive', []),
    kept: bookings.kept('K7QF2M'),
    taxi: taxiSentences(language).proposal(ride, { nearby: '3', nearest: null, until: '12:10' }),
    callOff: taxiSentences(language).cancelProposal(ride, null),
    order: orderSentences(language).proposal('Olive', 'Kyrenia', ['1'], { until: '12:10', unverified: true }),
    service: serviceSentences(language).proposal('Olive', 'Kyrenia', ['1'], '12:10'),
    expired: own.proposalExpired(),
    letGo: own.holdLetGo('Olive', '20:00'),
    replaced: own.replacedProposal(),
    settled: own.alreadySettled(),
    limit: own.limitReached(),
    timeUp: own.timeUp(),
    blocked: own.blocked(),
    spent: own.spentInTurn(),
    nothingToSay: own.nothingToSay(),
    nothingCommitted: own.nothingCommitted(),
    failed: own.failed(),
    help: planner.help('…'),
    greeting: planner.greeting('…'),
    unknown: planner.unknown('…'),
    pending: planner.unknownWhilePending(),
    nothingPending: planner.nothingPending(),
    listing: planner.askListing(),
    cannotChange: planner.cannotChangeBooked(),
    switchedOff: [planner.cannotBookHere(), planner.cannotCancelHere(), planner.cannotListHere()].join(' '),
    results: [results.choose(), results.chooseToBook(), results.noBookings(), results.nothingToCancel()].join(
      ' ',
    ),
    asks: [results.whichToCancel(), results.notBookable(), results.failed(), results.silent()].join(' '),
  };
  return Object.entries(says);
}

test.each(languageSchema.options)(
  'what Merve says in %s while nothing is committed is no claim',
  (language) => {
    const claimed = saidBeforeCommitment(language).filter(([, text]) => claimsCommitment(text));
    expect(claimed).toEqual([]);
  },
);

test.each(languageSchema.options)(
  'what the ledger says in %s of a booking is one, so that a model cannot say it',
  (language) => {
    const booking = { what: 'Olive', when: '20:00', party: 4, reference: 'K7QF2M' };
    const { confirmed, cancelled } = bookingSentences(language);
    for (const text of [confirmed(booking, true), cancelled(booking, true)]) {
      expect([text, claimsCommitment(text)]).toEqual([text, true]);
    }
  },
);
