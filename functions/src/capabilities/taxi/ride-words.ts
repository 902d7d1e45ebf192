import type { Language, Ride, RideCard, RidePlace } from '@merve/contract';
import { localeOf } from '@merve/contract/words';
import { formatLocalTime, formatMoney } from '../../language/format.ts';
import { requestSentences } from '../../requests/sentences/index.ts';
import type { Doing } from '../../tools/doing.ts';

/** A ride in words that are ready to be shown. */
export interface RideWords {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly district: string;
  readonly party: number;
  /** `5.2 km`; null if unknown. */
  readonly distance: string | null;
  /** Of a ride for later: day and time, as the clock there shows them; null for now. */
  readonly when: string | null;
  /** `₺250.00`, an estimate; null if there is none. */
  readonly fare: string | null;
}

/** Kilometres with one decimal, in the language's own way of writing them: `5.2 km`, `5,2 км`. */
export function formatKm(metres: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  });
  // A no-break space would break what compares or copies the text.
  return format.format(metres / 1000).replace(/[\u00a0\u202f]/g, ' ');
}

/** A ride in words, from its document and nothing else. */
export function rideWords(
  ride: Pick<Ride, 'code' | 'pickup' | 'destination' | 'district' | 'party' | 'distanceMetres' | 'fare'> &
    Pick<Ride, 'pickupAt' | 'timeZone'>,
  language: Language,
): RideWords {
  return {
    code: ride.code,
    from: ride.pickup.label,
    to: ride.destination.label,
    district: ride.district,
    party: ride.party,
    when:
      ride.pickupAt === null || ride.timeZone === null
        ? null
        : formatLocalTime(ride.pickupAt, ride.timeZone, language),
    distance: ride.distanceMetres === null ? null : formatKm(ride.distanceMetres, language),
    fare: ride.fare === null ? null : formatMoney(ride.fare, language),
  };
}

/** A text about a ride with what its rider asks of the driver, before the line that says how to answer. */
export function withNote(text: string, { note }: Pick<Ride, 'note'>, language: Language): string {
  if (note == null) return text;
  const lines = text.split('\n');
  return [...lines.slice(0, -1), requestSentences(language).note(note), ...lines.slice(-1)].join('\n');
}

/** Minutes in the language's own way: `6 minutes`, `6 Minuten`. */
export function formatMinutes(minutes: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return format.format(minutes).replace(/[\u00a0\u202f]/g, ' ');
}

const onCard = ({ label, at }: RidePlace) => ({
  label,
  latitude: at?.latitude ?? null,
  longitude: at?.longitude ?? null,
});

/**
 * The status card of a ride (`rideCardSchema`).
 * @param etaAt about when the driver is there, if it is known better than when they took the ride
 */
export function rideCard(ride: Ride, etaAt: Date | null = ride.etaAt): RideCard {
  const { driver } = ride;
  return {
    type: 'taxi_status',
    rideId: ride.rideId,
    code: ride.code,
    state: ride.state,
    pickup: onCard(ride.pickup),
    destination: onCard(ride.destination),
    district: ride.district,
    party: ride.party,
    distanceMetres: ride.distanceMetres,
    fare: ride.fare,
    round: ride.round,
    asked: ride.offeredTo.length,
    driver:
      driver === null
        ? null
        : { name: driver.name, phone: driver.phone, vehicle: driver.vehicle, plate: driver.plate },
    pickupAt: ride.pickupAt?.toISOString() ?? null,
    timeZone: ride.timeZone,
    asksAt: ride.state === 'planned' ? (ride.roundEndsAt?.toISOString() ?? null) : null,
    // Nobody waits any more once the driver is there.
    etaAt: ride.state === 'assigned' ? (etaAt?.toISOString() ?? null) : null,
    cancelledBy: ride.cancelledBy,
    cancelReason: ride.cancelReason,
    at: ride.updatedAt.toISOString(),
  };
}

/** What people read while a taxi is called or looked for. */
export const askingAboutTaxis = {
  en: 'Asking about taxis …',
  tr: 'Taksilere bakıyorum …',
  he: 'בודקת מוניות …',
  ru: 'Узнаю о такси …',
  el: 'Ρωτώ για ταξί …',
  de: 'Fragt nach Taxis …',
  ar: 'أسأل عن سيارات الأجرة …',
  fa: 'دربارهٔ تاکسی می‌پرسم …',
  ko: '택시를 알아보고 있습니다 …',
} satisfies Doing;
