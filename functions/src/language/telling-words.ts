/** Words that show which language a message is in; folded: lower case, no diacritics, dotless ı as i, ß as ss. */
export interface TellingWords {
  /** Frequent in this language and no words of the others: what people ask with. */
  readonly telling: ReadonlySet<string>;
  /** Said to strangers by people who speak another language too: they decide only where nothing is known yet. */
  readonly courtesies: ReadonlySet<string>;
  /** Stand in the names of places all over the world: they add to what others tell, and tell nothing alone. */
  readonly inNames: ReadonlySet<string>;
}

const set = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''));

function wordsOf(telling: string, courtesies = '', inNames = ''): TellingWords {
  return { telling: set(telling), courtesies: set(courtesies), inNames: set(inNames) };
}

/** Languages in Latin letters, which only their words tell apart. */
export const latinWords: Readonly<Record<'en' | 'tr' | 'de', TellingWords>> = {
  en: wordsOf(
    `for is are i me my you your we us our it what where when which who how much many book booking bookings
    reserve reservation table tomorrow tonight today this that there want need would could should like near
    nearest find show cancel change make people person evening morning afternoon lunch dinner breakfast open
    closed have has does not any some from instead`,
    'hello hi hey yes yeah no please thanks thank sorry',
    'the a an of and in at on to by with can',
  ),
  tr: wordsOf(
    `bir icin yarin yarina aksam aksama bugun masa kisilik kisi kisiyiz saat saatte var mi mu ne nerede nereye
    nereden nasil kac kadar ben biz bana bize benim bizim istiyorum istiyoruz isterim lazim olsun olur ayirt
    ayirtmak ayir rezervasyon rezervasyonum rezervasyonumu rezervasyonlarim iptal et ile bul goster oner
    onerir yakin yakinda yakinimda yakinlarda ogle ogleden sabah gece haftaya pazartesi sali carsamba
    persembe cuma cumartesi eczane nobetci yemek restoran restorani balik acik kapali degil daha sonra once
    baska degistir hangi taksi siparis istemiyorum salonu`,
    'merhaba selam evet hayir tamam tesekkurler tesekkur lutfen sagol sagolun gunaydin iyi aksamlar gunler',
    've',
  ),
  de: wordsOf(
    `ich wir mir uns mein meine meinen ein eine einen einem fur morgen heute ubermorgen abend uhr mochte
    mochten brauche brauchen hatte hatten gern gerne konnen konnten kann wo wann wie wieviel welche gibt es
    nicht kein keine tisch reservieren reservierung buchen buchung stornieren personen leute nachste
    nachsten nahe apotheke mit um ist sind haben bei bis auch noch mittag fruh zimmer suche suchen zeigen
    bestellen offen geoffnet montags dienstags sonntags empfiehl jetzt`,
    'hallo guten bitte danke dank vielen dankeschon ja nein',
    'der die das den dem und von zu am im zum zur in',
  ),
};

/** In scripts of their own the letters tell; these make two words a message, where they could be a name. */
export const scriptWords: Readonly<Record<'he' | 'ru' | 'el' | 'ar' | 'fa' | 'ko', ReadonlySet<string>>> = {
  he: set(`אני אנחנו רוצה רוצים צריך צריכה אפשר שולחן מחר היום הערב בבקשה איפה מתי כמה יש לי לנו להזמין אנשים
    בשעה לבטל`),
  ru: set(`я мы мне нам хочу хотим можно нужен нужно столик завтра сегодня вечером где когда сколько есть
    человек пожалуиста забронировать бронь отменить наидите наиди`),
  el: set(`θελω θελουμε για στις αυριο σημερα αποψε τραπεζι ατομα παρακαλω που ποτε ποσο εχει εχετε μου μας
    κρατηση κλεισω ακυρωση`),
  ar: set(`في على الى اريد نريد طاوله غدا الليله اليوم شخص اشخاص لشخصين الساعه اين متى كم هل من احجز حجز
    الغاء مرحبا فضلك غرفه ليله ليالي بكره بكرا مساء صباحا مع عند لو ممكن تاكسي الجمعه السبت الاحد الاثنين`),
  fa: set(`برای است میز را با فردا امشب امروز لطفا نفر ساعت کجا کی چند می‌خواهم میخوام می‌خوام رزرو لغو
    دارید هست یک سلام من از به که این شب صبح عصر ظهر روز شنبه جمعه سه دو چهار پنج شش هفت هشت نه بله اتاق تاکسی
    دوشنبه سه‌شنبه چهارشنبه پنجشنبه بازه بسته‌ست کجاست داره دارن چنده میشه هستن اونجا اینجا موزه`),
  ko: set(`내일 오늘 저녁 예약 예약해 자리 테이블 명 주세요 싶어요 있어요 어디 언제 근처 취소해`),
};
