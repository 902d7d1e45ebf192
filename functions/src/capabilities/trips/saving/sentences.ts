import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../../language/answer-words.ts';
import { defineSentences } from '../../../language/define-sentences.ts';

/** What Merve says of places that are put aside for a trip. Lists come as text, a line a place. */
export const savingSentences = defineSentences({
  en: {
    propose: (name: string, place: string) =>
      `Put ${name} aside for your trip to ${place}?\nReply ${word.en.yes} to keep it for the trip, ${word.en.no} to leave it.`,
    proposeRemoval: (name: string, place: string) =>
      `Take ${name} off the list of your trip to ${place}?\nReply ${word.en.yes} to take it off, ${word.en.no} to leave it.`,
    proposeKept: (name: string) =>
      `Keep ${name} for your next trip?\nReply ${word.en.yes} to keep it, ${word.en.no} to leave it.`,
    proposeRemovalKept: (name: string) =>
      `Take ${name} off what is kept for your next trip?\nReply ${word.en.yes} to take it off, ${word.en.no} to leave it.`,
    kept: (name: string, count: string) =>
      `Kept for your next trip: ${name}. On the list: ${count}. Tell me where and for which days, and I plan a trip around it.`,
    listKept: (list: string) => `Kept for your next trip:\n${list}`,
    saved: (name: string, count: string) => `Put aside for your trip: ${name}. On the list: ${count}.`,
    removed: (name: string) => `Taken off the list: ${name}.`,
    left: () => 'The list stays as it was.',
    already: (name: string) => `${name} is on the list of your trip already.`,
    full: (count: string) => `The list of your trip is full: it has ${count} places.`,
    list: (place: string, list: string) => `Put aside for your trip to ${place}:\n${list}`,
    none: (place: string) => `Nothing is put aside for your trip to ${place} yet.`,
    notOnList: (name: string) => `“${name}” is not on the list of your trip.`,
  },
  tr: {
    propose: (name, place) =>
      `${name}, ${place} geziniz için saklansın mı?\nSaklamak için ${word.tr.yes}, vazgeçmek için ${word.tr.no} yazın.`,
    proposeRemoval: (name, place) =>
      `${name}, ${place} gezinizin listesinden çıkarılsın mı?\nÇıkarmak için ${word.tr.yes}, bırakmak için ${word.tr.no} yazın.`,
    proposeKept: (name) =>
      `${name} bir sonraki geziniz için saklansın mı?\nSaklamak için ${word.tr.yes}, vazgeçmek için ${word.tr.no} yazın.`,
    proposeRemovalKept: (name) =>
      `${name} bir sonraki geziniz için saklananlardan çıkarılsın mı?\nÇıkarmak için ${word.tr.yes}, bırakmak için ${word.tr.no} yazın.`,
    kept: (name, count) =>
      `Bir sonraki geziniz için saklandı: ${name}. Listede: ${count}. Nerede ve hangi günler olduğunu söyleyin, çevresine bir gezi planlayayım.`,
    listKept: (list) => `Bir sonraki geziniz için sakladıklarınız:\n${list}`,
    saved: (name, count) => `Geziniz için saklandı: ${name}. Listede: ${count}.`,
    removed: (name) => `Listeden çıkarıldı: ${name}.`,
    left: () => 'Liste olduğu gibi kaldı.',
    already: (name) => `${name} gezinizin listesinde zaten var.`,
    full: (count) => `Gezinizin listesi dolu: ${count} yer var.`,
    list: (place, list) => `${place} geziniz için sakladıklarınız:\n${list}`,
    none: (place) => `${place} geziniz için henüz bir şey saklanmadı.`,
    notOnList: (name) => `“${name}” gezinizin listesinde yok.`,
  },
  he: {
    propose: (name, place) =>
      `לשמור את ${isolated(name)} לטיול שלכם אל ${isolated(place)}?\nכתבו ${word.he.yes} כדי לשמור, ${word.he.no} כדי לוותר.`,
    proposeRemoval: (name, place) =>
      `להוציא את ${isolated(name)} מרשימת הטיול אל ${isolated(place)}?\nכתבו ${word.he.yes} כדי להוציא, ${word.he.no} כדי להשאיר.`,
    proposeKept: (name) =>
      `לשמור את ${isolated(name)} לטיול הבא שלכם?\nכתבו ${word.he.yes} כדי לשמור, ${word.he.no} כדי לוותר.`,
    proposeRemovalKept: (name) =>
      `להוציא את ${isolated(name)} ממה ששמור לטיול הבא?\nכתבו ${word.he.yes} כדי להוציא, ${word.he.no} כדי להשאיר.`,
    kept: (name, count) =>
      `נשמר לטיול הבא שלכם: ${isolated(name)}. ברשימה: ${isolated(count)}. כתבו לי איפה ולאילו ימים, ואתכנן טיול סביבו.`,
    listKept: (list) => `נשמר לטיול הבא שלכם:\n${list}`,
    saved: (name, count) => `נשמר לטיול שלכם: ${isolated(name)}. ברשימה: ${isolated(count)}.`,
    removed: (name) => `הוצא מהרשימה: ${isolated(name)}.`,
    left: () => 'הרשימה נשארה כפי שהייתה.',
    already: (name) => `${isolated(name)} כבר נמצא ברשימת הטיול שלכם.`,
    full: (count) => `רשימת הטיול מלאה: יש בה ${isolated(count)} מקומות.`,
    list: (place, list) => `נשמר לטיול שלכם אל ${isolated(place)}:\n${list}`,
    none: (place) => `עדיין לא נשמר דבר לטיול שלכם אל ${isolated(place)}.`,
    notOnList: (name) => `„${isolated(name)}” אינו ברשימת הטיול שלכם.`,
  },
  ru: {
    propose: (name, place) =>
      `Отложить для вашей поездки (${place}): ${name}?\nОтветьте ${word.ru.yes}, чтобы отложить, ${word.ru.no}, чтобы отказаться.`,
    proposeRemoval: (name, place) =>
      `Убрать из списка поездки (${place}): ${name}?\nОтветьте ${word.ru.yes}, чтобы убрать, ${word.ru.no}, чтобы оставить.`,
    proposeKept: (name) =>
      `Отложить для вашей следующей поездки: ${name}?\nОтветьте ${word.ru.yes}, чтобы отложить, ${word.ru.no}, чтобы отказаться.`,
    proposeRemovalKept: (name) =>
      `Убрать из отложенного для следующей поездки: ${name}?\nОтветьте ${word.ru.yes}, чтобы убрать, ${word.ru.no}, чтобы оставить.`,
    kept: (name, count) =>
      `Отложено для следующей поездки: ${name}. В списке: ${count}. Скажите, где и на какие дни, и я составлю поездку с этим местом.`,
    listKept: (list) => `Отложено для следующей поездки:\n${list}`,
    saved: (name, count) => `Отложено для поездки: ${name}. В списке: ${count}.`,
    removed: (name) => `Убрано из списка: ${name}.`,
    left: () => 'Список остался прежним.',
    already: (name) => `Уже в списке вашей поездки: ${name}.`,
    full: (count) => `Список поездки заполнен: мест в нём ${count}.`,
    list: (place, list) => `Отложено для поездки (${place}):\n${list}`,
    none: (place) => `Для поездки (${place}) пока ничего не отложено.`,
    notOnList: (name) => `«${name}» нет в списке вашей поездки.`,
  },
  el: {
    propose: (name, place) =>
      `Να κρατηθεί για την εκδρομή σας (${place}): ${name};\nΑπαντήστε ${word.el.yes} για να κρατηθεί, ${word.el.no} για να μείνει.`,
    proposeRemoval: (name, place) =>
      `Να φύγει από τη λίστα της εκδρομής (${place}): ${name};\nΑπαντήστε ${word.el.yes} για να φύγει, ${word.el.no} για να μείνει.`,
    proposeKept: (name) =>
      `Να κρατηθεί για την επόμενη εκδρομή σας: ${name};\nΑπαντήστε ${word.el.yes} για να κρατηθεί, ${word.el.no} για να μείνει.`,
    proposeRemovalKept: (name) =>
      `Να φύγει από όσα κρατήθηκαν για την επόμενη εκδρομή: ${name};\nΑπαντήστε ${word.el.yes} για να φύγει, ${word.el.no} για να μείνει.`,
    kept: (name, count) =>
      `Κρατήθηκε για την επόμενη εκδρομή σας: ${name}. Στη λίστα: ${count}. Πείτε μου πού και για ποιες μέρες, και σχεδιάζω μια εκδρομή γύρω του.`,
    listKept: (list) => `Κρατημένα για την επόμενη εκδρομή σας:\n${list}`,
    saved: (name, count) => `Κρατήθηκε για την εκδρομή σας: ${name}. Στη λίστα: ${count}.`,
    removed: (name) => `Βγήκε από τη λίστα: ${name}.`,
    left: () => 'Η λίστα έμεινε όπως ήταν.',
    already: (name) => `Υπάρχει ήδη στη λίστα της εκδρομής σας: ${name}.`,
    full: (count) => `Η λίστα της εκδρομής είναι γεμάτη: έχει ${count} μέρη.`,
    list: (place, list) => `Κρατημένα για την εκδρομή σας (${place}):\n${list}`,
    none: (place) => `Δεν έχει κρατηθεί τίποτα ακόμη για την εκδρομή σας (${place}).`,
    notOnList: (name) => `Το «${name}» δεν είναι στη λίστα της εκδρομής σας.`,
  },
  de: {
    propose: (name, place) =>
      `Soll ${name} für Ihre Reise nach ${place} vorgemerkt werden?\nAntworten Sie ${word.de.yes}, um es vorzumerken, ${word.de.no}, um es zu lassen.`,
    proposeRemoval: (name, place) =>
      `Soll ${name} von der Liste Ihrer Reise nach ${place} gestrichen werden?\nAntworten Sie ${word.de.yes}, um es zu streichen, ${word.de.no}, um es zu lassen.`,
    proposeKept: (name) =>
      `Soll ${name} für Ihre nächste Reise vorgemerkt werden?\nAntworten Sie ${word.de.yes}, um es vorzumerken, ${word.de.no}, um es zu lassen.`,
    proposeRemovalKept: (name) =>
      `Soll ${name} aus dem Vorgemerkten für Ihre nächste Reise gestrichen werden?\nAntworten Sie ${word.de.yes}, um es zu streichen, ${word.de.no}, um es zu lassen.`,
    kept: (name, count) =>
      `Für Ihre nächste Reise vorgemerkt: ${name}. Auf der Liste: ${count}. Sagen Sie mir, wo und für welche Tage, und ich plane eine Reise darum.`,
    listKept: (list) => `Vorgemerkt für Ihre nächste Reise:\n${list}`,
    saved: (name, count) => `Für Ihre Reise vorgemerkt: ${name}. Auf der Liste: ${count}.`,
    removed: (name) => `Von der Liste gestrichen: ${name}.`,
    left: () => 'Die Liste bleibt, wie sie war.',
    already: (name) => `${name} steht schon auf der Liste Ihrer Reise.`,
    full: (count) => `Die Liste Ihrer Reise ist voll: Sie hat ${count} Orte.`,
    list: (place, list) => `Vorgemerkt für Ihre Reise nach ${place}:\n${list}`,
    none: (place) => `Für Ihre Reise nach ${place} ist noch nichts vorgemerkt.`,
    notOnList: (name) => `„${name}“ steht nicht auf der Liste Ihrer Reise.`,
  },
  ar: {
    propose: (name, place) =>
      `هل أحفظ ${isolated(name)} لرحلتكم إلى ${isolated(place)}؟\nأجيبوا ${word.ar.yes} للحفظ، ${word.ar.no} للترك.`,
    proposeRemoval: (name, place) =>
      `هل أزيل ${isolated(name)} من قائمة رحلتكم إلى ${isolated(place)}؟\nأجيبوا ${word.ar.yes} للإزالة، ${word.ar.no} للترك.`,
    proposeKept: (name) =>
      `هل أحفظ ${isolated(name)} لرحلتكم القادمة؟\nأجيبوا ${word.ar.yes} للحفظ، ${word.ar.no} للترك.`,
    proposeRemovalKept: (name) =>
      `هل أزيل ${isolated(name)} مما حُفظ لرحلتكم القادمة؟\nأجيبوا ${word.ar.yes} للإزالة، ${word.ar.no} للترك.`,
    kept: (name, count) =>
      `حُفظ لرحلتكم القادمة: ${isolated(name)}. في القائمة: ${isolated(count)}. قولوا لي أين ولأي أيام، فأخطط رحلة حوله.`,
    listKept: (list) => `محفوظ لرحلتكم القادمة:\n${list}`,
    saved: (name, count) => `حُفظ لرحلتكم: ${isolated(name)}. في القائمة: ${isolated(count)}.`,
    removed: (name) => `أُزيل من القائمة: ${isolated(name)}.`,
    left: () => 'بقيت القائمة كما كانت.',
    already: (name) => `${isolated(name)} موجود في قائمة رحلتكم.`,
    full: (count) => `قائمة رحلتكم ممتلئة: فيها ${isolated(count)} مكان.`,
    list: (place, list) => `محفوظ لرحلتكم إلى ${isolated(place)}:\n${list}`,
    none: (place) => `لم يُحفظ شيء بعد لرحلتكم إلى ${isolated(place)}.`,
    notOnList: (name) => `«${isolated(name)}» ليس في قائمة رحلتكم.`,
  },
  fa: {
    propose: (name, place) =>
      `${isolated(name)} برای سفرتان به ${isolated(place)} کنار گذاشته شود؟\nبرای کنار گذاشتن ${word.fa.yes} و برای رها کردن ${word.fa.no} بنویسید.`,
    proposeRemoval: (name, place) =>
      `${isolated(name)} از فهرست سفرتان به ${isolated(place)} برداشته شود؟\nبرای برداشتن ${word.fa.yes} و برای ماندن ${word.fa.no} بنویسید.`,
    proposeKept: (name) =>
      `${isolated(name)} برای سفر بعدی‌تان کنار گذاشته شود؟\nبرای کنار گذاشتن ${word.fa.yes} و برای رها کردن ${word.fa.no} بنویسید.`,
    proposeRemovalKept: (name) =>
      `${isolated(name)} از آنچه برای سفر بعدی کنار گذاشته‌اید برداشته شود؟\nبرای برداشتن ${word.fa.yes} و برای ماندن ${word.fa.no} بنویسید.`,
    kept: (name, count) =>
      `برای سفر بعدی‌تان کنار گذاشته شد: ${isolated(name)}. در فهرست: ${isolated(count)}. بگویید کجا و برای کدام روزها، تا سفری گرد آن بچینم.`,
    listKept: (list) => `کنار گذاشته برای سفر بعدی‌تان:\n${list}`,
    saved: (name, count) => `برای سفرتان کنار گذاشته شد: ${isolated(name)}. در فهرست: ${isolated(count)}.`,
    removed: (name) => `از فهرست برداشته شد: ${isolated(name)}.`,
    left: () => 'فهرست همان که بود ماند.',
    already: (name) => `${isolated(name)} از پیش در فهرست سفرتان هست.`,
    full: (count) => `فهرست سفرتان پر است: ${isolated(count)} جا دارد.`,
    list: (place, list) => `کنار گذاشته برای سفرتان به ${isolated(place)}:\n${list}`,
    none: (place) => `هنوز چیزی برای سفرتان به ${isolated(place)} کنار گذاشته نشده است.`,
    notOnList: (name) => `«${isolated(name)}» در فهرست سفرتان نیست.`,
  },
  ko: {
    propose: (name, place) =>
      `${place} 여행을 위해 저장할까요: ${name}?\n저장하려면 ${word.ko.yes}, 그만두려면 ${word.ko.no}라고 답해 주세요.`,
    proposeRemoval: (name, place) =>
      `${place} 여행 목록에서 뺄까요: ${name}?\n빼려면 ${word.ko.yes}, 그대로 두려면 ${word.ko.no}라고 답해 주세요.`,
    proposeKept: (name) =>
      `다음 여행을 위해 저장할까요: ${name}?\n저장하려면 ${word.ko.yes}, 그만두려면 ${word.ko.no}라고 답해 주세요.`,
    proposeRemovalKept: (name) =>
      `다음 여행을 위해 저장한 곳에서 뺄까요: ${name}?\n빼려면 ${word.ko.yes}, 그대로 두려면 ${word.ko.no}라고 답해 주세요.`,
    kept: (name, count) =>
      `다음 여행을 위해 저장했습니다: ${name}. 목록: ${count}곳. 어디로, 어느 날짜에 가시는지 말씀해 주시면 그곳을 중심으로 일정을 짜겠습니다.`,
    listKept: (list) => `다음 여행을 위해 저장한 곳:\n${list}`,
    saved: (name, count) => `여행을 위해 저장했습니다: ${name}. 목록: ${count}곳.`,
    removed: (name) => `목록에서 뺐습니다: ${name}.`,
    left: () => '목록을 그대로 두었습니다.',
    already: (name) => `${name}: 이미 여행 목록에 있습니다.`,
    full: (count) => `여행 목록이 ${count}곳으로 꽉 찼습니다.`,
    list: (place, list) => `${place} 여행을 위해 저장한 곳:\n${list}`,
    none: (place) => `${place} 여행을 위해 저장한 곳이 아직 없습니다.`,
    notOnList: (name) => `“${name}”: 여행 목록에 없습니다.`,
  },
});
