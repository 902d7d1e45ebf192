import { answerWords as word } from '../../../language/answer-words.ts';
import { defineSentences } from '../../../language/define-sentences.ts';
import { isolated } from '../../../language/isolated.ts';
import { counted } from '../../../language/plural.ts';

/** A move in words that are ready to be shown. Times are local, with their zone. */
export interface MoveWords {
  readonly what: string;
  /** The code of the booking as it is now. */
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly fromParty: number;
  readonly party: number;
}

export interface MoveExtra {
  /** `from` is null where nothing about the price changes. */
  readonly price: { readonly from: string | null; readonly to: string; readonly difference: string } | null;
  /** The offset from UTC of the first of two equal times, in the night the clocks go back; null on all other days. */
  readonly repeatedTime: string | null;
  readonly until: string;
}

const people = {
  en: (count: number) => counted('en', count, { one: '# person', other: '# people' }),
  tr: (count: number) => `${count} kişi`,
  he: (count: number) => counted('he', count, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' }),
  ru: (count: number) =>
    counted('ru', count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' }),
  el: (count: number) => counted('el', count, { one: '# άτομο', other: '# άτομα' }),
  de: (count: number) => counted('de', count, { one: '# Person', other: '# Personen' }),
  ar: (count: number) =>
    counted('ar', count, {
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  fa: (count: number) => `${count} نفر`,
  ko: (count: number) => `${count}명`,
} as const;

/** `shown` isolates the amounts where the sentence is written from right to left. */
function priceLine(
  label: string,
  price: MoveExtra['price'],
  same: string,
  shown = (amount: string) => amount,
): string[] {
  if (price === null) return [];
  const [to, difference] = [shown(price.to), shown(price.difference)];
  const { from } = price;
  return [from === null ? `${label}: ${to}, ${same}` : `${label}: ${shown(from)} → ${to} (${difference})`];
}

const side = (when: string, party: string) => `${when}, ${party}`;

/** What the guest reads about moving a booking, and (`merchantMoved`) what the business reads. */
export const moveSentences = defineSentences({
  en: {
    proposal: (move: MoveWords, extra: MoveExtra) =>
      [
        `Move your booking ${move.reference}? ${move.what}`,
        `From: ${side(move.from, people.en(move.fromParty))}`,
        `To: ${side(move.to, people.en(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `The clocks go back that day and show this time twice: this is the first one, ${extra.repeatedTime}.`,
            ]),
        ...priceLine('Price', extra.price, 'as before'),
        `The new time is held for you until ${extra.until}. Until you say yes, your booking stays as it is.`,
        `Reply ${word.en.yes} (or ${word.en.confirm}) to move it, ${word.en.no} (or ${word.en.decline}) to keep it.`,
      ].join('\n'),
    moved: (move: MoveWords, reference: string, told: boolean) =>
      [
        `Moved: ${move.what}`,
        `Now: ${side(move.to, people.en(move.party))}`,
        `Your booking code is now ${reference} (before: ${move.reference}).`,
        told
          ? 'I am letting them know now.'
          : 'They cannot be reached through me, so please show this code when you arrive.',
      ].join('\n'),
    stands: (reference: string) => `Your booking ${reference} stays as it is; nothing was moved.`,
    sameAsBefore: (reference: string, when: string, party: number) =>
      `Your booking ${reference} is for that already: ${side(when, people.en(party))}. Which day, time or number of people would you like instead?`,
    notConfirmed: (reference: string) =>
      `${reference} is not booked yet, so there is nothing to move. Just tell me what you would like instead.`,
    withDeposit: (reference: string) =>
      `A deposit belongs to that booking, so I cannot move it. ${reference} stays as it is. You can ask the place, or cancel it and book again.`,
    begun: (reference: string, when: string) =>
      `Your booking ${reference} was for ${when}, which has passed, so it cannot be moved any more.`,
    merchantMoved: (move: MoveWords, reference: string, customer: string | null, price: string | null) =>
      [
        `Booking moved: ${move.what}`,
        `From: ${side(move.from, people.en(move.fromParty))} (${move.reference})`,
        `To: ${side(move.to, people.en(move.party))} (${reference})`,
        ...(customer === null ? [] : [`Name: ${customer}`]),
        ...(price === null ? [] : [`Price: ${price}`]),
        'Moved by the guest through Merve; the earlier time is free again.',
      ].join('\n'),
  },
  tr: {
    proposal: (move, extra) =>
      [
        `${move.reference} kodlu rezervasyonunuz değiştirilsin mi? ${move.what}`,
        `Eski: ${side(move.from, people.tr(move.fromParty))}`,
        `Yeni: ${side(move.to, people.tr(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [`O gün saatler geri alındığı için bu saat iki kez yaşanır: bu, ilki (${extra.repeatedTime}).`]),
        ...priceLine('Fiyat', extra.price, 'değişmedi'),
        `Yeni saat, ${extra.until} olana kadar sizin için tutuluyor. Siz onaylayana kadar rezervasyonunuz olduğu gibi kalır.`,
        `Değiştirmek için ${word.tr.yes}, olduğu gibi bırakmak için ${word.tr.no} yazın.`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `Rezervasyon değiştirildi: ${move.what}`,
        `Yeni: ${side(move.to, people.tr(move.party))}`,
        `Rezervasyon kodunuz artık ${reference} (önceki: ${move.reference}).`,
        told
          ? 'Kendilerine şimdi haber veriyorum.'
          : 'Kendilerine benim üzerimden ulaşılamıyor; lütfen vardığınızda bu kodu gösterin.',
      ].join('\n'),
    stands: (reference) =>
      `${reference} kodlu rezervasyonunuz olduğu gibi duruyor; hiçbir şey değiştirilmedi.`,
    sameAsBefore: (reference, when, party) =>
      `${reference} kodlu rezervasyonunuz zaten öyle: ${side(when, people.tr(party))}. Hangi gün, saat veya kişi sayısı olsun?`,
    notConfirmed: (reference) =>
      `${reference} henüz rezerve edilmedi, bu yüzden değiştirilecek bir şey yok. Bunun yerine ne istediğinizi yazmanız yeterli.`,
    withDeposit: (reference) =>
      `Bu rezervasyonun bir kaporası var, bu yüzden değiştiremiyorum. ${reference} olduğu gibi duruyor. Mekâna sorabilir ya da iptal edip yeniden rezervasyon yapabilirsiniz.`,
    begun: (reference, when) =>
      `${reference} kodlu rezervasyonunuz ${when} içindi; bu zaman geçtiği için artık değiştirilemez.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `Rezervasyon değişti: ${move.what}`,
        `Eski: ${side(move.from, people.tr(move.fromParty))} (${move.reference})`,
        `Yeni: ${side(move.to, people.tr(move.party))} (${reference})`,
        ...(customer === null ? [] : [`Ad: ${customer}`]),
        ...(price === null ? [] : [`Fiyat: ${price}`]),
        'Misafir Merve üzerinden değiştirdi; önceki saat yeniden boş.',
      ].join('\n'),
  },
  he: {
    proposal: (move, extra) =>
      [
        `להעביר את ההזמנה ${isolated(move.reference)}? ${isolated(move.what)}`,
        `מ: ${side(move.from, people.he(move.fromParty))}`,
        `אל: ${side(move.to, people.he(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `באותו יום מזיזים את השעון לאחור והשעה מופיעה פעמיים: זו הראשונה, ${isolated(extra.repeatedTime)}.`,
            ]),
        ...priceLine('מחיר', extra.price, 'ללא שינוי', isolated),
        `המועד החדש שמור לכם עד ${isolated(extra.until)}. עד שתאשרו, ההזמנה נשארת כפי שהיא.`,
        `להעברה השיבו ${word.he.yes}, כדי להשאיר אותה השיבו ${word.he.no}.`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `ההזמנה הועברה: ${isolated(move.what)}`,
        `המועד החדש: ${side(move.to, people.he(move.party))}`,
        `קוד ההזמנה עכשיו: ${isolated(reference)} (קודם: ${isolated(move.reference)}).`,
        told ? 'אני מעדכנת אותם עכשיו.' : 'אי אפשר להשיג אותם דרכי, לכן הציגו בבקשה את הקוד הזה כשתגיעו.',
      ].join('\n'),
    stands: (reference) => `ההזמנה שלכם ${isolated(reference)} נשארת כפי שהיא; שום דבר לא הועבר.`,
    sameAsBefore: (reference, when, party) =>
      `ההזמנה שלכם ${isolated(reference)} היא כבר כזאת: ${side(when, people.he(party))}. איזה יום, שעה או מספר אנשים תרצו במקום?`,
    notConfirmed: (reference) =>
      `${isolated(reference)} עוד לא הוזמן, ולכן אין מה להעביר. פשוט כתבו לי מה תרצו במקום.`,
    withDeposit: (reference) =>
      `להזמנה הזאת יש מקדמה, ולכן איני יכולה להעביר אותה. ${isolated(reference)} נשארת כפי שהיא. אפשר לפנות לעסק, או לבטל ולהזמין מחדש.`,
    begun: (reference, when) =>
      `ההזמנה שלכם ${isolated(reference)} הייתה ל־${when}, מועד שכבר עבר, ולכן אי אפשר להעביר אותה.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `הזמנה הועברה: ${isolated(move.what)}`,
        `מ: ${side(move.from, people.he(move.fromParty))} (${isolated(move.reference)})`,
        `אל: ${side(move.to, people.he(move.party))} (${isolated(reference)})`,
        ...(customer === null ? [] : [`שם: ${isolated(customer)}`]),
        ...(price === null ? [] : [`מחיר: ${isolated(price)}`]),
        'ההזמנה הועברה על ידי האורח דרך מרווה; המועד הקודם פנוי שוב.',
      ].join('\n'),
  },
  ru: {
    proposal: (move, extra) =>
      [
        `Перенести бронь ${move.reference}? ${move.what}`,
        `Было: ${side(move.from, people.ru(move.fromParty))}`,
        `Станет: ${side(move.to, people.ru(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `В этот день часы переводят назад, и это время бывает дважды: здесь первое, ${extra.repeatedTime}.`,
            ]),
        ...priceLine('Цена', extra.price, 'без изменений'),
        `Новое время удерживается для вас до ${extra.until}. Пока вы не согласитесь, ваша бронь остаётся прежней.`,
        `Ответьте ${word.ru.yes}, чтобы перенести, или ${word.ru.no}, чтобы оставить как есть.`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `Бронь перенесена: ${move.what}`,
        `Теперь: ${side(move.to, people.ru(move.party))}`,
        `Код брони теперь ${reference} (был ${move.reference}).`,
        told
          ? 'Сейчас сообщу им об этом.'
          : 'Связаться с ними через меня нельзя, поэтому покажите, пожалуйста, этот код на месте.',
      ].join('\n'),
    stands: (reference) => `Ваша бронь ${reference} остаётся прежней; ничего не перенесено.`,
    sameAsBefore: (reference, when, party) =>
      `Ваша бронь ${reference} и так на это время: ${side(when, people.ru(party))}. На какой день, время или число гостей её изменить?`,
    notConfirmed: (reference) =>
      `${reference} ещё не забронировано, поэтому переносить нечего. Просто напишите, что нужно вместо этого.`,
    withDeposit: (reference) =>
      `У этой брони есть предоплата, поэтому перенести её я не могу. ${reference} остаётся прежней. Можно обратиться к заведению или отменить бронь и оформить новую.`,
    begun: (reference, when) =>
      `Ваша бронь ${reference} была на ${when}; это время прошло, и перенести её уже нельзя.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `Бронь перенесена: ${move.what}`,
        `Было: ${side(move.from, people.ru(move.fromParty))} (${move.reference})`,
        `Стало: ${side(move.to, people.ru(move.party))} (${reference})`,
        ...(customer === null ? [] : [`Имя: ${customer}`]),
        ...(price === null ? [] : [`Цена: ${price}`]),
        'Гость перенёс бронь через Merve; прежнее время снова свободно.',
      ].join('\n'),
  },
  el: {
    proposal: (move, extra) =>
      [
        `Να μεταφέρω την κράτησή σας ${move.reference}; ${move.what}`,
        `Από: ${side(move.from, people.el(move.fromParty))}`,
        `Σε: ${side(move.to, people.el(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `Εκείνη τη μέρα τα ρολόγια γυρίζουν πίσω και η ώρα αυτή υπάρχει δύο φορές: αυτή είναι η πρώτη, ${extra.repeatedTime}.`,
            ]),
        ...priceLine('Τιμή', extra.price, 'όπως πριν'),
        `Η νέα ώρα κρατείται για εσάς έως τις ${extra.until}. Μέχρι να απαντήσετε, η κράτησή σας μένει όπως είναι.`,
        `Για να μεταφερθεί απαντήστε ${word.el.yes}, για να μείνει ως έχει ${word.el.no}.`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `Η κράτηση μεταφέρθηκε: ${move.what}`,
        `Τώρα: ${side(move.to, people.el(move.party))}`,
        `Ο κωδικός της κράτησής σας είναι τώρα ${reference} (πριν: ${move.reference}).`,
        told
          ? 'Τους ειδοποιώ τώρα.'
          : 'Δεν μπορώ να τους ειδοποιήσω, οπότε παρακαλώ δείξτε αυτόν τον κωδικό όταν φτάσετε.',
      ].join('\n'),
    stands: (reference) => `Η κράτησή σας ${reference} μένει όπως είναι· δεν μεταφέρθηκε τίποτα.`,
    sameAsBefore: (reference, when, party) =>
      `Η κράτησή σας ${reference} είναι ήδη έτσι: ${side(when, people.el(party))}. Ποια μέρα, ώρα ή πόσα άτομα θέλετε αντί γι’ αυτό;`,
    notConfirmed: (reference) =>
      `Το ${reference} δεν έχει κλειστεί ακόμη, οπότε δεν υπάρχει κάτι να μεταφερθεί. Πείτε μου απλώς τι θέλετε αντί γι’ αυτό.`,
    withDeposit: (reference) =>
      `Η κράτηση αυτή έχει προκαταβολή, οπότε δεν μπορώ να τη μεταφέρω. Η ${reference} μένει όπως είναι. Μπορείτε να ρωτήσετε το κατάστημα ή να την ακυρώσετε και να κλείσετε ξανά.`,
    begun: (reference, when) =>
      `Η κράτησή σας ${reference} ήταν για ${when}, που έχει περάσει, οπότε δεν μπορεί πια να μεταφερθεί.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `Μεταφορά κράτησης: ${move.what}`,
        `Από: ${side(move.from, people.el(move.fromParty))} (${move.reference})`,
        `Σε: ${side(move.to, people.el(move.party))} (${reference})`,
        ...(customer === null ? [] : [`Όνομα: ${customer}`]),
        ...(price === null ? [] : [`Τιμή: ${price}`]),
        'Η μεταφορά έγινε από τον πελάτη μέσω της Merve· η προηγούμενη ώρα είναι πάλι ελεύθερη.',
      ].join('\n'),
  },
  de: {
    proposal: (move, extra) =>
      [
        `Ihre Buchung ${move.reference} verlegen? ${move.what}`,
        `Von: ${side(move.from, people.de(move.fromParty))}`,
        `Auf: ${side(move.to, people.de(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `An diesem Tag wird die Uhr zurückgestellt und zeigt diese Zeit zweimal: Dies ist die erste, ${extra.repeatedTime}.`,
            ]),
        ...priceLine('Preis', extra.price, 'wie bisher'),
        `Die neue Zeit ist bis ${extra.until} Uhr für Sie reserviert. Bis Sie zustimmen, bleibt Ihre Buchung, wie sie ist.`,
        `Antworten Sie mit ${word.de.yes}, um sie zu verlegen, oder mit ${word.de.no}, um sie zu lassen, wie sie ist.`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `Verlegt: ${move.what}`,
        `Jetzt: ${side(move.to, people.de(move.party))}`,
        `Ihr Buchungscode ist jetzt ${reference} (bisher: ${move.reference}).`,
        told
          ? 'Ich gebe dort jetzt Bescheid.'
          : 'Über mich ist dort niemand zu erreichen; bitte zeigen Sie bei der Ankunft diesen Code vor.',
      ].join('\n'),
    stands: (reference) => `Ihre Buchung ${reference} bleibt, wie sie ist; es wurde nichts verlegt.`,
    sameAsBefore: (reference, when, party) =>
      `Ihre Buchung ${reference} ist bereits so: ${side(when, people.de(party))}. Welcher Tag, welche Uhrzeit oder wie viele Personen sollen es stattdessen sein?`,
    notConfirmed: (reference) =>
      `${reference} ist noch nicht gebucht, es gibt also nichts zu verlegen. Sagen Sie mir einfach, was Sie stattdessen möchten.`,
    withDeposit: (reference) =>
      `Zu dieser Buchung gehört eine Anzahlung, deshalb kann ich sie nicht verlegen. ${reference} bleibt, wie sie ist. Sie können dort nachfragen oder stornieren und neu buchen.`,
    begun: (reference, when) =>
      `Ihre Buchung ${reference} war für ${when}; das ist vorbei, sie kann nicht mehr verlegt werden.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `Buchung verlegt: ${move.what}`,
        `Von: ${side(move.from, people.de(move.fromParty))} (${move.reference})`,
        `Auf: ${side(move.to, people.de(move.party))} (${reference})`,
        ...(customer === null ? [] : [`Name: ${customer}`]),
        ...(price === null ? [] : [`Preis: ${price}`]),
        'Vom Gast über Merve verlegt; der frühere Termin ist wieder frei.',
      ].join('\n'),
  },
  ar: {
    proposal: (move, extra) =>
      [
        `هل يُغيَّر موعد حجزك ${isolated(move.reference)}؟ ${isolated(move.what)}`,
        `من: ${side(move.from, people.ar(move.fromParty))}`,
        `إلى: ${side(move.to, people.ar(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `في ذلك اليوم تُؤخَّر الساعة ويتكرر هذا الوقت مرتين: هذه هي الأولى، ${isolated(extra.repeatedTime)}.`,
            ]),
        ...priceLine('السعر', extra.price, 'كما كان', isolated),
        `الموعد الجديد محجوز لك مؤقتًا حتى ${isolated(extra.until)}. وإلى أن توافق يبقى حجزك كما هو.`,
        `لتغييره يُرجى الرد بكلمة «${word.ar.yes}»، وللإبقاء عليه بكلمة «${word.ar.no}».`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `تم تغيير موعد الحجز: ${isolated(move.what)}`,
        `الموعد الآن: ${side(move.to, people.ar(move.party))}`,
        `رمز حجزك الآن ${isolated(reference)} (كان ${isolated(move.reference)}).`,
        told ? 'أُبلغهم بذلك الآن.' : 'لا يمكن الوصول إليهم عن طريقي، لذا يُرجى إظهار هذا الرمز عند الوصول.',
      ].join('\n'),
    stands: (reference) => `يبقى حجزك ${isolated(reference)} كما هو، ولم يتغير شيء.`,
    sameAsBefore: (reference, when, party) =>
      `حجزك ${isolated(reference)} هكذا بالفعل: ${side(when, people.ar(party))}. ما اليوم أو الوقت أو عدد الأشخاص المطلوب بدلًا من ذلك؟`,
    notConfirmed: (reference) =>
      `لم يُحجز ${isolated(reference)} بعد، فلا شيء لتغييره. يكفي أن تخبرني بما تريد بدلًا منه.`,
    withDeposit: (reference) =>
      `لهذا الحجز عربون، لذلك لا يمكنني تغيير موعده. يبقى ${isolated(reference)} كما هو. يمكنك سؤال المكان، أو إلغاؤه والحجز من جديد.`,
    begun: (reference, when) =>
      `كان حجزك ${isolated(reference)} في ${when}، وقد مضى هذا الموعد، فلا يمكن تغييره.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `تغيّر موعد حجز: ${isolated(move.what)}`,
        `من: ${side(move.from, people.ar(move.fromParty))} (${isolated(move.reference)})`,
        `إلى: ${side(move.to, people.ar(move.party))} (${isolated(reference)})`,
        ...(customer === null ? [] : [`الاسم: ${isolated(customer)}`]),
        ...(price === null ? [] : [`السعر: ${isolated(price)}`]),
        'غيّره الضيف عبر ميرفي، والموعد السابق متاح من جديد.',
      ].join('\n'),
  },
  fa: {
    proposal: (move, extra) =>
      [
        `رزرو ${isolated(move.reference)} جابه‌جا شود؟ ${isolated(move.what)}`,
        `از: ${side(move.from, people.fa(move.fromParty))}`,
        `به: ${side(move.to, people.fa(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `آن روز ساعت‌ها عقب می‌رود و این ساعت دو بار پیش می‌آید: این، نخستین است، ${isolated(extra.repeatedTime)}.`,
            ]),
        ...priceLine('قیمت', extra.price, 'مانند پیش', isolated),
        `زمان جدید تا ساعت ${isolated(extra.until)} برای شما نگه داشته می‌شود. تا موافقت نکنید رزرو شما سر جای خود می‌ماند.`,
        `برای جابه‌جایی پاسخ دهید «${word.fa.yes}» و برای ماندن آن «${word.fa.no}».`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `رزرو جابه‌جا شد: ${isolated(move.what)}`,
        `زمان جدید: ${side(move.to, people.fa(move.party))}`,
        `کد رزرو شما اکنون ${isolated(reference)} است (پیش‌تر: ${isolated(move.reference)}).`,
        told
          ? 'همین حالا به آن‌ها خبر می‌دهم.'
          : 'از طریق من در دسترس نیستند؛ لطفاً هنگام رسیدن این کد را نشان دهید.',
      ].join('\n'),
    stands: (reference) => `رزرو شما ${isolated(reference)} سر جای خود می‌ماند؛ چیزی جابه‌جا نشد.`,
    sameAsBefore: (reference, when, party) =>
      `رزرو شما ${isolated(reference)} هم‌اکنون همین است: ${side(when, people.fa(party))}. چه روز، ساعت یا تعدادی به جای آن می‌خواهید؟`,
    notConfirmed: (reference) =>
      `${isolated(reference)} هنوز رزرو نشده، پس چیزی برای جابه‌جایی نیست. کافی است بگویید به جای آن چه می‌خواهید.`,
    withDeposit: (reference) =>
      `این رزرو بیعانه دارد، پس نمی‌توانم آن را جابه‌جا کنم. ${isolated(reference)} سر جای خود می‌ماند. می‌توانید از خود مکان بپرسید، یا آن را لغو و دوباره رزرو کنید.`,
    begun: (reference, when) =>
      `رزرو شما ${isolated(reference)} برای ${when} بود که گذشته است؛ دیگر نمی‌توان آن را جابه‌جا کرد.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `رزرو جابه‌جا شد: ${isolated(move.what)}`,
        `از: ${side(move.from, people.fa(move.fromParty))} (${isolated(move.reference)})`,
        `به: ${side(move.to, people.fa(move.party))} (${isolated(reference)})`,
        ...(customer === null ? [] : [`نام: ${isolated(customer)}`]),
        ...(price === null ? [] : [`قیمت: ${isolated(price)}`]),
        'مهمان آن را از طریق مروه جابه‌جا کرده است؛ زمان پیشین دوباره خالی است.',
      ].join('\n'),
  },
  ko: {
    proposal: (move, extra) =>
      [
        `예약 ${move.reference}을 변경할까요? ${move.what}`,
        `기존: ${side(move.from, people.ko(move.fromParty))}`,
        `변경: ${side(move.to, people.ko(move.party))}`,
        ...(extra.repeatedTime === null
          ? []
          : [
              `그날은 시계가 한 시간 뒤로 가서 같은 시각이 두 번 옵니다. 이 예약은 첫 번째(${extra.repeatedTime})입니다.`,
            ]),
        ...priceLine('가격', extra.price, '변동 없음'),
        `새 시간은 ${extra.until}까지 잡아 두었습니다. 동의하시기 전까지 기존 예약은 그대로입니다.`,
        `변경하시려면 ‘${word.ko.yes}’, 그대로 두시려면 ‘${word.ko.no}’라고 답해 주세요.`,
      ].join('\n'),
    moved: (move, reference, told) =>
      [
        `예약 변경 완료: ${move.what}`,
        `변경된 예약: ${side(move.to, people.ko(move.party))}`,
        `예약 코드가 ${reference}(으)로 바뀌었습니다(이전: ${move.reference}).`,
        told
          ? '지금 업체에 알리고 있습니다.'
          : '저를 통해 업체에 연락할 수 없으니, 도착하시면 이 코드를 보여 주세요.',
      ].join('\n'),
    stands: (reference) => `예약 ${reference}은(는) 그대로 유지되며, 변경된 것은 없습니다.`,
    sameAsBefore: (reference, when, party) =>
      `예약 ${reference}은(는) 이미 그 내용입니다: ${side(when, people.ko(party))}. 어느 날짜, 시간 또는 인원으로 바꿀까요?`,
    notConfirmed: (reference) =>
      `${reference}은(는) 아직 예약이 확정되지 않아 변경할 것이 없습니다. 원하시는 내용을 말씀해 주세요.`,
    withDeposit: (reference) =>
      `이 예약에는 예약금이 있어 제가 변경할 수 없습니다. ${reference}은(는) 그대로입니다. 업체에 문의하시거나 취소 후 다시 예약하실 수 있습니다.`,
    begun: (reference, when) => `예약 ${reference}은(는) ${when} 예약이었으며 이미 지나 변경할 수 없습니다.`,
    merchantMoved: (move, reference, customer, price) =>
      [
        `예약 변경: ${move.what}`,
        `기존: ${side(move.from, people.ko(move.fromParty))} (${move.reference})`,
        `변경: ${side(move.to, people.ko(move.party))} (${reference})`,
        ...(customer === null ? [] : [`성함: ${customer}`]),
        ...(price === null ? [] : [`가격: ${price}`]),
        '손님이 Merve를 통해 변경했으며, 이전 시간은 다시 비었습니다.',
      ].join('\n'),
  },
});
