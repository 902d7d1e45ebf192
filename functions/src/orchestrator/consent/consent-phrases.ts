import type { Language } from '@merve/contract';
import { list } from '../gate/lexicons/list.ts';

/** What changes consent in one language. Each entry is a whole message. */
interface ConsentPhrases {
  readonly stop: readonly string[];
  readonly start: readonly string[];
  readonly help: readonly string[];
  /** May stand anywhere in a command without making it a sentence about something else. */
  readonly filler: readonly string[];
  /** May open a wish that is put as a question: "could you stop messaging me?" */
  readonly asking: readonly string[];
}

/**
 * Carriers' default keyword lists also hold CANCEL, YES and NO; those, and words that may mean "wait" ("dur", "רגע"),
 * answer a proposal here and belong to the gate (docs/operations/set-up.md).
 */
export const consentPhrases: Record<Language, ConsentPhrases> = {
  en: {
    stop: list(`stop, stopall, stop all, unsubscribe, unsubscribe me, end, quit, revoke, optout, opt out,
      opt me out, stop messages, stop all messages, stop messaging me, stop texting me,
      stop sending me messages, stop sending messages, stop the messages, no more messages,
      don't message me, do not message me, don't text me, do not text me, don't send me messages,
      do not send me messages, remove me from this list, remove me from the list, stop please,
      stop contacting me, stop messaging, stop texting, stop spamming me, stop writing to me,
      stop sending me more messages, don't contact me, do not contact me, don't write to me,
      do not write to me, no more texts, i don't want messages, i do not want messages,
      i don't want any more messages, i don't want to receive messages,
      i don't want to receive any more messages, i do not want to receive messages,
      i don't want messages from you, i don't want to hear from you, i want to unsubscribe,
      i would like to unsubscribe, i'd like to unsubscribe, unsubscribe me from this list,
      take me off this list, take me off the list, take me off your list, remove me from your list,
      remove me, remove my number, delete my number, leave me alone, cancel my subscription,
      cancel subscription, stop sending me notifications`),
    start: list(`start, unstop, subscribe, resubscribe, opt in, optin, start messages, resume messages,
      start sending me messages, i want messages again`),
    help: list(`help, info, help info`),
    filler:
      list(`please, pls, plz, thanks, thank you, hi, hello, hey, merve, ok, okay, now, just, immediately,
      these, your, any, ever, again, anymore, right now, at once, from now on`),
    asking: list(`can you, could you, would you, will you, can you please, could you please, i want you to,
      i would like you to`),
  },
  tr: {
    stop: list(`mesaj istemiyorum, artık mesaj istemiyorum, mesaj almak istemiyorum,
      artık mesaj almak istemiyorum, mesaj gönderme, mesaj göndermeyin, bana mesaj gönderme,
      bana mesaj göndermeyin, mesaj atma, mesaj atmayın, bana mesaj atmayın, bana yazmayın,
      abonelikten çık, abonelikten çıkmak istiyorum, aboneliği iptal et, aboneliğimi iptal et,
      aboneliğimi iptal edin, üyelikten çık, listeden çık, beni listeden çıkar, beni listeden çıkarın,
      mesajları durdur, mesajları durdurun, mesaj göndermeyi bırak, mesaj göndermeyi bırakın,
      mesaj göndermeyi kes, mesaj göndermeyi durdurun, bana yazma, bir daha yazma, bir daha yazmayın,
      bana bir daha yazmayın, bir daha mesaj atma, bir daha mesaj atmayın, bir daha mesaj göndermeyin,
      mesajlarınızı istemiyorum, sizden mesaj istemiyorum, sizden mesaj almak istemiyorum,
      mesaj gelmesin, beni rahatsız etmeyin, rahatsız etmeyin, abonelikten ayrıl,
      abonelikten ayrılmak istiyorum, abonelik iptali, numaramı silin, numaramı sil, beni listeden silin`),
    start:
      list(`başla, başlat, tekrar başla, abone ol, yeniden abone ol, mesajları başlat, mesaj almak istiyorum,
      tekrar mesaj almak istiyorum, yeniden başla, tekrar başlat, mesaj göndermeye başla`),
    help: list(`yardım, yardim, bilgi`),
    filler: list(`lütfen, teşekkürler, merhaba, selam, artık, hemen, hiç, bundan sonra, bana, şimdi`),
    asking: [],
  },
  he: {
    stop: list(`הסר, הסרה, להסיר, הסר אותי, הסירו אותי, תסירו אותי, הסר אותי מהרשימה, הסירו אותי מהרשימה, סטופ,
      הפסק הודעות, תפסיקו לשלוח הודעות, תפסיקו לשלוח לי הודעות, אל תשלחו לי הודעות, לא רוצה הודעות,
      אני לא רוצה הודעות, ביטול מנוי, תפסיק לשלוח לי הודעות, תפסיקי לשלוח לי הודעות, תפסיק לשלוח הודעות,
      אל תשלח לי הודעות, אל תשלחי לי הודעות, אל תכתבו לי, אל תכתוב לי, די עם ההודעות,
      אני לא רוצה לקבל הודעות, לא רוצה לקבל הודעות, לא מעוניין בהודעות, לא מעוניינת בהודעות,
      תמחקו אותי מהרשימה, עצור הודעות`),
    start: list(`התחל, התחלה, הירשם, הרשמה, הצטרף, חדש הודעות, סטארט, אני רוצה לקבל הודעות`),
    help: list(`עזרה, מידע`),
    filler: list(`בבקשה, תודה, שלום, יותר, עכשיו, מיד`),
    asking: list(`אפשר, אתם יכולים`),
  },
  ru: {
    stop: list(`стоп, отписаться, отписка, отпишите меня, отпиши меня, хочу отписаться, не пишите мне,
      больше не пишите, не пишите мне больше, больше не пишите мне, не присылайте сообщения,
      не присылайте мне сообщения, хватит писать, хватит сообщений, не хочу получать сообщения,
      отменить подписку, прекратите присылать сообщения, стоп сообщения, остановить сообщения,
      остановите рассылку, прекратите писать, прекратите писать мне, прекратите мне писать, перестаньте писать,
      перестаньте мне писать, не надо писать, не надо мне писать, не хочу сообщений,
      мне не нужны сообщения, я не хочу получать сообщения, удалите меня из рассылки, удалите мой номер,
      уберите меня из списка, отписаться от рассылки, отпишите меня от рассылки, не беспокойте,
      не беспокойте меня`),
    start: list(
      `старт, начать, подписаться, подписка, возобновить, хочу получать сообщения, возобновить сообщения`,
    ),
    help: list(`помощь, справка, инфо`),
    filler: list(`пожалуйста, спасибо, здравствуйте, привет, больше, сейчас, вообще, немедленно`),
    asking: list(`можете, вы можете, можно`),
  },
  el: {
    stop: list(`στοπ, διακοπή μηνυμάτων, απεγγραφή, κατάργηση εγγραφής, διαγραφή από τη λίστα,
      μην μου στέλνετε μηνύματα, μη μου στέλνετε μηνύματα, μην μου στέλνεις μηνύματα, δεν θέλω μηνύματα,
      δε θέλω μηνύματα, σταματήστε τα μηνύματα, όχι άλλα μηνύματα, σταμάτα τα μηνύματα,
      σταματήστε να μου στέλνετε μηνύματα, σταμάτα να μου στέλνεις μηνύματα, μην μου γράφετε,
      μη μου γράφετε, δεν θέλω να λαμβάνω μηνύματα, δε θέλω να λαμβάνω μηνύματα, θέλω να διαγραφώ,
      διαγράψτε με, διαγράψτε τον αριθμό μου, αφαιρέστε με από τη λίστα`),
    start: list(`έναρξη, ξεκίνα, ξεκινήστε, εγγραφή, σταρτ, θέλω μηνύματα, έναρξη μηνυμάτων, ξεκίνα πάλι`),
    help: list(`βοήθεια, πληροφορίες`),
    filler: list(`παρακαλώ, ευχαριστώ, γεια, πια, πλέον, τώρα, αμέσως`),
    asking: list(`μπορείτε να`),
  },
  de: {
    stop: list(`stopp, abmelden, abbestellen, abmeldung, newsletter abbestellen, keine nachrichten mehr,
      bitte keine nachrichten mehr, ich möchte keine nachrichten mehr, ich will keine nachrichten mehr,
      nachrichten abbestellen, nachrichten stoppen, schreiben sie mir nicht mehr,
      schreib mir nicht mehr, austragen, keine sms mehr, nachrichten abstellen,
      bitte nicht mehr schreiben, nicht mehr schreiben, schreiben sie mir bitte nicht mehr,
      schickt mir keine nachrichten mehr, schick mir keine nachrichten mehr,
      schicken sie mir keine nachrichten mehr, senden sie mir keine nachrichten mehr,
      hört auf mir zu schreiben, hör auf mir zu schreiben, ich möchte mich abmelden,
      ich will mich abmelden, melden sie mich ab, lasst mich in ruhe, lass mich in ruhe,
      lassen sie mich in ruhe, löschen sie meine nummer`),
    start: list(
      `anmelden, anmeldung, starten, nachrichten wieder empfangen, wieder anmelden, wieder starten`,
    ),
    help: list(`hilfe, info`),
    filler: list(`bitte, danke, hallo, jetzt, sofort, ab sofort`),
    asking: list(`können sie`),
  },
  ar: {
    stop: list(`توقف, إيقاف, إيقاف الرسائل, أوقف الرسائل, أوقفوا الرسائل, إلغاء الاشتراك, الغ الاشتراك,
      ألغ اشتراكي, الغي اشتراكي, لا أريد رسائل, لا أريد استلام رسائل, لا ترسل رسائل, لا ترسلوا رسائل,
      لا ترسل لي رسائل, لا ترسلوا لي رسائل, ستوب, أوقف إرسال الرسائل, أوقفوا إرسال الرسائل,
      توقفوا عن إرسال الرسائل, توقف عن إرسال الرسائل, توقف عن مراسلتي, لا أريد رسائلكم,
      لا أريد المزيد من الرسائل, لا أريد استقبال رسائل, لا تراسلني, لا تراسلوني, أريد إلغاء الاشتراك,
      احذف رقمي, احذفوا رقمي, ما بدي رسائل, مش عايز رسائل`),
    start: list(
      `ابدأ, ابدأي, بدء, ابدا, اشتراك, اشترك, استئناف, استئناف الرسائل, أريد استلام رسائل, ستارت, أريد الرسائل`,
    ),
    help: list(`مساعدة, المساعدة, معلومات`),
    filler: list(`من فضلك, من فضلكم, لو سمحت, لو سمحتم, شكرا, مرحبا, الآن, بعد الآن, فورا`),
    asking: list(`هل يمكنك, ممكن`),
  },
  fa: {
    stop: list(`توقف, استاپ, لغو اشتراک, لغو عضویت, انصراف از عضویت, پیام نمی‌خوام, پیام نمی خوام, پیام نمی‌خواهم,
      دیگه پیام نمی‌خوام, پیام نفرست, پیام نفرستید, دیگه پیام نفرست, دیگه پیام نفرستید, به من پیام ندید,
      پیام ندهید, ارسال پیام را متوقف کنید, دیگه به من پیام نده, به من پیام نده, پیام نده, پیام ندید,
      نمی‌خوام پیام بگیرم, نمی‌خواهم پیام دریافت کنم, دیگر پیام نفرستید, لطفا پیام نفرستید,
      عضویتم را لغو کنید, اشتراکم را لغو کنید, شماره من را حذف کنید, مزاحم نشوید,
      ارسال پیام رو متوقف کنید`),
    start: list(`شروع, استارت, عضویت, اشتراک, شروع پیام, پیام می‌خوام, شروع دوباره`),
    help: list(`راهنما, راهنمایی, کمک`),
    filler: list(`لطفا, ممنون, مرسی, سلام, دیگه, دیگر, الان`),
    asking: list(`می‌شه, می‌شود, میشه`),
  },
  ko: {
    stop: list(`중지, 스톱, 수신거부, 수신 거부, 구독취소, 구독 취소, 구독해지, 구독 해지, 메시지 중지, 메시지 그만, 메시지 보내지 마세요, 메시지 보내지 마, 그만 보내세요,
      그만 보내 주세요, 문자 보내지 마세요, 더 이상 메시지 보내지 마세요, 메시지 그만 보내세요, 메시지 그만 보내 주세요, 메시지 그만 보내, 문자 그만 보내세요,
      연락하지 마세요, 연락 그만하세요, 메시지 받고 싶지 않아요, 메시지 안 받을래요, 메시지 수신거부, 메시지 수신 거부, 구독 취소해 주세요, 구독 해지해 주세요,
      제 번호 삭제해 주세요, 번호 지워 주세요`),
    start: list(
      `시작, 스타트, 수신동의, 수신 동의, 구독, 구독하기, 메시지 시작, 다시 시작, 메시지 다시 시작`,
    ),
    help: list(`도움말, 도움`),
    filler: list(`제발, 부탁드려요, 부탁드립니다, 감사합니다, 이제, 더 이상, 더이상, 지금`),
    asking: [],
  },
};
