import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../../language/define-sentences.ts';

/** Why a deposit cannot come along. Amounts in words; null where nothing was paid, or nothing is asked. */
interface DepositDifference {
  readonly reference: string;
  readonly paid: string | null;
  readonly asked: string | null;
  /** With as many people as now, the deposit would be the same. */
  readonly sameWithSameParty: boolean;
  /** What was paid is given back in full if the booking is cancelled now. */
  readonly returned: boolean;
}

/** The sentences that apply, as one text. */
const text = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' ');

/** What the guest reads about the deposit of a booking they want to move. `until` is null where nothing is given back. */
export const moveDepositSentences = defineSentences({
  en: {
    comesAlong: (deposit: string, until: string | null) =>
      `Deposit: ${deposit}, already paid; it comes along. ${
        until === null
          ? 'It is not returned if you cancel.'
          : `You get it back in full if you cancel by ${until}.`
      }`,
    cameAlong: (deposit: string) => `The deposit of ${deposit} came along; there is nothing more to pay.`,
    awaited: (reference: string, deposit: string) =>
      `${reference} is held for you until its deposit of ${deposit} is paid, so nothing is booked yet that could be moved. Pay it first, and then I can move it; or tell me to cancel it, and nothing is charged.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }: DepositDifference) =>
      text(
        paid === null
          ? `No deposit was paid for your booking ${reference}, and what you want asks one of ${asked}.`
          : `A deposit of ${paid} was paid for your booking ${reference}, and what you want asks ${asked ?? 'none'}.`,
        'I can take a deposit along only as it is, so nothing was moved.',
        sameWithSameParty && 'With as many people as now I can move it.',
        paid === null
          ? 'You can cancel it and book again.'
          : returned
            ? `Or cancel it and book again: you then get ${paid} back in full.`
            : `If you cancel it now, ${paid} will not be returned.`,
      ),
    gone: (reference: string, deposit: string) =>
      `The deposit of ${deposit} for your booking ${reference} has been given back, so it cannot come along. The booking stays as it is; you can ask the place, or cancel it and book again.`,
  },
  tr: {
    comesAlong: (deposit, until) =>
      `Kapora: ${deposit}, ödendi; yeni rezervasyona aktarılır. ${
        until === null
          ? 'İptal ederseniz iade edilmez.'
          : `En geç ${until} tarihine kadar iptal ederseniz tamamı iade edilir.`
      }`,
    cameAlong: (deposit) =>
      `${deposit} tutarındaki kapora yeni rezervasyona aktarıldı; başka bir şey ödemeniz gerekmiyor.`,
    awaited: (reference, deposit) =>
      `${reference}, ${deposit} tutarındaki kapora ödenene kadar sizin için tutuluyor; değiştirilecek bir rezervasyon henüz yok. Önce kaporayı ödeyin, sonra değiştirebilirim; ya da iptal etmemi söyleyin, ücret alınmaz.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `${reference} kodlu rezervasyonunuz için kapora ödenmedi; istediğiniz için ${asked} kapora gerekiyor.`
          : asked === null
            ? `${reference} kodlu rezervasyonunuz için ${paid} kapora ödendi; istediğiniz için ise kapora gerekmiyor.`
            : `${reference} kodlu rezervasyonunuz için ${paid} kapora ödendi; istediğiniz için ise ${asked} gerekiyor.`,
        'Kaporayı ancak olduğu gibi aktarabilirim, bu yüzden hiçbir şey değiştirilmedi.',
        sameWithSameParty && 'Kişi sayısı aynı kalırsa değiştirebilirim.',
        paid === null
          ? 'İptal edip yeniden rezervasyon yapabilirsiniz.'
          : returned
            ? `Ya da iptal edip yeniden rezervasyon yapın: ${paid} tutarının tamamı iade edilir.`
            : `Şimdi iptal ederseniz ${paid} iade edilmez.`,
      ),
    gone: (reference, deposit) =>
      `${reference} kodlu rezervasyonunuzun ${deposit} tutarındaki kaporası iade edildi, bu yüzden aktarılamıyor. Rezervasyon olduğu gibi duruyor; mekâna sorabilir ya da iptal edip yeniden rezervasyon yapabilirsiniz.`,
  },
  he: {
    comesAlong: (deposit, until) =>
      `מקדמה: ${isolated(deposit)}, כבר שולמה; היא עוברת להזמנה החדשה. ${
        until === null ? 'במקרה של ביטול היא לא תוחזר.' : `בביטול עד ${isolated(until)} היא תוחזר במלואה.`
      }`,
    cameAlong: (deposit) => `המקדמה של ${isolated(deposit)} עברה להזמנה החדשה; אין מה לשלם עוד.`,
    awaited: (reference, deposit) =>
      `${isolated(reference)} שמורה לכם עד לתשלום המקדמה של ${isolated(deposit)}, ולכן אין עדיין הזמנה שאפשר להעביר. שלמו קודם את המקדמה ואז אוכל להעביר; או בקשו ממני לבטל, ולא יהיה חיוב.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `על ההזמנה ${isolated(reference)} לא שולמה מקדמה, ומה שביקשתם דורש מקדמה של ${isolated(asked ?? '')}.`
          : asked === null
            ? `על ההזמנה ${isolated(reference)} שולמה מקדמה של ${isolated(paid)}, ומה שביקשתם לא דורש מקדמה.`
            : `על ההזמנה ${isolated(reference)} שולמה מקדמה של ${isolated(paid)}, ומה שביקשתם דורש ${isolated(asked)}.`,
        'אני יכולה להעביר מקדמה רק כפי שהיא, ולכן שום דבר לא הועבר.',
        sameWithSameParty && 'עם אותו מספר אנשים אוכל להעביר.',
        paid === null
          ? 'אפשר לבטל ולהזמין מחדש.'
          : returned
            ? `או שאפשר לבטל ולהזמין מחדש: ${isolated(paid)} יוחזרו במלואם.`
            : `בביטול עכשיו ${isolated(paid)} לא יוחזרו.`,
      ),
    gone: (reference, deposit) =>
      `המקדמה של ${isolated(deposit)} על ההזמנה ${isolated(reference)} הוחזרה, ולכן אי אפשר להעביר אותה. ההזמנה נשארת כפי שהיא; אפשר לפנות לעסק, או לבטל ולהזמין מחדש.`,
  },
  ru: {
    comesAlong: (deposit, until) =>
      `Предоплата: ${deposit}, уже внесена и переходит на новую бронь. ${
        until === null
          ? 'При отмене она не возвращается.'
          : `Если отменить не позднее ${until}, она вернётся полностью.`
      }`,
    cameAlong: (deposit) => `Предоплата ${deposit} перешла на новую бронь; доплачивать не нужно.`,
    awaited: (reference, deposit) =>
      `${reference} я держу для вас, пока не внесена предоплата ${deposit}, поэтому переносить ещё нечего. Сначала внесите её, и тогда я смогу перенести бронь; или попросите отменить, деньги не будут списаны.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `За бронь ${reference} предоплата не вносилась, а для того, что вы хотите, нужна предоплата ${asked}.`
          : asked === null
            ? `За бронь ${reference} внесена предоплата ${paid}, а для того, что вы хотите, предоплата не нужна.`
            : `За бронь ${reference} внесена предоплата ${paid}, а для того, что вы хотите, нужна ${asked}.`,
        'Перенести предоплату можно только как есть, поэтому ничего не перенесено.',
        sameWithSameParty && 'При том же числе гостей я могу перенести бронь.',
        paid === null
          ? 'Можно отменить бронь и оформить новую.'
          : returned
            ? `Или отмените бронь и оформите новую: ${paid} вернутся полностью.`
            : `Если отменить бронь сейчас, ${paid} не вернутся.`,
      ),
    gone: (reference, deposit) =>
      `Предоплата ${deposit} за бронь ${reference} возвращена, поэтому перенести её нельзя. Бронь остаётся прежней; можно обратиться к заведению или отменить её и оформить новую.`,
  },
  el: {
    comesAlong: (deposit, until) =>
      `Προκαταβολή: ${deposit}, έχει πληρωθεί και μεταφέρεται μαζί. ${
        until === null
          ? 'Αν ακυρώσετε, δεν επιστρέφεται.'
          : `Αν ακυρώσετε έως ${until}, επιστρέφεται ολόκληρη.`
      }`,
    cameAlong: (deposit) =>
      `Η προκαταβολή των ${deposit} μεταφέρθηκε μαζί· δεν χρειάζεται να πληρώσετε κάτι άλλο.`,
    awaited: (reference, deposit) =>
      `Το ${reference} κρατείται για εσάς μέχρι να πληρωθεί η προκαταβολή των ${deposit}, οπότε δεν υπάρχει ακόμη κράτηση να μεταφερθεί. Πληρώστε την πρώτα και μετά μπορώ να τη μεταφέρω· ή πείτε μου να το ακυρώσω, χωρίς χρέωση.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `Για την κράτησή σας ${reference} δεν πληρώθηκε προκαταβολή, και αυτό που θέλετε ζητά ${asked}.`
          : asked === null
            ? `Για την κράτησή σας ${reference} πληρώθηκε προκαταβολή ${paid}, και αυτό που θέλετε δεν ζητά καμία.`
            : `Για την κράτησή σας ${reference} πληρώθηκε προκαταβολή ${paid}, και αυτό που θέλετε ζητά ${asked}.`,
        'Μπορώ να μεταφέρω την προκαταβολή μόνο όπως είναι, οπότε δεν μεταφέρθηκε τίποτα.',
        sameWithSameParty && 'Με όσα άτομα είναι τώρα μπορώ να τη μεταφέρω.',
        paid === null
          ? 'Μπορείτε να την ακυρώσετε και να κλείσετε ξανά.'
          : returned
            ? `Ή ακυρώστε τη και κλείστε ξανά: τα ${paid} επιστρέφονται ολόκληρα.`
            : `Αν την ακυρώσετε τώρα, τα ${paid} δεν επιστρέφονται.`,
      ),
    gone: (reference, deposit) =>
      `Η προκαταβολή των ${deposit} για την κράτησή σας ${reference} έχει επιστραφεί, οπότε δεν μπορεί να μεταφερθεί. Η κράτηση μένει όπως είναι· μπορείτε να ρωτήσετε το κατάστημα ή να την ακυρώσετε και να κλείσετε ξανά.`,
  },
  de: {
    comesAlong: (deposit, until) =>
      `Anzahlung: ${deposit}, schon bezahlt; sie geht mit. ${
        until === null
          ? 'Bei einer Stornierung wird sie nicht erstattet.'
          : `Bei einer Stornierung bis ${until} bekommen Sie sie vollständig zurück.`
      }`,
    cameAlong: (deposit) => `Die Anzahlung von ${deposit} ist mitgegangen; es ist nichts mehr zu zahlen.`,
    awaited: (reference, deposit) =>
      `${reference} ist für Sie vorgemerkt, bis die Anzahlung von ${deposit} bezahlt ist; noch ist also nichts gebucht, was sich verlegen ließe. Zahlen Sie zuerst, dann kann ich es verlegen; oder lassen Sie es mich stornieren, dann wird nichts abgebucht.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `Für Ihre Buchung ${reference} wurde keine Anzahlung geleistet, und für Ihren Wunsch wird eine von ${asked} verlangt.`
          : asked === null
            ? `Für Ihre Buchung ${reference} wurden ${paid} angezahlt, und für Ihren Wunsch wird keine Anzahlung verlangt.`
            : `Für Ihre Buchung ${reference} wurden ${paid} angezahlt, und für Ihren Wunsch werden ${asked} verlangt.`,
        'Eine Anzahlung kann ich nur so mitnehmen, wie sie ist; deshalb wurde nichts verlegt.',
        sameWithSameParty && 'Mit so vielen Personen wie bisher kann ich die Buchung verlegen.',
        paid === null
          ? 'Sie können sie stornieren und neu buchen.'
          : returned
            ? `Oder Sie stornieren und buchen neu: Dann bekommen Sie ${paid} vollständig zurück.`
            : `Wenn Sie jetzt stornieren, werden ${paid} nicht erstattet.`,
      ),
    gone: (reference, deposit) =>
      `Die Anzahlung von ${deposit} für Ihre Buchung ${reference} wurde erstattet und kann deshalb nicht mitgehen. Die Buchung bleibt, wie sie ist; Sie können dort nachfragen oder stornieren und neu buchen.`,
  },
  ar: {
    comesAlong: (deposit, until) =>
      `العربون: ${isolated(deposit)}، وقد دُفع، وينتقل إلى الموعد الجديد. ${
        until === null ? 'لا يُرد العربون عند الإلغاء.' : `يُرد كاملاً إذا ألغيت حتى ${isolated(until)}.`
      }`,
    cameAlong: (deposit) => `انتقل العربون ${isolated(deposit)} إلى الموعد الجديد، ولا شيء آخر عليك دفعه.`,
    awaited: (reference, deposit) =>
      `${isolated(reference)} محجوز مؤقتاً لك إلى أن يُدفع العربون ${isolated(deposit)}، فلا حجز بعد يمكن تغيير موعده. ادفعه أولاً ثم أغيّر الموعد، أو اطلب مني الإلغاء ولن يُخصم أي مبلغ.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `لم يُدفع عربون لحجزك ${isolated(reference)}، وما تريده يتطلب عربوناً قدره ${isolated(asked ?? '')}.`
          : asked === null
            ? `دُفع لحجزك ${isolated(reference)} عربون قدره ${isolated(paid)}، وما تريده لا يتطلب عربوناً.`
            : `دُفع لحجزك ${isolated(reference)} عربون قدره ${isolated(paid)}، وما تريده يتطلب ${isolated(asked)}.`,
        'لا يمكنني نقل العربون إلا كما هو، لذلك لم يتغير شيء.',
        sameWithSameParty && 'بعدد الأشخاص نفسه يمكنني تغيير الموعد.',
        paid === null
          ? 'يمكنك إلغاؤه والحجز من جديد.'
          : returned
            ? `أو ألغه واحجز من جديد: يُرد إليك ${isolated(paid)} كاملاً.`
            : `إذا ألغيته الآن فلن يُرد ${isolated(paid)}.`,
      ),
    gone: (reference, deposit) =>
      `رُدّ العربون ${isolated(deposit)} الخاص بحجزك ${isolated(reference)}، فلا يمكن نقله. يبقى الحجز كما هو؛ يمكنك سؤال المكان، أو إلغاؤه والحجز من جديد.`,
  },
  fa: {
    comesAlong: (deposit, until) =>
      `بیعانه: ${isolated(deposit)}، پرداخت شده است و به زمان جدید منتقل می‌شود. ${
        until === null
          ? 'در صورت لغو، بیعانه برگردانده نمی‌شود.'
          : `اگر تا ${isolated(until)} لغو کنید، کامل برگردانده می‌شود.`
      }`,
    cameAlong: (deposit) => `بیعانهٔ ${isolated(deposit)} به زمان جدید منتقل شد؛ چیز دیگری برای پرداخت نیست.`,
    awaited: (reference, deposit) =>
      `${isolated(reference)} تا پرداخت بیعانهٔ ${isolated(deposit)} برای شما نگه داشته می‌شود، پس هنوز رزروی نیست که جابه‌جا شود. اول بیعانه را بپردازید تا بتوانم جابه‌جا کنم؛ یا بگویید لغو کنم تا مبلغی کسر نشود.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `برای رزرو شما ${isolated(reference)} بیعانه‌ای پرداخت نشده و آنچه می‌خواهید ${isolated(asked ?? '')} بیعانه دارد.`
          : asked === null
            ? `برای رزرو شما ${isolated(reference)} بیعانهٔ ${isolated(paid)} پرداخت شده و آنچه می‌خواهید بیعانه ندارد.`
            : `برای رزرو شما ${isolated(reference)} بیعانهٔ ${isolated(paid)} پرداخت شده و آنچه می‌خواهید ${isolated(asked)} بیعانه دارد.`,
        'بیعانه را فقط همان‌گونه که هست می‌توانم منتقل کنم، پس چیزی جابه‌جا نشد.',
        sameWithSameParty && 'با همین تعداد نفر می‌توانم جابه‌جا کنم.',
        paid === null
          ? 'می‌توانید آن را لغو و دوباره رزرو کنید.'
          : returned
            ? `یا لغو و دوباره رزرو کنید: ${isolated(paid)} کامل برگردانده می‌شود.`
            : `اگر اکنون لغو کنید، ${isolated(paid)} برگردانده نمی‌شود.`,
      ),
    gone: (reference, deposit) =>
      `بیعانهٔ ${isolated(deposit)} رزرو شما ${isolated(reference)} برگردانده شده است، پس نمی‌تواند منتقل شود. رزرو سر جای خود می‌ماند؛ می‌توانید از خود مکان بپرسید، یا آن را لغو و دوباره رزرو کنید.`,
  },
  ko: {
    comesAlong: (deposit, until) =>
      `예약금: ${deposit}, 이미 결제되었으며 새 예약으로 옮겨집니다. ${
        until === null ? '취소하셔도 예약금은 환불되지 않습니다.' : `${until}까지 취소하시면 전액 환불됩니다.`
      }`,
    cameAlong: (deposit) => `예약금 ${deposit}은(는) 새 예약으로 옮겨졌으며, 더 결제하실 금액은 없습니다.`,
    awaited: (reference, deposit) =>
      `${reference}은(는) 예약금 ${deposit} 결제를 기다리며 잡아 둔 상태라 아직 변경할 예약이 없습니다. 먼저 결제해 주시면 변경해 드릴 수 있고, 취소를 원하시면 말씀해 주세요. 그러면 결제되는 금액은 없습니다.`,
    differs: ({ reference, paid, asked, sameWithSameParty, returned }) =>
      text(
        paid === null
          ? `예약 ${reference}에는 결제된 예약금이 없는데, 원하시는 내용에는 예약금 ${asked}이(가) 필요합니다.`
          : asked === null
            ? `예약 ${reference}에는 예약금 ${paid}이(가) 결제되었는데, 원하시는 내용에는 예약금이 없습니다.`
            : `예약 ${reference}에는 예약금 ${paid}이(가) 결제되었는데, 원하시는 내용에는 ${asked}이(가) 필요합니다.`,
        '예약금은 같은 금액으로만 옮길 수 있어 변경된 것은 없습니다.',
        sameWithSameParty && '인원이 그대로라면 변경해 드릴 수 있습니다.',
        paid === null
          ? '취소 후 다시 예약하실 수 있습니다.'
          : returned
            ? `또는 취소 후 다시 예약하세요. ${paid}은(는) 전액 환불됩니다.`
            : `지금 취소하시면 ${paid}은(는) 환불되지 않습니다.`,
      ),
    gone: (reference, deposit) =>
      `예약 ${reference}의 예약금 ${deposit}은(는) 환불되어 옮길 수 없습니다. 예약은 그대로입니다. 업체에 문의하시거나 취소 후 다시 예약하실 수 있습니다.`,
  },
});
