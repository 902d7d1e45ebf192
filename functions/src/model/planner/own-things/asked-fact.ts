/** "What time was ours again?", "kaç kişiydik?": which one fact is asked of what one has. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { ownPhrases } from './own-phrases/index.ts';
import { saysNothingElse } from './read-own-wish.ts';

export type OwnFact = 'when' | 'people' | 'where';

/** Phrases as `phraseList` reads them. */
interface FactPhrases extends Readonly<Record<OwnFact, string>> {
  /** Asks it of one's own by itself: "kaçtaydı" is said of what there is. */
  readonly whole: Readonly<Record<OwnFact, string>>;
  /** Says that it is one's own. */
  readonly own: string;
  /** Says nothing more beside these. */
  readonly around: string;
}

const phrases: Readonly<Record<Language, FactPhrases>> = {
  en: {
    when: 'at what time|what time|when|which day|what day|what date|which date',
    people: 'for how many|how many people|how many persons|how many guests|how many seats|how many',
    where: 'where|what address|which address|whats the address|what is the address',
    whole: {
      when: 'what time was ours|when was ours|when is ours|what time is ours',
      people: 'how many are we|how many were we|how many of us',
      where: 'where was ours|where is ours',
    },
    own: 'ours|our|mine|my|we booked|i booked|did we book|did i book|have we booked|have i booked|did we say|are we booked|am i booked|are we down|am i down|are we expected|we have|do we have it|did we reserve|did i reserve|we reserved|are we in for|did we put',
    around:
      'is|was|were|are|it|again|for|at|on|in|the|a|of|did|do|have|we|i|us|you|people|guests|exactly|booked|down|remind me|tell me|please|sorry|hey|hi|ok|so|and|to|there|said|say|put|actually|one|that',
  },
  tr: {
    when: 'saat kaçta|saat kaçtaydı|kaçta|kaçtaydı|ne zaman|ne zamandı|hangi gün|hangi gündü|kaça|saati kaç|saati kaçtı|saat kaç',
    people: 'kaç kişi|kaç kişilik|kaç kişilikti|kaç kişiye|kaç kişiydi|kaç kişi için',
    where: 'nerede|nerdeydi|neredeydi|nerde|adresi ne|adresi neydi|adres neydi',
    whole: {
      when: 'kaçtaydı|saat kaçtaydı|kaça almıştık|kaça ayırtmıştık|kaça yapmıştık|ne zamandı|hangi gündü',
      people: 'kaç kişiydik|kaç kişiyiz|kaç kişi demiştik|kaç kişi yazdırmıştık|kaç kişi ayırtmıştık',
      where: 'bizimki neredeydi|bizimki nerede',
    },
    own: 'bizimki|bizim|benimki|benim|rezervasyonum|rezervasyonumuz|masamız|masam|randevum|randevumuz|yerimiz|ayırtmıştık|ayırttık|ayırttım|almıştık|yaptırmıştık|yaptırdık|demiştik|rezervasyonumuzu|rezervasyonumu',
    around:
      've|acaba|ya|şu|o|bu|için|idi|mı|mi|mu|mü|lütfen|pardon|tekrar|hatırlat*|söyle*|rezervasyon*|masa*|randevu*|yer*|saat',
  },
  de: {
    when: 'um wie viel uhr|wie viel uhr|wann|an welchem tag|welcher tag|um wieviel uhr|wieviel uhr',
    people: 'für wie viele|wie viele|für wieviele|wieviele|wie viele personen|wie viele leute',
    where: 'wo|unter welcher adresse|welche adresse',
    whole: {
      when: 'wann war unsere|wann war unserer|wann hatten wir reserviert',
      people: 'wie viele sind wir|wie viele waren wir',
      where: 'wo war unsere|wo war unserer',
    },
    own: 'unsere|unser|unserer|unseren|unseres|meine|mein|meiner|haben wir|hatten wir|habe ich|hatte ich|sind wir|wir haben|wir hatten',
    around:
      'war|ist|waren|sind|nochmal|noch mal|noch|gleich|denn|das|die|der|den|für|leute|personen|gebucht|reserviert|bestellt|angemeldet|eingetragen|bitte|und|eigentlich|es|genau|wir|ich',
  },
  ru: {
    when: 'во сколько|на сколько|когда|в какое время|на какое время|на какой день|какого числа|в какой день|на который час|на какое число',
    people: 'на сколько человек|на скольких|сколько нас|сколько человек|на сколько персон|на сколько мест',
    where: 'где|по какому адресу|какой адрес',
    whole: {
      when: 'во сколько у нас|когда у нас|во сколько наша|когда наша',
      people: 'сколько нас|на скольких мы',
      where: 'где у нас|где наша',
    },
    own: 'у нас|у меня|наш|наша|наше|нашу|нашей|мой|моя|мою|моей|мы записаны|я записан|я записана|мы забронировали|мы бронировали|мы заказали|я забронировал|я забронировала|мы брали',
    around:
      'а|и|там|же|это|было|была|был|будет|бронь|брони|столик|стол|запись|человек|персон|напомни*|пожалуйста|ещё раз|еще раз|мы|назначено|там|точно|ну',
  },
  el: {
    when: 'τι ώρα|πότε|ποια μέρα|ποια ώρα|για τι ώρα|για πότε',
    people: 'για πόσα άτομα|πόσα άτομα|για πόσους|για πόσα|πόσοι',
    where: 'πού|που|σε ποια διεύθυνση|ποια διεύθυνση',
    whole: {
      when: 'τι ώρα ήταν η δική μας|τι ώρα κλείσαμε|πότε κλείσαμε',
      people: 'πόσοι είμαστε|πόσα άτομα είμαστε|για πόσους κλείσαμε|για πόσα άτομα κλείσαμε',
      where: 'πού ήταν το δικό μας',
    },
    own: 'η δική μας|το δικό μας|η δικιά μας|δική μας|δική μου|κράτησή μας|κράτησή μου|κράτηση μας|κράτηση μου|τραπέζι μας|ραντεβού μου|ραντεβού μας|κλείσαμε|είχαμε κλείσει|έχουμε κλείσει|έκλεισα|έχουμε|είχαμε',
    around:
      'ήταν|είναι|η|το|τη|την|για|στις|άτομα|λοιπόν|παρακαλώ|και|ξανά|πάλι|μας|μου|κράτηση|τραπέζι|είπαμε|θύμισέ μου',
  },
  he: {
    when: 'באיזו שעה|באיזה שעה|מתי|לאיזו שעה|לאיזה שעה|באיזה יום|לאיזה יום',
    people: 'לכמה אנשים|לכמה|כמה אנשים|כמה אנחנו|לכמה סועדים|לכמה איש',
    where: 'איפה|באיזו כתובת|מה הכתובת',
    whole: {
      when: 'מתי זה אצלנו|מתי היה אצלנו|באיזו שעה זה היה אצלנו',
      people: 'כמה אנחנו|כמה היינו|לכמה הזמנו|לכמה אנשים הזמנו',
      where: 'איפה זה אצלנו',
    },
    own: 'שלנו|אצלנו|שלי|אצלי|הזמנו|הזמנתי|קבענו|קבעתי|ההזמנה שלנו|ההזמנה שלי|התור שלי',
    around: 'זה|היה|הייתה|היתה|ההזמנה|השולחן|התור|אנשים|שוב|בבקשה|עוד פעם|את|תזכירי לי|תזכיר לי|אז',
  },
  ar: {
    when: 'متى|الساعة كم|كم الساعة|في أي ساعة|أي ساعة|اي ساعة|أي يوم|اي يوم|في أي يوم|امتى|إمتى|أيمتى|ايمتى|كم الوقت',
    people: 'كم شخص|كم شخصا|لكم شخص|كم نفر|كم واحد|كم عددنا|لكم|لكام واحد|كام واحد',
    where: 'أين|وين|فين|ما عنوان|شو عنوان',
    whole: {
      when: 'متى حجزنا|الساعة كم حجزنا|كم الساعة حجزنا',
      people: 'كم عددنا|كم شخص نحن|كم نحن',
      where: 'أين حجزنا|وين حجزنا|فين حجزنا',
    },
    own: 'حجزنا|حجزي|حجزتنا|موعدنا|موعدي|حقنا|تبعنا|بتاعنا|بتاعي|طاولتنا|طاولتي|حجزت|نحن|احنا|إحنا|عندنا',
    around: 'كان|كانت|هو|هي|في|الحجز|الطاولة|شخص|أشخاص|من فضلك|لو سمحت|مرة أخرى|يا|ذكرني|ذكريني|و',
  },
  fa: {
    when: 'ساعت چند|چه ساعتی|چه ساعت|چه روزی|کدوم روز|کدام روز|چه موقع|کی بود',
    people: 'برای چند نفر|چند نفر|برای چند|چند نفره|چند نفریم|چند نفر هستیم',
    where: 'کجا|کجاست|کجا بود|آدرسش چیه|آدرسش کجاست',
    whole: {
      when: 'مال ما ساعت چند بود|مال ما کی بود',
      people: 'چند نفریم|چند نفر هستیم|چند نفر بودیم',
      where: 'مال ما کجا بود|مال ما کجاست',
    },
    own: 'مال ما|مال من|رزرومون|رزرومان|رزروم|رزرو ما|رزرو من|میزمون|میزمان|میز ما|نوبتم|نوبتمون|رزرو کردیم|رزرو کردم|گرفتیم|گرفته بودیم|وقتمون',
    around: 'بود|هست|است|ما|برای|رو|را|میز|رزرو|نفر|لطفا|دوباره|یادم|بگو|که|و',
  },
  ko: {
    when: '몇 시*|언제*|무슨 요일*|며칠*|몇시*',
    people: '몇 명*|몇명*|몇 분*|몇 사람*|몇 인*',
    where: '어디*|주소가*|주소*',
    whole: {
      when: '우리 몇 시였*|예약 몇 시였*|예약이 몇 시*|예약 언제였*',
      people: '우리 몇 명이*|저희 몇 명이*|몇 명으로 예약했*|몇 명 예약했*',
      where: '우리 예약 어디*|예약 어디였*',
    },
    own: '우리 예약*|저희 예약*|제 예약*|내 예약*|예약했*|예약한*|예약해 둔*|예약이*',
    around: '우리*|저희*|제|내|예약*|거*|거였*|였*|이었*|으로|로|다시|좀|그|참',
  },
};

const facts = ['people', 'when', 'where'] as const satisfies readonly OwnFact[];

const tables = onFirstUse(() =>
  languageSchema.options.map((language) => {
    const { whole, own, around, ...asks } = phrases[language];
    const { kinds } = ownPhrases[language];
    const all = (list: readonly string[]) => list.map((some) => new RegExp(anyPhrase(some).source, 'gu'));
    return {
      own: anyPhrase(own),
      facts: facts.map((fact) => ({ fact, asks: anyPhrase(asks[fact]), whole: anyPhrase(whole[fact]) })),
      explained: all([...Object.values(whole), ...Object.values(asks), own, around, kinds.booking]),
    };
  }),
);

/** So many words ask for one fact. */
const maxWords = 11;

/** The one fact that a short message asks of what its person has booked, in any of Merve's languages; null for all else. */
export function factAsked(text: string): OwnFact | null {
  if (/\d/u.test(text)) return null;
  const words = foldedWords(text.slice(0, 200));
  if (words.length === 0 || words.length > maxWords) return null;
  const said = ` ${words.join(' ')} `;
  for (const { own, facts: asked, explained } of tables()) {
    const isOwn = own.test(said);
    const found = asked.find(({ asks, whole }) => whole.test(said) || (isOwn && asks.test(said)));
    if (found !== undefined && saysNothingElse(said, explained)) return found.fact;
  }
  return null;
}
