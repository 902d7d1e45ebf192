/** What people say who change an order that still waits for their YES, in nine languages. Phrases as `reading/phrase.ts` reads them. */
import type { Language } from '@merve/contract';

interface WaitingChangeWords {
  /** More of it, or something beside it: "and a cola too". */
  readonly add: string;
  /** Less of it, or without it: of what was not ordered it is a wish to the kitchen. */
  readonly remove: string;
  /** So many in all: "make it three". */
  readonly set: string;
  /** One thing in another's place; which of the two is ordered already tells which one goes. */
  readonly instead: string;
  /** What calls the place where it is to go. */
  readonly address: string;
}

export const waitingChangeWords: Readonly<Record<Language, WaitingChangeWords>> = {
  en: {
    add: 'add, put in, throw in, also, too, as well, another, more, extra, on top',
    remove:
      'take off|out|away, take the, off, remove, drop, leave off|out, scrap, skip, without, no, not the, minus, less, fewer, hold the',
    set: 'make it|that|them|those, lets make it, lets do, lets have, change it|that|them to, rather, better, actually, in total, altogether, should be, i meant, of them, of those',
    instead: 'instead of, instead, rather than, in place of, swap, replace, exchange, for a|an|some',
    address: 'delivery address, address',
  },
  tr: {
    add: 'ekle*, daha, da, de, ayrıca, fazladan, yanına, yanında',
    remove:
      'çıkar*, kaldır*, sil*, olmasın, koyma*, istemiyor*, eksik, vazgeç*, iptal, almayalım, almayayım, hariç',
    set: 'olsun, yap, yapın, yapalım, yapar mısın*, yapabilir mi*, aslında, toplam, daha doğrusu, alalım, alayım, diyelim',
    instead: 'yerine, onun yerine',
    address: 'adres*',
  },
  de: {
    add: 'dazu, hinzu*, füg*, noch, mehr, zusätzlich, auch, auch noch, außerdem',
    remove:
      'weg, weglassen, lass|lassen, streich*, ohne, entfern*, raus, heraus, weniger, kein|keine|keinen, doch nicht',
    set: 'mach|mache|macht|machen, mach|machen wir daraus|draus, doch, lieber, doch lieber, eher, insgesamt, sollen es sein, ich meinte, nehmen wir, daraus, draus',
    instead: 'statt, anstatt, anstelle, stattdessen',
    address: 'adresse, lieferadresse, adresse*',
  },
  ru: {
    add: 'добав*, ещё, еще, больше, также, тоже',
    remove: 'убер*, убрат*, без, удал*, исключ*, меньше, не надо, не нужно, не нужна, не нужен, вычеркн*',
    set: 'давай*, пусть будет|будут, сделай*, лучше, всего, точнее, итого, все таки, всё таки',
    instead: 'вместо, взамен',
    address: 'адрес*',
  },
  el: {
    add: 'πρόσθεσ*, προσθέσ*, βάλ*, ακόμα, ακόμη, επιπλέον, επίσης',
    remove: 'βγάλ*, αφαίρεσ*, αφαιρέσ*, χωρίς, λιγότερ*, όχι',
    set: 'κάνε*, κάντε*, ας είναι, ας γίν*, καλύτερα, τελικά, συνολικά, μάλλον, να γίν*, να είναι, τες, τις, τα, τους',
    instead: 'αντί, αντί για, στη θέση',
    address: 'διεύθυνση*',
  },
  he: {
    add: 'תוסיף, תוסיפי, תוסיפו, להוסיף, הוסף, עוד, גם, וגם, ועוד',
    remove: 'תוריד, תורידי, תורידו, להוריד, להסיר, בלי, ללא, פחות, לא צריך, לא רוצה',
    set: 'תעשה, תעשי, תעשו, שיהיה, שיהיו, עדיף, בעצם, סך הכל, נעשה, תשנה|תשני ל, בסך הכל',
    instead: 'במקום',
    address: 'כתובת, הכתובת, לכתובת',
  },
  ar: {
    add: 'أضف*, اضف*, ضيف*, زيد*, زد*, زيادة, كمان, وكمان, أيضا, ايضا, برضو',
    remove: 'احذف*, أزل, ازل, شيل*, بدون, من غير, إزالة, أقل, بلا, الغ|الغي',
    set: 'خلي*, خليها, خليهم, نخلي*, اجعل*, بالأحرى, أفضل, احسن, المجموع, يكون, تكون',
    instead: 'بدل, بدلا, بدال, عوضا, مكان',
    address: 'عنوان*, العنوان',
  },
  fa: {
    add: 'اضافه*, اضافه کن*, بیشتر, هم, نیز, یکی دیگه',
    remove: 'حذف*, حذف کن*, کم کن*, بردار*, بدون, کمتر, نمیخوام, نمی‌خوام, نباشه, نداشته باشه, نذار*',
    set: 'بکن*, بکنش, بکنید, بشه, بشود, باشه, باشد, بهتره, در واقع, در مجموع, بذار*',
    instead: 'به جای, بجای, به جاش, جای',
    address: 'آدرس*',
  },
  ko: {
    add: '추가*, 더, 또',
    remove: '빼*, 제외*, 없이, 삭제*, 빼고, 안 넣*, 넣지 마*',
    set: '로 해*, 으로 해*, 로 바꿔*, 으로 바꿔*, 바꿔*, 로 변경*, 변경*, 해주세요, 해 주세요, 할게요, 로 주세요, 총',
    instead: '대신*, 말고*',
    address: '주소*',
  },
};
