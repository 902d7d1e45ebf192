/**
 * The matches of a global pattern in a text, as `text.matchAll(pattern)` gives them. That one copies the pattern at each call, and a copy of
 * a table of words is read and compiled anew whenever the engine has let go of the last one: a fourth of a message's reading went there.
 * This looks with the pattern itself, from its `lastIndex`, and leaves that as it was; others may use the pattern between two matches.
 *
 * @throws TypeError for a pattern that is not global, as `matchAll` does.
 */
export function* everyMatch(text: string, pattern: RegExp): Generator<RegExpExecArray, void, undefined> {
  if (!pattern.global) throw new TypeError('every match is asked of a global pattern');
  const before = pattern.lastIndex;
  let at = before;
  for (;;) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const end = pattern.lastIndex;
    pattern.lastIndex = before;
    if (match === null) return;
    // Behind a match of nothing the next character is looked at; with `u` or `v` that may be two units.
    at = match[0] === '' ? end + lengthAt(text, end, pattern) : end;
    yield match;
  }
}

function lengthAt(text: string, at: number, pattern: RegExp): number {
  const character = pattern.unicode || pattern.unicodeSets ? text.codePointAt(at) : undefined;
  return character !== undefined && character > 0xffff ? 2 : 1;
}
