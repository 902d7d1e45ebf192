import type { Language } from '@merve/contract';
import { foldText } from '../../../language/fold-text.ts';
import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { allNumbersOf } from '../../../reading/numbers-in.ts';
import { silentIn } from '../../../reading/unread-words.ts';

/** A ballot as a message says it, or the words of it that nobody read. */
export type BallotSaid =
  | {
      readonly kind: 'ballot';
      /** Null where only a veto is said. */
      readonly choices: readonly string[] | null;
      readonly veto: string | null;
      readonly reason: string | null;
    }
  | { readonly kind: 'unread'; readonly words: string };

const vetoWord =
  /(?:^|[\s,;.])(?:veto(?:'?[a-zçğıöşü]+)?|וטו|вето|βετο|βέτο|فيتو|ڤيتو|وتو|거부|반대)(?=$|[^\p{L}])/iu;
const none =
  'none|none of them|neither|hiçbiri|אף אחד|אף אחד מהם|ни одно|ни за одно|никакое|κανένα|κανένα από αυτά|keiner|keiner davon|keinen|لا شيء|ولا واحد|هیچ‌کدام|هیچکدام|없음|다 싫어요';
const every =
  'all|all of them|any of them|hepsi|כולם|את כולם|все|за все|όλα|alle|الكل|كلها|همه|همه‌شان|전부|다 좋아요|모두';
/** What stands between the numbers of a ballot. Folded words. */
const between = new Set(
  foldedWords(
    `and or also plus then i my me vote votes voting voted for would go to like love number numbers no nr is are it its the place places please ok okay yes sure actually rather instead only just make change change id i'd
ve ile veya oyum oy benim bence ben numara lutfen tamam olur evet sadece degistir
ו או אני בעד שלי ההצבעה מספר בבקשה רק
и или я мой голос за номер пожалуйста только да
και η εγω ψηφιζω ψηφος μου για αριθμος παρακαλω μονο
und oder ich stimme fur meine nummer bitte nur ja
و او انا صوتي اصوت رقم من فضلك فقط
و یا من رای شماره لطفا فقط به
하고 와 과 랑 이랑 번 번하고 번이랑 번과 번와 번은 번이요 번요 번으로 번에 표 나는 저는 내 제 번이요 이요 요 만 그리고`,
  ),
);

const tables = onFirstUse(() => ({ none: anyPhrase(none), every: anyPhrase(every) }));
const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** The names that stand numbered in what was shown, in their order. Pure. */
export const namesShown = (shown: string): readonly string[] =>
  [...shown.matchAll(/^\d\. (.+)$/gmu)].flatMap(([, name]) => name ?? []);

/** The numbers of one part of a ballot in their order, and the words of it that are none. */
function numbersOf(
  part: string,
  names: readonly string[],
  languages: readonly Language[],
): { readonly numbers: readonly string[]; readonly rest: readonly string[] } {
  let said = spaced(foldedWords(part));
  const numbers: string[] = [];
  // A name is read before the words it is made of: the place may be called "Three Trees".
  for (const [index, name] of names.entries()) {
    const named = spaced(foldedWords(name));
    if (named.trim() === '' || !said.includes(named)) continue;
    numbers.push(String(index + 1));
    said = said.replace(named, ' ');
  }
  const isSilent = silentIn(languages);
  const rest: string[] = [];
  for (const word of said.split(' ').filter((one) => one !== '')) {
    const figures = /\d+/u.exec(word)?.[0];
    const [spelled] = figures === undefined && !between.has(word) ? allNumbersOf([word], languages) : [];
    const number = figures ?? (spelled === undefined ? undefined : String(spelled));
    const letters = figures === undefined ? word : word.replace(figures, '');
    if (number !== undefined) numbers.push(number);
    const isRead =
      (number !== undefined && figures === undefined) ||
      letters === '' ||
      between.has(letters) ||
      isSilent(letters);
    if (!isRead) rest.push(letters);
  }
  return { numbers, rest };
}

const numbered = /^\s*[#№(]?\s*\d/u;

/** The number of a button that was tapped: what stands in the list, whole or cut. */
function tappedIn(text: string, names: readonly string[]): string | null {
  const [, number = '', begun = ''] = /^(\d)\. (.+)…$/u.exec(text.trim()) ?? [];
  return number !== '' && names[Number(number) - 1]?.startsWith(begun) === true ? number : null;
}

/** What is ruled out, by its number, and why; null where no place follows. Pure. */
function vetoIn(
  behind: string,
  names: readonly string[],
): { readonly veto: string; readonly reason: string | null } | null {
  const figure = /^[#№(]?\s*(\d{1,2})\p{L}{0,3}/u.exec(behind);
  const at = names.findIndex((name) => behind.toLowerCase().startsWith(name.toLowerCase()));
  const veto = figure?.[1] ?? (at < 0 ? undefined : String(at + 1));
  if (veto === undefined) return null;
  const reason = behind
    .slice(figure?.[0].length ?? names[at]?.length ?? 0)
    .replace(/^[\s:,.;)("“”«»-]+/u, '')
    .replace(/[\s"“”»)]+$/u, '');
  return { veto, reason: reason === '' ? null : reason };
}

/** What is voted for: places by number, all, none, or nothing of the kind; and what nobody read. */
function votesIn(
  part: string,
  names: readonly string[],
  languages: readonly Language[],
): { readonly choices: readonly string[]; readonly reads: boolean; readonly rest: readonly string[] } {
  const { numbers, rest } = numbersOf(part, names, languages);
  if (numbers.length > 0) return { choices: [...new Set(numbers)], reads: true, rest };
  const words = spaced(foldedWords(part));
  if (tables().none.test(words)) return { choices: [], reads: true, rest: [] };
  if (names.length > 0 && tables().every.test(words))
    return { choices: names.map((_, index) => String(index + 1)), reads: true, rest: [] };
  return { choices: [], reads: false, rest };
}

/**
 * The ballot that a message casts, with what it rules out and why; null where it casts none. What has a number at its beginning, or a veto, and
 * more that nobody read, is asked about: a vote is never cast by half of what was said. Pure.
 * @param shown the ballot as it was shown, for its names
 * @param isSaid whether the message speaks of a vote by name
 */
export function ballotIn(
  text: string,
  shown: string,
  fallback: Language,
  isSaid: boolean,
): BallotSaid | null {
  const source = foldText(text.slice(0, 400)).source.replace(/\s+/gu, ' ').trim();
  const names = namesShown(shown);
  const tapped = tappedIn(text, names);
  if (tapped !== null) return { kind: 'ballot', choices: [tapped], veto: null, reason: null };
  const at = vetoWord.exec(source);
  const before = at === null ? source : source.slice(0, at.index);
  const { choices, reads, rest } = votesIn(before, names, languagesOf(source, fallback));
  const isBallot = at !== null || (reads && (isSaid || rest.length === 0 || numbered.test(source)));
  if (!isBallot) return null;
  if (rest.length > 0) return { kind: 'unread', words: before.trim() };
  if (at === null) return { kind: 'ballot', choices, veto: null, reason: null };
  const ruledOut = vetoIn(source.slice(at.index + at[0].length).replace(/^[\s:,.-]+/u, ''), names);
  if (ruledOut === null) return { kind: 'unread', words: source.slice(at.index).trim() };
  return { kind: 'ballot', choices: reads ? choices : null, ...ruledOut };
}
