import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { townNamedIn } from '../../../catalogue/town-names.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { type MomentReading, readMoment } from '../../../reading/moment/read-moment.ts';
import { tellsOfSights } from '../interests/read-interests.ts';
import { compoundLengths } from './length-words.ts';

/** Plans in so many words, whatever else the message says. */
const plans =
  'itinerary|itineraries|day plan|travel plan|sightseeing plan|gezi plan*|gezi program*|seyahat plan*|tagesplan|reiseplan|reiseroute|план поездки|план на день|план на выходные|маршрут на день|маршрут поездки|πρόγραμμα εκδρομής|πρόγραμμα ταξιδιού|מסלול טיול|תוכנית טיול|برنامج رحلة|خطة رحلة|برنامه سفر|برنامه گردش|여행 일정|여행 계획|하루 일정|여행 코스';
/** To plan, of a day or a trip. */
const planning =
  'plan|planla|planlar*|planlay*|plane|planst|planen|спланируй*|спланировать|распланируй*|запланируй*|σχεδίασε*|σχεδιάσεις|σχεδιάστε|οργάνωσε*|תכנן|תכנני|תתכנן|תתכנני|לתכנן|תכננו|خطط|خططي|خططوا|رتب|رتبي|برنامه‌ریزی|برنامه بریز|برنامه بچین|짜줘|짜 줘|짜주세요|짜 주세요|짜줄래|계획해*';
const whole =
  'day|days|weekend|trip|holiday|vacation|excursion|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|gün|günü|günüm*|günler*|hafta sonu*|gezi|gezim*|tatil*|seyahat*|pazartesi*|salı*|çarşamba*|perşembe*|cuma*|cumartesi*|pazar*|yarın*|bugün*|tag|tage|wochenende|ausflug|reise|samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|morgen|heute|день|дня|дней|выходные|поездку|путешествие|субботу|воскресенье|завтра|сегодня|μέρα|ημέρα|μέρες|ημέρες|ημερών|εκδρομή|ταξίδι|σαββατοκύριακο|σάββατο|κυριακή|αύριο|σήμερα|יום|ימים|יומיים|טיול|סופש|סוף שבוע|שבת|מחר|היום|يوم|يوما|يومين|يومان|أيام|رحلة|عطلة|السبت|الأحد|غدا|اليوم|روز|روزه|سفر|آخر هفته|شنبه|یکشنبه|فردا|امروز|하루|일정|여행|주말|토요일|일요일|내일|오늘';
/** Days or a trip, whoever counts them: with sights of a kind beside them they are to be planned, and with none they are not. */
const days =
  'days|weekend|trip|holiday|vacation|getaway|günlük|gün|hafta sonu*|gezi*|tatil*|tage|wochenende*|ausflug|reise|urlaub|дня|дней|выходные|поездка|поездку|μέρες|ημέρες|ημερών|εκδρομή|ταξίδι|σαββατοκύριακο|ימים|יומיים|טיול|סופש|סוף שבוע|يومين|يومان|أيام|رحلة|عطلة|روز|روزه|سفر|آخر هفته|이틀|사흘|나흘|여행|주말|일정';
/** What is booked, ordered or asked about, whatever lies around it. */
const booked =
  'book|booking|reserve|reservation|rent|hire|order|hotel|hotels|villa|villas|room|rooms|apartment|flat|bungalow|hostel|stay|nights|night|table|taxi|car|boat|yacht|guide|ticket|tickets|price|cost|how much|is there|are there|which|where|what|when|near|cheap|otel*|villa*|oda*|daire*|ev|pansiyon|konakla*|gece|gecelik|masa*|taksi*|araba*|araç|tekne*|rehber*|bilet*|fiyat*|kaç|nerede|neresi|hangi|var mı|rezerv*|kirala*|ayırt*|unterkunft|zimmer|ferienwohnung|wohnung|nacht|nächte|tisch|auto|boot|preis|buchen|buche|reservier*|miete*|wo|welche*|wann|отель*|гостиниц*|номер*|вилл*|квартир*|ноч*|стол*|такси|машин*|лодк*|яхт*|билет*|цен*|забронир*|бронь|снять|где|какие|какой|ξενοδοχείο*|δωμάτι*|βίλα*|διαμέρισμα*|νύχτ*|τραπέζι*|ταξί|αυτοκίνητο|σκάφος|εισιτήρι*|κράτηση|κλείσ*|πού|ποια|ποιο|מלון|מלונות|חדר*|וילה|דירה|לילה|לילות|שולחן|מונית|רכב|סירה|כרטיס*|להזמין|הזמנה|תזמין*|איפה|איזה|فندق*|غرفة|غرف|فيلا|شقة|ليلة|ليال|طاولة|تاكسي|سيارة|قارب|تذكرة|تذاكر|احجز*|حجز|أين|ما هي|هتل*|اتاق*|ویلا|آپارتمان|شب|میز|تاکسی|ماشین|قایق|بلیت|رزرو*|کجا|کدام|호텔*|방|빌라*|숙소*|박|테이블*|택시*|렌트*|보트*|티켓*|예약*|어디*|어느';
const small =
  'for me|for us|me|us|my|our|a|an|the|out|whole|benim|bizim|bana|bize|bir|einen|meinen|unseren|mir|uns|мне|нам|мой|наш|μου|μας|μια|לי|לנו|שלי|שלנו|لي|لنا|برایم|برایمان|یک|저|우리|좀';

const tables = onFirstUse(() => {
  const all = (list: string) => new RegExp(anyPhrase(list).source, 'gu');
  return {
    plans: anyPhrase(plans),
    planning: anyPhrase(planning),
    whole: anyPhrase(whole),
    days: anyPhrase(days),
    booked: anyPhrase(booked),
    own: [all(plans), all(planning), all(whole), all(small)],
  };
});

const spaced = (text: string) => ` ${foldedWords(text.slice(0, 500)).join(' ')} `;

/** The words that ask for a plan, and those of a day or a trip beside them. */
export const tripPhrases = (): readonly RegExp[] => tables().own;

/** "I plan to come at eight" and "we plan on two rooms" plan no day. */
const intends = /\b(?:i|we|they)(?: are|'re|’re|'m|’m)? plan(?:ning)? (?:to|on|for)\b/iu;

/** Whether a message asks for days to be planned, in any of Merve's languages. Pure. */
export function asksForTrip(text: string): boolean {
  const said = spaced(text);
  const { plans: named, planning: verb, whole: what } = tables();
  if (named.test(said) || (verb.test(said) && what.test(said) && !intends.test(text))) return true;
  return isOfSights(said, text);
}

/** "Three days in Kyrenia, we love castles": nothing is to be booked, and what there is to see is told. */
function isOfSights(said: string, text: string): boolean {
  const { days: several, booked: other } = tables();
  const isLong = several.test(said) || countsIn(text.normalize('NFC')).some((one) => one.days > 1);
  return (
    isLong && !other.test(said) && !text.includes('?') && townNamedIn(text) !== null && tellsOfSights(text)
  );
}

const counted =
  /(?<!\p{N})(\p{N}{1,2})[\s-]?(?:days?|g[uü]n\p{L}*|tage?\p{L}*|t[aä]gig\p{L}*|дн\p{L}*|день|μ[εέ]ρ\p{L}*|ημ[εέ]ρ\p{L}*|ימים|أيام|ايام|يوم\p{L}*|روز\p{L}*|일)(?!\p{L})/giu;

interface Count {
  readonly start: number;
  readonly end: number;
  readonly days: number;
}

/** How many days a text counts, wherever it does. Pure. */
function countsIn(text: string): Count[] {
  const inDigits = [...text.matchAll(counted)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    days: Number((found[1] ?? '').normalize('NFKC')),
  }));
  return [...inDigits, ...compoundLengths(text)];
}

const without = (text: string, { start, end }: Count): string =>
  `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;

interface Length {
  /** How many days, 0 among them: who says so is asked; null where nothing is said of it. */
  readonly days: number | null;
  /** The text without the words of the length, at the offsets at which it was: in it "2 day" names no day. */
  readonly rest: string;
}

/**
 * How long a trip is to be, and what is left of the text to say when: in "a 2 day trip in 10 days" two days are its length, and ten when it
 * begins. Pure.
 */
export function lengthOfTrip(text: string, language: Language, local: DateTime): Length {
  const plain = text.normalize('NFC');
  const counts = countsIn(plain).filter(({ days }) => days >= 0);
  const whole = readMoment(plain, { language, local });
  // "In 3 days" is more than what it counts, and says when; "3일" by itself may be a length.
  const saysWhen = (reading: MomentReading, count: Count) =>
    reading.spans.some(
      ({ slot, start, end }) =>
        slot === 'day' &&
        start <= count.start &&
        end >= count.end &&
        (end - start > count.end - count.start || start < count.start),
    );
  const length = counts.find((count) => {
    const other = readMoment(without(plain, count), { language, local });
    const others = counts.filter((one) => one !== count);
    return other.unclear.length === 0 && other.day !== null && others.every((one) => saysWhen(other, one));
  });
  if (length !== undefined && !saysWhen(whole, length))
    return { days: length.days, rest: without(plain, length) };
  // All that is counted says when. A length in a word alone ("יומיים") was read as one.
  const free = counts.find((count) => !saysWhen(whole, count));
  if (free !== undefined) return { days: free.days, rest: without(plain, free) };
  const minutes = whole.durationMinutes ?? 0;
  const days = minutes > 0 && minutes % (24 * 60) === 0 ? minutes / (24 * 60) : null;
  return { days, rest: plain };
}

/** As above, of what is said of the length alone. Pure. */
export const daysIn = (text: string, language: Language, local: DateTime): number | null =>
  lengthOfTrip(text, language, local).days;
