/** "We don't need it any more", "a friend is giving us a lift": said of what has just been made, it calls that off. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** Whole phrases: what is not needed is "it", or nothing is named. "We don't need a high chair" gives up no table. */
const unneeded: Readonly<Record<Language, string>> = {
  en: `dont need it*|dont need that*|do not need it*|no longer need it|no longer need that|not needed|no longer needed|
    no need any more|no need anymore|wont need it|wont be needing it|wont be needed|scrap that|scrap it|forget it|
    forget that|forget the booking|forget the table|drop it|changed my mind|changed our minds|not coming after all|
    cant come after all|cant come any more|cant come anymore|cant make it after all|not going after all|we cant make it|
    i cant make it|we cant come|i cant come|we wont make it|plans changed|plans have changed|our plans changed`,
  tr: `gerek kalmadı|gerek yok artık|artık gerek yok|ihtiyaç kalmadı|ihtiyacımız kalmadı|ihtiyacım kalmadı|lazım değil artık|
    artık lazım değil|vazgeçtik|vazgeçtim|boş ver|boşver|boş verin|unut gitsin|gelemiyoruz|gelemiyorum|gelemeyeceğiz|
    gelemeyeceğim|gidemiyoruz|gitmiyoruz artık|planlar değişti|planımız değişti|fikrimiz değişti|fikrimi değiştirdim`,
  he: `כבר לא צריך|כבר לא צריכים|כבר לא צריכה|לא צריך יותר|לא צריכים יותר|אין צורך|אין צורך יותר|לא צריך את זה|עזבי|עזוב|
    עזבי את זה|עזוב את זה|תעזבי|התחרטתי|התחרטנו|שינינו תוכניות|התוכניות השתנו|לא נוכל להגיע|לא אוכל להגיע|לא נגיע|לא מגיעים`,
  ru: `больше не нужно|больше не нужен|больше не нужна|уже не нужно|уже не нужен|уже не нужна|уже не надо|больше не надо|
    не понадобится|забудь|забудьте|передумал*|планы поменялись|планы изменились|не сможем прийти|не смогу прийти|
    не придём|не придем|не получится прийти|не поедем`,
  el: `δεν χρειάζεται|δεν χρειάζεται πια|δε χρειάζεται|δεν το χρειαζόμαστε*|δεν το χρειάζομαι*|άστο|άσ το|ασ το|ξέχνα το|
    ξέχασέ το|ξεχάστε το|άλλαξα γνώμη|αλλάξαμε γνώμη|άλλαξαν τα σχέδια|δεν θα έρθουμε|δεν θα έρθω|δεν μπορούμε να έρθουμε|
    δεν θα τα καταφέρουμε|δεν προλαβαίνουμε να έρθουμε`,
  de: `doch nicht nötig|nicht mehr nötig|brauchen wir nicht mehr|brauche ich nicht mehr|brauchen es nicht mehr|
    brauchen das nicht mehr|brauchen wir doch nicht|brauch ich nicht mehr|brauche es nicht mehr|wird nicht mehr gebraucht|
    hat sich erledigt|vergiss es|vergessen sie es|doch nicht|wir kommen nicht|kommen doch nicht|können doch nicht|
    können nicht kommen|kann nicht kommen|pläne haben sich geändert|haben es uns anders überlegt|habe es mir anders überlegt`,
  ar: `ما عاد نحتاج*|ما عاد احتاج*|ما عدنا محتاجين*|لم نعد نحتاج*|لم أعد أحتاج*|لم نعد بحاجة*|مش محتاجين* خلاص|خلاص مش محتاج*|
    ما في داعي|لا داعي|ما له داعي|ما له لزوم|انسى الموضوع|انس الموضوع|انسي الموضوع|غيرت رأيي|غيرنا رأينا|بطلنا|بطلت|
    ما راح نقدر نيجي|ما بنقدر نيجي|مش هنقدر نيجي|لن نستطيع الحضور|لن نتمكن من الحضور|مو جايين|مش جايين|تغيرت الخطط|تغيرت خططنا`,
  fa: `دیگه لازم نیست|دیگر لازم نیست|دیگه لازم نداریم|دیگه لازم ندارم|دیگه لازمش نداریم|دیگه نیازی نیست|دیگر نیازی نیست|
    دیگه احتیاجی نیست|نیازی نیست دیگه|لازم نیست دیگه|بی‌خیال|بیخیال|بی‌خیالش|بیخیالش|ولش کن|ولش کنید|فراموشش کن|پشیمون شدم|
    پشیمون شدیم|پشیمان شدم|منصرف شدم|منصرف شدیم|نمی‌تونیم بیایم|نمیتونیم بیایم|نمی‌تونم بیام|نمیتونم بیام|نمی‌توانیم بیاییم|
    برنامه عوض شد|برنامه‌مون عوض شد|برنامه‌مان عوض شد`,
  ko: `필요 없어졌*|필요없어졌*|필요 없게 됐*|필요없게 됐*|이제 필요 없*|이제 필요없*|더 이상 필요 없*|더 이상 필요없*|안 해도 될*|
    안 해도 돼*|없던 걸로*|못 가게 됐*|못가게 됐*|못 갈 것*|못 가요|안 가기로*|안 갈래*|마음이 바뀌*|마음이 바꼈*|일정이 바뀌*|계획이 바뀌*`,
};

/** Another way to get there: of a ride alone. */
const otherWay: Readonly<Record<Language, string>> = {
  en: `giving us a lift|giving me a lift|gives us a lift|give us a lift|got a lift|found a lift|getting a lift|
    driving us|driving me|picking us up|picking me up|picks us up|picked us up|well walk|we will walk|were walking|
    we are walking|ill walk|im walking|shuttle came|shuttle is here|bus came|bus is here|found another taxi|got another taxi`,
  tr: `bizi bırakacak|beni bırakacak|bizi bırakıyor|bizi alacak|beni alacak|bizi alıyor|beni alıyor|bizi götürüyor|
    bizi götürecek|yürürüz|yürüyoruz|yürüyeceğiz|yürüyerek gid*|yürüyorum|servis geldi|otobüs geldi|başka taksi bulduk|
    başka taksi buldum`,
  he: `לוקח אותנו|לוקחת אותנו|לוקחים אותנו|לוקח אותי|לוקחת אותי|אוסף אותנו|אוספת אותנו|אוספים אותנו|מסיע אותנו|מסיעה אותנו|
    מצאנו טרמפ|מצאתי טרמפ|יש לנו טרמפ|הולכים ברגל|נלך ברגל|אלך ברגל|השאטל הגיע|ההסעה הגיעה|האוטובוס הגיע`,
  ru: `нас подвезут|меня подвезут|нас подвозят|нас подвезет|нас подвезёт|нас отвезут|нас отвезет|нас отвезёт|нас заберут|
    нас заберет|нас заберёт|нас забирают|меня заберут|дойдём пешком|дойдем пешком|пойдём пешком|пойдем пешком|идём пешком|
    идем пешком|дойду пешком|пойду пешком|шаттл приехал|автобус приехал|приехал автобус|поймали другую|нашли другое такси`,
  el: `θα μας πάει|θα με πάει|μας πάει|θα μας πάρει|θα με πάρει|μας παίρνει|θα μας πάνε|θα πάμε με τα πόδια|πάμε με τα πόδια|
    θα περπατήσουμε|περπατάμε|θα πάω με τα πόδια|ήρθε το λεωφορείο|ήρθε το σατλ|βρήκαμε άλλο ταξί|βρήκα άλλο ταξί`,
  de: `fährt uns|fährt mich|nimmt uns mit|nimmt mich mit|holt uns ab|holt mich ab|bringt uns|wir laufen|ich laufe|
    gehen zu fuß|gehe zu fuß|laufen lieber|mitfahrgelegenheit|shuttle ist da|bus ist da|haben ein anderes taxi|
    anderes taxi gefunden`,
  ar: `يوصلنا|يوصلني|راح يوصلنا|رح يوصلنا|هيوصلنا|بيوصلنا|سيوصلنا|توصلنا|هتوصلنا|لقينا توصيلة|لقيت توصيلة|نمشي|بنمشي|رح نمشي|
    هنمشي|سنمشي|امشي مشي|وصل الباص|اجا الباص|وصلت الحافلة|وصل الشاتل|لقينا تاكسي*`,
  fa: `می‌رسونتمون|میرسونتمون|ما رو می‌رسونه|مارو می‌رسونه|ما رو میرسونه|مارو میرسونه|منو می‌رسونه|منو میرسونه|ما را می‌رساند|
    میاد دنبالمون|می‌آید دنبالمان|میاد دنبالم|پیاده می‌ریم|پیاده میریم|پیاده می‌رویم|پیاده می‌رم|پیاده میرم|سرویس اومد|
    شاتل اومد|اتوبوس اومد|ماشین گیرمون اومد|یه تاکسی دیگه گرفتیم`,
  ko: `태워 준*|태워준*|태워 주*|태워주*|데리러 온*|데리러 오*|데려다 준*|데려다준*|데려다 주*|데려다주*|걸어갈*|걸어 갈*|걸어가*|걸어서 갈*|
    셔틀 왔*|셔틀이 왔*|셔틀버스 왔*|버스 왔*|버스가 왔*|다른 택시*`,
};

const tables = onFirstUse(() =>
  languageSchema.options.map((language) => ({
    all: anyPhrase(unneeded[language]),
    ofRides: anyPhrase(otherWay[language]),
  })),
);

/** Who writes more says more than this. */
const maxWords = 20;

/**
 * Whether a message says that what was just made is not needed: whatever it is, or only if it is a ride. Null where it does not,
 * or asks something. Only what was made a moment ago may be meant by it, so it is no wish of its own.
 */
export function saysUnneeded(text: string): 'anything' | 'ride' | null {
  const words = foldedWords(text);
  if (words.length === 0 || words.length > maxWords || /[?؟]/u.test(text)) return null;
  const said = ` ${words.join(' ')} `;
  if (tables().some(({ all }) => all.test(said))) return 'anything';
  return tables().some(({ ofRides }) => ofRides.test(said)) ? 'ride' : null;
}
