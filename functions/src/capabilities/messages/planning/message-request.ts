/** "Tell the restaurant we are late", "şoföre beş dakika gecikeceğimi söyle": what is to be passed on, and about what. Pure. */
import { type FoldedText, foldText, originalBetween } from '../../../language/fold-text.ts';
import { escaped } from '../../../model/planner/escaped.ts';
import { referenceIn } from '../../../model/planner/reference.ts';

export interface MessageWish {
  /** In the person's own words; null if they have not said what yet. */
  readonly message: string | null;
  /** The code of the booking, order or ride it is about; null if they gave none. */
  readonly reference: string | null;
}

/** The other side of what people have under way, as they speak of it. Folded, apostrophes dropped. */
const english =
  '(?:(?:the|my|our|that) )?(?:taxi )?(?:restaurant|kitchen|cafe|bar|place|driver|cab|taxi|hotel|host|agent|landlord|owner|shop|salon|barber|hairdresser|spa|plumber|electrician|cleaner|gardener|locksmith|courier|business|staff|cook|chef)';
const turkish =
  '(?:restorana|restoranta|restauranta|lokantaya|kafeye|mekana|isletmeye|mutfaga|otele|sofore|surucuye|taksiciye|taksiye|kuafore|berbere|emlakciya|kuryeye|tesisatciya|elektrikciye|temizlikciye|dukkana|saticiya|onlara|ona)';
const courtesy =
  '(?:(?:hi|hello|hey|ok|okay|please|pls|merve|lutfen|merhaba|selam|and|also|could you|can you|would you|will you)[ ,.!]+)*';
const code =
  '(?: (?:of|for|about|from|at) (?:booking |order |ride |the booking |the order )?)?(?:,? ?\\(?(?=[a-z0-9]*\\d)(?=[a-z0-9]*[a-z])[a-z0-9]{6}\\)?)?';
const parts = ' *[:,;–-]* *';
const actions = String.raw`(?:(?:mesaj|not) (?:at|gonder|yaz|ilet|birak)\w*|soyle\w*|ilet\w*|yaz(?!dir)\w*|haber ver\w*|bildir\w*)(?: mi ?sin\w*)?`;

/** Each ends with what is to be passed on, if it is there. */
function patternsFor(name: string | null): readonly RegExp[] {
  const named = name === null ? [] : [escaped(foldText(name).text)];
  const toEnglish = `(?:${[english, 'them', 'him', 'her', ...named].join('|')})${code}`;
  const toTurkish = `(?:${[turkish, ...named.map((one) => `${one}(?:y?[ea])?`)].join('|')})${code}`;
  const saying = '(?:(?:that|to say that|to say|saying that|saying)(?= ) ?)?';
  const courteous = `^${courtesy}`;
  return [
    `${courteous}(?:tell|inform|text|message|notify|remind|write(?: to)?) ${toEnglish}(?![a-z])${parts}${saying}(.*)$`,
    `${courteous}let ${toEnglish} know(?![a-z])${parts}${saying}(.*)$`,
    // A question goes to them as one.
    `${courteous}ask ${toEnglish}(?![a-z])${parts}(.*)$`,
    `${courteous}(?:send|pass)(?: on)?(?: a| this)? (?:message|text|note)?(?: on)? ?to ${toEnglish}(?![a-z])${parts}${saying}(.*)$`,
    `${courteous}send ${toEnglish}(?: a)? (?:message|text|note)(?![a-z])${parts}${saying}(.*)$`,
    // What to tell may stand first: "we bring our own cake, can you let them know".
    `^(.+?) *[,;.–-]+ *(?:and |so )?${courtesy}(?:(?:tell|inform|notify) ${toEnglish}|let ${toEnglish} know|pass (?:it|that|this) on to ${toEnglish})(?: (?:that|please|pls|about it))*[.!? ]*$`,
    `^(.+?) *[,;.–-]+ *${courtesy}(?:bunu )?(?:${toTurkish} ${actions}|${actions} ${toTurkish})(?: lutfen)?[.!? ]*$`,
    `${courteous}${toTurkish} (?:bir )?${actions}(?: lutfen)?[.!?]*$`,
    `${courteous}${toTurkish} (?:bir )?${actions}${parts}(.*)$`,
    `${courteous}${toTurkish} (.*?)(?: diye)? (?:${actions}|der mi ?sin\\w*)(?: lutfen)?[.!? ]*$`,
  ].map((source) => new RegExp(source, 'dsu'));
}

const maxMessage = 600;
/** What is to be done at the place itself is no message: to book, to cancel. */
const isForMerve =
  /\b(?:cancel(?:led|ling)? (?:my|our|the|it)|book (?:a|me|us|the)|reserve|(?:a|the|our|my) (?:table|reservation) (?:for|at|on)|iptal (?:et|ed)\w*|masa ayirt\w*|rezervasyon yap\w*)\b/;

function pieceOf(folded: FoldedText, [start, end]: readonly [number, number]): string | null {
  const said = originalBetween(folded, start, end)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^["“„«'‘](.+)["”“»'’][.!]?$/u, '$1')
    .trim();
  return /[\p{L}\p{N}]/u.test(said) ? said.slice(0, maxMessage) : null;
}

/**
 * @param matched the piece of the text that names a listing, or null
 * @returns null for a text that asks to pass nothing on
 */
export function readMessageWish(text: string, matched: string | null): MessageWish | null {
  const folded = foldText(text.slice(0, 1_000).replace(/\s+/gu, ' ').trim());
  for (const pattern of patternsFor(matched)) {
    const found = pattern.exec(folded.text);
    if (found === null) continue;
    const span = found.indices?.[1];
    const message = span === undefined ? null : pieceOf(folded, span);
    if (message !== null && isForMerve.test(foldText(message).text)) return null;
    const before = originalBetween(folded, 0, span === undefined ? folded.text.length : span[0]);
    return { message, reference: referenceIn(before.replace(/[:,;]/gu, ' ')) };
  }
  return null;
}

/** The code that is all of a text: the answer to which booking, order or ride is meant; null if there is more. */
export function codeAlone(text: string): string | null {
  return /^\W*[A-Za-z0-9-]{6,8}\W*$/u.test(text) ? referenceIn(text) : null;
}
