/** Letters Unicode does not decompose, as they are typed where there is no key for them. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/**
 * An id for something new, made of its name: `Şeftali Köşkü` is `seftali-kosku`. One that is taken gets a number; a name without a
 * Latin letter gives `fallback`. Pure.
 */
export function idFromName(name: string, taken: readonly string[], fallback: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßøæœłđ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = letters === '' ? fallback : letters;
  let id = base;
  for (let count = 2; taken.includes(id); count += 1) id = `${base}-${count}`;
  return id;
}
