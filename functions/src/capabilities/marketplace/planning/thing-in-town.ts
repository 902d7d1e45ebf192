import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** Who says what they do, are or ask names no thing that is looked for: "I live in Kyrenia", "how is the traffic in Nicosia?" */
const telling = onFirstUse(
  () =>
    new Set(
      foldedWords(`i im ive we were my our me us you your he she they it is are was be am how why who when what will would do does did
        ben biz bana bize benim bizim sen siz nasıl neden niye kim ne zaman kaç
        ich wir mir uns mein unser du sie er es ist sind war wie warum wer wann
        я мы мне нам мой наш ты вы он она они как почему кто когда сколько
        εγώ εμείς μου μας εσύ είναι είμαι είμαστε πώς γιατί ποιος πότε
        אני אנחנו לי לנו שלי שלנו אתה את הוא היא איך למה מי מתי כמה
        أنا نحن لي لنا أنت هو هي كيف لماذا ليش من متى كم
        من ما تو شما او چطور چرا کی چند
        저 제가 나 내가 우리 저희 어떻게 왜 누가 언제`),
    ),
);
/** Turkish, Korean: what somebody does stands in the ending of the verb. */
const doing =
  /(?:[iu]yor(?:um|uz|sun|lar)?|d[iu](?:m|k|n)|[ae]ca[gk](?:[iu]m|[iu]z)?|m[iu]s)$|(?:습니다|어요|아요|해요|했어요|예요|인데요)$/u;
/** Where: what stands between the thing and the town, or at the town's end. */
const where = onFirstUse(
  () =>
    new Set(
      foldedWords(`in at near around by close to within im am bei nahe von um в во около рядом с возле у στη στην στο στον σε κοντά
        ב ליד באזור في ب قرب عند جنب در تو توی نزدیک طرف 근처 쪽 a an the any some ein eine einen irgendein bir bi`),
    ),
);
const fewWords = 7;
const mostTold = 4;

/**
 * Whether a short message names some thing and a town, and tells or asks nothing else: "bowling in Kyrenia", "Girne’de dişçi", "stomatologist
 * in Famagusta". No table has to know the thing. Pure.
 */
export function namesThingInTown(text: string): boolean {
  const words = foldedWords(text.slice(0, 200));
  if (words.length < 2 || words.length > fewWords || /\d/u.test(text)) return false;
  if (words.some((word) => telling().has(word) || doing.test(word))) return false;
  const isTown = words.map(namesKnownTown);
  const thing = words.filter((word, place) => isTown[place] !== true && !where().has(word));
  return isTown.includes(true) && thing.length > 0 && thing.length <= mostTold;
}
