/** A word that is a yes in one dialect and asks in another: which of them somebody writes, their earlier words tell. Pure. */
import { foldedWords } from '../../language/phrase-pattern.ts';

const wordsOf = (list: string) => new Set(list.split(' ').flatMap((word) => foldedWords(word)));

/** "Eh": yes in the Levant, in Iraq and on the Gulf, and "what?" in Egypt. */
const eh = wordsOf('ايه إيه');
/** Words of those who say yes by it. */
const agreeing = wordsOf(
  'بدنا بدي بدك هيك هلق هلأ نحنا شي منيح كتير لسا شو ليش هون هونيك مين قديش ابغى أبغى نبغى ابي نبي وش شلون زين هسه اكو حجي',
);
/** Words of those who ask by it. */
const asking = wordsOf(
  'عايز عاوز عايزة عاوزة عايزين عاوزين ده دي كده فين امتى ازاي النهارده دلوقتي بتاع بتاعي احنا مش',
);

/** @param earlier what the person wrote before, in any order */
export function agreesInDialect(reply: string, earlier: readonly string[]): boolean {
  if (/[?؟]/u.test(reply)) return false;
  const [word, ...others] = foldedWords(reply);
  if (word === undefined || others.length > 0 || !eh.has(word)) return false;
  const written = earlier.flatMap((text) => foldedWords(text));
  return written.some((one) => agreeing.has(one)) && !written.some((one) => asking.has(one));
}
