import type { Channel, Language } from '@merve/contract';
import { defineSentences } from './define-sentences.ts';

/** What follows a question where somebody is. */
export const sharingSentences = defineSentences({
  en: {
    onWhatsApp: () =>
      'To share it here, tap 📎 (on an iPhone: +), then “Location”, then your current location.',
  },
  tr: {
    onWhatsApp: () =>
      'Burada paylaşmak için 📎 (iPhone’da +) simgesine, ardından “Konum”a ve mevcut konumunuza dokunun.',
  },
  he: {
    onWhatsApp: () => 'כדי לשתף כאן: הקישו על 📎 (באייפון: +), אחר כך על “מיקום”, ואז על המיקום הנוכחי שלכם.',
  },
  ru: {
    onWhatsApp: () =>
      'Чтобы отправить её здесь, нажмите 📎 (на iPhone: +), затем «Геопозиция» и своё текущее место.',
  },
  el: {
    onWhatsApp: () =>
      'Για να τη στείλετε εδώ, πατήστε 📎 (σε iPhone: +), μετά «Τοποθεσία» και την τρέχουσα τοποθεσία σας.',
  },
  de: {
    onWhatsApp: () =>
      'So geht es hier: auf 📎 tippen (auf dem iPhone: +), dann auf „Standort“ und auf Ihren aktuellen Standort.',
  },
  ar: {
    onWhatsApp: () => 'للمشاركة هنا: اضغطوا على 📎 (أو + في آيفون)، ثم على «الموقع»، ثم على موقعكم الحالي.',
  },
  fa: {
    onWhatsApp: () =>
      'برای فرستادن آن در اینجا روی 📎 (در آیفون: +) بزنید، سپس «موقعیت مکانی» و بعد موقعیت فعلی خود را انتخاب کنید.',
  },
  ko: {
    onWhatsApp: () =>
      '여기에서 공유하시려면 📎(아이폰에서는 +)을 누르고 “위치”, 현재 위치 순서로 선택해 주세요.',
  },
});

/**
 * A question where somebody is, with how to answer it by a tap. The web app has a button for that. WhatsApp has one too, but the
 * provider that we send by cannot show it (decision 0055), so the way is told.
 */
export function askedForPlace(
  question: string,
  { language, channel }: { readonly language: Language; readonly channel: Channel },
): string {
  return channel === 'whatsapp' ? `${question}\n${sharingSentences(language).onWhatsApp()}` : question;
}
