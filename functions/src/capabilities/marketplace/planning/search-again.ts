import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** Words that ask for the same once more, and for nothing else, in all nine languages. */
const following = `
what how about and or in at near around for then instead rather but maybe perhaps is there any anything ok okay now try the same please
peki ya ve veya için nasıl acaba civarında tarafında orada bir de olsa belki lütfen aynısı
מה ו עם אז אולי ב או ועם ומה לגבי בבקשה שם
а и в во как насчёт насчет если тогда может или около есть пожалуйста там
και τι λες για στη στην στο στον ή αν μήπως εκεί κοντά παρακαλώ
und oder in wie wäre es mit ist dann vielleicht bei um nahe was dort bitte
و ماذا عن في أو ربما هناك وماذا ممكن لو سمحت طيب
و در یا چطور درباره‌ی درباره مثلا شاید اونجا آنجا لطفا چی
그럼 은 는 은요 는요 어때요 어때 쪽은 쪽 혹시 에는 에서는 근처 근처는`;
const isFollowing = onFirstUse(() => new Set(foldedWords(following)));

/** A follow-up is short: who writes more says what they look for. */
const maxWords = 8;
/** Words that name towns; looking for towns costs most, so a message with more words of its own is not looked at. */
const maxTowns = 3;

/**
 * The towns of a message that says where and nothing else ("what about Famagusta?"), as they were typed, without a Turkish ending behind
 * an apostrophe; null for one that says more, or no town that is known. Pure.
 */
export function onlyTownsIn(text: string): readonly string[] | null {
  const typed = text.split(/[\s,.;:!?؟،…()"“”«»]+/u).filter((word) => word !== '');
  if (typed.length > maxWords) return null;
  const towns = typed.filter((word) => !foldedWords(word).every((one) => isFollowing().has(one)));
  if (towns.length === 0 || towns.length > maxTowns || !towns.every(namesKnownTown)) return null;
  return towns.map((word) => word.replace(/['’].*$/u, ''));
}

/** A query for what was searched last, in these towns in place of its own. Pure. */
export function queryElsewhere(query: string, towns: readonly string[]): string {
  const kept = query.split(' ').filter((word) => word !== '' && !namesKnownTown(word));
  return [...kept, ...towns].join(' ');
}
