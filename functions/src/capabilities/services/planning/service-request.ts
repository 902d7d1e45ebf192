/** "A plumber tomorrow at ten to fix the tap": whose work is wanted, and what is to be done. Pure. */
import type { Language } from '@merve/contract';
import { anyPhrase, foldedWords, phraseList } from '../../../language/phrase-pattern.ts';
import { addressIn } from '../../../model/planner/address.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { problemIn } from './told-problems.ts';

/** What is wanted of a trade. When, and of whom, is read as for bookings. */
export interface ServiceWish {
  /** The trade, as the catalogue is searched for it. */
  readonly trade: string;
  /** The piece of work by the words that are left, or the trade where none are. */
  readonly service: string;
  /** The whole message, where it says more than a trade and a time. */
  readonly note: string | null;
  /** As it was written; null without one. */
  readonly address: string | null;
}

/**
 * Those who come when they are sent for, by the word the catalogue is searched with. Barbers, spas and vets have slots: they are
 * booked. Phrases as `anyPhrase` reads them, parted by `|`.
 */
const trades: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  plumber: {
    en: 'plumber|plumbers|plumbing',
    tr: 'tesisatçı*|su tesisatçı*|musluk tamir*',
    he: 'אינסטלטור|שרברב',
    ru: 'сантехник*|водопроводчик*',
    el: 'υδραυλικ*',
    de: 'klempner*|installateur*',
    ar: 'سباك*|السباك',
    fa: 'لوله‌کش*',
    ko: '배관*|수도 수리*',
  },
  electrician: {
    en: 'electrician|electricians',
    tr: 'elektrikçi*',
    he: 'חשמלאי',
    ru: 'электрик*',
    el: 'ηλεκτρολογ*',
    de: 'elektriker*',
    ar: 'كهربائي*|الكهربائي',
    fa: 'برقکار*|برق‌کار*',
    ko: '전기 기사*|전기기사*|전기공*',
  },
  locksmith: {
    en: 'locksmith|locksmiths|locked out|locked myself out|locked ourselves out|lost my keys',
    tr: 'çilingir*|kapıda kaldı*|anahtarı* içeride kaldı|anahtarımı kaybet*',
    he: 'מנעולן|ננעלתי בחוץ',
    ru: 'слесар*|вскрыть дверь|вскрытие замк*|захлопнул* дверь|дверь захлопнул*',
    el: 'κλειδαρ*|κλειδωθηκα εξω',
    de: 'schlüsseldienst*|schlosser*|ausgesperrt',
    ar: 'فتح الأقفال|صانع أقفال|حداد أقفال',
    fa: 'قفل‌ساز*|کلیدساز*|کلید ساز*',
    ko: '열쇠*|잠겼어요',
  },
  cleaning: {
    en: 'cleaner|cleaners|cleaning|cleaning lady|cleaning service|cleaning company|housekeeper|housekeepers',
    tr: 'temizlik*|temizliğ*',
    he: 'מנקה|ניקיון',
    ru: 'уборк*|уборщиц*|клининг*',
    el: 'καθαριστρια|καθαρισμ*|καθαριοτητ*',
    de: 'putzfrau*|putzhilfe*|reinigung*|reinigungskraft',
    ar: 'تنظيف|عاملة تنظيف|شركة تنظيف',
    fa: 'نظافت*|نظافتچی*',
    ko: '청소*',
  },
  gardening: {
    en: 'gardener|gardeners|gardening',
    tr: 'bahçıvan*',
    he: 'גנן',
    ru: 'садовник*',
    el: 'κηπουρ*',
    de: 'gärtner*',
    ar: 'بستاني*',
    fa: 'باغبان*',
    ko: '정원사*',
  },
  'air conditioning': {
    en: 'air conditioning|aircon|air con|ac repair',
    tr: 'klima|klimacı*|klima servisi|klima ustası',
    he: 'מזגן|טכנאי מזגנים',
    ru: 'кондиционер*',
    el: 'κλιματιστικ*|κλιματισμ*',
    de: 'klimaanlage*|klimatechniker*',
    ar: 'مكيف*|المكيف*|تكييف|التكييف',
    fa: 'کولر*',
    ko: '에어컨*',
  },
  removals: {
    en: 'movers|removals|removal',
    tr: 'nakliye*',
    he: 'הובלה|הובלות|מובילים',
    ru: 'грузчик*|перевоз вещей|переезд*',
    el: 'μετακομιση|μεταφορικ*',
    de: 'umzug*|umzugsfirma',
    ar: 'نقل أثاث|نقل عفش',
    fa: 'اسباب‌کشی|باربری',
    ko: '이사짐*|이삿짐*',
  },
  tailor: {
    en: 'tailor|tailors',
    tr: 'terzi*',
    he: 'תופרת|חייט',
    ru: 'портной|портного|ателье',
    el: 'ραφτη*|μοδιστρα',
    de: 'schneider|schneiderin|änderungsschneider*',
    ar: 'خياط*',
    fa: 'خیاط*',
    ko: '수선*|재단사*',
  },
  repair: {
    en: 'handyman|handymen|repairman|repairmen|technician|technicians|painter|painters|house painter|carpenter|carpenters|cobbler|cobblers',
    tr: 'tamirci*|usta|ustaya|ustası|ustayı|boyacı*|marangoz*',
    he: 'הנדימן|איש תחזוקה|צבעי|נגר',
    ru: 'мастер на час|мастера на час|маляр*|плотник*',
    el: 'μαστορα|μαστορας|ελαιοχρωματιστ*|ξυλουργ*',
    de: 'handwerker*|maler*|tischler*|schreiner*',
    ar: 'فني صيانة|نجار*|دهان',
    fa: 'تعمیرکار*|نجار*|نقاش ساختمان',
    ko: '수리 기사*|수리기사*|목수*|페인트*',
  },
};
/** Words that are no trade by themselves: whoever says them needs one at once. */
const needed = /\b(?:locked (?:out|myself out|ourselves out)|lost my keys|kapida kaldi\w*|ausgesperrt)\b/;
const wants =
  /\b(?:need|needs|want|wants|would like|'d like|book|send|get (?:me|us)|call|request|arrange|schedule|come|please|lazim|gerek\w*|isti\w*|cagir\w*|gonder\w*|ayarla\w*|gelsin|gelebilir|gelir)\b/;
/** The same in the other languages. */
const wantsElsewhere = `brauche|brauchen|bräuchte|benötige|schicken|kommen|
нужен|нужна|нужно|нужны|пришлите|вызовите|вызвать|может приехать|
χρειαζομαι|χρειαζομαστε|θελω|στειλτε|να ερθει|
צריך|צריכה|צריכים|אפשר לשלוח|שלחו|שיבוא|
أحتاج|نحتاج|أريد|أرسلوا|أرسل|يأتي|
لازم دارم|می‌خواهم|نیاز دارم|بفرستید|بیاید|
필요*|불러 주세요|보내 주세요|와 주세요|와주세요|급해요`;
/** Asked about, and not for. */
const asks =
  /\b(?:how (?:much|long|far)|prices?|open|closed|my (?:booking|request)s?|ne kadar|fiyat\w*|acik mi|kac para)\b/;
const fillers = new Set(
  `i i'd i'll i'm we us me my our you would like want wants need needs to a an the of for at on in by it is are be can could
  please someone somebody some one book send get call request arrange schedule come do does doing have has with and that
  this there here hi hello hey who will who'd good any find me from tomorrow today tonight morning evening afternoon soon now asap
  help urgent urgently out
  bir bana bize icin lazim gerek gerekiyor istiyorum istiyoruz isterim lutfen mi misin misiniz musun gelsin gelebilir gelir
  cagir cagirir cagirin gonder gonderir ayarla ayarlar var ve ile merhaba selam acil acilen hemen yarin bugun saat su bu o
  yapsin yapacak yapmak dan den tan ten`.split(/\s+/),
);
const tables = onFirstUse(() => ({
  trades: Object.entries(trades).map(
    ([trade, said]) => [trade, anyPhrase(Object.values(said).flatMap(phraseList))] as const,
  ),
  wantsElsewhere: anyPhrase(wantsElsewhere),
}));

const spaced = (text: string) => ` ${foldedWords(text.slice(0, 500)).join(' ')} `;

function tradeIn(said: string): readonly [trade: string, words: string] | null {
  for (const [trade, pattern] of tables().trades) {
    const found = pattern.exec(said);
    if (found !== null) return [trade, found[0].trim()];
  }
  return null;
}

/** Whether a message speaks of a trade at all: told by its words alone, before times and names are read. */
export function speaksOfTrade(text: string): boolean {
  return tradeIn(spaced(text)) !== null || problemIn(text) !== null;
}

/**
 * @param original the message as it was written
 * @param reading what it says without its address, with names and times blanked out of `rest`
 * @param provider the place it names, where nothing but services can be asked for there: then no trade needs to be named
 */
export function readServiceWish(
  original: string,
  { rest, when, intent, unread, mentions, party }: MessageReading,
  provider: string | null = null,
): ServiceWish | null {
  const folded = foldMessageText(original);
  const said = spaced(original);
  const isTimed = when.day !== null || when.clock !== null || when.part !== null;
  // What is broken at a place that is named is that place's to mend.
  const isElsewhere = mentions.length > 0 || intent === 'book' || party.party !== null;
  const problem = isElsewhere ? null : problemIn(original);
  const found = tradeIn(said) ?? problem ?? (provider === null ? null : ([provider, provider] as const));
  if (found === null || intent === 'cancel' || asks.test(folded)) return null;
  const isWanted =
    isTimed ||
    problem !== null ||
    wants.test(folded) ||
    needed.test(folded) ||
    tables().wantsElsewhere.test(said);
  if (!isWanted) return null;
  const [trade, words] = found;
  const ofTrade = new Set(words.split(' '));
  const left = rest
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+/u, ''))
    .filter(
      (word) => /\p{L}{3}/u.test(word) && !fillers.has(word) && !ofTrade.has(foldedWords(word).join(' ')),
    );
  const names = mentions.flatMap(({ name }) => foldedWords(name));
  // With its ending: "33’ten".
  const isOfName = (word: string) => names.some((name) => word.startsWith(name));
  const isTold = unread
    .flatMap((part) => foldedWords(part.words))
    .some((word) => !fillers.has(word) && !ofTrade.has(word) && !isOfName(word));
  // Other languages are not taken to pieces: the business reads them whole.
  const isRead = /^[\p{Script=Latin}\P{L}]*$/u.test(original);
  return {
    trade,
    service: (!isRead ? trade : left.length === 0 ? words : left.join(' ')).slice(0, 120),
    note:
      left.length > 0 || isTold || !isRead || needed.test(folded)
        ? original.replace(/\s+/gu, ' ').trim()
        : null,
    address: addressIn(original),
  };
}

/** Whether the person was asked which piece of work they want: it was on no list, or on it twice. */
export function asksWhichService(text: string | null): boolean {
  return (
    text !== null &&
    /on the list\b.*what shall it be|could be more than one thing|listede.*ne olsun|birden fazla sey olabilir/.test(
      foldMessageText(text),
    )
  );
}

/** Whether the person was asked what there is to do. */
export function asksWhatToDo(text: string | null): boolean {
  return text !== null && /what is to be done|ne yapilacagini/.test(foldMessageText(text));
}
