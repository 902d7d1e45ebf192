import type { Language } from '@merve/contract';
import { defineSentences } from '../language/define-sentences.ts';
import { formatList } from '../language/format.ts';

export type MediaKind = 'picture' | 'voice' | 'video' | 'sticker' | 'contact' | 'file';

/** What Merve cannot do with each kind, in the form the language's sentence needs. */
const cannot: Readonly<Record<Language, Readonly<Record<MediaKind, string>>>> = {
  en: {
    picture: 'look at pictures',
    voice: 'listen to voice messages',
    video: 'watch videos',
    sticker: 'make out stickers',
    contact: 'read contact cards',
    file: 'open files',
  },
  tr: {
    picture: 'resimlere bakamıyorum',
    voice: 'sesli mesajları dinleyemiyorum',
    video: 'videoları izleyemiyorum',
    sticker: 'çıkartmaları anlayamıyorum',
    contact: 'kişi kartlarını okuyamıyorum',
    file: 'dosyaları açamıyorum',
  },
  he: {
    picture: 'לצפות בתמונות',
    voice: 'להאזין להודעות קוליות',
    video: 'לצפות בסרטונים',
    sticker: 'להבין מדבקות',
    contact: 'לקרוא כרטיסי איש קשר',
    file: 'לפתוח קבצים',
  },
  ru: {
    picture: 'смотреть изображения',
    voice: 'слушать голосовые сообщения',
    video: 'смотреть видео',
    sticker: 'понимать стикеры',
    contact: 'читать карточки контактов',
    file: 'открывать файлы',
  },
  el: {
    picture: 'να δω εικόνες',
    voice: 'να ακούσω φωνητικά μηνύματα',
    video: 'να δω βίντεο',
    sticker: 'να καταλάβω αυτοκόλλητα',
    contact: 'να διαβάσω κάρτες επαφών',
    file: 'να ανοίξω αρχεία',
  },
  de: {
    picture: 'Bilder ansehen',
    voice: 'Sprachnachrichten anhören',
    video: 'Videos ansehen',
    sticker: 'Sticker deuten',
    contact: 'Kontaktkarten lesen',
    file: 'Dateien öffnen',
  },
  ar: {
    picture: 'مشاهدة الصور',
    voice: 'الاستماع إلى الرسائل الصوتية',
    video: 'مشاهدة مقاطع الفيديو',
    sticker: 'فهم الملصقات',
    contact: 'قراءة بطاقات جهات الاتصال',
    file: 'فتح الملفات',
  },
  fa: {
    picture: 'تصویرها را ببینم',
    voice: 'پیام‌های صوتی را گوش کنم',
    video: 'ویدیوها را تماشا کنم',
    sticker: 'استیکرها را بفهمم',
    contact: 'کارت‌های مخاطب را بخوانم',
    file: 'فایل‌ها را باز کنم',
  },
  ko: {
    picture: '사진 보기',
    voice: '음성 메시지 듣기',
    video: '동영상 보기',
    sticker: '스티커 알아보기',
    contact: '연락처 카드 읽기',
    file: '파일 열기',
  },
};

type Kinds = readonly MediaKind[];

/** Turkish says of each by itself that it cannot be done; the others join them with "or". */
const listed = (kinds: Kinds, language: Language) => {
  const all = kinds.map((kind) => cannot[language][kind]);
  return language === 'tr' ? all.join(', ') : formatList(all, language, 'disjunction');
};

/** What Merve says of media: it reads none, and says so instead of guessing. `unread` of a message that was nothing else. */
export const mediaSentences = defineSentences({
  en: {
    unread: (kinds: Kinds) =>
      `I cannot ${listed(kinds, 'en')} yet, so I do not know what you sent. Please write it in words.`,
    beside: (kinds: Kinds) => `(I cannot ${listed(kinds, 'en')} yet, so I went by your words alone.)`,
  },
  tr: {
    unread: (kinds) => `Henüz ${listed(kinds, 'tr')}; ne gönderdiğinizi bilmiyorum. Lütfen yazıyla anlatın.`,
    beside: (kinds) => `(Henüz ${listed(kinds, 'tr')}; yalnızca yazdıklarınıza göre yanıtladım.)`,
  },
  he: {
    unread: (kinds) =>
      `אני עדיין לא יכולה ${listed(kinds, 'he')}, ולכן אני לא יודעת מה שלחתם. כתבו את זה במילים בבקשה.`,
    beside: (kinds) => `(אני עדיין לא יכולה ${listed(kinds, 'he')}, ולכן התייחסתי רק למה שכתבתם.)`,
  },
  ru: {
    unread: (kinds) =>
      `Я пока не умею ${listed(kinds, 'ru')}, поэтому не знаю, что вы прислали. Пожалуйста, напишите это словами.`,
    beside: (kinds) => `(Я пока не умею ${listed(kinds, 'ru')}, поэтому учла только ваши слова.)`,
  },
  el: {
    unread: (kinds) =>
      `Δεν μπορώ ακόμη ${listed(kinds, 'el')}, οπότε δεν ξέρω τι στείλατε. Παρακαλώ γράψτε το με λόγια.`,
    beside: (kinds) => `(Δεν μπορώ ακόμη ${listed(kinds, 'el')}, οπότε βασίστηκα μόνο σε όσα γράψατε.)`,
  },
  de: {
    unread: (kinds) =>
      `Ich kann noch keine ${listed(kinds, 'de')}, deshalb weiß ich nicht, was Sie geschickt haben. Bitte schreiben Sie es in Worten.`,
    beside: (kinds) =>
      `(Ich kann noch keine ${listed(kinds, 'de')}, deshalb habe ich mich nur nach Ihren Worten gerichtet.)`,
  },
  ar: {
    unread: (kinds) => `لا يمكنني بعد ${listed(kinds, 'ar')}، لذلك لا أعرف ما أرسلت. يُرجى كتابته بالكلمات.`,
    beside: (kinds) => `(لا يمكنني بعد ${listed(kinds, 'ar')}، لذلك اعتمدت على كلماتك وحدها.)`,
  },
  fa: {
    unread: (kinds) =>
      `هنوز نمی‌توانم ${listed(kinds, 'fa')}، برای همین نمی‌دانم چه فرستاده‌اید. لطفاً آن را با کلمات بنویسید.`,
    beside: (kinds) => `(هنوز نمی‌توانم ${listed(kinds, 'fa')}، برای همین فقط به نوشته شما توجه کردم.)`,
  },
  ko: {
    unread: (kinds) =>
      `아직 다음을 할 수 없어 무엇을 보내셨는지 모릅니다: ${listed(kinds, 'ko')}. 글로 적어 주세요.`,
    beside: (kinds) => `(아직 다음을 할 수 없어 글로 적어 주신 내용만 참고했습니다: ${listed(kinds, 'ko')}.)`,
  },
});
