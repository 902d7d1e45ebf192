import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../language/answer-words.ts';
import { defineSentences } from '../../language/define-sentences.ts';

/** What customers, businesses and drivers read around the messages they send each other. */
export const messageSentences = defineSentences({
  en: {
    ask: (name: string, body: string) =>
      `I will send this to ${name}, word for word:\n\n${body}\n\nNothing has been sent yet. Reply ${word.en.yes} to send it, ${word.en.no} to leave it.`,
    sent: (name: string) => `I am sending it to ${name}. What they answer will come here.`,
    notSent: () => 'All right, nothing was sent.',
    noneLive: () =>
      'There is no booking, order or ride of yours under way that I could write about, so nothing was sent.',
    which: (codes: string) => `What is it about? Please name one: ${codes}.`,
    over: () => 'That is over in the meantime, so nothing was sent.',
    tooMany: (name: string) =>
      `You have written to ${name} several times within the hour, so this was not sent. Please wait a while.`,
    unreachable: (name: string) =>
      `WhatsApp does not let me write to ${name} at the moment, so nothing was sent. Please call them if it is urgent.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `Message from ${name} about ${code}:\n“${text}”`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `Message from your customer ${customer ?? '(word.en.no name)'} about ${code}:\n“${text}”\nTo answer, write ${example} and your text. It goes to them as it is.`,
    whichServed: (codes: string, example: string) =>
      `Which one is late: ${codes}? Nothing was passed on yet. Please write it with its code, for example: ${example}`,
    passedOn: (code: string) => `Passed on to the customer of ${code}.`,
    unknownCode: (code: string) =>
      `I know no customer’s message with the code ${code} that could be answered now, so nothing was passed on.`,
    emptyReply: (code: string) => `Please write your text behind the code ${code}. Nothing was passed on.`,
    tooManyReplies: () =>
      'You have written several times within the hour, so this was not passed on. Please wait a while.',
  },
  tr: {
    ask: (name: string, body: string) =>
      `Şunu ${name} için kelimesi kelimesine göndereceğim:\n\n${body}\n\nHenüz hiçbir şey gönderilmedi. Göndermek için ${word.tr.yes}, vazgeçmek için ${word.tr.no} yazın.`,
    sent: (name: string) => `${name} için gönderiyorum. Yanıtları buraya gelecek.`,
    notSent: () => 'Tamam, hiçbir şey gönderilmedi.',
    noneLive: () =>
      'Hakkında yazabileceğim, devam eden bir rezervasyonunuz, siparişiniz veya yolculuğunuz yok; hiçbir şey gönderilmedi.',
    which: (codes: string) => `Hangisi hakkında? Lütfen birini söyleyin: ${codes}.`,
    over: () => 'Bu arada sona ermiş, hiçbir şey gönderilmedi.',
    tooMany: (name: string) =>
      `Son bir saatte ${name} için birkaç kez yazdınız, bu yüzden gönderilmedi. Lütfen biraz bekleyin.`,
    unreachable: (name: string) =>
      `WhatsApp şu anda ${name} ile yazışmama izin vermiyor, hiçbir şey gönderilmedi. Acilse lütfen arayın.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `${name}, ${code} hakkında yazdı:\n“${text}”`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `Müşteriniz ${customer ?? '(adsız)'}, ${code} hakkında yazdı:\n“${text}”\nYanıtlamak için ${example} ve metninizi yazın. Olduğu gibi iletilir.`,
    whichServed: (codes, example) =>
      `Hangisi gecikiyor: ${codes}? Henüz hiçbir şey iletilmedi. Lütfen koduyla birlikte yazın, örneğin: ${example}`,
    passedOn: (code: string) => `${code} müşterisine iletildi.`,
    unknownCode: (code: string) =>
      `Şu anda yanıtlanabilecek, ${code} kodlu bir müşteri mesajı bilmiyorum; hiçbir şey iletilmedi.`,
    emptyReply: (code: string) => `Lütfen metninizi ${code} kodunun ardına yazın. Hiçbir şey iletilmedi.`,
    tooManyReplies: () => 'Son bir saatte birkaç kez yazdınız, bu yüzden iletilmedi. Lütfen biraz bekleyin.',
  },
  he: {
    ask: (name: string, body: string) =>
      `אשלח את זה אל ${isolated(name)}, מילה במילה:\n\n${body}\n\nעדיין לא נשלח דבר. השיבו ${word.he.yes} כדי לשלוח, ${word.he.no} כדי לוותר.`,
    sent: (name: string) => `אני שולחת אל ${isolated(name)}. התשובה תגיע לכאן.`,
    notSent: () => 'בסדר, לא נשלח דבר.',
    noneLive: () => 'אין לכם הזמנה, משלוח או נסיעה פעילים שאפשר לכתוב עליהם, ולכן לא נשלח דבר.',
    which: (codes: string) => `במה מדובר? ציינו אחד מהם: ${codes}.`,
    over: () => 'זה כבר הסתיים, ולכן לא נשלח דבר.',
    tooMany: (name: string) =>
      `כתבתם אל ${isolated(name)} כמה פעמים בשעה האחרונה, ולכן זה לא נשלח. המתינו מעט בבקשה.`,
    unreachable: (name: string) =>
      `וואטסאפ אינו מאפשר לי לכתוב כרגע אל ${isolated(name)}, ולכן לא נשלח דבר. אם זה דחוף, התקשרו אליהם.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `הודעה מאת ${isolated(name)} לגבי ${isolated(code)}:\n“${text}”`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `הודעה מהלקוח שלכם ${customer ?? '(ללא שם)'} לגבי ${isolated(code)}:\n“${text}”\nכדי לענות כתבו ${isolated(example)} ואת הטקסט. הוא נמסר כפי שהוא.`,
    whichServed: (codes, example) =>
      `מה מתעכב: ${isolated(codes)}? עדיין לא נמסר דבר. כתבו זאת יחד עם הקוד, למשל: ${isolated(example)}`,
    passedOn: (code: string) => `נמסר ללקוח של ${isolated(code)}.`,
    unknownCode: (code: string) =>
      `אין הודעת לקוח עם הקוד ${isolated(code)} שאפשר לענות עליה כעת, ולכן לא נמסר דבר.`,
    emptyReply: (code: string) => `כתבו את הטקסט אחרי הקוד ${isolated(code)}. לא נמסר דבר.`,
    tooManyReplies: () => 'כתבתם כמה פעמים בשעה האחרונה, ולכן זה לא נמסר. המתינו מעט בבקשה.',
  },
  ru: {
    ask: (name: string, body: string) =>
      `Я отправлю это слово в слово, кому: ${name}\n\n${body}\n\nПока ничего не отправлено. Ответьте ${word.ru.yes}, чтобы отправить, или ${word.ru.no}, чтобы не отправлять.`,
    sent: (name: string) => `Отправляю, кому: ${name}. Ответ придёт сюда.`,
    notSent: () => 'Хорошо, ничего не отправлено.',
    noneLive: () =>
      'Сейчас у вас нет брони, заказа или поездки, о которых я мог бы написать, поэтому ничего не отправлено.',
    which: (codes: string) => `О чём речь? Назовите одно: ${codes}.`,
    over: () => 'Это тем временем закончилось, поэтому ничего не отправлено.',
    tooMany: (name: string) =>
      `За последний час вы уже писали несколько раз (${name}), поэтому сообщение не отправлено. Подождите немного.`,
    unreachable: (name: string) =>
      `WhatsApp сейчас не позволяет мне написать (${name}), поэтому ничего не отправлено. Если срочно, позвоните.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `Сообщение от ${name} о ${code}:\n«${text}»`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `Сообщение вашего клиента ${customer ?? '(без имени)'} о ${code}:\n«${text}»\nЧтобы ответить, напишите ${example} и ваш текст. Он будет передан как есть.`,
    whichServed: (codes, example) =>
      `Что задерживается: ${codes}? Пока ничего не передано. Напишите вместе с кодом, например: ${example}`,
    passedOn: (code: string) => `Передано клиенту ${code}.`,
    unknownCode: (code: string) =>
      `Нет сообщения клиента с кодом ${code}, на которое сейчас можно ответить, поэтому ничего не передано.`,
    emptyReply: (code: string) => `Напишите ваш текст после кода ${code}. Ничего не передано.`,
    tooManyReplies: () =>
      'За последний час вы писали несколько раз, поэтому это не передано. Подождите немного.',
  },
  el: {
    ask: (name: string, body: string) =>
      `Θα στείλω αυτό, λέξη προς λέξη, προς: ${name}\n\n${body}\n\nΔεν έχει σταλεί τίποτα ακόμη. Απαντήστε ${word.el.yes} για αποστολή, ${word.el.no} για να μη σταλεί.`,
    sent: (name: string) => `Το στέλνω προς: ${name}. Η απάντησή τους θα έρθει εδώ.`,
    notSent: () => 'Εντάξει, δεν στάλθηκε τίποτα.',
    noneLive: () =>
      'Δεν έχετε κράτηση, παραγγελία ή διαδρομή σε εξέλιξη για την οποία να γράψω, οπότε δεν στάλθηκε τίποτα.',
    which: (codes: string) => `Για ποιο πρόκειται; Πείτε ένα: ${codes}.`,
    over: () => 'Στο μεταξύ τελείωσε, οπότε δεν στάλθηκε τίποτα.',
    tooMany: (name: string) =>
      `Γράψατε αρκετές φορές την τελευταία ώρα (${name}), οπότε δεν στάλθηκε. Περιμένετε λίγο.`,
    unreachable: (name: string) =>
      `Το WhatsApp δεν μου επιτρέπει τώρα να γράψω (${name}), οπότε δεν στάλθηκε τίποτα. Αν επείγει, τηλεφωνήστε.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `Μήνυμα από ${name} για ${code}:\n«${text}»`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `Μήνυμα από τον πελάτη σας ${customer ?? '(χωρίς όνομα)'} για ${code}:\n«${text}»\nΓια να απαντήσετε, γράψτε ${example} και το κείμενό σας. Μεταφέρεται όπως είναι.`,
    whichServed: (codes, example) =>
      `Ποιο καθυστερεί: ${codes}; Δεν μεταφέρθηκε τίποτα ακόμη. Γράψτε το μαζί με τον κωδικό, για παράδειγμα: ${example}`,
    passedOn: (code: string) => `Μεταφέρθηκε στον πελάτη του ${code}.`,
    unknownCode: (code: string) =>
      `Δεν υπάρχει μήνυμα πελάτη με τον κωδικό ${code} που να μπορεί να απαντηθεί τώρα, οπότε δεν μεταφέρθηκε τίποτα.`,
    emptyReply: (code: string) => `Γράψτε το κείμενό σας μετά τον κωδικό ${code}. Δεν μεταφέρθηκε τίποτα.`,
    tooManyReplies: () => 'Γράψατε αρκετές φορές την τελευταία ώρα, οπότε δεν μεταφέρθηκε. Περιμένετε λίγο.',
  },
  de: {
    ask: (name: string, body: string) =>
      `Ich sende das Wort für Wort an ${name}:\n\n${body}\n\nNoch ist nichts gesendet. Antworten Sie ${word.de.yes}, um es zu senden, ${word.de.no}, um es zu lassen.`,
    sent: (name: string) => `Ich sende es an ${name}. Die Antwort kommt hierher.`,
    notSent: () => 'Gut, nichts wurde gesendet.',
    noneLive: () =>
      'Sie haben keine laufende Buchung, Bestellung oder Fahrt, zu der ich schreiben könnte; nichts wurde gesendet.',
    which: (codes: string) => `Worum geht es? Bitte nennen Sie eines: ${codes}.`,
    over: () => 'Das ist inzwischen vorbei, deshalb wurde nichts gesendet.',
    tooMany: (name: string) =>
      `Sie haben in der letzten Stunde schon mehrmals an ${name} geschrieben, deshalb wurde das nicht gesendet. Bitte warten Sie etwas.`,
    unreachable: (name: string) =>
      `WhatsApp lässt mich gerade nicht an ${name} schreiben, deshalb wurde nichts gesendet. Wenn es eilt, rufen Sie bitte an.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `Nachricht von ${name} zu ${code}:\n„${text}“`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `Nachricht Ihres Kunden ${customer ?? '(ohne Namen)'} zu ${code}:\n„${text}“\nZum Antworten schreiben Sie ${example} und Ihren Text. Er wird so weitergegeben.`,
    whichServed: (codes, example) =>
      `Was verspätet sich: ${codes}? Noch wurde nichts weitergegeben. Bitte schreiben Sie es mit dem Code, zum Beispiel: ${example}`,
    passedOn: (code: string) => `An den Kunden von ${code} weitergegeben.`,
    unknownCode: (code: string) =>
      `Ich kenne keine Nachricht eines Kunden mit dem Code ${code}, auf die jetzt geantwortet werden kann; nichts wurde weitergegeben.`,
    emptyReply: (code: string) =>
      `Bitte schreiben Sie Ihren Text hinter den Code ${code}. Nichts wurde weitergegeben.`,
    tooManyReplies: () =>
      'Sie haben in der letzten Stunde mehrmals geschrieben, deshalb wurde das nicht weitergegeben. Bitte warten Sie etwas.',
  },
  ar: {
    ask: (name: string, body: string) =>
      `سأرسل هذا حرفيًا إلى ${isolated(name)}:\n\n${body}\n\nلم يُرسل شيء بعد. أجيبوا ${word.ar.yes} للإرسال، أو ${word.ar.no} لعدم الإرسال.`,
    sent: (name: string) => `أرسله إلى ${isolated(name)}. سيصل جوابهم إلى هنا.`,
    notSent: () => 'حسنًا، لم يُرسل شيء.',
    noneLive: () => 'ليس لديكم حجز أو طلب أو رحلة جارية يمكنني الكتابة عنها، فلم يُرسل شيء.',
    which: (codes: string) => `عن أيها؟ سمّوا واحدًا: ${codes}.`,
    over: () => 'انتهى ذلك في هذه الأثناء، فلم يُرسل شيء.',
    tooMany: (name: string) =>
      `كتبتم إلى ${isolated(name)} عدة مرات خلال الساعة، فلم يُرسل هذا. انتظروا قليلًا من فضلكم.`,
    unreachable: (name: string) =>
      `لا يسمح لي واتساب الآن بالكتابة إلى ${isolated(name)}، فلم يُرسل شيء. اتصلوا بهم إن كان الأمر عاجلًا.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `رسالة من ${isolated(name)} بشأن ${isolated(code)}:\n“${text}”`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `رسالة من زبونكم ${customer ?? '(بلا اسم)'} بشأن ${isolated(code)}:\n“${text}”\nللرد اكتبوا ${isolated(example)} ثم نصكم. يُنقل كما هو.`,
    whichServed: (codes, example) =>
      `ما الذي سيتأخر: ${isolated(codes)}؟ لم يُنقل شيء بعد. اكتبوا ذلك مع الرمز، مثلًا: ${isolated(example)}`,
    passedOn: (code: string) => `نُقل إلى زبون ${isolated(code)}.`,
    unknownCode: (code: string) =>
      `لا أعرف رسالة زبون بالرمز ${isolated(code)} يمكن الرد عليها الآن، فلم يُنقل شيء.`,
    emptyReply: (code: string) => `اكتبوا نصكم بعد الرمز ${isolated(code)}. لم يُنقل شيء.`,
    tooManyReplies: () => 'كتبتم عدة مرات خلال الساعة، فلم يُنقل هذا. انتظروا قليلًا من فضلكم.',
  },
  fa: {
    ask: (name: string, body: string) =>
      `این را کلمه به کلمه برای ${isolated(name)} می‌فرستم:\n\n${body}\n\nهنوز چیزی فرستاده نشده است. برای فرستادن ${word.fa.yes} و برای نفرستادن ${word.fa.no} بنویسید.`,
    sent: (name: string) => `برای ${isolated(name)} می‌فرستم. پاسخشان اینجا می‌رسد.`,
    notSent: () => 'باشد، چیزی فرستاده نشد.',
    noneLive: () => 'رزرو، سفارش یا سفر در جریانی ندارید که درباره‌اش بنویسم، پس چیزی فرستاده نشد.',
    which: (codes: string) => `درباره کدام؟ یکی را نام ببرید: ${codes}.`,
    over: () => 'آن در این میان پایان یافته، پس چیزی فرستاده نشد.',
    tooMany: (name: string) =>
      `در یک ساعت گذشته چند بار به ${isolated(name)} نوشته‌اید، پس این فرستاده نشد. لطفاً کمی صبر کنید.`,
    unreachable: (name: string) =>
      `واتساپ اکنون اجازه نمی‌دهد به ${isolated(name)} بنویسم، پس چیزی فرستاده نشد. اگر فوری است لطفاً تماس بگیرید.`,
    fromCounterpart: (name: string, code: string, text: string) =>
      `پیام از ${isolated(name)} درباره ${isolated(code)}:\n«${text}»`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `پیام از مشتری شما ${customer ?? '(بی‌نام)'} درباره ${isolated(code)}:\n«${text}»\nبرای پاسخ، ${isolated(example)} و متن خود را بنویسید. همان‌گونه رسانده می‌شود.`,
    whichServed: (codes, example) =>
      `کدام دیر می‌شود: ${isolated(codes)}؟ هنوز چیزی رسانده نشده است. لطفاً آن را همراه کد بنویسید، برای نمونه: ${isolated(example)}`,
    passedOn: (code: string) => `به مشتری ${isolated(code)} رسانده شد.`,
    unknownCode: (code: string) =>
      `پیام مشتری با کد ${isolated(code)} که اکنون بتوان به آن پاسخ داد نمی‌شناسم، پس چیزی رسانده نشد.`,
    emptyReply: (code: string) => `لطفاً متن خود را پس از کد ${isolated(code)} بنویسید. چیزی رسانده نشد.`,
    tooManyReplies: () => 'در یک ساعت گذشته چند بار نوشته‌اید، پس این رسانده نشد. لطفاً کمی صبر کنید.',
  },
  ko: {
    ask: (name: string, body: string) =>
      `${name}에 다음 내용을 그대로 보냅니다:\n\n${body}\n\n아직 아무것도 보내지 않았습니다. 보내려면 ${word.ko.yes}, 그만두려면 ${word.ko.no}라고 답해 주세요.`,
    sent: (name: string) => `${name}에 보내고 있습니다. 답이 오면 여기에 표시됩니다.`,
    notSent: () => '알겠습니다. 아무것도 보내지 않았습니다.',
    noneLive: () => '진행 중인 예약, 주문, 운행이 없어 아무것도 보내지 않았습니다.',
    which: (codes: string) => `어느 것에 대한 내용인가요? 하나를 말씀해 주세요: ${codes}.`,
    over: () => '그사이 종료되어 아무것도 보내지 않았습니다.',
    tooMany: (name: string) => `한 시간 안에 ${name}에 여러 번 쓰셔서 보내지 않았습니다. 잠시 기다려 주세요.`,
    unreachable: (name: string) =>
      `지금은 WhatsApp에서 ${name}에 쓸 수 없어 아무것도 보내지 않았습니다. 급하시면 전화해 주세요.`,
    fromCounterpart: (name: string, code: string, text: string) => `${name}의 메시지 (${code}):\n“${text}”`,
    toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
      `손님 ${customer ?? '(이름 없음)'}의 메시지 (${code}):\n“${text}”\n답하시려면 ${example}와 내용을 써 주세요. 그대로 전달됩니다.`,
    whichServed: (codes, example) =>
      `어느 것이 늦어지나요: ${codes}? 아직 전달하지 않았습니다. 코드와 함께 써 주세요. 예: ${example}`,
    passedOn: (code: string) => `${code} 손님에게 전달했습니다.`,
    unknownCode: (code: string) => `지금 답할 수 있는 코드 ${code}의 손님 메시지가 없어 전달하지 않았습니다.`,
    emptyReply: (code: string) => `코드 ${code} 뒤에 내용을 써 주세요. 전달하지 않았습니다.`,
    tooManyReplies: () => '한 시간 안에 여러 번 쓰셔서 전달하지 않았습니다. 잠시 기다려 주세요.',
  },
});
