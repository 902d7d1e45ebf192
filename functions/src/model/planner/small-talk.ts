/** Thanks, "how are you?" and goodbye, in any of Merve's languages: answered in a word, and taken for no wish. Pure. */
import { anyPhrase, foldedWords } from '../../language/phrase-pattern.ts';
import { searchIn } from '../../language/search-words.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';

export type SmallTalk = 'thanks' | 'howAreYou' | 'goodbye';

/** Phrases as `anyPhrase` reads them, parted by `|`. */
const phrases: Readonly<Record<SmallTalk, string>> = {
  thanks:
    'thanks|thank you|thank u|thx|ty|cheers|much appreciated|many thanks|teşekkür*|çok teşekkür*|sağ ol*|sağol*|eyvallah|tşk*|danke|dankeschön|danke schön|vielen dank|herzlichen dank|besten dank|спасибо|спасибки|благодарю|ευχαριστω|ευχαριστουμε|סבבה תודה|תודה|תודות|شكرا|شكرًا|أشكرك|مشكور*|متشكر*|ممنون*|مرسی|متشکرم|سپاس*|تشکر*|دستت درد نکنه|دست شما درد نکنه|لطف کردی*|زحمت کشیدی*|دمت گرم|감사*|고마워*|고맙*|땡큐',
  howAreYou:
    'how are you|how are you doing|how do you do|hows it going|whats up|nasılsın*|naber|ne haber|wie gehts|wie geht es dir|wie geht es ihnen|как дела|как ты|как вы поживаете|τι κανεις|τι κανετε|πως εισαι|מה שלומך|מה נשמע|מה קורה|كيف حالك|كيفك|حالت چطوره|چطوری|حال شما چطور است|خوبی|잘 지내*|어떻게 지내*',
  goodbye:
    'bye|bye bye|goodbye|good bye|see you|good night|have a nice day|have a good day|hoşça kal*|hoşçakal*|görüşürüz|güle güle|iyi geceler|iyi günler dilerim|tschüss|auf wiedersehen|schönen tag noch|gute nacht|bis bald|пока|до свидания|хорошего дня|спокойной ночи|αντιο|καληνυχτα|καλη συνεχεια|τα λεμε|להתראות|ביי|לילה טוב|יום טוב|مع السلامة|إلى اللقاء|تصبح على خير|خداحافظ*|شب بخیر|روز خوش|안녕히*|잘 있어*|잘 가*|좋은 하루*',
};
/** Who says that they are saying thanks says nothing else, whatever for: "just wanted to say thanks for yesterday". */
const tellsThanks =
  'say thanks|say thank you|say a big thank you|to thank you|teşekkür etmek*|teşekkür edecektim|danke sagen|dankeschön sagen|mich bedanken|mich nur bedanken|bedanken wollte|сказать спасибо|поблагодарить|να πω ευχαριστω|να πω ενα ευχαριστω|να ευχαριστησω|να σας ευχαριστησω|להגיד תודה|לומר תודה|להודות לך|להודות לכם|أقول شكرا|اقول شكرا|أن أشكر*|حبيت أشكر*|حبيت اشكر*|لأشكر*|تشکر کنم|تشکر می‌کنم|감사하다고|감사하단|감사 인사|고맙다고';
/** What stands beside them and asks for nothing. */
const beside =
  'so|very|much|a lot|you|u|and|ok|okay|great|perfect|super|lovely|nice|cool|merve|hi|hello|hey|dear|really|again|for|the|your|help|that|all|today|very kind|wonderful|excellent|brilliant|çok|ederim|ederiz|harika|süper|tamam|merhaba|selam|için|yardım*|her şey|size|sana|ve|sehr|gut|prima|toll|super|hallo|für|die|ihre|hilfe|und|alles|okay|viel|большое|огромное|вам|тебе|очень|за|помощь|привет|здравствуйте|хорошо|отлично|πολυ|σας|σε|για|τη|βοηθεια|γεια|ωραια|τελεια|רבה|מאוד|לך|לכם|על|העזרה|היי|שלום|מעולה|אוקיי|جزيلا|كثيرا|لك|لكم|على|المساعدة|مرحبا|جدا|تمام|عزیز|عزیزم|جان|واقعا|خیلی|از|شما|کمک|تان|بابت|سلام|بسیار|عالی|باشه|정말|너무|대단히|해요|합니다|드려요|안녕하세요|네|넵|도와주셔서';
const fewWords = 9;
/** So many where saying thanks is what is said to be done. */
const someWords = 16;

const order: readonly SmallTalk[] = ['howAreYou', 'thanks', 'goodbye'];
const tables = onFirstUse(() => ({
  tellsThanks: anyPhrase(tellsThanks.split('|')),
  said: order.map((talk) => [talk, new RegExp(anyPhrase(phrases[talk].split('|')).source, 'gu')] as const),
  beside: new RegExp(anyPhrase(beside.split('|')).source, 'gu'),
}));

/** Which of them a message is; null where any word of it says something else. */
export function smallTalkIn(text: string): SmallTalk | null {
  const words = foldedWords(text.slice(0, 200));
  if (words.length === 0) return null;
  const isTold = words.length <= someWords && tables().tellsThanks.test(` ${words.join(' ')} `);
  if (isTold && !/\d/u.test(text) && !searchIn(text).namesKind) return 'thanks';
  if (words.length > fewWords) return null;
  let rest = ` ${words.join(' ')} `;
  let found: SmallTalk | null = null;
  for (const [talk, pattern] of tables().said) {
    const without = rest.replace(pattern, ' ').replace(/ +/gu, ' ');
    if (without !== rest) found ??= talk;
    rest = without;
  }
  if (found === null) return null;
  // Phrases take the space before them along: neighbours are found one after the other.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(tables().beside, ' ').replace(/ +/gu, ' ');
  }
  return rest.trim() === '' ? found : null;
}
