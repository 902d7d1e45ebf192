import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** What comes next on a trip. A message that says more than this asks for more. */
const next = `whats next|what is next|what comes next|where next|where to next|where do we go next|where are we going next|next stop|whats our next stop|what is our next stop|whats after this|what is after this
sırada ne var|sırada neresi var|sıradaki durak|sonra nereye gidiyoruz|sonraki durak neresi|bundan sonra ne var|bundan sonra nereye
מה הלאה|מה הבא בתור|לאן עכשיו|לאן ממשיכים|לאן הולכים אחר כך|מה התחנה הבאה|מה הדבר הבא
что дальше|куда дальше|что у нас дальше|что следующее|куда мы едем дальше|куда мы идем дальше|следующая остановка
τι ακολουθεί|τι έχουμε μετά|τι έχει μετά|πού πάμε μετά|πού πάμε τώρα|επόμενη στάση
was kommt als nächstes|was ist als nächstes|was steht als nächstes an|wohin als nächstes|wohin gehen wir als nächstes|wohin jetzt|nächster halt
ما التالي|ماذا بعد|إلى أين الآن|أين نذهب الآن|ما المحطة التالية|ما الخطوة التالية
بعدش چیه|بعدی چیه|بعدی کجاست|حالا کجا بریم|برنامه بعدی چیه|مقصد بعدی کجاست
다음은 뭐|다음은 뭐예요|다음은 뭐야|다음은 어디|다음은 어디예요|다음 일정|다음 일정은|다음 일정이 뭐예요|다음 코스|이제 어디`;

/** Another one in place of a visit: read on the way alone, since people say it of whatever was shown. */
const instead = `not this one|not that one|not this|not there|something else instead|another place instead|somewhere else instead|something else|somewhere else|skip this|skip that|swap this|replace this
bu olmasın|burası olmasın|bunu istemiyoruz|bunu istemiyorum|başka bir yer|başka yer|yerine başka
לא את זה|לא זה|משהו אחר|מקום אחר|במקום זה|נדלג על זה
не это|не туда|не сюда|что нибудь другое|что то другое|другое место|вместо этого|пропустим это
όχι αυτό|όχι εκεί|κάτι άλλο|κάπου αλλού|άλλο μέρος|αντί γι αυτό
nicht das|nicht dieses|nicht dorthin|etwas anderes|woanders|stattdessen|einen anderen ort
ليس هذا|ليس هناك|شيء آخر|مكان آخر|بدل هذا|بدلا من هذا
این نه|نه این|چیز دیگری|جای دیگری|یه جای دیگه|به جای این
여기 말고|이거 말고|다른 곳|다른 데|다른 걸로|이곳 말고`;

/** The trip itself, by name: then lateness is about it, whatever was spoken of before. */
const trip = `our trip|the trip|my trip|our plan|the plan|our itinerary|the itinerary|our day|rest of the day|rest of today
gezi*|plan*|günün geri kalan*|program*
הטיול|בטיול|התוכנית|בתוכנית|המשך היום
поездк*|план|плана|плану|планом|плане|остаток дня|маршрут*
εκδρομή*|πρόγραμμα*|πλάνο*|υπόλοιπη μέρα
reise|plan|rest des tages|tagesplan
رحلتنا|رحلتي|الرحلة|الخطة|خطتنا|بقية اليوم
سفرمان|سفرمون|سفر|برنامه*|باقی روز|بقیه روز
일정*|여행*|남은 하루`;

/** Somebody is to be told: that is passed on, and changes no plan. */
const tells = `tell|inform|let them know|let him know|let her know|let the|message|notify
söyle*|haber ver*|bildir*|ilet*
תגיד*|תודיע*|להודיע|תמסר*|תעדכנ*
скажи*|сообщи*|передай*|предупреди*
πες*|πείτε*|ενημέρωσε*|ενημερώστε*|ειδοποίησε*|ειδοποιήστε*
sag*|bescheid*|informier*|mitteilen|richte*
قل|قولي|قولوا|أخبر*|أبلغ*|بلغ*
بگو*|بگید|بگین|خبر بده*|اطلاع*
말해*|전해*|알려*`;

const tables = onFirstUse(() => ({
  next: anyPhrase(next),
  instead: anyPhrase(instead),
  trip: anyPhrase(trip),
  tells: anyPhrase(tells),
}));

/** Words of a message that asks for nothing else. */
const maxWords = 9;
const spaced = (text: string): string | null => {
  const words = foldedWords(text.slice(0, 300).replace(/['’]s\b/gu, 's'));
  return words.length === 0 || words.length > maxWords ? null : ` ${words.join(' ')} `;
};
const says = (text: string, pattern: RegExp): boolean => {
  const said = spaced(text);
  return said !== null && pattern.test(said);
};

/** Whether a message asks what comes next, in any of Merve's languages. Pure. */
export const asksWhatIsNext = (text: string): boolean => says(text, tables().next);

/** Whether a message would have another place. Pure. */
export const wantsAnother = (text: string): boolean => says(text, tables().instead);

/** Whether a message would have somebody told. Pure. */
export const wantsTold = (text: string): boolean =>
  tables().tells.test(` ${foldedWords(text.slice(0, 300)).join(' ')} `);

/** Whether a message speaks of the trip or its plan by name. Pure. */
export const namesTrip = (text: string): boolean =>
  tables().trip.test(` ${foldedWords(text.slice(0, 300)).join(' ')} `);
