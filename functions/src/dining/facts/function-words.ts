import { onFirstUse } from '../../platform/on-first-use.ts';
import { wordsOf } from './evidence.ts';

/**
 * Words that say nothing of a restaurant by themselves, in nine languages: a sentence may have them without naming a fact by them. No praise, no
 * comparison, no price, no number and no "not", "without" or "free" may ever stand here: a sentence with one of those is not believed.
 */
const lists = `
a an the and or of in at on with for from to by as is are its it this that here there where place restaurant spot kitchen food cuisine menu
serves serve serving offers offer offering has have known guests mention dishes dish like such also near located find can you includes including
ve ile için bir bu de da mekan restoran lokanta mutfak mutfağı yemek yemekler yemekleri menü menüde sunuyor sunan servis var olan gibi bilinir bilinen ayrıca burada burası
و في من مع على عن هو هي هذا هذه مطعم مكان مطبخ يقدم تقدم أطباق طبق معروف مثل أيضا هنا قائمة الطعام
و در با از به که این آن رستوران مکان آشپزخانه غذا غذاهای غذاهایی منو ارائه میدهد دارد مانند همچنین شناخته شده اینجا است
и в во на с со из для по это место ресторан кухня кухни блюда блюдо меню подают предлагает есть известен известно также здесь находится как
και σε στο στη στην στον με για από το τα η ο οι του της των ένα μια εστιατόριο μέρος κουζίνα φαγητό πιάτα πιάτο μενού σερβίρει προσφέρει έχει γνωστό επίσης εδώ όπως
und oder in im am an auf mit für von vom zu zum der die das den dem ein eine einen einem ist sind hier restaurant lokal küche essen gerichte gericht speisekarte serviert bietet bekannt auch wie gibt es hat
של על עם את זה זו כאן גם מסעדה מקום מטבח אוכל מנות מנה תפריט מגישה מגיש מציעה מציע ידוע ידועה כמו יש
및 와 과 의 에 에서 을 를 은 는 이 가 도 로 식당 레스토랑 곳 요리 음식 메뉴 있는 있습니다 제공합니다 제공하는 알려진 여기 같은
`;

/** Folded. */
export const functionWords = onFirstUse((): ReadonlySet<string> => new Set(wordsOf(lists)));
