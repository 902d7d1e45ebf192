import { counted, isolated } from '@merve/contract/words';
import { arabicCount } from '../../language/arabic-counts.ts';
import { defineSentences } from '../../language/define-sentences.ts';

/** What is said about linking a web account to a WhatsApp number. The word that ends a link is one of `asksToUnlink`. */
export const linkingSentences = defineSentences({
  en: {
    code: (code: string, minutes: number) =>
      `${code} is your Merve code for using this number on the web too. It works for ${counted('en', minutes, { one: '# minute', other: '# minutes' })}. If you did not ask for it, ignore this message, and tell nobody the code.`,
    linkedHere: () => 'WhatsApp and the web are one conversation now. Everything said in both is here.',
    linkedOnWhatsApp: () =>
      'This conversation is shared with a web account from now on. If that was not you, write UNLINK, and it ends at once.',
    unlinked: () => 'This number is not linked to a web account any more. The conversation stays here.',
  },
  tr: {
    code: (code, minutes) =>
      `${code}: bu numarayı web’de de kullanmak için Merve kodunuz. ${minutes} dakika geçerlidir. Siz istemediyseniz bu mesajı dikkate almayın ve kodu kimseye söylemeyin.`,
    linkedHere: () => 'WhatsApp ve web artık tek bir konuşma. İkisinde yazılanların hepsi burada.',
    linkedOnWhatsApp: () =>
      'Bu konuşma bundan sonra bir web hesabıyla paylaşılıyor. Bunu siz yapmadıysanız BAĞLANTIYI KES yazın, hemen biter.',
    unlinked: () => 'Bu numara artık bir web hesabına bağlı değil. Konuşma burada kalır.',
  },
  he: {
    code: (code, minutes) =>
      `${isolated(code)} הוא הקוד שלכם במרווה לשימוש במספר הזה גם באתר. הוא תקף ל־${counted('he', minutes, { one: 'דקה אחת', two: 'שתי דקות', other: '# דקות' })}. אם לא ביקשתם אותו, התעלמו מההודעה ואל תמסרו את הקוד לאיש.`,
    linkedHere: () => 'מעכשיו WhatsApp והאתר הם שיחה אחת. כל מה שנכתב בשניהם נמצא כאן.',
    linkedOnWhatsApp: () =>
      'מעכשיו השיחה הזאת משותפת עם חשבון באתר. אם זה לא הייתם אתם, כתבו נתק חשבון, והשיתוף ייפסק מיד.',
    unlinked: () => 'המספר הזה כבר לא מקושר לחשבון באתר. השיחה נשארת כאן.',
  },
  ru: {
    code: (code, minutes) =>
      `${code} — ваш код Merve, чтобы пользоваться этим номером и на сайте. Он действует ${counted('ru', minutes, { one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' })}. Если вы его не запрашивали, не обращайте внимания на это сообщение и никому не сообщайте код.`,
    linkedHere: () => 'WhatsApp и сайт теперь — один разговор. Всё, что написано там и там, собрано здесь.',
    linkedOnWhatsApp: () =>
      'С этого момента разговор виден и в учётной записи на сайте. Если это сделали не вы, напишите ОТВЯЗАТЬ, и связь сразу прекратится.',
    unlinked: () => 'Этот номер больше не связан с учётной записью на сайте. Разговор остаётся здесь.',
  },
  el: {
    code: (code, minutes) =>
      `${code} είναι ο κωδικός σας στη Merve, για να χρησιμοποιείτε αυτόν τον αριθμό και στον ιστό. Ισχύει για ${counted('el', minutes, { one: '# λεπτό', other: '# λεπτά' })}. Αν δεν τον ζητήσατε, αγνοήστε αυτό το μήνυμα και μην πείτε τον κωδικό σε κανέναν.`,
    linkedHere: () =>
      'Το WhatsApp και ο ιστός είναι πλέον μία συζήτηση. Όσα γράφτηκαν και στα δύο βρίσκονται εδώ.',
    linkedOnWhatsApp: () =>
      'Από τώρα η συζήτηση αυτή φαίνεται και σε έναν λογαριασμό στον ιστό. Αν δεν ήσασταν εσείς, γράψτε ΑΠΟΣΥΝΔΕΣΗ ΛΟΓΑΡΙΑΣΜΟΥ και θα σταματήσει αμέσως.',
    unlinked: () => 'Αυτός ο αριθμός δεν συνδέεται πια με λογαριασμό στον ιστό. Η συζήτηση μένει εδώ.',
  },
  de: {
    code: (code, minutes) =>
      `${code} ist Ihr Merve-Code, um diese Nummer auch im Web zu nutzen. Er gilt ${counted('de', minutes, { one: '# Minute', other: '# Minuten' })}. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht und geben Sie den Code niemandem weiter.`,
    linkedHere: () =>
      'WhatsApp und Web sind jetzt ein gemeinsames Gespräch. Alles, was auf beiden Seiten geschrieben wurde, steht hier.',
    linkedOnWhatsApp: () =>
      'Dieses Gespräch ist ab jetzt auch in einem Webkonto zu sehen. Falls Sie das nicht waren, schreiben Sie VERKNÜPFUNG AUFHEBEN, und es endet sofort.',
    unlinked: () => 'Diese Nummer ist nicht mehr mit einem Webkonto verknüpft. Das Gespräch bleibt hier.',
  },
  ar: {
    code: (code, minutes) =>
      `${isolated(code)} هو رمزك في ميرفي لاستخدام هذا الرقم على الويب أيضًا. صلاحيته ${arabicCount('minutes', minutes)}. إن لم تطلب هذا الرمز فيُرجى تجاهل الرسالة وعدم إطلاع أحد عليه.`,
    linkedHere: () => 'أصبح واتساب والويب محادثة واحدة الآن. كل ما كُتب في كليهما موجود هنا.',
    linkedOnWhatsApp: () =>
      'من الآن تظهر هذه المحادثة أيضًا في حساب على الويب. إن لم يكن ذلك بعلمك فيُرجى إرسال «إلغاء الربط»، وسينتهي فورًا.',
    unlinked: () => 'لم يعد هذا الرقم مرتبطًا بحساب على الويب. تبقى المحادثة هنا.',
  },
  fa: {
    code: (code, minutes) =>
      `${isolated(code)} کد مروه شما برای استفاده از این شماره در وب هم هست. تا ${minutes} دقیقه اعتبار دارد. اگر شما آن را نخواسته‌اید، این پیام را نادیده بگیرید و کد را به کسی نگویید.`,
    linkedHere: () => 'واتساپ و وب حالا یک گفت‌وگو هستند. هر چه در هر دو نوشته شده، اینجاست.',
    linkedOnWhatsApp: () =>
      'از این پس این گفت‌وگو در یک حساب وب هم دیده می‌شود. اگر کار شما نبوده، بنویسید «قطع اتصال حساب» تا فوراً پایان یابد.',
    unlinked: () => 'این شماره دیگر به حساب وب متصل نیست. گفت‌وگو همین‌جا می‌ماند.',
  },
  ko: {
    code: (code, minutes) =>
      `웹에서도 이 번호를 쓰기 위한 Merve 코드는 ${code}입니다. ${minutes}분 동안 유효합니다. 요청하지 않으셨다면 이 메시지를 무시하시고 코드를 누구에게도 알려 주지 마세요.`,
    linkedHere: () =>
      '이제 WhatsApp과 웹이 하나의 대화로 이어집니다. 양쪽에서 나눈 내용이 모두 여기에 있습니다.',
    linkedOnWhatsApp: () =>
      '지금부터 이 대화는 웹 계정에서도 볼 수 있습니다. 본인이 하신 일이 아니라면 이렇게 보내 주세요. 바로 해제됩니다: 연동 해제',
    unlinked: () => '이 번호는 더 이상 웹 계정과 연동되어 있지 않습니다. 대화는 여기에 남습니다.',
  },
});
