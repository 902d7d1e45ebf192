import type { Commitment, CommitmentKind, JsonObject } from '@merve/contract';
import { transactionStateSchema } from '@merve/contract';
import type { BookingCard, BookingsCard } from '@merve/contract/cards';
import { z } from 'zod';
import {
  commitmentLine,
  commitmentState,
  commitmentTime,
  type Reader,
  tellCommitments,
  tellFact,
} from '../../commitments/commitment-words.ts';
import { commitmentsOf, type OwnCommitments } from '../../commitments/commitments-of.ts';
import { spokenOfLast } from '../../commitments/spoken-of.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolContext } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';

const kinds = {
  booking: 'booking',
  order: 'food',
  service: 'service',
  viewing: 'viewing',
  taxi: 'ride',
} as const satisfies Record<string, CommitmentKind>;

const input = z.object({
  about: z
    .enum(['it', 'booking', 'order', 'service', 'viewing', 'taxi'])
    .optional()
    .describe(
      '`it` for the one last spoken of; a kind if they asked about that alone. Left out: all there is.',
    ),
  fact: z
    .enum(['when', 'people', 'where'])
    .optional()
    .describe('The one fact that they asked for, such as the time; left out for all of it.'),
});

const description = `Everything the person has open: bookings held or confirmed, orders, services, viewings, taxis; and how each stands. Call it for \
"my bookings", "is it confirmed?", "where is my order?", and before you say that they have none. \`message\` says it in words: repeat it \
as it is.`;

function entry(commitment: Commitment, reader: Reader): JsonObject {
  const { kind, reference, name, what, party, startsAt, nights } = commitment;
  return {
    kind,
    reference,
    businessName: name,
    title: what,
    when: commitmentTime(commitment, reader),
    startsAt: startsAt?.toISOString() ?? null,
    ...(nights === null ? {} : { nights }),
    party,
    status: commitmentState(commitment, reader),
    isBooked: commitment.state === 'confirmed',
    line: commitmentLine(commitment, reader),
  };
}

function cardOf(commitment: Commitment): BookingCard[] {
  const { kind, reference, name, what, party, startsAt, endsAt, nights } = commitment;
  const { openUntil, listingId, timeZone } = commitment;
  const isWaiting = commitment.state === 'awaiting_deposit';
  const state = transactionStateSchema.safeParse(isWaiting ? 'hold' : commitment.state);
  if (kind !== 'booking' || party === null || startsAt === null || endsAt === null) return [];
  if (!state.success || listingId === null || timeZone === null) return [];
  return [
    {
      type: 'booking',
      reference,
      state: state.data,
      businessName: name,
      title: what,
      listingId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ...(nights === null ? {} : { nights }),
      timeZone,
      party,
      price: commitment.price,
      ...(commitment.deposit === null ? {} : { deposit: { ...commitment.deposit, due: isWaiting } }),
      holdExpiresAt: state.data === 'hold' ? (openUntil?.toISOString() ?? null) : null,
    },
  ];
}

/** What is told: the one that "it" means, those of a kind, or everything. */
function askedAbout(
  own: OwnCommitments,
  about: z.output<typeof input>['about'],
  { context, now }: ToolContext,
): { readonly own: OwnCommitments; readonly kind: CommitmentKind | null } {
  if (about === undefined) return { own, kind: null };
  if (about !== 'it') return { own, kind: kinds[about] };
  const it = spokenOfLast(own.open, context, now);
  return { own: it === undefined ? own : { ...own, open: [it] }, kind: null };
}

/** `myBookings`: one round trip, one document for each actor the person is. */
export function myBookingsTool(documents: Documents): Tool {
  return defineTool({
    name: 'myBookings',
    label: 'List own bookings',
    group: 'Bookings',
    does: 'Lists what the guest has open: bookings, orders, services, viewings, rides.',
    doing: doing.lookingUpOwn,
    ability: {
      en: 'show your bookings',
      tr: 'rezervasyonlarınızı gösterme',
      he: 'להציג את ההזמנות שלכם',
      ru: 'показать ваши брони',
      el: 'να σας δείξω τις κρατήσεις σας',
      de: 'Ihre Buchungen zeigen',
      ar: 'عرض حجوزاتك',
      fa: 'نشان دادن رزروهای شما',
      ko: '예약 조회',
    },
    description,
    input,
    effect: 'read',
    tellsLedger: true,
    async run({ about, fact }, context) {
      const { language, market, now } = context;
      const reader: Reader = { language, timeZone: market.timeZone, now };
      const { own, kind } = askedAbout(await commitmentsOf(documents, context, now), about, context);
      const shown = own.open.filter((one) => kind === null || one.kind === kind);
      const [first, second] = shown;
      const cards = shown.flatMap(cardOf);
      return {
        status: 'ok',
        data: {
          bookings: shown.map((commitment) => entry(commitment, reader)),
          message: tellFact(shown, fact, reader) ?? tellCommitments(own, kind, reader),
        },
        ...(cards.length === 0 ? {} : { ui: { type: 'bookings', items: cards } satisfies BookingsCard }),
        ...(first === undefined
          ? {}
          : { context: { spokenOf: { reference: second === undefined ? first.reference : null, at: now } } }),
      };
    },
  });
}
