/** "Let me ask my wife first", "I'll think about it": neither a yes nor a no, and no wish. In any of Merve's languages. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';

const words: Readonly<Record<Language, string>> = {
  en: `let me ask|think|talk, let me check with, i|ill|we|well have|need|got|gotta [to] ask|think|discuss|talk, ill ask|think, well ask|discuss,
    need to ask|check|think, get back to you, give me a|one minute|min|moment|sec|second|hour, one sec|second|moment|minute, hang on, hold on a sec|second|minute,
    not sure yet, not decided yet, havent decided, let you know, waiting for my, sleep on it, i will ask|think, thinking about it`,
  tr: `sorayım, bi sorayım, bir sorayım, sormam lazım|gerek, sorup yazarım|döneyim|dönerim, düşüneyim, düşünmem lazım, bir bakayım, bi bakayım, danışayım, danışmam lazım,
    konuşayım, konuşmam lazım, karar vermedim, karar veremedim, emin değilim, haber veririm, haber vereyim, size|sana döneceğim|dönerim, sonra yazarım, bi dakika, bir dakika, bi saniye, bir saniye, dur bi|bir`,
  de: `muss [ich|wir] [noch|erst|kurz|mal] * fragen|klären|besprechen|abklären|überlegen|nachdenken|schauen, muss ich noch * * klären|fragen|besprechen, muss ich noch mit * * klären|besprechen|reden,
    ich überlege|überlegs, überlege noch, überleg es mir, noch nicht sicher, bin [mir] nicht sicher, ich melde mich, melde mich, moment noch, sekunde, ich muss * * fragen, ich frag mal, lass mich * fragen|überlegen, muss drüber schlafen`,
  ru: `надо|нужно [у] * [мужа|жены] спросить|уточнить|подумать|посоветоваться|обсудить, надо * * спросить, надо подумать, надо посоветоваться, спрошу, спросим, уточню, подумаю, подумаем, посоветуюсь, посоветуемся,
    дайте|дай подумать, дай|дайте мне подумать|минуту|минутку, сейчас спрошу, пока не знаю, ещё не решил|решила|решили, не уверен|уверена, напишу позже, секунду, минутку, одну минуту`,
  el: `να το σκεφτώ, θα ρωτήσω, θα το σκεφτώ, πρέπει να ρωτήσω, πρέπει να το σκεφτώ, να το συζητήσω, δεν είμαι σίγουρος|σίγουρη, θα σου πω, θα σας πω, ένα λεπτό, μισό λεπτό, μια στιγμή`,
  he: `אני אשאל, אשאל, צריך לשאול, צריכה לשאול, אני חושב|חושבת על זה, אחשוב על זה, תן לי לחשוב|לשאול|לבדוק, תני לי לחשוב|לשאול|לבדוק, אבדוק, צריך לבדוק, לא בטוח, לא בטוחה, אחזור אליך, עוד לא החלטנו|החלטתי`,
  ar: `خليني اسأل|افكر|أسأل|أفكر|اشوف|أشوف, لازم اسأل|أسأل|افكر|أفكر, راح اسأل|أسأل|افكر|أفكر, رح اسأل|أسأل, بفكر, سأسأل, سأفكر, دعني اسأل|أسأل|افكر|أفكر, مش متأكد|متأكدة, مو متأكد|متأكدة, لست متأكدا, برجعلك, برد عليك, ارد عليك`,
  fa: `بذار [از] * بپرسم, بذار بپرسم, بذار فکر, بپرسم, باید بپرسم, باید از * بپرسم, فکر کنم ببینم, فکر می‌کنم خبر, باید فکر کنم, یه لحظه, یک لحظه, صبر کن, بهت خبر میدم|می‌دم, خبر میدم, خبرت می‌کنم, مطمئن نیستم, هنوز تصمیم نگرفتم, مشورت کنم`,
  ko: `물어볼게*, 물어보고, 물어봐야*, 생각해볼게*, 생각해 볼게*, 생각 좀*, 고민*, 잠깐만*, 잠시만*, 상의*, 확인하고, 확인해볼게*, 아직 모르*, 확실하지 않*, 다시 연락*, 연락드릴*`,
};

const patterns = onFirstUse(() => languageSchema.options.map((language) => phrases(words[language])));
/** Who writes more says more than that. */
const mostWords = 10;

/** Whether a short message without a number puts an answer off. */
export function putsOff(text: string): boolean {
  const said = new SaidText(text);
  if (said.words.length > mostWords || /[\d?？؟]/u.test(text)) return false;
  return patterns().some((pattern) => said.open.search(pattern) >= 0);
}
