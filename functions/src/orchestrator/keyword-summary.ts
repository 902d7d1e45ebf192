/** What a conversation was about, by its words alone: what is told of it where no model can be asked (T-46 to T-49). Pure. */
import type { Language } from '@merve/contract';
import { stemPattern } from '../allergies/allergen-words.ts';
import { defineSentences } from '../language/define-sentences.ts';
import { foldText } from '../language/fold-text.ts';
import { formatList } from '../language/format.ts';
import { ofSpokenLetters } from '../language/spoken-letters.ts';
import { onFirstUse } from '../platform/on-first-use.ts';

const topics = ['food', 'cafes', 'sights', 'shopping', 'lodging', 'transport'] as const;
type Topic = (typeof topics)[number];

/** Stems as in `allergies/allergen-words.ts`. */
const words: Readonly<Record<Topic, string>> = {
  food: `-restaurant =eat =food =dinner =lunch =meze -restoran -lokanta -yemek מסעד אוכל -ресторан -поесть =ужин εστιατορ φαγητ ταβερν =essen -abendessen مطعم مطاعم طعام رستوران
    غذا 맛집 식당 음식`,
  cafes: '-cafe -coffee =kafe -kahve קפה -кафе -кофе καφε =kaffee قهوه مقهي كافه 카페 커피',
  sights: `-museum =sight =sights -castle -beach =trip -sightsee =müze -gezi -kale =plaj מוזיאו אתר טיול חוף -музе -экскурс -пляж -достоприм μουσει αξιοθεατ παραλι εκδρομ -burg
    -strand -ausflug -sehensw متحف معالم شاطي رحله موزه ديدني ساحل 관광 박물관 해변 여행`,
  shopping:
    '-shopping =shop =market -alışveriş -çarşı קניות שוק -покупк -рынок -магазин ψωνι αγορα -einkauf -markt تسوق سوق خريد بازار 쇼핑 시장',
  lodging: `-hotel =room =rooms =stay -villa =otel -oda -konakla מלון חדר -отел -гостин -номер ξενοδοχ δωματι -zimmer -unterkunft فندق غرفه هتل اتاق 숙소 호텔`,
  transport:
    '-taxi =ride =bus -airport -taksi -araba -otobüs -havaalan מונית אוטובוס שדה·תעופה -такси -автобус -аэропорт ταξι λεωφορει αεροδρομ -flughafen تاكسي مطار حافله تاكسي فرودگاه 택시 교통 버스 공항',
};

/** What of it is said, in nine languages. */
export const keywordSummarySentences = defineSentences({
  en: {
    food: () => 'food',
    cafes: () => 'cafés',
    sights: () => 'sights',
    shopping: () => 'shopping',
    lodging: () => 'places to stay',
    transport: () => 'transport',
    about: (what: string) => `Spoken of: ${what}.`,
    places: (names: string) => `Places named: ${names}.`,
    before: (count: string) => `Messages before: ${count}.`,
  },
  tr: {
    food: () => 'yemek',
    cafes: () => 'kafeler',
    sights: () => 'gezilecek yerler',
    shopping: () => 'alışveriş',
    lodging: () => 'konaklama',
    transport: () => 'ulaşım',
    about: (what) => `Konuşulanlar: ${what}.`,
    places: (names) => `Adı geçen yerler: ${names}.`,
    before: (count) => `Önceki mesaj sayısı: ${count}.`,
  },
  he: {
    food: () => 'אוכל',
    cafes: () => 'בתי קפה',
    sights: () => 'אתרים',
    shopping: () => 'קניות',
    lodging: () => 'לינה',
    transport: () => 'תחבורה',
    about: (what) => `דובר על: ${what}.`,
    places: (names) => `מקומות שהוזכרו: ${names}.`,
    before: (count) => `הודעות קודמות: ${count}.`,
  },
  ru: {
    food: () => 'еда',
    cafes: () => 'кафе',
    sights: () => 'достопримечательности',
    shopping: () => 'покупки',
    lodging: () => 'жильё',
    transport: () => 'транспорт',
    about: (what) => `Говорили о: ${what}.`,
    places: (names) => `Названные места: ${names}.`,
    before: (count) => `Сообщений раньше: ${count}.`,
  },
  el: {
    food: () => 'φαγητό',
    cafes: () => 'καφετέριες',
    sights: () => 'αξιοθέατα',
    shopping: () => 'ψώνια',
    lodging: () => 'διαμονή',
    transport: () => 'μετακινήσεις',
    about: (what) => `Έγινε λόγος για: ${what}.`,
    places: (names) => `Μέρη που αναφέρθηκαν: ${names}.`,
    before: (count) => `Προηγούμενα μηνύματα: ${count}.`,
  },
  de: {
    food: () => 'Essen',
    cafes: () => 'Cafés',
    sights: () => 'Sehenswürdigkeiten',
    shopping: () => 'Einkaufen',
    lodging: () => 'Unterkunft',
    transport: () => 'Verkehr',
    about: (what) => `Gesprochen über: ${what}.`,
    places: (names) => `Genannte Orte: ${names}.`,
    before: (count) => `Nachrichten davor: ${count}.`,
  },
  ar: {
    food: () => 'الطعام',
    cafes: () => 'المقاهي',
    sights: () => 'المعالم',
    shopping: () => 'التسوق',
    lodging: () => 'الإقامة',
    transport: () => 'المواصلات',
    about: (what) => `دار الحديث عن: ${what}.`,
    places: (names) => `أماكن ذُكرت: ${names}.`,
    before: (count) => `الرسائل السابقة: ${count}.`,
  },
  fa: {
    food: () => 'غذا',
    cafes: () => 'کافه‌ها',
    sights: () => 'دیدنی‌ها',
    shopping: () => 'خرید',
    lodging: () => 'اقامت',
    transport: () => 'رفت‌وآمد',
    about: (what) => `گفت‌وگو درباره: ${what}.`,
    places: (names) => `جاهای نام‌برده: ${names}.`,
    before: (count) => `پیام‌های پیشین: ${count}.`,
  },
  ko: {
    food: () => '맛집',
    cafes: () => '카페',
    sights: () => '관광',
    shopping: () => '쇼핑',
    lodging: () => '숙소',
    transport: () => '교통',
    about: (what) => `논의 주제: ${what}.`,
    places: (names) => `언급된 장소: ${names}.`,
    before: (count) => `이전 대화 ${count}개 메시지.`,
  },
});

const patterns = onFirstUse(() =>
  topics.map((topic) => {
    const source = words[topic].trim().split(/\s+/u).map(stemPattern).join('|');
    return [topic, new RegExp(ofSpokenLetters(source), 'u')] as const;
  }),
);

/** Names that stand in quotes, of whatever language; an apostrophe within a word is none. */
const quoted =
  /「([^」]{2,60})」|『([^』]{2,60})』|“([^”“]{2,60})[”“]|„([^“”]{2,60})[“”]|«([^»]{2,60})»|"([^"]{2,60})"|(?<!\p{L})['‘]([^'’]{2,60})['’](?!\p{L})/gu;
const mostPlaces = 5;

export function placesQuoted(text: string): string[] {
  return [...text.matchAll(quoted)].flatMap(
    (found) =>
      found
        .slice(1)
        .find((one) => one !== undefined)
        ?.trim() ?? [],
  );
}

/**
 * Topics, up to five places in quotes and how many messages were said, in the language of the conversation.
 * @param texts what was said since, @param notes the summary before, whose topics and places stay
 * @param count messages that are out of view
 */
export function keywordSummary(
  {
    texts,
    notes,
    count,
  }: { readonly texts: readonly string[]; readonly notes: string; readonly count: number },
  language: Language,
): string {
  const say = keywordSummarySentences(language);
  const folded = foldText(texts.join('\n').slice(0, 20_000)).text;
  const spokenOf = patterns()
    .filter(([topic, pattern]) => pattern.test(folded) || notes.includes(say[topic]()))
    .map(([topic]) => say[topic]());
  const before = placesQuoted(notes);
  const places = [...new Set([...before, ...texts.flatMap(placesQuoted)])].slice(-mostPlaces);
  return [
    ...(spokenOf.length === 0 ? [] : [say.about(formatList(spokenOf, language))]),
    ...(places.length === 0 ? [] : [say.places(places.map((name) => `「${name}」`).join(', '))]),
    say.before(String(count)),
  ].join(' ');
}
