import { defineSentences } from '../language/define-sentences.ts';

type PersonSentences = Readonly<{
  /** No time is promised: no market says when its operators are there. */
  humanTold: () => string;
  bot: () => string;
  privacy: () => string;
  /** Merve sends no files: an operator hands the copy over. */
  exportTold: () => string;
  eraseQuestion: () => string;
  erasing: () => string;
  notErased: () => string;
}>;

/** What Merve says of herself and of what she keeps of a person. */
export const personSentences = defineSentences<PersonSentences>({
  en: {
    humanTold: () =>
      'I have told our team that you would like to speak with a person. They can read this conversation and answer you here. I cannot say when; until then I am glad to help.',
    bot: () =>
      'I am Merve, a computer program and not a person. If you would like to speak with a person, just say so.',
    privacy: () =>
      'I keep your messages, your number or account, what you book and the allergies you tell me, so that I can do what you ask. A business gets what your booking or order needs, a language model reads messages to answer them, and our team can read the conversation. For a copy write “send me all my data”; to have it deleted write “delete everything about me”.',
    exportTold: () =>
      'I have told our team that you want a copy of everything we keep about you. I cannot send files myself; they will write to you here about how you get it. I cannot say when.',
    eraseQuestion: () =>
      'Shall I delete everything I keep about you: your conversations, allergies and account? It cannot be undone. Bookings and orders are not cancelled by it: cancel first what you no longer want. Businesses keep their records without your name. Reply YES or NO.',
    erasing: () =>
      'Everything I keep about you is going to be deleted. It begins within minutes and takes about half an hour. If you write again, we begin anew.',
    notErased: () => 'All right, I have deleted nothing.',
  },
  tr: {
    humanTold: () =>
      'Bir insanla konuşmak istediğinizi ekibimize ilettim. Bu konuşmayı okuyup size buradan yanıt verebilirler. Ne zaman olacağını söyleyemem; o zamana kadar yardımcı olmaya devam ederim.',
    bot: () =>
      'Ben Merve; bir insan değil, bir bilgisayar programıyım. Bir insanla konuşmak isterseniz söylemeniz yeterli.',
    privacy: () =>
      'İstediklerinizi yapabilmek için mesajlarınızı, numaranızı veya hesabınızı, rezervasyonlarınızı ve bana söylediğiniz alerjileri saklıyorum. İşletme, rezervasyonunuz veya siparişiniz için gerekeni alır; mesajları yanıtlamak için bir dil modeli okur; ekibimiz konuşmayı okuyabilir. Bir kopyası için “bütün verilerimi gönder”, silinmesi için “hakkımdaki her şeyi sil” yazın.',
    exportTold: () =>
      'Hakkınızda sakladığımız her şeyin bir kopyasını istediğinizi ekibimize ilettim. Ben dosya gönderemem; nasıl alacağınızı size buradan yazacaklar. Ne zaman olacağını söyleyemem.',
    eraseQuestion: () =>
      'Hakkınızda sakladığım her şeyi sileyim mi: konuşmalarınız, alerjileriniz ve hesabınız? Bu geri alınamaz. Rezervasyon ve siparişler bununla iptal olmaz: artık istemediklerinizi önce iptal edin. İşletmelerin kayıtları adınız olmadan kalır. EVET veya HAYIR yazın.',
    erasing: () =>
      'Hakkınızda sakladığım her şey silinecek. Birkaç dakika içinde başlar ve yaklaşık yarım saat sürer. Yeniden yazarsanız baştan başlarız.',
    notErased: () => 'Peki, hiçbir şeyi silmedim.',
  },
  he: {
    humanTold: () =>
      'מסרתי לצוות שלנו שאתם רוצים לדבר עם בן אדם. הם יכולים לקרוא את השיחה ולענות לכם כאן. אני לא יכולה לומר מתי; עד אז אשמח לעזור.',
    bot: () => 'אני מרווה, תוכנת מחשב ולא בן אדם. אם תרצו לדבר עם בן אדם, פשוט אמרו לי.',
    privacy: () =>
      'אני שומרת את ההודעות שלכם, את המספר או החשבון, את ההזמנות ואת האלרגיות שסיפרתם לי, כדי לעשות מה שביקשתם. בית העסק מקבל מה שנחוץ להזמנה, מודל שפה קורא הודעות כדי לענות, והצוות שלנו יכול לקרוא את השיחה. לקבלת עותק כתבו „תשלחו לי את כל המידע שלי”; למחיקה כתבו „תמחקו עליי הכל”.',
    exportTold: () =>
      'מסרתי לצוות שלנו שאתם רוצים עותק של כל מה ששמור אצלנו עליכם. אני לא יכולה לשלוח קבצים; הם יכתבו לכם כאן איך לקבל אותו. אני לא יכולה לומר מתי.',
    eraseQuestion: () =>
      'למחוק את כל מה ששמור אצלי עליכם: השיחות, האלרגיות והחשבון? אי אפשר לבטל זאת. הזמנות לא מתבטלות בכך: בטלו קודם מה שאינכם רוצים עוד. רישומי בתי העסק נשארים בלי שמכם. השיבו כן או לא.',
    erasing: () =>
      'כל מה ששמור אצלי עליכם יימחק. זה מתחיל תוך דקות ונמשך כחצי שעה. אם תכתבו שוב, נתחיל מחדש.',
    notErased: () => 'בסדר, לא מחקתי דבר.',
  },
  ru: {
    humanTold: () =>
      'Я передала нашей команде, что вы хотите поговорить с человеком. Они могут прочитать эту переписку и ответить вам здесь. Когда, сказать не могу; до тех пор с радостью помогу.',
    bot: () =>
      'Я Мерве, компьютерная программа, а не человек. Если хотите поговорить с человеком, просто скажите.',
    privacy: () =>
      'Я храню ваши сообщения, номер или аккаунт, ваши брони и аллергии, о которых вы сказали, чтобы выполнять ваши просьбы. Заведение получает то, что нужно для брони или заказа, языковая модель читает сообщения, чтобы на них ответить, а наша команда может прочитать переписку. Чтобы получить копию, напишите «пришлите все мои данные»; чтобы удалить, напишите «удалите всё обо мне».',
    exportTold: () =>
      'Я передала нашей команде, что вы хотите копию всего, что мы о вас храним. Файлы я не отправляю; вам напишут здесь, как её получить. Когда, сказать не могу.',
    eraseQuestion: () =>
      'Удалить всё, что я о вас храню: переписку, аллергии и аккаунт? Отменить это будет нельзя. Брони и заказы этим не отменяются: сначала отмените ненужное. Записи заведений останутся без вашего имени. Ответьте ДА или НЕТ.',
    erasing: () =>
      'Всё, что я о вас храню, будет удалено. Это начнётся через несколько минут и займёт около получаса. Если напишете снова, начнём заново.',
    notErased: () => 'Хорошо, я ничего не удалила.',
  },
  el: {
    humanTold: () =>
      'Είπα στην ομάδα μας ότι θέλετε να μιλήσετε με άνθρωπο. Μπορούν να διαβάσουν τη συνομιλία και να σας απαντήσουν εδώ. Δεν μπορώ να πω πότε· μέχρι τότε βοηθάω με χαρά.',
    bot: () =>
      'Είμαι η Μερβέ, ένα πρόγραμμα υπολογιστή και όχι άνθρωπος. Αν θέλετε να μιλήσετε με άνθρωπο, πείτε μου το.',
    privacy: () =>
      'Κρατάω τα μηνύματά σας, τον αριθμό ή τον λογαριασμό σας, τις κρατήσεις και τις αλλεργίες που μου λέτε, για να κάνω ό,τι ζητάτε. Η επιχείρηση παίρνει ό,τι χρειάζεται η κράτηση ή η παραγγελία, ένα γλωσσικό μοντέλο διαβάζει τα μηνύματα για να απαντήσει και η ομάδα μας μπορεί να διαβάσει τη συνομιλία. Για αντίγραφο γράψτε «στείλτε μου όλα τα δεδομένα μου»· για διαγραφή γράψτε «διαγράψτε τα πάντα για μένα».',
    exportTold: () =>
      'Είπα στην ομάδα μας ότι θέλετε αντίγραφο από όλα όσα κρατάμε για εσάς. Δεν μπορώ να στείλω αρχεία· θα σας γράψουν εδώ πώς θα το πάρετε. Δεν μπορώ να πω πότε.',
    eraseQuestion: () =>
      'Να διαγράψω όλα όσα κρατάω για εσάς: συνομιλίες, αλλεργίες και λογαριασμό; Δεν αναιρείται. Κρατήσεις και παραγγελίες δεν ακυρώνονται έτσι: ακυρώστε πρώτα ό,τι δεν θέλετε πια. Οι εγγραφές των επιχειρήσεων μένουν χωρίς το όνομά σας. Απαντήστε ΝΑΙ ή ΟΧΙ.',
    erasing: () =>
      'Όλα όσα κρατάω για εσάς θα διαγραφούν. Ξεκινά σε λίγα λεπτά και διαρκεί περίπου μισή ώρα. Αν ξαναγράψετε, ξεκινάμε από την αρχή.',
    notErased: () => 'Εντάξει, δεν διέγραψα τίποτα.',
  },
  de: {
    humanTold: () =>
      'Ich habe unserem Team gesagt, dass Sie mit einem Menschen sprechen möchten. Es kann dieses Gespräch lesen und Ihnen hier antworten. Wann, kann ich nicht sagen; bis dahin helfe ich gern.',
    bot: () =>
      'Ich bin Merve, ein Computerprogramm und kein Mensch. Wenn Sie mit einem Menschen sprechen möchten, sagen Sie es einfach.',
    privacy: () =>
      'Ich speichere Ihre Nachrichten, Ihre Nummer oder Ihr Konto, Ihre Buchungen und die Allergien, die Sie mir nennen, damit ich tun kann, worum Sie bitten. Ein Betrieb erhält, was Ihre Buchung oder Bestellung braucht, ein Sprachmodell liest Nachrichten, um zu antworten, und unser Team kann das Gespräch lesen. Für eine Kopie schreiben Sie „schickt mir alle meine Daten“; zum Löschen schreiben Sie „löscht alles über mich“.',
    exportTold: () =>
      'Ich habe unserem Team gesagt, dass Sie eine Kopie von allem möchten, was wir über Sie speichern. Dateien kann ich nicht senden; das Team schreibt Ihnen hier, wie Sie sie bekommen. Wann, kann ich nicht sagen.',
    eraseQuestion: () =>
      'Soll ich alles löschen, was ich über Sie speichere: Gespräche, Allergien und Konto? Das lässt sich nicht rückgängig machen. Buchungen und Bestellungen werden dadurch nicht storniert: Stornieren Sie zuerst, was Sie nicht mehr möchten. Die Unterlagen der Betriebe bleiben ohne Ihren Namen. Antworten Sie mit JA oder NEIN.',
    erasing: () =>
      'Alles, was ich über Sie speichere, wird gelöscht. Das beginnt in wenigen Minuten und dauert etwa eine halbe Stunde. Wenn Sie wieder schreiben, fangen wir neu an.',
    notErased: () => 'Gut, ich habe nichts gelöscht.',
  },
  ar: {
    humanTold: () =>
      'أخبرت فريقنا أنك تود التحدث مع شخص. يمكنهم قراءة هذه المحادثة والرد عليك هنا. لا أستطيع أن أقول متى؛ وحتى ذلك الحين يسعدني أن أساعدك.',
    bot: () => 'أنا ميرفي، برنامج حاسوب ولست إنسانا. إذا أردت التحدث مع شخص فقل لي ذلك.',
    privacy: () =>
      'أحتفظ برسائلك ورقمك أو حسابك وحجوزاتك والحساسية التي تخبرني بها، كي أنفذ ما تطلبه. تحصل المنشأة على ما يحتاجه حجزك أو طلبك، ويقرأ نموذج لغوي الرسائل ليجيب عنها، ويستطيع فريقنا قراءة المحادثة. للحصول على نسخة اكتب «ابعتولي كل بياناتي»؛ وللحذف اكتب «احذفوا كل شي عني».',
    exportTold: () =>
      'أخبرت فريقنا أنك تريد نسخة من كل ما نحتفظ به عنك. لا أستطيع إرسال ملفات؛ سيكتبون لك هنا كيف تحصل عليها. لا أستطيع أن أقول متى.',
    eraseQuestion: () =>
      'هل أحذف كل ما أحتفظ به عنك: محادثاتك والحساسية وحسابك؟ لا يمكن التراجع عن ذلك. لا تُلغى الحجوزات والطلبات بهذا: ألغ أولا ما لم تعد تريده. تبقى سجلات المنشآت بلا اسمك. أجب بنعم أو لا.',
    erasing: () =>
      'سيُحذف كل ما أحتفظ به عنك. يبدأ ذلك خلال دقائق ويستغرق نحو نصف ساعة. إذا كتبت مجددا نبدأ من جديد.',
    notErased: () => 'حسنا، لم أحذف شيئا.',
  },
  fa: {
    humanTold: () =>
      'به تیم ما گفتم که می‌خواهید با یک انسان صحبت کنید. می‌توانند این گفتگو را بخوانند و همین‌جا به شما پاسخ دهند. نمی‌توانم بگویم چه زمانی؛ تا آن وقت با کمال میل کمک می‌کنم.',
    bot: () =>
      'من مروه هستم، یک برنامهٔ رایانه‌ای و نه انسان. اگر می‌خواهید با یک انسان صحبت کنید، کافی است بگویید.',
    privacy: () =>
      'پیام‌ها، شماره یا حساب، رزروها و حساسیت‌هایی را که می‌گویید نگه می‌دارم تا کاری را که می‌خواهید انجام دهم. کسب‌وکار آنچه رزرو یا سفارش شما لازم دارد می‌گیرد، یک مدل زبانی پیام‌ها را برای پاسخ می‌خواند و تیم ما می‌تواند گفتگو را بخواند. برای گرفتن نسخه بنویسید «همه اطلاعاتمو برام بفرستید»؛ برای حذف بنویسید «همه چی درباره منو پاک کن».',
    exportTold: () =>
      'به تیم ما گفتم که نسخه‌ای از هر چه از شما نگه می‌داریم می‌خواهید. خودم نمی‌توانم فایل بفرستم؛ همین‌جا برایتان می‌نویسند چطور آن را بگیرید. نمی‌توانم بگویم چه زمانی.',
    eraseQuestion: () =>
      'همهٔ آنچه از شما نگه می‌دارم، یعنی گفتگوها، حساسیت‌ها و حسابتان را پاک کنم؟ این کار برگشت ندارد. رزروها و سفارش‌ها با آن لغو نمی‌شوند: اول آنچه را دیگر نمی‌خواهید لغو کنید. سوابق کسب‌وکارها بدون نام شما می‌ماند. بله یا نه بنویسید.',
    erasing: () =>
      'همهٔ آنچه از شما نگه می‌دارم پاک می‌شود. تا چند دقیقهٔ دیگر شروع می‌شود و حدود نیم ساعت طول می‌کشد. اگر دوباره بنویسید، از نو شروع می‌کنیم.',
    notErased: () => 'باشه، چیزی پاک نکردم.',
  },
  ko: {
    humanTold: () =>
      '사람과 이야기하고 싶어 하신다고 저희 팀에 전했습니다. 팀에서 이 대화를 읽고 여기로 답해 드릴 수 있습니다. 언제인지는 말씀드릴 수 없지만, 그때까지 제가 도와드리겠습니다.',
    bot: () =>
      '저는 메르베이고, 사람이 아니라 컴퓨터 프로그램입니다. 사람과 이야기하고 싶으시면 말씀해 주세요.',
    privacy: () =>
      '부탁하신 일을 하기 위해 메시지, 번호나 계정, 예약, 말씀하신 알레르기를 보관합니다. 업체는 예약이나 주문에 필요한 내용을 받고, 언어 모델이 답하기 위해 메시지를 읽으며, 저희 팀이 대화를 볼 수 있습니다. 사본은 “내 데이터 전부 보내줘”, 삭제는 “나에 대한 거 다 지워줘”라고 써 주세요.',
    exportTold: () =>
      '보관 중인 모든 정보의 사본을 원하신다고 저희 팀에 전했습니다. 제가 파일을 보낼 수는 없고, 받는 방법을 팀에서 여기로 알려 드립니다. 언제인지는 말씀드릴 수 없습니다.',
    eraseQuestion: () =>
      '보관 중인 모든 것, 즉 대화와 알레르기, 계정을 삭제할까요? 되돌릴 수 없습니다. 예약과 주문은 이것으로 취소되지 않으니, 원하지 않는 것은 먼저 취소해 주세요. 업체의 기록은 이름 없이 남습니다. 예 또는 아니요로 답해 주세요.',
    erasing: () =>
      '보관 중인 모든 것이 삭제됩니다. 몇 분 안에 시작되어 30분쯤 걸립니다. 다시 쓰시면 처음부터 시작합니다.',
    notErased: () => '네, 아무것도 삭제하지 않았습니다.',
  },
});
