import { defineSentences } from '../../language/define-sentences.ts';

type EmergencySentences = Readonly<{
  /** Merve calls nobody, and says so: somebody who waits for her would wait for nothing. */
  callNow: (number: string) => string;
  /** Beside the answer to words that may tell of danger, or of none. */
  inCase: (number: string) => string;
  /** Before all else to somebody who thinks of suicide. */
  notAlone: () => string;
  nearestHospital: () => string;
  hospitals: () => string;
  openAllDay: () => string;
  shareLocation: () => string;
}>;

export const emergencySentences = defineSentences<EmergencySentences>({
  en: {
    callNow: (number) => `Call ${number} now. I cannot call for you.`,
    inCase: (number) => `If somebody is in danger now, call ${number}.`,
    notAlone: () =>
      'I am so sorry it hurts this much. You matter, and you are not alone: please stay with somebody, or talk to somebody right now.',
    nearestHospital: () => 'The nearest hospital:',
    hospitals: () => 'Hospitals:',
    openAllDay: () => 'open around the clock',
    shareLocation: () => 'Share your location, and I will tell you the nearest one.',
  },
  tr: {
    callNow: (number) => `Hemen ${number} numarasını arayın. Ben sizin yerinize arayamam.`,
    inCase: (number) => `Şu anda biri tehlikedeyse ${number} numarasını arayın.`,
    notAlone: () =>
      'Bu kadar acı çektiğiniz için çok üzgünüm. Değerlisiniz ve yalnız değilsiniz: lütfen şu an birinin yanında olun ya da biriyle konuşun.',
    nearestHospital: () => 'En yakın hastane:',
    hospitals: () => 'Hastaneler:',
    openAllDay: () => '24 saat açık',
    shareLocation: () => 'Konumunuzu paylaşın, en yakın hastaneyi söyleyeyim.',
  },
  he: {
    callNow: (number) => `התקשרו עכשיו ל-${number}. אני לא יכולה להתקשר במקומכם.`,
    inCase: (number) => `אם מישהו בסכנה עכשיו, התקשרו ל-${number}.`,
    notAlone: () =>
      'צר לי מאוד שכואב כל כך. אתם חשובים ואתם לא לבד: בבקשה הישארו עם מישהו, או דברו עם מישהו עכשיו.',
    nearestHospital: () => 'בית החולים הקרוב ביותר:',
    hospitals: () => 'בתי חולים:',
    openAllDay: () => 'פתוח מסביב לשעון',
    shareLocation: () => 'שתפו את המיקום ואומר לכם איזה הכי קרוב.',
  },
  ru: {
    callNow: (number) => `Звоните ${number} прямо сейчас. Я не могу позвонить за вас.`,
    inCase: (number) => `Если кто-то сейчас в опасности, звоните ${number}.`,
    notAlone: () =>
      'Мне очень жаль, что вам так больно. Вы важны, и вы не одни: пожалуйста, будьте сейчас с кем-то рядом или поговорите с кем-нибудь.',
    nearestHospital: () => 'Ближайшая больница:',
    hospitals: () => 'Больницы:',
    openAllDay: () => 'круглосуточно',
    shareLocation: () => 'Отправьте своё местоположение, и я назову ближайшую.',
  },
  el: {
    callNow: (number) => `Καλέστε τώρα το ${number}. Δεν μπορώ να καλέσω εγώ για εσάς.`,
    inCase: (number) => `Αν κάποιος κινδυνεύει τώρα, καλέστε το ${number}.`,
    notAlone: () =>
      'Λυπάμαι πολύ που πονάτε τόσο. Έχετε αξία και δεν είστε μόνοι: σας παρακαλώ, μείνετε με κάποιον ή μιλήστε τώρα σε κάποιον.',
    nearestHospital: () => 'Το πλησιέστερο νοσοκομείο:',
    hospitals: () => 'Νοσοκομεία:',
    openAllDay: () => 'ανοιχτό όλο το 24ωρο',
    shareLocation: () => 'Στείλτε μου την τοποθεσία σας και θα σας πω το πλησιέστερο.',
  },
  de: {
    callNow: (number) => `Rufen Sie jetzt ${number} an. Ich kann nicht für Sie anrufen.`,
    inCase: (number) => `Wenn jetzt jemand in Gefahr ist, rufen Sie ${number} an.`,
    notAlone: () =>
      'Es tut mir sehr leid, dass es so weh tut. Sie sind wichtig, und Sie sind nicht allein: Bitte bleiben Sie bei jemandem, oder sprechen Sie jetzt mit jemandem.',
    nearestHospital: () => 'Das nächste Krankenhaus:',
    hospitals: () => 'Krankenhäuser:',
    openAllDay: () => 'rund um die Uhr geöffnet',
    shareLocation: () => 'Teilen Sie Ihren Standort, dann nenne ich Ihnen das nächste.',
  },
  ar: {
    callNow: (number) => `اتصل الآن بالرقم ${number}. لا أستطيع الاتصال نيابة عنك.`,
    inCase: (number) => `إذا كان أحد في خطر الآن فاتصل بالرقم ${number}.`,
    notAlone: () =>
      'يؤسفني جدا أنك تتألم إلى هذا الحد. أنت مهم ولست وحدك: أرجوك ابق مع شخص ما أو تحدث إلى أحد الآن.',
    nearestHospital: () => 'أقرب مستشفى:',
    hospitals: () => 'المستشفيات:',
    openAllDay: () => 'مفتوح على مدار الساعة',
    shareLocation: () => 'شارك موقعك وسأخبرك بالأقرب.',
  },
  fa: {
    callNow: (number) => `همین حالا با ${number} تماس بگیرید. من نمی‌توانم به جای شما تماس بگیرم.`,
    inCase: (number) => `اگر همین حالا کسی در خطر است، با ${number} تماس بگیرید.`,
    notAlone: () =>
      'خیلی متأسفم که این‌قدر رنج می‌کشید. شما مهم هستید و تنها نیستید: لطفاً همین حالا کنار کسی بمانید یا با کسی حرف بزنید.',
    nearestHospital: () => 'نزدیک‌ترین بیمارستان:',
    hospitals: () => 'بیمارستان‌ها:',
    openAllDay: () => 'شبانه‌روزی باز است',
    shareLocation: () => 'موقعیت خود را بفرستید تا نزدیک‌ترین را بگویم.',
  },
  ko: {
    callNow: (number) => `지금 바로 ${number}에 전화하세요. 저는 대신 전화할 수 없습니다.`,
    inCase: (number) => `지금 누군가 위험하다면 ${number}에 전화하세요.`,
    notAlone: () =>
      '많이 힘드시군요. 정말 마음이 아픕니다. 당신은 소중하고 혼자가 아닙니다. 지금 누군가와 함께 있거나 누군가에게 이야기해 주세요.',
    nearestHospital: () => '가장 가까운 병원:',
    hospitals: () => '병원:',
    openAllDay: () => '24시간 운영',
    shareLocation: () => '위치를 공유해 주시면 가장 가까운 곳을 알려 드릴게요.',
  },
});
