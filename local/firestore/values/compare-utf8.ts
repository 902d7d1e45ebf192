/**
 * Orders two strings as their UTF-8 bytes would be ordered. UTF-16 order differs only where one side has a surrogate
 * (a code point above U+FFFF) and the other a unit in U+E000..U+FFFF: there the surrogate is the greater.
 */
export function compareUtf8(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const leftUnit = left.charCodeAt(index);
    const rightUnit = right.charCodeAt(index);
    if (leftUnit === rightUnit) continue;
    const leftSurrogate = leftUnit >= 0xd800 && leftUnit <= 0xdfff;
    const rightSurrogate = rightUnit >= 0xd800 && rightUnit <= 0xdfff;
    if (leftSurrogate !== rightSurrogate) return leftSurrogate ? 1 : -1;
    return leftUnit - rightUnit;
  }
  return left.length - right.length;
}
