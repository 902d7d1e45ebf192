import type { Language, TurnStep } from '@merve/contract';
import { z } from 'zod';
import { sentences } from './sentences/index.ts';

/**
 * Words with which a model claims a commitment. Only the ledger may say these things; a model that does while
 * nothing was committed has made it up (or obeyed somebody's text), and the person would rely on it.
 */
const claims = [
  /(?<!\b(?:nothing|none)\s)\b(?:is|are|has been|have been|was|'s|'re|all)\s+(?:now\s+|successfully\s+|all\s+)?(?:booked|reserved|confirmed|cancelled|canceled|dispatched)\b/i,
  /\bi(?:'ve| have)?\s+(?:just\s+|now\s+|successfully\s+)?(?:booked|reserved|confirmed|cancelled|canceled|ordered|sent)\b/i,
  // The ledger's own openings ("Confirmed: …"), in every language: nothing looks more like a commitment.
  /^\s*(?:booked|reserved|confirmed|cancelled|canceled|done|onaylandı|[iİ]ptal edildi|bestätigt|gebucht|storniert|подтверждено|отменено|επιβεβαιώθηκε|ακυρώθηκε|אושר|בוטל|تأكد الحجز|أُلغي الحجز|رزرو قطعی شد|لغو شد|예약 확정|예약 취소 완료)\s*[!.:]/imu,
  /\b(?:your|the)\s+(?:booking|reservation|table|order|taxi)\s+(?:is|has been)\s+(?:confirmed|made|placed|on its way|set)\b/i,
  /(?:rezervasyon\p{L}*|masa\p{L}*|sipariş\p{L}*|taksi\p{L}*)\s+(?:onaylandı|yapıldı|tamamlandı|ayırtıldı|ayrıldı|alındı|iptal edildi|yolda)/iu,
  /(?:rezervasyon\p{L}*|masa\p{L}*)[^.!?]{0,20}(?:yaptım|ayırttım|onayladım|iptal ettim)/iu,
  /\b(?:ist|sind|wurden?|habe)\b(?![^.!?]{0,40}\b(?:nicht|nichts|noch)\b)[^.!?]{0,60}\b(?:gebucht|reserviert|bestätigt|storniert)\b/i,
  /(?<!не )(?:забронировал|подтвердил|отменил|забронирован|(?:подтвержд|отмен)[её]н(?!и))/iu,
  /(?:επιβεβαιώθηκε|επιβεβαίωσα|κλείστηκε|έκλεισα|ακυρώθηκε|ακύρωσα|έχει κρατηθεί)/iu,
  /(?<!לא )(?:הוזמ(?:ן|נה)|אושרה?|בוטלה?)(?!\p{L})|(?<!לא )(?:הזמנתי|אישרתי|ביטלתי)/u,
  /(?<!لم )(?:تم|تمت|جرى)\s+(?:تأكيد|حجز|إلغاء|الحجز|التأكيد)|(?:حجزت|أكدت|ألغيت) /u,
  /(?:رزرو|تأیید|تایید|لغو)\s*(?:شد|کردم|شده است)(?!\p{L})/u,
  /(?:예약|확정|취소)(?:이|을|를|가)?\s*(?:완료되었|완료됐|완료했|확정되었|확정됐|되었|됐|했)/u,
];

/** True if the text says that something was committed. Errs towards true: the cost is a clarifying sentence. */
export function claimsCommitment(text: string): boolean {
  return claims.some((claim) => claim.test(text));
}

const bookingsShown = z.object({
  bookings: z.array(z.object({ reference: z.string(), businessName: z.string() })),
});
const refusedAsKnown = z.object({
  refused: z.object({ code: z.enum(['ALREADY_CANCELLED', 'HOLD_EXPIRED', 'TIME_PAST']) }),
});
const referenceAsked = z.object({ reference: z.string() });

/** What the ledger said in this turn: references and places of this person's own bookings, as tools gave them. */
export function ledgerFacts(steps: readonly TurnStep[]): string[] {
  return steps.flatMap((step) => {
    if (step.type !== 'tool') return [];
    const result: unknown = JSON.parse(step.result);
    const shown = bookingsShown.safeParse(result);
    if (step.name === 'myBookings' && shown.success) {
      return shown.data.bookings.flatMap(({ reference, businessName }) => [reference, businessName]);
    }
    const asked = referenceAsked.safeParse(step.args);
    return step.name === 'cancelBooking' && asked.success && refusedAsKnown.safeParse(result).success
      ? [asked.data.reference]
      : [];
  });
}

/**
 * The model's text, or, where it claims a commitment, the plain truth instead. A claim stands only if it speaks of a booking
 * that the ledger showed in this turn: having looked at one's bookings does not make "your table is booked" true.
 */
export function guardClaims(
  text: string,
  { facts, language }: { readonly facts: readonly string[]; readonly language: Language },
): string {
  if (!claimsCommitment(text)) return text;
  const said = text.toLocaleLowerCase('en');
  if (facts.some((fact) => fact !== '' && said.includes(fact.toLocaleLowerCase('en')))) return text;
  return sentences(language).nothingCommitted();
}
