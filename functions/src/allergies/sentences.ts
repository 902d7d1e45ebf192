import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../language/answer-words.ts';
import { defineSentences } from '../language/define-sentences.ts';

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
    inCase: () =>
      'If there is something that somebody must not eat, write it plainly, such as “allergic to nuts”: then I check for it and pass it on.',
    askWhat: () => 'What exactly must be avoided?',
    askBoth: () =>
      'How severe is it, and is it yours or somebody else’s? Until you tell me, I treat it as severe.',
    askSeverity: () => 'How severe is it? Until you tell me, I treat it as severe.',
    askWhose: () => 'Is it yours or somebody else’s?',
    thanks: () => 'Thank you, I have noted that.',
    companyPassedOn: () =>
      'What others of your group must not eat goes to the place as well; I show it to nobody else.',
    passedOn: (words: readonly string[]) => `I will pass on about allergies: ${quoted(words, '“', '”')}.`,
    toldMerchant: (words: readonly string[]) =>
      `Allergies, in the guest’s words: ${quoted(words, '“', '”')}.`,
    toldToo: (label: string, business: string) => `I am telling ${business} now (${label}).`,
    orderUnchecked: () =>
      'I cannot say whether what you ordered there is safe; please ask them yourself before you eat.',
    inYourOrder: (item: string, reference: string) =>
      `“${item}” in it contains it or may contain it: please do not eat it. To cancel the order, write ${word.en.cancel} ${reference}.`,
    merchantToldLater: (label: string, words: readonly string[]) =>
      `${label}: the guest has just told us of ALLERGIES, in their own words: ${quoted(words, '“', '”')}. Please check before you serve them.`,
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
    inCase: () =>
      'Birinin yememesi gereken bir şey varsa açıkça yazın, örneğin “fındığa alerjim var”: o zaman kontrol eder ve iletirim.',
    askWhat: () => 'Tam olarak neden uzak durulmalı?',
    askBoth: () => 'Ne kadar ciddi ve kime ait: size mi, başka birine mi? Söyleyene kadar ciddi sayıyorum.',
    askSeverity: () => 'Ne kadar ciddi? Söyleyene kadar ciddi sayıyorum.',
    askWhose: () => 'Size mi ait, başka birine mi?',
    thanks: () => 'Teşekkürler, not ettim.',
    companyPassedOn: () =>
      'Grubunuzdaki diğerlerinin yememesi gerekenleri de mekâna iletirim; başka kimseye göstermem.',
    passedOn: (words) => `Alerjiler hakkında ileteceğim: ${quoted(words, '“', '”')}.`,
    toldMerchant: (words) => `Alerji, misafirin kendi sözleriyle: ${quoted(words, '“', '”')}.`,
    toldToo: (label, business) => `${business} işletmesine şimdi iletiyorum (${label}).`,
    orderUnchecked: () =>
      'Oradan sipariş ettiğinizin güvenli olup olmadığını söyleyemem; lütfen yemeden önce kendiniz de sorun.',
    inYourOrder: (item, reference) =>
      `İçindeki “${item}” bunu içerir veya içerebilir: lütfen yemeyin. Siparişi iptal etmek için ${word.tr.cancel} ${reference} yazın.`,
    merchantToldLater: (label, words) =>
      `${label}: misafir az önce ALERJİ bildirdi, kendi sözleriyle: ${quoted(words, '“', '”')}. Lütfen servis etmeden önce kontrol edin.`,
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
    inCase: () =>
      'אם יש משהו שאסור למישהו לאכול, כתבו זאת במפורש, למשל “אלרגיה לאגוזים”: אז אבדוק ואעביר הלאה.',
    askWhat: () => 'ממה בדיוק צריך להימנע?',
    askBoth: () => 'כמה זה חמור, ושל מי זה: שלכם או של מישהו אחר? עד שתאמרו לי, אתייחס לזה כחמור.',
    askSeverity: () => 'כמה זה חמור? עד שתאמרו לי, אתייחס לזה כחמור.',
    askWhose: () => 'זה שלכם או של מישהו אחר?',
    thanks: () => 'תודה, רשמתי.',
    companyPassedOn: () => 'גם מה שלאחרים בקבוצה אסור לאכול יימסר למקום; לאיש מלבדו לא אראה את זה.',
    passedOn: (words) => `אמסור לגבי אלרגיות: ${isolatedQuotes(words)}.`,
    toldMerchant: (words) => `אלרגיות, במילים של האורח: ${isolatedQuotes(words)}.`,
    toldToo: (label, business) => `אני מוסרת את זה עכשיו ל־${isolated(business)} (${isolated(label)}).`,
    orderUnchecked: () => 'אי אפשר לומר אם מה שהזמנתם שם בטוח; נא לשאול אותם ישירות לפני האכילה.',
    inYourOrder: (item, reference) =>
      `המנה “${isolated(item)}” שבהזמנה מכילה או עלולה להכיל את זה: נא לא לאכול אותה. לביטול ההזמנה כתבו ${isolated(`${word.he.cancel} ${reference}`)}.`,
    merchantToldLater: (label, words) =>
      `${isolated(label)}: האורח סיפר עכשיו על אלרגיות, במילותיו: ${isolatedQuotes(words)}. נא לבדוק לפני ההגשה.`,
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
    inCase: () =>
      'Если кому-то чего-то нельзя есть, напишите прямо, например «аллергия на орехи»: тогда я буду проверять и передам.',
    askWhat: () => 'Чего именно нужно избегать?',
    askBoth: () =>
      'Насколько это серьёзно и у кого: у вас или у кого-то другого? Пока не знаю, считаю серьёзным.',
    askSeverity: () => 'Насколько это серьёзно? Пока не знаю, считаю серьёзным.',
    askWhose: () => 'Это у вас или у кого-то другого?',
    thanks: () => 'Спасибо, записано.',
    companyPassedOn: () =>
      'Что нельзя есть другим из вашей компании, я тоже передам заведению; больше никому не покажу.',
    passedOn: (words) => `Об аллергиях будет передано: ${quoted(words, '«', '»')}.`,
    toldMerchant: (words) => `Аллергия, словами гостя: ${quoted(words, '«', '»')}.`,
    toldToo: (label, business) => `Передаю это сейчас в «${business}» (${label}).`,
    orderUnchecked: () =>
      'Нельзя сказать, безопасно ли то, что вы там заказали; пожалуйста, спросите сами, прежде чем есть.',
    inYourOrder: (item, reference) =>
      `«${item}» в этом заказе это содержит или может содержать: пожалуйста, не ешьте. Чтобы отменить заказ, напишите ${word.ru.cancel} ${reference}.`,
    merchantToldLater: (label, words) =>
      `${label}: гость только что сообщил об АЛЛЕРГИИ, его словами: ${quoted(words, '«', '»')}. Пожалуйста, проверьте, прежде чем подавать.`,
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
    inCase: () =>
      'Αν υπάρχει κάτι που κάποιος δεν πρέπει να φάει, γράψτε το ξεκάθαρα, π.χ. «αλλεργία στους ξηρούς καρπούς»: τότε το ελέγχω και το μεταφέρω.',
    askWhat: () => 'Τι ακριβώς πρέπει να αποφεύγεται;',
    askBoth: () =>
      'Πόσο σοβαρό είναι, και είναι δικό σας ή κάποιου άλλου; Μέχρι να μου πείτε, το θεωρώ σοβαρό.',
    askSeverity: () => 'Πόσο σοβαρό είναι; Μέχρι να μου πείτε, το θεωρώ σοβαρό.',
    askWhose: () => 'Είναι δικό σας ή κάποιου άλλου;',
    thanks: () => 'Ευχαριστώ, το σημείωσα.',
    companyPassedOn: () =>
      'Ό,τι δεν πρέπει να φάνε οι άλλοι της παρέας πηγαίνει κι αυτό στο μαγαζί· δεν το δείχνω σε κανέναν άλλον.',
    passedOn: (words) => `Για τις αλλεργίες θα μεταφέρω: ${quoted(words, '«', '»')}.`,
    toldMerchant: (words) => `Αλλεργίες, με τα λόγια του πελάτη: ${quoted(words, '«', '»')}.`,
    toldToo: (label, business) => `Το λέω τώρα και στο «${business}» (${label}).`,
    orderUnchecked: () =>
      'Δεν μπορώ να πω αν είναι ασφαλές αυτό που παραγγείλατε εκεί· παρακαλώ ρωτήστε τους και εσείς πριν φάτε.',
    inYourOrder: (item, reference) =>
      `Το «${item}» στην παραγγελία το περιέχει ή μπορεί να το περιέχει: παρακαλώ μην το φάτε. Για να ακυρώσετε την παραγγελία, γράψτε ${word.el.cancel} ${reference}.`,
    merchantToldLater: (label, words) =>
      `${label}: ο πελάτης μόλις μας μίλησε για ΑΛΛΕΡΓΙΕΣ, με δικά του λόγια: ${quoted(words, '«', '»')}. Παρακαλώ ελέγξτε πριν σερβίρετε.`,
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
    inCase: () =>
      'Wenn jemand etwas nicht essen darf, schreiben Sie es bitte ausdrücklich, etwa „Allergie gegen Nüsse“: Dann prüfe ich darauf und gebe es weiter.',
    askWhat: () => 'Was genau muss gemieden werden?',
    askBoth: () =>
      'Wie schwer ist es, und betrifft es Sie oder jemand anderen? Bis Sie es sagen, gilt es mir als schwer.',
    askSeverity: () => 'Wie schwer ist es? Bis Sie es sagen, gilt es mir als schwer.',
    askWhose: () => 'Betrifft es Sie oder jemand anderen?',
    thanks: () => 'Danke, das ist notiert.',
    companyPassedOn: () =>
      'Was andere Ihrer Gruppe nicht essen dürfen, geht ebenfalls an das Lokal; sonst zeige ich es niemandem.',
    passedOn: (words) => `Zu Allergien gebe ich weiter: ${quoted(words, '„', '“')}.`,
    toldMerchant: (words) => `Allergien, in den Worten des Gastes: ${quoted(words, '„', '“')}.`,
    toldToo: (label, business) => `Ich sage es jetzt auch ${business} (${label}).`,
    orderUnchecked: () =>
      'Ob das dort Bestellte für Sie unbedenklich ist, kann ich nicht sagen; bitte fragen Sie dort selbst nach, bevor Sie essen.',
    inYourOrder: (item, reference) =>
      `„${item}“ darin enthält es oder kann es enthalten: Bitte essen Sie das nicht. Um die Bestellung zu stornieren, schreiben Sie ${word.de.cancel} ${reference}.`,
    merchantToldLater: (label, words) =>
      `${label}: Der Gast hat gerade ALLERGIEN genannt, in eigenen Worten: ${quoted(words, '„', '“')}. Bitte prüfen Sie es, bevor Sie servieren.`,
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
    inCase: () =>
      'إذا كان هناك ما لا يجوز لأحد أن يأكله فاكتبه بوضوح، مثل «حساسية من المكسرات»: عندها أتحقق منه وأبلّغ به.',
    askWhat: () => 'ما الذي يجب تجنبه بالضبط؟',
    askBoth: () => 'ما مدى شدتها، وهل هي لك أم لشخص آخر؟ إلى أن تخبرني سأعدّها شديدة.',
    askSeverity: () => 'ما مدى شدتها؟ إلى أن تخبرني سأعدّها شديدة.',
    askWhose: () => 'هل هي لك أم لشخص آخر؟',
    thanks: () => 'شكرًا، تم تسجيل ذلك.',
    companyPassedOn: () =>
      'ما لا يجوز أن يأكله الآخرون في مجموعتكم يُبلَّغ به المكان أيضًا؛ ولا أُظهره لأحد سواه.',
    passedOn: (words) => `سأنقل بخصوص الحساسية: ${isolatedQuotes(words)}.`,
    toldMerchant: (words) => `الحساسية بكلمات الضيف: ${isolatedQuotes(words)}.`,
    toldToo: (label, business) => `سأبلغ ${isolated(business)} بذلك الآن (${isolated(label)}).`,
    orderUnchecked: () => 'لا يمكن القول إن ما طلبته هناك آمن؛ يُرجى سؤالهم مباشرة قبل الأكل.',
    inYourOrder: (item, reference) =>
      `«${isolated(item)}» في هذا الطلب يحتوي عليه أو قد يحتوي عليه: يُرجى عدم تناوله. لإلغاء الطلب اكتب ${isolated(`${word.ar.cancel} ${reference}`)}.`,
    merchantToldLater: (label, words) =>
      `${isolated(label)}: أخبرنا الضيف الآن عن حساسية، بكلماته: ${isolatedQuotes(words)}. يُرجى التحقق قبل التقديم.`,
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
    inCase: () =>
      'اگر کسی نباید چیزی بخورد، آن را روشن بنویسید، مثلاً «حساسیت به آجیل»: آن وقت بررسی می‌کنم و اطلاع می‌دهم.',
    askWhat: () => 'دقیقاً از چه چیزی باید پرهیز شود؟',
    askBoth: () => 'چقدر شدید است و مال خودتان است یا کس دیگری؟ تا نگویید، آن را شدید می‌دانم.',
    askSeverity: () => 'چقدر شدید است؟ تا نگویید، آن را شدید می‌دانم.',
    askWhose: () => 'مال خودتان است یا کس دیگری؟',
    thanks: () => 'ممنون، یادداشت شد.',
    companyPassedOn: () => 'آنچه دیگران گروه نباید بخورند هم به آنجا گفته می‌شود؛ به کس دیگری نشان نمی‌دهم.',
    passedOn: (words) => `درباره‌ی حساسیت خواهم گفت: ${isolatedQuotes(words)}.`,
    toldMerchant: (words) => `حساسیت، به گفته‌ی مهمان: ${isolatedQuotes(words)}.`,
    toldToo: (label, business) => `همین حالا به ${isolated(business)} هم می‌گویم (${isolated(label)}).`,
    orderUnchecked: () =>
      'نمی‌توانم بگویم آنچه آنجا سفارش داده‌اید بی‌خطر است؛ لطفاً پیش از خوردن خودتان هم بپرسید.',
    inYourOrder: (item, reference) =>
      `«${isolated(item)}» در این سفارش آن را دارد یا ممکن است داشته باشد: لطفاً آن را نخورید. برای لغو سفارش بنویسید ${isolated(`${word.fa.cancel} ${reference}`)}.`,
    merchantToldLater: (label, words) =>
      `${isolated(label)}: مهمان همین حالا از حساسیت گفت، به گفته‌ی خودش: ${isolatedQuotes(words)}. لطفاً پیش از سرو بررسی کنید.`,
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
    inCase: () =>
      '먹으면 안 되는 것이 있는 분이 계시면 “견과류 알레르기”처럼 분명히 적어 주세요. 그러면 확인하고 전달해 드립니다.',
    askWhat: () => '정확히 무엇을 피해야 하나요?',
    askBoth: () =>
      '얼마나 심한가요, 그리고 본인의 것인가요, 다른 분의 것인가요? 알려 주시기 전까지는 심한 것으로 보겠습니다.',
    askSeverity: () => '얼마나 심한가요? 알려 주시기 전까지는 심한 것으로 보겠습니다.',
    askWhose: () => '본인의 것인가요, 다른 분의 것인가요?',
    thanks: () => '감사합니다, 기록했습니다.',
    companyPassedOn: () =>
      '일행 가운데 다른 분이 먹으면 안 되는 것도 가게에 전달합니다. 다른 누구에게도 보여 주지 않습니다.',
    passedOn: (words) => `알레르기에 대해 전달할 내용: ${quoted(words, '“', '”')}.`,
    toldMerchant: (words) => `알레르기, 손님의 말 그대로: ${quoted(words, '“', '”')}.`,
    toldToo: (label, business) => `${business}에도 지금 알립니다(${label}).`,
    orderUnchecked: () =>
      '그곳에 주문하신 음식이 안전한지는 말씀드릴 수 없습니다. 드시기 전에 직접 확인해 주세요.',
    inYourOrder: (item, reference) =>
      `주문하신 “${item}”에 들어 있거나 들어 있을 수 있습니다. 드시지 마세요. 주문을 취소하려면 ${word.ko.cancel} ${reference} 라고 적어 주세요.`,
    merchantToldLater: (label, words) =>
      `${label}: 손님이 방금 알레르기를 알려 왔습니다. 손님의 말 그대로: ${quoted(words, '“', '”')}. 내시기 전에 확인해 주세요.`,
    forgetQuestion: (words) =>
      `이것을 잊을까요: ${quoted(words, '“', '”')}? 더 이상 음식을 확인하지도, 전달하지도 않습니다. 잊게 하시려면 ‘${word.ko.yes}’, 보관하려면 ‘${word.ko.no}’라고 답해 주세요.`,
    forgotten: () => '잊었습니다. 이제 확인하지도 전달하지도 않습니다.',
    kept: () => '알겠습니다, 계속 주의하겠습니다.',
    nothingKnown: () => '잊을 수 있는 알레르기를 말씀하신 적이 없습니다.',
    known: (words) =>
      `알레르기에 대해 말씀하신 내용입니다: ${quoted(words, '“', '”')}. 취소하려면 “내 알레르기 잊어 줘”라고 적어 주세요.`,
  },
});
