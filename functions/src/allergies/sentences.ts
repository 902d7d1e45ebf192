import { answerWords as word } from '../language/answer-words.ts';
import { defineSentences } from '../language/define-sentences.ts';
import { isolated } from '../language/isolated.ts';

const quoted = (words: readonly string[], open: string, close: string) =>
  words.map((one) => `${open}${one}${close}`).join(', ');
const isolatedQuotes = (words: readonly string[]) => words.map((one) => `«${isolated(one)}»`).join('، ');

/** What Merve says of what must not be eaten: what she keeps and why, what she passes on, and how it is taken back. */
export const allergySentences = defineSentences({
  en: {
    contains: (what: string) => `contains ${what}`,
    mayContain: (what: string) => `may contain ${what}`,
    noted: (words: readonly string[]) => `I have noted: ${quoted(words, '“', '”')}.`,
    purpose: () =>
      'I keep this to check what you order and to tell it to the places you order from or book; to end that, write “forget my allergies”.',
    askWhat: () => 'What exactly must be avoided?',
    askBoth: () =>
      'How severe is it, and is it yours or somebody else’s? Until you tell me, I treat it as severe.',
    askSeverity: () => 'How severe is it? Until you tell me, I treat it as severe.',
    askWhose: () => 'Is it yours or somebody else’s?',
    thanks: () => 'Thank you, I have noted that.',
    passedOn: (words: readonly string[]) => `I will pass on about allergies: ${quoted(words, '“', '”')}.`,
    toldMerchant: (words: readonly string[]) =>
      `Allergies, in the guest’s words: ${quoted(words, '“', '”')}.`,
    forgetQuestion: (words: readonly string[]) =>
      `Shall I forget this: ${quoted(words, '“', '”')}? I would no longer check dishes for it, nor pass it on. Reply ${word.en.yes} (or ${word.en.confirm}) to forget it, ${word.en.no} (or ${word.en.decline}) to keep it.`,
    forgotten: () => 'I have forgotten it. From now on I neither check for it nor pass it on.',
    kept: () => 'All right, I go on guarding it.',
    nothingKnown: () => 'You have told me of no allergy that I could forget.',
    known: (words: readonly string[]) =>
      `This is what you have told me about allergies: ${quoted(words, '“', '”')}. To take it back, write “forget my allergies”.`,
  },
  tr: {
    contains: (what) => `içerir: ${what}`,
    mayContain: (what) => `içerebilir: ${what}`,
    noted: (words) => `Not ettim: ${quoted(words, '“', '”')}.`,
    purpose: () =>
      'Bunu, siparişlerinizi kontrol etmek ve sipariş ya da rezervasyon yaptığınız yerlere iletmek için saklıyorum; istemezseniz “alerjilerimi unut” yazın.',
    askWhat: () => 'Tam olarak neden uzak durulmalı?',
    askBoth: () => 'Ne kadar ciddi ve kime ait: size mi, başka birine mi? Söyleyene kadar ciddi sayıyorum.',
    askSeverity: () => 'Ne kadar ciddi? Söyleyene kadar ciddi sayıyorum.',
    askWhose: () => 'Size mi ait, başka birine mi?',
    thanks: () => 'Teşekkürler, not ettim.',
    passedOn: (words) => `Alerjiler hakkında ileteceğim: ${quoted(words, '“', '”')}.`,
    toldMerchant: (words) => `Alerji, misafirin kendi sözleriyle: ${quoted(words, '“', '”')}.`,
    forgetQuestion: (words) =>
      `Bunu unutayım mı: ${quoted(words, '“', '”')}? Artık yemekleri buna göre kontrol etmem ve kimseye iletmem. Unutmam için ${word.tr.yes}, saklamam için ${word.tr.no} yazın.`,
    forgotten: () => 'Unuttum. Bundan sonra bunu ne kontrol ederim ne de iletirim.',
    kept: () => 'Tamam, dikkat etmeye devam ediyorum.',
    nothingKnown: () => 'Bana unutabileceğim bir alerji söylemediniz.',
    known: (words) =>
      `Alerjiler hakkında bana söyledikleriniz: ${quoted(words, '“', '”')}. Geri almak için “alerjilerimi unut” yazın.`,
  },
  he: {
    contains: (what) => `מכיל ${isolated(what)}`,
    mayContain: (what) => `עלול להכיל ${isolated(what)}`,
    noted: (words) => `רשמתי: ${isolatedQuotes(words)}.`,
    purpose: () =>
      'אני שומרת את זה כדי לבדוק מה אתם מזמינים וכדי למסור למקומות שבהם אתם מזמינים; כדי להפסיק כתבו “שכחי את האלרגיות שלי”.',
    askWhat: () => 'ממה בדיוק צריך להימנע?',
    askBoth: () => 'כמה זה חמור, ושל מי זה: שלכם או של מישהו אחר? עד שתאמרו לי, אתייחס לזה כחמור.',
    askSeverity: () => 'כמה זה חמור? עד שתאמרו לי, אתייחס לזה כחמור.',
    askWhose: () => 'זה שלכם או של מישהו אחר?',
    thanks: () => 'תודה, רשמתי.',
    passedOn: (words) => `אמסור לגבי אלרגיות: ${isolatedQuotes(words)}.`,
    toldMerchant: (words) => `אלרגיות, במילים של האורח: ${isolatedQuotes(words)}.`,
    forgetQuestion: (words) =>
      `לשכוח את זה: ${isolatedQuotes(words)}? לא אבדוק מנות לפי זה ולא אמסור זאת עוד. כדי שאשכח השיבו “${word.he.yes}”, כדי שאשמור השיבו “${word.he.no}”.`,
    forgotten: () => 'שכחתי. מעכשיו לא אבדוק את זה ולא אמסור את זה.',
    kept: () => 'בסדר, אמשיך לשים לב.',
    nothingKnown: () => 'לא סיפרתם לי על אלרגיה שאפשר לשכוח.',
    known: (words) =>
      `זה מה שסיפרתם לי על אלרגיות: ${isolatedQuotes(words)}. כדי לבטל כתבו “שכחי את האלרגיות שלי”.`,
  },
  ru: {
    contains: (what) => `содержит: ${what}`,
    mayContain: (what) => `может содержать: ${what}`,
    noted: (words) => `Записано: ${quoted(words, '«', '»')}.`,
    purpose: () =>
      'Это хранится, чтобы проверять ваши заказы и передавать туда, где вы заказываете или бронируете; чтобы прекратить, напишите «забудь мои аллергии».',
    askWhat: () => 'Чего именно нужно избегать?',
    askBoth: () =>
      'Насколько это серьёзно и у кого: у вас или у кого-то другого? Пока не знаю, считаю серьёзным.',
    askSeverity: () => 'Насколько это серьёзно? Пока не знаю, считаю серьёзным.',
    askWhose: () => 'Это у вас или у кого-то другого?',
    thanks: () => 'Спасибо, записано.',
    passedOn: (words) => `Об аллергиях будет передано: ${quoted(words, '«', '»')}.`,
    toldMerchant: (words) => `Аллергия, словами гостя: ${quoted(words, '«', '»')}.`,
    forgetQuestion: (words) =>
      `Забыть это: ${quoted(words, '«', '»')}? Блюда больше не будут проверяться, и это никому не передадут. Ответьте ${word.ru.yes}, чтобы забыть, или ${word.ru.no}, чтобы оставить.`,
    forgotten: () => 'Забыто. Больше это не проверяется и не передаётся.',
    kept: () => 'Хорошо, это по-прежнему учитывается.',
    nothingKnown: () => 'Вы не говорили об аллергии, которую можно забыть.',
    known: (words) =>
      `Вот что вы говорили об аллергиях: ${quoted(words, '«', '»')}. Чтобы отменить, напишите «забудь мои аллергии».`,
  },
  el: {
    contains: (what) => `περιέχει: ${what}`,
    mayContain: (what) => `μπορεί να περιέχει: ${what}`,
    noted: (words) => `Το σημείωσα: ${quoted(words, '«', '»')}.`,
    purpose: () =>
      'Το κρατώ για να ελέγχω τι παραγγέλνετε και για να το λέω εκεί όπου παραγγέλνετε ή κλείνετε· για να σταματήσω γράψτε «ξέχνα τις αλλεργίες μου».',
    askWhat: () => 'Τι ακριβώς πρέπει να αποφεύγεται;',
    askBoth: () =>
      'Πόσο σοβαρό είναι, και είναι δικό σας ή κάποιου άλλου; Μέχρι να μου πείτε, το θεωρώ σοβαρό.',
    askSeverity: () => 'Πόσο σοβαρό είναι; Μέχρι να μου πείτε, το θεωρώ σοβαρό.',
    askWhose: () => 'Είναι δικό σας ή κάποιου άλλου;',
    thanks: () => 'Ευχαριστώ, το σημείωσα.',
    passedOn: (words) => `Για τις αλλεργίες θα μεταφέρω: ${quoted(words, '«', '»')}.`,
    toldMerchant: (words) => `Αλλεργίες, με τα λόγια του πελάτη: ${quoted(words, '«', '»')}.`,
    forgetQuestion: (words) =>
      `Να το ξεχάσω: ${quoted(words, '«', '»')}; Δεν θα ελέγχω πια τα πιάτα γι’ αυτό ούτε θα το μεταφέρω. Απαντήστε ${word.el.yes} για να το ξεχάσω, ${word.el.no} για να το κρατήσω.`,
    forgotten: () => 'Το ξέχασα. Από εδώ και πέρα ούτε το ελέγχω ούτε το μεταφέρω.',
    kept: () => 'Εντάξει, συνεχίζω να το προσέχω.',
    nothingKnown: () => 'Δεν μου έχετε πει για αλλεργία που θα μπορούσα να ξεχάσω.',
    known: (words) =>
      `Αυτά μου έχετε πει για αλλεργίες: ${quoted(words, '«', '»')}. Για να τα πάρετε πίσω γράψτε «ξέχνα τις αλλεργίες μου».`,
  },
  de: {
    contains: (what) => `enthält ${what}`,
    mayContain: (what) => `kann ${what} enthalten`,
    noted: (words) => `Notiert: ${quoted(words, '„', '“')}.`,
    purpose: () =>
      'Ich bewahre das auf, um Ihre Bestellungen zu prüfen und es dort zu sagen, wo Sie bestellen oder buchen; um das zu beenden, schreiben Sie „vergiss meine Allergien“.',
    askWhat: () => 'Was genau muss gemieden werden?',
    askBoth: () =>
      'Wie schwer ist es, und betrifft es Sie oder jemand anderen? Bis Sie es sagen, gilt es mir als schwer.',
    askSeverity: () => 'Wie schwer ist es? Bis Sie es sagen, gilt es mir als schwer.',
    askWhose: () => 'Betrifft es Sie oder jemand anderen?',
    thanks: () => 'Danke, das ist notiert.',
    passedOn: (words) => `Zu Allergien gebe ich weiter: ${quoted(words, '„', '“')}.`,
    toldMerchant: (words) => `Allergien, in den Worten des Gastes: ${quoted(words, '„', '“')}.`,
    forgetQuestion: (words) =>
      `Soll ich das vergessen: ${quoted(words, '„', '“')}? Ich prüfe dann keine Gerichte mehr darauf und gebe es nicht weiter. Antworten Sie mit ${word.de.yes}, damit ich es vergesse, sonst mit ${word.de.no}.`,
    forgotten: () => 'Vergessen. Ich prüfe nicht mehr darauf und gebe es nicht mehr weiter.',
    kept: () => 'Gut, ich achte weiter darauf.',
    nothingKnown: () => 'Sie haben mir von keiner Allergie erzählt, die ich vergessen könnte.',
    known: (words) =>
      `Das haben Sie mir über Allergien gesagt: ${quoted(words, '„', '“')}. Um es zurückzunehmen, schreiben Sie „vergiss meine Allergien“.`,
  },
  ar: {
    contains: (what) => `يحتوي على ${isolated(what)}`,
    mayContain: (what) => `قد يحتوي على ${isolated(what)}`,
    noted: (words) => `تم التسجيل: ${isolatedQuotes(words)}.`,
    purpose: () =>
      'أحتفظ بذلك لفحص ما تطلبه ولإبلاغ الأماكن التي تطلب منها أو تحجز فيها؛ لإنهاء ذلك اكتب «انسَ حساسيتي».',
    askWhat: () => 'ما الذي يجب تجنبه بالضبط؟',
    askBoth: () => 'ما مدى شدتها، وهل هي لك أم لشخص آخر؟ إلى أن تخبرني سأعدّها شديدة.',
    askSeverity: () => 'ما مدى شدتها؟ إلى أن تخبرني سأعدّها شديدة.',
    askWhose: () => 'هل هي لك أم لشخص آخر؟',
    thanks: () => 'شكرًا، تم تسجيل ذلك.',
    passedOn: (words) => `سأنقل بخصوص الحساسية: ${isolatedQuotes(words)}.`,
    toldMerchant: (words) => `الحساسية بكلمات الضيف: ${isolatedQuotes(words)}.`,
    forgetQuestion: (words) =>
      `هل أنسى هذا: ${isolatedQuotes(words)}؟ لن أفحص الأطباق بعد ذلك ولن أنقله. للنسيان يُرجى الرد بكلمة «${word.ar.yes}»، وللإبقاء بكلمة «${word.ar.no}».`,
    forgotten: () => 'تم النسيان. من الآن لن أفحصه ولن أنقله.',
    kept: () => 'حسنًا، سأواصل الانتباه لذلك.',
    nothingKnown: () => 'لم تخبرني بأي حساسية يمكنني نسيانها.',
    known: (words) => `هذا ما أخبرتني به عن الحساسية: ${isolatedQuotes(words)}. للتراجع اكتب «انسَ حساسيتي».`,
  },
  fa: {
    contains: (what) => `حاوی ${isolated(what)}`,
    mayContain: (what) => `ممکن است حاوی ${isolated(what)} باشد`,
    noted: (words) => `یادداشت شد: ${isolatedQuotes(words)}.`,
    purpose: () =>
      'این را نگه می‌دارم تا سفارش‌هایتان را بررسی کنم و به جاهایی که از آن‌ها سفارش یا رزرو می‌کنید بگویم؛ برای پایان دادن بنویسید «حساسیت‌هایم را فراموش کن».',
    askWhat: () => 'دقیقاً از چه چیزی باید پرهیز شود؟',
    askBoth: () => 'چقدر شدید است و مال خودتان است یا کس دیگری؟ تا نگویید، آن را شدید می‌دانم.',
    askSeverity: () => 'چقدر شدید است؟ تا نگویید، آن را شدید می‌دانم.',
    askWhose: () => 'مال خودتان است یا کس دیگری؟',
    thanks: () => 'ممنون، یادداشت شد.',
    passedOn: (words) => `درباره‌ی حساسیت خواهم گفت: ${isolatedQuotes(words)}.`,
    toldMerchant: (words) => `حساسیت، به گفته‌ی مهمان: ${isolatedQuotes(words)}.`,
    forgetQuestion: (words) =>
      `این را فراموش کنم: ${isolatedQuotes(words)}؟ دیگر غذاها را برای آن بررسی نمی‌کنم و به کسی نمی‌گویم. برای فراموش کردن بنویسید «${word.fa.yes}» و برای نگه داشتن «${word.fa.no}».`,
    forgotten: () => 'فراموش شد. از این پس نه بررسی‌اش می‌کنم و نه به کسی می‌گویم.',
    kept: () => 'باشد، همچنان حواسم هست.',
    nothingKnown: () => 'از حساسیتی که بتوانم فراموش کنم چیزی نگفته‌اید.',
    known: (words) =>
      `آنچه درباره‌ی حساسیت گفته‌اید: ${isolatedQuotes(words)}. برای پس گرفتن بنویسید «حساسیت‌هایم را فراموش کن».`,
  },
  ko: {
    contains: (what) => `${what} 포함`,
    mayContain: (what) => `${what} 포함 가능`,
    noted: (words) => `기록했습니다: ${quoted(words, '“', '”')}.`,
    purpose: () =>
      '주문을 확인하고, 주문하거나 예약하시는 곳에 알리기 위해 보관합니다. 그만두시려면 “내 알레르기 잊어 줘”라고 적어 주세요.',
    askWhat: () => '정확히 무엇을 피해야 하나요?',
    askBoth: () =>
      '얼마나 심한가요, 그리고 본인의 것인가요, 다른 분의 것인가요? 알려 주시기 전까지는 심한 것으로 보겠습니다.',
    askSeverity: () => '얼마나 심한가요? 알려 주시기 전까지는 심한 것으로 보겠습니다.',
    askWhose: () => '본인의 것인가요, 다른 분의 것인가요?',
    thanks: () => '감사합니다, 기록했습니다.',
    passedOn: (words) => `알레르기에 대해 전달할 내용: ${quoted(words, '“', '”')}.`,
    toldMerchant: (words) => `알레르기, 손님의 말 그대로: ${quoted(words, '“', '”')}.`,
    forgetQuestion: (words) =>
      `이것을 잊을까요: ${quoted(words, '“', '”')}? 더 이상 음식을 확인하지도, 전달하지도 않습니다. 잊게 하시려면 ‘${word.ko.yes}’, 보관하려면 ‘${word.ko.no}’라고 답해 주세요.`,
    forgotten: () => '잊었습니다. 이제 확인하지도 전달하지도 않습니다.',
    kept: () => '알겠습니다, 계속 주의하겠습니다.',
    nothingKnown: () => '잊을 수 있는 알레르기를 말씀하신 적이 없습니다.',
    known: (words) =>
      `알레르기에 대해 말씀하신 내용입니다: ${quoted(words, '“', '”')}. 취소하려면 “내 알레르기 잊어 줘”라고 적어 주세요.`,
  },
});
