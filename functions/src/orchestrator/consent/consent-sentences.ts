import type { Language } from '@merve/contract';

interface ConsentSentences {
  /** The farewell; names the word that brings Merve back. */
  readonly stopped: string;
  /** Added to the farewell if something waited for an answer. */
  readonly withdrawn: string;
  readonly started: string;
  readonly help: string;
}

/**
 * The answers to STOP, START and HELP, in every language in which they are understood: whoever says STOP must be able
 * to read how to come back.
 */
const sentences: Record<Language, ConsentSentences> = {
  en: {
    stopped: 'You will get no more messages from me. Write START whenever you want me back.',
    withdrawn: 'What waited for your answer is withdrawn, and nothing was committed.',
    started: 'Welcome back. What can I do for you?',
    help: 'I am Merve. I find places and book them: for example "a table for 4 tomorrow at 8pm". I always ask before I commit anything: answer YES or NO (or CONFIRM / DECLINE). Write STOP and I will not message you again.',
  },
  tr: {
    stopped: 'Size artık mesaj göndermeyeceğim. Dönmek isterseniz BAŞLA yazın.',
    withdrawn: 'Yanıtınızı bekleyen teklif geri çekildi, hiçbir şey kesinleşmedi.',
    started: 'Yeniden hoş geldiniz. Size nasıl yardımcı olabilirim?',
    help: 'Ben Merve. Yer bulur ve ayırırım: örneğin "yarın akşam 8 için 4 kişilik masa". Kesinleştirmeden önce mutlaka sorarım: EVET ya da HAYIR (ONAYLA / REDDET) yazın. STOP ya da MESAJ İSTEMİYORUM yazarsanız size bir daha yazmam.',
  },
  he: {
    stopped: 'לא אשלח לך עוד הודעות. כדי לחזור, כתבו התחל.',
    withdrawn: 'מה שחיכה לתשובתך בוטל, ושום דבר לא הוזמן.',
    started: 'ברוכים השבים. במה אפשר לעזור?',
    help: 'אני מרווה. אני מוצאת מקומות ומזמינה אותם, למשל "שולחן ל-4 מחר ב-20:00". אני תמיד שואלת לפני שאני מתחייבת: ענו כן או לא. כתבו הסר ולא אכתוב לכם יותר.',
  },
  ru: {
    stopped: 'Я больше не буду вам писать. Чтобы вернуться, напишите СТАРТ.',
    withdrawn: 'То, что ждало вашего ответа, снято; ничего не забронировано.',
    started: 'С возвращением. Чем могу помочь?',
    help: 'Я Merve. Нахожу места и бронирую их: например, «столик на 4 завтра в 20:00». Прежде чем что-то забронировать, я всегда спрашиваю: ответьте ДА или НЕТ. Напишите СТОП, и я больше не буду вам писать.',
  },
  el: {
    stopped: 'Δεν θα λάβετε άλλα μηνύματα από εμένα. Για να επιστρέψετε, γράψτε ΕΝΑΡΞΗ.',
    withdrawn: 'Ό,τι περίμενε την απάντησή σας αποσύρθηκε και δεν έγινε καμία κράτηση.',
    started: 'Καλώς ήρθατε ξανά. Πώς μπορώ να βοηθήσω;',
    help: 'Είμαι η Merve. Βρίσκω μέρη και τα κλείνω: για παράδειγμα «τραπέζι για 4 αύριο στις 20:00». Πάντα ρωτώ πριν δεσμευτώ: απαντήστε ΝΑΙ ή ΟΧΙ. Γράψτε ΣΤΟΠ και δεν θα σας ξαναγράψω.',
  },
  de: {
    stopped:
      'Sie bekommen keine Nachrichten mehr von mir. Schreiben Sie START, wenn ich wieder da sein soll.',
    withdrawn: 'Was auf Ihre Antwort wartete, ist zurückgezogen; nichts wurde gebucht.',
    started: 'Willkommen zurück. Was kann ich für Sie tun?',
    help: 'Ich bin Merve. Ich finde Orte und buche sie: zum Beispiel „ein Tisch für 4 morgen um 20 Uhr“. Bevor ich etwas zusage, frage ich immer: antworten Sie JA oder NEIN. Schreiben Sie STOPP, und ich melde mich nicht mehr.',
  },
  ar: {
    stopped: 'لن تصلك مني رسائل بعد الآن. اكتب ابدأ متى أردت عودتي.',
    withdrawn: 'سُحب ما كان ينتظر ردك، ولم يُحجز شيء.',
    started: 'أهلا بعودتك. كيف يمكنني مساعدتك؟',
    help: 'أنا ميرفي. أجد الأماكن وأحجزها، مثلا «طاولة لأربعة غدا الساعة 20:00». أسألك دائما قبل أي التزام: أجب بنعم أو لا. اكتب إيقاف ولن أراسلك بعدها.',
  },
  fa: {
    stopped: 'دیگر پیامی از من دریافت نمی‌کنید. هر وقت خواستید برگردم بنویسید شروع.',
    withdrawn: 'آنچه منتظر پاسخ شما بود پس گرفته شد و چیزی رزرو نشد.',
    started: 'خوش برگشتید. چه کمکی از من برمی‌آید؟',
    help: 'من مروه هستم. جا پیدا و رزرو می‌کنم؛ مثلا «میز برای 4 نفر فردا ساعت 20:00». پیش از هر تعهدی می‌پرسم: پاسخ دهید بله یا نه. بنویسید استاپ تا دیگر پیامی نفرستم.',
  },
  ko: {
    stopped: '더 이상 메시지를 보내지 않겠습니다. 다시 받으시려면 이렇게 보내 주세요: 시작',
    withdrawn: '답변을 기다리던 제안은 취소되었고, 예약된 것은 없습니다.',
    started: '다시 오신 것을 환영합니다. 무엇을 도와드릴까요?',
    help: '저는 Merve입니다. 장소를 찾아 예약합니다. 예: "내일 저녁 8시 4명 테이블". 확정하기 전에 항상 여쭤봅니다. 예 또는 아니요로 답해 주세요. 그만 받으시려면 이렇게 보내 주세요: 수신거부',
  },
};

/** The answers in the language of the command; a word of several languages is taken in the person's own if it can be. */
export function consentSentences(languages: readonly Language[], own: Language): ConsentSentences {
  return sentences[languages.includes(own) ? own : (languages[0] ?? own)];
}
