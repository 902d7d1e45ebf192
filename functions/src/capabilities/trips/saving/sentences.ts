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
    saved: (name, count) => `حُفظ لرحلتكم: ${isolated(name)}. في القائمة: ${isolated(count)}.`,
    removed: (name) => `أُزيل من القائمة: ${isolated(name)}.`,
    left: () => 'بقيت القائمة كما كانت.',
    already: (name) => `${isolated(name)} موجود في قائمة رحلتكم.`,
    full: (count) => `قائمة رحلتكم ممتلئة: فيها ${isolated(count)} أماكن.`,
    list: (place, list) => `محفوظ لرحلتكم إلى ${isolated(place)}:\n${list}`,
    none: (place) => `لم يُحفظ شيء بعد لرحلتكم إلى ${isolated(place)}.`,
    notOnList: (name) => `«${isolated(name)}» ليس في قائمة رحلتكم.`,
  },
  fa: {
    propose: (name, place) =>
      `${isolated(name)} برای سفرتان به ${isolated(place)} کنار گذاشته شود؟\nبرای کنار گذاشتن ${word.fa.yes} و برای رها کردن ${word.fa.no} بنویسید.`,
    proposeRemoval: (name, place) =>
      `${isolated(name)} از فهرست سفرتان به ${isolated(place)} برداشته شود؟\nبرای برداشتن ${word.fa.yes} و برای ماندن ${word.fa.no} بنویسید.`,
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
