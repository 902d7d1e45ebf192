import { list } from '../gate/lexicons/list.ts';

/**
 * Whole messages that change consent, in the nine languages. Carriers' default keyword lists also hold CANCEL, YES
 * and NO; those, and words that may mean "wait" ("dur", "רגע"), answer a proposal here and belong to the gate.
 */
export const consentPhrases = {
  stop: [
    ...list(`stop, stopall, stop all, unsubscribe, unsubscribe me, end, quit, revoke, optout, opt out, opt me out,
      stop messages, stop all messages, stop messaging me, stop texting me, stop sending me messages, stop sending messages,
      stop the messages, no more messages, don't message me, do not message me, don't text me, do not text me,
      don't send me messages, do not send me messages, remove me from this list, remove me from the list`),
    ...list(`mesaj istemiyorum, artık mesaj istemiyorum, mesaj almak istemiyorum, artık mesaj almak istemiyorum,
      mesaj gönderme, mesaj göndermeyin, bana mesaj gönderme, bana mesaj göndermeyin, mesaj atma, mesaj atmayın,
      bana mesaj atmayın, bana yazmayın, abonelikten çık, abonelikten çıkmak istiyorum, aboneliği iptal et,
      aboneliğimi iptal et, aboneliğimi iptal edin, üyelikten çık, listeden çık, beni listeden çıkar, beni listeden çıkarın,
      mesajları durdur, mesajları durdurun`),
    ...list(`הסר, הסרה, להסיר, הסר אותי, הסירו אותי, תסירו אותי, הסר אותי מהרשימה, הסירו אותי מהרשימה, סטופ, הפסק הודעות,
      תפסיקו לשלוח הודעות, תפסיקו לשלוח לי הודעות, אל תשלחו לי הודעות, לא רוצה הודעות, אני לא רוצה הודעות, ביטול מנוי`),
    ...list(`стоп, отписаться, отписка, отпишите меня, отпиши меня, хочу отписаться, не пишите мне, больше не пишите,
      не пишите мне больше, больше не пишите мне, не присылайте сообщения, не присылайте мне сообщения, хватит писать, хватит сообщений,
      не хочу получать сообщения, отменить подписку, прекратите присылать сообщения`),
    ...list(`στοπ, διακοπή μηνυμάτων, απεγγραφή, κατάργηση εγγραφής, διαγραφή από τη λίστα, μην μου στέλνετε μηνύματα,
      μη μου στέλνετε μηνύματα, μην μου στέλνεις μηνύματα, δεν θέλω μηνύματα, δε θέλω μηνύματα, σταματήστε τα μηνύματα, όχι άλλα μηνύματα`),
    ...list(`stopp, abmelden, abbestellen, abmeldung, newsletter abbestellen, keine nachrichten mehr, bitte keine nachrichten mehr,
      ich möchte keine nachrichten mehr, ich will keine nachrichten mehr, nachrichten abbestellen, nachrichten stoppen,
      schreiben sie mir nicht mehr, schreib mir nicht mehr, austragen`),
    ...list(`توقف, إيقاف, إيقاف الرسائل, أوقف الرسائل, أوقفوا الرسائل, إلغاء الاشتراك, الغ الاشتراك, ألغ اشتراكي, الغي اشتراكي,
      لا أريد رسائل, لا أريد استلام رسائل, لا ترسل رسائل, لا ترسلوا رسائل, لا ترسل لي رسائل, لا ترسلوا لي رسائل, ستوب`),
    ...list(`توقف, استاپ, لغو اشتراک, لغو عضویت, انصراف از عضویت, پیام نمی‌خوام, پیام نمی خوام, پیام نمی‌خواهم, دیگه پیام نمی‌خوام,
      پیام نفرست, پیام نفرستید, دیگه پیام نفرست, دیگه پیام نفرستید, به من پیام ندید, پیام ندهید, ارسال پیام را متوقف کنید`),
    ...list(`중지, 스톱, 수신거부, 수신 거부, 구독취소, 구독 취소, 구독해지, 구독 해지, 메시지 중지, 메시지 그만, 메시지 보내지 마세요, 메시지 보내지 마,
      그만 보내세요, 그만 보내 주세요, 문자 보내지 마세요, 더 이상 메시지 보내지 마세요`),
  ],
  start: [
    ...list('start, unstop, subscribe, resubscribe, opt in, optin, start messages, resume messages'),
    ...list(
      'başla, başlat, tekrar başla, abone ol, yeniden abone ol, mesajları başlat, mesaj almak istiyorum, tekrar mesaj almak istiyorum',
    ),
    ...list('התחל, התחלה, הירשם, הרשמה, הצטרף, חדש הודעות, סטארט, אני רוצה לקבל הודעות'),
    ...list('старт, начать, подписаться, подписка, возобновить, хочу получать сообщения'),
    ...list('έναρξη, ξεκίνα, ξεκινήστε, εγγραφή, σταρτ, θέλω μηνύματα, έναρξη μηνυμάτων'),
    ...list('anmelden, anmeldung, starten, nachrichten wieder empfangen, wieder anmelden'),
    ...list('ابدأ, ابدأي, بدء, ابدا, اشتراك, اشترك, استئناف, استئناف الرسائل, أريد استلام رسائل, ستارت'),
    ...list('شروع, استارت, عضویت, اشتراک, شروع پیام, پیام می‌خوام'),
    ...list('시작, 스타트, 수신동의, 수신 동의, 구독, 구독하기, 메시지 시작, 다시 시작'),
  ],
  help: [
    ...list('help, info, help info'),
    ...list('yardım, yardim, bilgi'),
    ...list('עזרה, מידע'),
    ...list('помощь, справка, инфо'),
    ...list('βοήθεια, πληροφορίες'),
    ...list('hilfe, info'),
    ...list('مساعدة, المساعدة, معلومات'),
    ...list('راهنما, راهنمایی, کمک'),
    ...list('도움말, 도움'),
  ],
  /** May stand before or after a command without making it a sentence. */
  polite: list(
    'please, pls, thanks, lütfen, teşekkürler, בבקשה, תודה, пожалуйста, спасибо, παρακαλώ, ευχαριστώ, bitte, danke, من فضلك, لو سمحت, شكرا, لطفا, ممنون, 부탁드려요, 제발',
  ),
} as const satisfies Record<'stop' | 'start' | 'help' | 'polite', readonly string[]>;
