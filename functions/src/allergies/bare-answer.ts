import { isPerson, listWords } from './clauses.ts';
import { severityWords } from './phrases/index.ts';

const answerFillers =
  /^(?:its|it|is|are|they|and|not|only|just|quite|so|too|yes|no|hers|yours|ours|own|one|got|has|have|had|he|she|allerg\p{L}*|evet|hayir|cok|degil|o|da|de|bu|benimki|onun|alerj\p{L}*|ja|nein|nicht|nur|ist|es|das|sie|er|und|да|нет|это|не|только|и|у|он|она|ναι|οχι|ειναι|του|τησ|και|כן|לא|זה|של|הוא|היא|נעם|نعم|لا|هو|هي|من|بله|نه|است|مال|هست|네|아니요|입니다|이에요|예요|것|거)$/u;

/** "Severe, my son's": every word of it says how bad it is, or whose. */
export function isBareAnswer(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        answerFillers.test(word) ||
        listWords.test(word) ||
        isPerson(word) ||
        severityWords.some(([, severity]) => severity.test(word)),
    )
  );
}
