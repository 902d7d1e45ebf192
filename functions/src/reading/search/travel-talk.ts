import type { Language } from '@merve/contract';

/**
 * What people tell of their journey around a wish: that they go, land, stay or are hungry, how many and with whom. No place has such words,
 * and a search with them finds none. Sources as `Reading` takes them.
 */
export const travelTalk: Readonly<Record<Language, string>> = {
  en: "(?:we|i) (?:land|arrive|fly|get in|touch down)|(?:we|i)['’]?(?:re|m) (?:going|heading|flying|driving|travell?ing|visiting|staying|landing|off)|going|heading|headed|flying|driving|travell?ing|visiting|staying|landing|arriving|passing through|on (?:a|our) trip|trip|holiday|vacation|with (?:the |my |our )?(?:wife|husband|girlfriend|boyfriend|friends?|mates?|parents|mum|mom|dad)|my (?:wife|husband|girlfriend|boyfriend|friends?|parents) and i|there['’]?(?:s|ll be) \\p{N}+ of us|\\p{L}+ of us|starving|famished|knackered|stuck",
  tr: 'gidiyor(?:um|uz)|gidece(?:ğim|ğiz)|gelece(?:ğim|ğiz)|geliyor(?:um|uz)|uçuyor(?:um|uz)|kalıyor(?:um|uz)|kalaca(?:ğım|ğız)|tatil(?:de|e)?|seyahat(?:te)?|eşimle|karımla|kocamla|arkadaş(?:lar)?[ıi]m(?:la|ızla)|sevgilimle|annemle|ailecek|açl[ıi]ktan|ölüyor(?:um|uz)|kald[ıi](?:m|k)',
  he: 'נוסע(?:ים|ת)?|נוסעות|טס(?:ים|ה)?|מגיע(?:ים|ה)?|מטייל(?:ים|ת)?|נמצא(?:ים|ת)|שוהה|שוהים|בחופשה|בטיול|עם אשתי|עם בעלי|עם חבר(?:ים|ה)?|עם ההורים|מת(?:ה|ים)? מרעב|תקוע(?:ה|ים)?|אוכל(?:ים|ת)?|רעב(?:ה|ים)?',
  ru: 'лечу|летим|еду|едем|приезжаю|приезжаем|прилетаю|прилетаем|будем|остановились|живём|живем|отдыхаем|путешествуем|в отпуск(?:е)?|(?:с )?(?:женой|мужем|друзьями|подругой|другом|родителями|семьёй|семьей)|нас \\p{L}+|умираю с голоду|голодн(?:ый|ая|ые)|застряли?',
  el: 'πηγαίνουμε|πηγαίνω|πάμε|πάω|πετάμε|ταξιδεύουμε|ταξιδεύω|φτάνουμε|φτάνω|μένουμε|μένω|ερχόμαστε|διακοπές|ταξίδι|με τη γυναίκα μου|με τον άντρα μου|με φίλους|πεθαίνω της πείνας|πεινάω|πεινάμε|είμαστε \\p{L}+ άτομα',
  de: '(?:zu )?(?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)|fahren|fahre|fliegen|fliege|reisen|reise|kommen|besuchen|sind unterwegs|unterwegs|im urlaub|urlaub|mit (?:meiner |meinem |der |den )?(?:frau|mann|freundin|freund|freunden|eltern)|verhungere|verhungern|nach|krieg(?:e|en|t)?|bekomm(?:e|en|t)?',
  ar: '(?:را[يئ]ح(?:ين|ة)?|مساف(?:ر|رين|رة)|نساف(?:ر|رون)|بنسافر|واصل(?:ين)?|نازل(?:ين)?|ساكن(?:ين)?|جاي(?:ين)?|طالع(?:ين)?)|و?ندو?ّ?ر|بدو?ّ?ر|ندور على|و?نبي|و?نبغى|و?أبغى|زين(?:ة)?|مع زوجتي|مع زوجي|مع (?:ال)?أصحاب(?:ي)?|مع (?:ال)?أصدقاء|مع (?:ال)?عائلة|ميت(?:ين)? من الجوع|جوعان(?:ين|ة)?|بالإجازة|في إجازة',
  fa: 'داریم می‌?ریم|دارم می‌?رم|می‌?ریم|می‌?رم|می‌?رویم|می‌?روم|میایم|می‌?آییم|سفر|مسافرت|تعطیلات|با خانم(?:م)?|با همسرم|با دوستام|با دوستان|با خانواده|کجا|خوب داره|داره|مردم از گشنگی|گشنمه|گرسنه(?:ایم|ام)|این وقت شب|وقت شب',
  ko: '가는데요?|갑니다|가요|가려고요?|갈 건데요?|여행|여행가는데|놀러|도착|묵고|머물|친구랑|친구들이랑|아내랑|남편이랑|여자친구랑|남자친구랑|부모님이랑|가족이랑|배고파\\p{L}*|배고픈데|저희|찾고',
};
