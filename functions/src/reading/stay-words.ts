/** What a message says of a stay beside its dates: the kind of room, a night more or fewer, arriving and leaving. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { numbersOfWords } from './numbers-in.ts';
import { phrases } from './phrase.ts';
import type { SaidText } from './said-text.ts';
import { readingWords } from './words/index.ts';

export const roomKinds = ['single', 'double', 'family'] as const;
export type RoomKind = (typeof roomKinds)[number];

export interface StayReading {
  /** The first kind of room that is named. */
  readonly room: RoomKind | null;
  /** "One night longer": nights to add to those spoken of; below zero, to take away. */
  readonly change: number | null;
  /** Whether somebody leaves, or stays until then: a day said alone is the last one. */
  readonly leaves: boolean;
  /** Which words told the change and the kind of room, as offsets in the source (UTF-16 units). */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** Phrases of `phrase.ts`; in `more` and `fewer`, `N` is the number of nights, and one where there is none. */
interface StayWords extends Readonly<Record<RoomKind, string>> {
  readonly more: string;
  readonly fewer: string;
  /** How many nights, as such or as weeks: read where the words of the first language told none. Persian "۸ شب" is a clock as well. */
  readonly nights: string;
  readonly weeks: string;
  readonly leaves: string;
}

const stayWords: Readonly<Record<Language, StayWords>> = {
  en: {
    single: 'single [bed|bedded] room, single occupancy, a single at|in|for, room for one',
    double: 'double|twin [bed|bedded] room|rooms, a|one|need|want double|twin, double|twin at|in|for',
    family: 'family room|suite|bungalow',
    more: 'N more|extra|additional|further night|nights, N|a night|nights more|longer|extra|additional, another night, an extra|additional night, longer by N|a night|nights',
    fewer: 'N|a night|nights less|fewer|shorter, N fewer|less night|nights',
    nights: 'N night|nights|nite|nites',
    weeks: 'for N|a week|weeks, a full|whole|entire week',
    leaves: 'until, till, leaving, leave, checking out, check out, checkout, departing, departure',
  },
  tr: {
    single: 'tek kişilik [oda*], bir kişilik oda*',
    double: 'çift kişilik [oda*], iki kişilik oda*, çift yataklı [oda*]',
    family: 'aile odası*, aile odasi*, aile dairesi*, aile süiti*',
    more: 'N|bi gece|gün daha, N|bi gece fazla, N|bi gece uzat*|ekle*',
    fewer: 'N|bi gece az|eksik|kısalt*',
    // "On geçe" is ten past, and folds to ten nights.
    nights: 'N gecelik*, N gece kal*',
    weeks: 'N haftalık*|haftalığına, N hafta boyunca, N hafta kal*',
    leaves: 'kadar, çıkış*, çıkacağ*, çıkacam, çıkıyor*, çıkarız, ayrılış*, ayrılacağ*',
  },
  he: {
    single: 'חדר ליחיד|יחיד, חדר לאדם אחד',
    double: 'חדר זוגי, חדר כפול, לחדר זוגי, חדר לזוג',
    family: 'חדר משפחתי, חדר משפחה',
    more: 'עוד לילה [אחד], עוד N לילות, לילה נוסף, לילה אחד נוסף, N לילות נוספים',
    fewer: 'לילה [אחד] פחות, N לילות פחות',
    nights: 'N לילות',
    weeks: 'שבוע שלם, למשך שבוע',
    leaves: 'עד, עוזב*, יוצא*, יציאה',
  },
  ru: {
    single: 'одноместн* [номер*], номер* на одного',
    double: 'двухместн* [номер*], двойной номер, номер* на двоих, дабл, твин',
    family: 'семейн* номер*|комнат*',
    more: 'еще [на] N|одну|одна ночь|ночи|ночей, [на] N|одну ночь|ночи|ночей дольше|больше, еще [на] ночь, на ночь дольше|больше, плюс N|одна ночь|ночи|ночей',
    fewer: 'на N|одну ночь|ночи|ночей меньше|короче, на ночь меньше|короче',
    nights: 'N ночь|ночи|ночей',
    weeks: 'на N|одну неделю|недели|недель, на неделю, целую неделю',
    leaves: 'до, выезд*, выезжа*, уезжа*, съезжа*',
  },
  el: {
    single: 'μονόκλιν* [δωμάτιο*]',
    double: 'δίκλιν* [δωμάτιο*], διπλό δωμάτιο',
    family: 'οικογενειακ* δωμάτιο*',
    more: 'N|μια|ένα|μία νύχτα|νύχτες|βράδυ|βράδια|διανυκτέρευση ακόμα|ακόμη|παραπάνω|περισσότερο|επιπλέον, ακόμα|ακόμη|άλλη|άλλο|άλλες N|μια|μία|ένα νύχτα|νύχτες|βράδυ|βράδια',
    fewer: 'N|μια|μία|ένα νύχτα|νύχτες|βράδυ|βράδια λιγότερο|λιγότερα|λιγότερες',
    nights: 'N|μια|μία νύχτα|νύχτες, N|ένα βράδυ|βράδια, N διανυκτερεύσεις',
    weeks: 'για μια|μία|N εβδομάδα|εβδομάδες, μια|μία ολόκληρη εβδομάδα',
    leaves: 'έως, ως, μέχρι, αναχώρηση*, φεύγ*, φύγ*',
  },
  de: {
    single: 'einzelzimmer*, einbettzimmer*, ez',
    double: 'doppelzimmer*, zweibettzimmer*, dz',
    family: 'familienzimmer*, familiensuite*',
    more: 'N|eine nacht|nächte länger|mehr|zusätzlich|dazu|dranhängen|draufpacken, noch N|eine nacht|nächte, N|eine weitere nacht|nächte, N|eine zusätzliche nacht|nächte',
    fewer: 'N|eine nacht|nächte weniger|kürzer',
    nights: 'N|eine nacht|nächte, N übernachtungen',
    weeks: 'für eine|N woche|wochen, eine ganze woche',
    leaves: 'bis, abreise*, abreisen, auschecken, checkout',
  },
  ar: {
    single: 'غرفة مفردة|فردية|لشخص, غرفة لشخص واحد, غرفة سنجل',
    double: 'غرفة مزدوجة|زوجية|ثنائية|دبل, غرفة لشخصين, دبل, غرف مزدوجة',
    family: 'غرفة عائلية',
    more: 'ليلة إضافية|أخرى|زيادة|كمان, ليلة واحدة إضافية|أخرى|زيادة, كمان ليلة, N ليالي|ليالٍ|ليال|ليلة إضافية|أخرى|زيادة, زيد|زيدوا|مدد|مددوا ليلة',
    fewer: 'ليلة أقل, ليلة واحدة أقل, N ليالي|ليالٍ|ليال أقل, أقل بليلة',
    nights: 'N ليالي|ليالٍ|ليال, ليلة واحدة',
    weeks: 'أسبوع كامل, لمدة أسبوع, لأسبوع',
    leaves: 'حتى, لغاية, لحد, المغادرة, نغادر, أغادر, خروج',
  },
  fa: {
    single: 'اتاق یک|تک نفره|تخته, اتاق یکنفره|تکنفره',
    double: 'اتاق دو نفره|تخته|نفر, اتاق دونفره|دوتخته|دبل',
    family: 'اتاق خانوادگی',
    more: 'N شب دیگر|دیگه|بیشتر|اضافه, یه شب دیگر|دیگه|بیشتر|اضافه, N شب هم اضافه',
    fewer: 'N شب کمتر, یه شب کمتر',
    nights: '',
    weeks: 'یک هفته کامل, برای یک هفته, به مدت یک هفته',
    leaves: 'تا, خروج, می‌رویم, میریم',
  },
  ko: {
    single: '싱글룸*, 싱글 룸*, 싱글 객실*, 1 인실*, 1 인 룸*',
    double: '더블룸*, 더블 룸*, 트윈룸*, 트윈 룸*, 더블 객실*, 2 인실*, 2 인 룸*',
    family: '패밀리룸*, 패밀리 룸*, 가족실*, 가족룸*, 가족 룸*',
    more: 'N 박 더*|추가*|연장*, 하루 더*, 하룻밤 더*, 한 박 더*',
    fewer: 'N 박 줄*|빼*, 하루 줄*, 하루 빼*',
    nights: 'N 박 N 일, N 박',
    weeks: '일주일 동안, 일주일간, N 주 동안',
    leaves: '*까지, 체크아웃*, 나오*, 나가*, 퇴실*, 떠나*',
  },
};

const nightsOfWeek = 7;

interface StayTable {
  readonly numbers: ReadonlyMap<string, number>;
  readonly changes: readonly (readonly [pattern: RegExp, sign: 1 | -1])[];
  readonly lengths: readonly (readonly [pattern: RegExp, nights: number])[];
  readonly leaves: RegExp;
  readonly rooms: readonly (readonly [kind: RoomKind, pattern: RegExp])[];
}

function compile(language: Language): StayTable {
  const numbers = new Map(
    readingWords[language].numbers.split(', ').map((entry) => {
      const [, word = '', value] = /^(.+) (\d+)$/u.exec(entry) ?? [];
      return [foldedWords(word).join(' '), Number(value)] as const;
    }),
  );
  const number = ['\\d{1,3}', ...[...numbers.keys()].sort((one, other) => other.length - one.length)].join(
    '|',
  );
  const { more, fewer, nights, weeks, leaves, ...rooms } = stayWords[language];
  return {
    numbers,
    changes: [
      [phrases(fewer, number), -1],
      [phrases(more, number), 1],
    ],
    lengths: [
      [phrases(weeks, number), nightsOfWeek],
      [phrases(nights, number), 1],
    ],
    leaves: phrases(leaves),
    rooms: roomKinds.map((kind) => [kind, phrases(rooms[kind])] as const),
  };
}

const tables = Object.fromEntries(
  languageSchema.options.map((language) => [language, onFirstUse(() => compile(language))]),
);

const countOf = (said: string | undefined, { numbers }: StayTable): number =>
  said === undefined ? 1 : /^\d+$/u.test(said) ? Number(said) : (numbers.get(said) ?? 1);

/** How many nights are said in the words of any of these languages, and by which words; null for none. Takes them. */
export function readNights(
  text: SaidText,
  languages: readonly Language[],
): { readonly nights: number; readonly spans: StayReading['spans'] } | null {
  for (const table of languages.flatMap((language) => tables[language]?.() ?? [])) {
    for (const [pattern, each] of table.lengths) {
      let nights: number | null = null;
      text.take(pattern, (match) => {
        nights =
          each *
          countOf(
            match.slice(1).find((group) => group !== undefined),
            table,
          );
        return true;
      });
      if (nights !== null) return { nights, spans: takenIn(text) };
    }
  }
  return null;
}

const takenIn = (text: SaidText): StayReading['spans'] =>
  text.words.filter((_, index) => text.isTaken(index)).map(({ start, end }) => ({ start, end }));

/** A room of two beds says how many of those. */
const ofBeds = /تخته|yatakli|인실/u;

/** Reads what is said of a stay by the words of these languages. Takes the words of the change, and of the kind of room. */
export function readStay(text: SaidText, languages: readonly Language[]): StayReading {
  const { open } = text;
  const known = languages.flatMap((language) => tables[language]?.() ?? []);
  const room = known.flatMap(({ rooms }) => rooms).find(([, pattern]) => open.search(pattern) >= 0);
  // "A room for one" says how many, too, and is left to who reads that.
  if (room !== undefined)
    text.take(room[1], ([said]) => numbersOfWords(said.trim().split(' ')).size === 0 || ofBeds.test(said));
  let change: number | null = null;
  for (const table of known) {
    for (const [pattern, sign] of change === null ? table.changes : []) {
      text.take(pattern, (match) => {
        change =
          sign *
          countOf(
            match.slice(1).find((group) => group !== undefined),
            table,
          );
        return true;
      });
    }
  }
  return {
    room: room?.[0] ?? null,
    change,
    leaves: known.some(({ leaves }) => open.search(leaves) >= 0),
    spans: takenIn(text),
  };
}
