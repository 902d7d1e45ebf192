/** What is said right after a ride was called: where it is, and what shall be different about it. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { anyPhrase, foldedWords, phraseList } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** Asks when it comes, or where it is. Behind a ride that was called these name nothing and mean it. Phrases as `phraseList` reads them. */
const arrival: Readonly<Record<Language, string>> = {
  en: `how long till|how long until|how long before|how long will|how long for|how long is it|how long|how much longer|when will it|when will he|when will she
    when will the driver|when is it coming|when does it|when does he|is it coming|is he coming|is it close|is it on the way|is it on its way|on the way yet
    how far is it|how far is he|how far away|how far off|how many minutes|where is it|where is he|where is the driver|wheres the driver|whats the eta|eta
    any driver yet|found a driver|has anyone taken|did anyone take|did you find`,
  tr: `ne zaman gelir|ne zaman gelecek*|ne zaman geliyor*|ne zaman burada|ne kadar sürer|ne kadar kaldı|ne kadar var|kaç dakika*|kaç dk|kaça gelir|nerede|nerde
    nerede kaldı|geliyor mu|geldi mi|yolda mı|yola çıktı mı|şoför nerede|şoför bulundu mu|bulundu mu|buldunuz mu|kim geliyor`,
  de: `wann kommt|wann ist er|wann ist es|wann ist das|wie lange|wie weit ist|wie viele minuten|wo ist er|wo ist es|wo ist der fahrer|wo bleibt|kommt es bald
    kommt er bald|ist er unterwegs|ist es unterwegs|schon unterwegs|hat jemand angenommen|gibt es einen fahrer`,
  ru: `когда приедет|когда будет|когда подъедет|когда он|сколько ждать|сколько еще|сколько осталось|долго ждать|долго еще|через сколько|сколько минут|где он|где она
    где водитель|где машина|едет уже|уже едет|он едет|нашли водителя|нашелся водитель|кто приедет`,
  el: `σε πόση ώρα|πόση ώρα|πότε έρχεται|πότε θα έρθει|πότε θα είναι|πότε φτάνει|πόσα λεπτά|πόσο ακόμα|πόσο θα κάνει|που είναι|πού βρίσκεται|έρχεται
    βρέθηκε οδηγός|ξεκίνησε`,
  he: `מתי יגיע|מתי הוא|מתי תגיע|מתי היא|מתי יבוא|מתי זה|כמה זמן|עוד כמה|תוך כמה|איפה הוא|איפה הנהג|איפה היא|איפה זה|הוא בדרך|כבר בדרך|מצאת נהג|יש נהג`,
  ar: `متى يصل|متى سيصل|متى يجي|متى ييجي|متى تجي|متى بيوصل|متى توصل|امتى ييجي|امتى يوصل|هييجي امتى|كم باقي|كم دقيقة|كم يحتاج|كم المدة|كم من الوقت|قديش باقي
    باقي كم|أين هو|وين هو|وينه|فينه|أين السائق|وين السائق|وصل ولا|هل هو في الطريق|جاي ولا|لقيت سائق`,
  fa: `کی میرسه|کی می‌رسد|کی می‌رسه|کی میاد|کی می‌آید|چقدر طول|چقدر مونده|چقدر مانده|چند دقیقه|کجاست|کجا هست|تو راهه|در راه است|راه افتاد*|راننده کجاست|راننده پیدا شد`,
  ko: `언제 와*|언제 오*|언제 도착*|얼마나 걸*|얼마나 남*|몇 분*|어디*|오고 있*|출발했*|기사님 어디|기사 구했*|잡혔*`,
};
const asked = onFirstUse(() =>
  anyPhrase(languageSchema.options.flatMap((language) => phraseList(arrival[language]))),
);

/** Who says more asks after something else: "how long is the walk to the castle from the hotel?" */
const maxWords = 9;

/** Whether a short message asks when something comes, or where it is, in any of Merve's languages. */
export function asksAfterArrival(text: string): boolean {
  const words = foldedWords(text.slice(0, 200));
  return words.length > 0 && words.length <= maxWords && asked().test(` ${words.join(' ')} `);
}
