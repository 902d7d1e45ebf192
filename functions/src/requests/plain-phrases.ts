import type { Language } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';

/** Lists parted by `|` or by lines, as `phraseList` reads them. */
interface PlainPhrases {
  /** Says yes, and no more. */
  readonly agree: string;
  /** Says that it cannot be, wherever it stands. `*` for any ending. */
  readonly cannot: string;
  /** Says no as the whole message. */
  readonly no: string;
  /** Adds nothing to a yes: courtesies, and what stands around minutes. */
  readonly filler: string;
}

/** What merchants write to what waits for them when they use neither button nor the word they were offered. Compared folded. */
export const plainPhrases = onFirstUse<Readonly<Record<Language, PlainPhrases>>>(() => ({
  en: {
    agree: `
      well do it|starting now|happy to|ok|okay|k|yes|yep|yeah|sure|fine|no problem|no prob|no probs
      no worries|will do|coming up|on it|of course|certainly|great|perfect|got it|all right|alright
      sounds good|accept|accepted|confirmed`,
    cannot: `
      we are full|were full|fully booked|no tables|at capacity|cant|cannot|not possible|we are closed
      were closed|unable|have to decline|no more orders|sold out|we dont do|sorry no`,
    no: 'no|nope|no sorry|no thanks|reject|decline',
    filler: 'chef|please|thanks|thank|you|we|will|well|be|it|its|ready|in|about|around|done|then',
  },
  tr: {
    agree: `
      eyvallah|hazırlıyoruz hemen|buyursunlar|bekleriz|tamam|tamamdır|olur|evet|tabii|tabi|elbette|peki
      sorun yok|sorun değil|hallederiz|hazırlıyoruz|kabul|onaylandı|ok`,
    cannot: `
      doluyuz|yerimiz yok|yer yok|kapalıyız|yapamayız|yapamıyoruz|alamıyoruz|alamayız|mümkün değil|maalesef
      kapasite*|masa kalmadı`,
    no: 'hayır|yok|olmaz|ret',
    filler: 'şef|lütfen|teşekkürler|sağolun|içinde|hazır|olur|yaklaşık|abi|hemen',
  },
  he: {
    agree: `
      מתחילים להכין|על זה|מכינים|שיבואו|אוקיי|אוקי|כן|בסדר|סבבה|בטח|אין בעיה|ברור|בשמחה|מעולה|יאללה|מאשר
      מאשרים|מקבלים`,
    cannot: 'אנחנו מלאים|מלאים|אין מקום|סגורים|לא יכולים|לא יכול|לא אפשרי|אי אפשר|תפוסה מלאה|מצטער*|לא נוכל',
    no: 'לא|לא תודה',
    filler: 'תודה|בבקשה|שף|תוך|מוכן|עוד|בערך|יהיה',
  },
  ru: {
    agree: `
      делаем|берем заказ|берем|подтверждаем|пусть приезжают|пусть приходят|ок|окей|да|хорошо|ладно|конечно
      без проблем|нет проблем|сделаем|готовим|понял|поняли|договорились|отлично|принято|принимаем`,
    cannot: `
      мест нет|нет мест|все занято|мы заполнены|закрыты|не можем|не сможем|не могу|невозможно|к сожалению
      не получится|не принимаем|перегружен*`,
    no: 'нет|отказ',
    filler: 'шеф|пожалуйста|спасибо|через|будет|готово|примерно|за|около',
  },
  el: {
    agree: `
      το ετοιμάζουμε|έγινε αφεντικό|κανένα θέμα|ας έρθουν|επιβεβαιώνω|οκ|οκέι|ναι|εντάξει|βεβαίως|φυσικά
      κανένα πρόβλημα|έγινε|αμέ|μάλιστα|τέλεια|δεκτό|ok`,
    cannot: `
      είμαστε γεμάτοι|γεμάτοι|δεν έχουμε τραπέζι|δεν έχουμε θέση|κλειστά|δεν μπορούμε|δεν μπορώ|δεν γίνεται
      αδύνατον|δυστυχώς|πλήρεις`,
    no: 'όχι|όχι συγγνώμη',
    filler: 'σεφ|ευχαριστώ|παρακαλώ|σε|έτοιμο|περίπου|θα|είναι',
  },
  de: {
    agree: `
      sind dran|bestätigt|jo|wird erledigt|ok|okay|ja|gut|klar|alles klar|kein problem|in ordnung|geht klar
      gerne|passt|machen wir|natürlich|wird gemacht|angenommen|läuft`,
    cannot: `
      wir sind voll|sind voll|ausgebucht|keine tische|kein tisch|geschlossen|geht nicht|können nicht
      kann nicht|nicht möglich|leider|schaffen wir nicht|überlastet`,
    no: 'nein|nein danke',
    filler: 'chef|danke|bitte|in|fertig|etwa|ca|ist|dann',
  },
  ar: {
    agree: `
      عم نجهزه|من عيوني|نجهزه|مؤكد|يتفضلوا|أهلا وسهلا|اوكي|أوكي|تمام|نعم|ايوه|أيوا|حاضر|ماشي|لا مشكلة
      ما في مشكلة|مافي مشكلة|طبعا|أكيد|موافق|موافقون|على راسي|مقبول`,
    cannot: `
      نحن ممتلئون|ممتلئ*|كامل العدد|لا يوجد مكان|ما في مكان|مغلق*|مسكر*|لا نستطيع|لا يمكن|ما نقدر|ما فينا
      للأسف|محجوز بالكامل|فل`,
    no: 'لا|لا شكرا|رفض',
    filler: 'شيف|شكرا|خلال|جاهز|بعد|حوالي|يكون',
  },
  fa: {
    agree: `
      داریم آماده می‌کنیم|رو چشمم|ثبت شد|تشریف بیارن|تایید شد|اوکی|باشه|بله|چشم|حتما|مشکلی نیست|قبول|باشد
      البته|خوبه|اوکیه|تایید|تأیید`,
    cannot: `
      پر هستیم|پریم|پر شدیم|جا نداریم|میز خالی نداریم|بسته ایم|بسته است|بستیم|تعطیل*|نمی‌توانیم|نمیتونیم
      نمی‌تونیم|ممکن نیست|متأسفانه|متاسفانه|ظرفیت*`,
    no: 'نه|خیر|نه ممنون',
    filler: 'سرآشپز|ممنون|لطفا|تا|آماده|حدود|دیگه|میشه',
  },
  ko: {
    agree: `
      바로 준비할게요|준비할게요|들어갑니다|확정입니다|ㅇㅋ|괜찮아요|네|예|넵|넹|오케이|좋아요|좋습니다|알겠습니다|알겠어요|문제없어요|문제없습니다|문제 없어요|물론이죠|그럼요|가능합니다
      가능해요|수락|수락합니다|ok`,
    cannot:
      '만석*|자리가 없*|자리 없*|꽉 찼*|다 찼*|불가*|안 됩니다|안 돼요|안돼요|안됩니다|어렵*|못 받*|마감*|문 닫*|휴무*',
    no: '아니요|아니오|거절',
    filler: '셰프|감사합니다|정도|안에|후에|준비|쯤|걸려요|걸립니다',
  },
}));
