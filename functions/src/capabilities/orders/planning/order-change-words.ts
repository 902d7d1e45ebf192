/** What people say who change an order that was sent, in nine languages. Phrases as `reading/phrase.ts` reads them. */
import type { Language } from '@merve/contract';

/** How one asks for more of an order that was sent, and for less of it. */
export const actionWords: Readonly<Record<Language, { readonly add: string; readonly remove: string }>> = {
  en: {
    add: 'add, put in, also want, another, more, extra',
    remove: 'take off|out|away, remove, drop, leave off|out, without, less, fewer',
  },
  tr: { add: 'ekle*, daha, de istiyorum, fazla', remove: 'çıkar*, kaldır*, sil*, olmasın, eksik' },
  de: {
    add: 'dazu, hinzu*, noch, mehr, zusätzlich, füge',
    remove: 'weg, weglassen, streich*, ohne, entfern*, raus*, weniger',
  },
  ru: { add: 'добав*, ещё, еще, больше', remove: 'убер*, убрат*, без, удал*, исключ*, меньше' },
  el: {
    add: 'πρόσθεσ*, προσθέσ*, βάλ*, ακόμα, ακόμη, επιπλέον',
    remove: 'βγάλ*, αφαίρεσ*, αφαιρέσ*, χωρίς, λιγότερ*',
  },
  he: { add: 'תוסיף, תוסיפי, להוסיף, הוסף, עוד', remove: 'תוריד, תורידי, להוריד, להסיר, בלי, פחות' },
  ar: { add: 'أضف*, اضف*, زد*, زيادة, كمان, أيضا', remove: 'احذف*, أزل, شيل*, بدون, إزالة, أقل' },
  fa: { add: 'اضافه*, هم میخواهم, بیشتر', remove: 'حذف*, کم کن*, بردار*, بدون, کمتر' },
  ko: { add: '추가*, 더', remove: '빼*, 제외*, 없이, 삭제*' },
};

/** What asks to change it by itself: "without" may as well be a wish. Of English and Turkish the patterns know more. */
export const changeVerbs: Readonly<
  Record<Exclude<Language, 'en' | 'tr'>, { readonly add: string; readonly remove: string }>
> = {
  de: {
    add: 'füg*, hinzu*, hinzufüg*, dazu*, leg* dazu',
    remove: 'streich*, entfern*, weglassen, raus, heraus',
  },
  ru: { add: 'добав*', remove: 'убер*, убрат*, удал*, исключ*' },
  el: { add: 'πρόσθεσ*, προσθέσ*, βάλ*', remove: 'βγάλ*, αφαίρεσ*, αφαιρέσ*' },
  he: {
    add: 'תוסיף, תוסיפי, תוסיפו, להוסיף, הוסף, הוסיפי',
    remove: 'תוריד, תורידי, תורידו, להוריד, להסיר, הסר',
  },
  ar: { add: 'أضف*, أضيف*, زد*, ضيف*', remove: 'احذف*, أزل, شيل*' },
  fa: { add: 'اضافه کن*, اضافه*', remove: 'حذف کن*, حذف*, بردار*' },
  ko: { add: '추가*', remove: '빼*, 제외*, 삭제*' },
};

/** The order that there is, as it is named. */
export const orderNamed: Readonly<Record<Language, string>> = {
  en: 'order|orders',
  tr: 'sipariş*',
  de: 'bestellung|bestellungen',
  ru: 'заказ|заказа|заказу|заказе|заказом',
  el: 'παραγγελία*',
  he: 'הזמנה, ההזמנה, להזמנה, בהזמנה, מההזמנה',
  ar: 'طلب*, الطلب*, للطلب, لطلبي',
  fa: 'سفارش*',
  ko: '주문*',
};

/** The same where there must be one already: an order that is made anew has the bare word, too. */
export const orderKnown: Readonly<Record<Exclude<Language, 'en' | 'tr'>, string>> = {
  de: 'meine|meiner|unsere|unserer|zur|der bestellung',
  ru: 'к заказу, моему|нашему заказу, из заказа, моего|нашего заказа, мой|наш заказ, в заказ',
  el: 'στην|την|από παραγγελία*, από την παραγγελία*',
  he: 'להזמנה, ההזמנה, מההזמנה, בהזמנה',
  ar: 'طلبي, للطلب, الطلب, طلبيتي, لطلبي',
  fa: 'سفارشم, سفارش من, به سفارش, از سفارش',
  ko: '제|내 주문*, 주문에*, 주문에서*',
};
