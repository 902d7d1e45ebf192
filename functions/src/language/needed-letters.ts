/** A part of a sequence: letters as they are written, or a group that may be one of several. */
const lookaround = /^\?(?:<?[=!])/;

/**
 * Letters of which every text has at least one where a pattern matches: a longest run of letters that is written out, or one of each alternative of a
 * group. Null where the pattern can match without any it would be sure of. It reads what our tables of phrases are written in: letters, `\p{L}`,
 * classes, groups, lookarounds, `? * + {n,m}`, `^ $ . < >`. Pure.
 * @param source of a pattern that tells small letters from capital ones
 */
export function neededLetters(source: string): readonly string[] | null {
  const needs = alternativesOf(source).map(neededOfSequence);
  const all: string[] = [];
  for (const need of needs) {
    if (need === null) return null;
    all.push(...need);
  }
  return all;
}

/** What stands between the bars outside all groups. */
function alternativesOf(source: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at = endOfPart(source, at)) {
    if (source[at] !== '|') continue;
    found.push(source.slice(from, at));
    from = at + 1;
  }
  return [...found, source.slice(from)];
}

/** Behind the character, class, escape or group that begins here. */
function endOfPart(source: string, at: number): number {
  const first = source[at];
  if (first === '\\') {
    const named = /^\\[pP]\{[^}]*\}/.exec(source.slice(at));
    return at + (named?.[0].length ?? 2);
  }
  if (first === '[') {
    let end = at + 1;
    while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (first !== '(') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ')') end = endOfPart(source, end);
  return end + 1;
}

const quantifier = /^(?:[?*+]|\{\d*,?\d*\})\??/;
const mayBeLeftOut = (found: string): boolean => /^(?:[?*]|\{0)/.test(found) || /^\{,/.test(found);
const isLetters = (part: string): boolean => part.length === 1 && !/[\^$.<>]/.test(part);

function neededOfSequence(source: string): readonly string[] | null {
  const candidates: (readonly string[])[] = [];
  let run = '';
  const endRun = () => {
    if (run !== '') candidates.push([run]);
    run = '';
  };
  for (let at = 0; at < source.length; ) {
    const end = endOfPart(source, at);
    const part = source.slice(at, end);
    const repeated = quantifier.exec(source.slice(end))?.[0] ?? '';
    at = end + repeated.length;
    const isSure = repeated === '' || !mayBeLeftOut(repeated);
    if (isLetters(part) && isSure) run += part;
    if (isLetters(part) && repeated === '') continue;
    endRun();
    if (!part.startsWith('(') || !isSure || lookaround.test(part.slice(1))) continue;
    const inner = neededLetters(part.slice(1, -1).replace(/^\?:/, ''));
    if (inner !== null) candidates.push(inner);
  }
  endRun();
  const shortest = (need: readonly string[]) => Math.min(...need.map((one) => one.length));
  return candidates.reduce<readonly string[] | null>(
    (best, one) => (best === null || shortest(one) > shortest(best) ? one : best),
    null,
  );
}
