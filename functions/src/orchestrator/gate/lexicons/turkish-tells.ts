const vowels = 'aıoueiöü';

/** The vowel that an ending takes behind this stem: of four (ı, i, u, ü) and of two (a, e). */
function harmony(stem: string): { readonly high: string; readonly low: string } {
  const last = [...stem].findLast((letter) => vowels.includes(letter)) ?? 'e';
  const high = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' }[last] ?? 'i';
  return { high, low: 'aıou'.includes(last) ? 'a' : 'e' };
}

/** Before a vowel these stems are spoken softer: "et" becomes "ed", "hallet" "halled". */
const softened = (stem: string): string => (/(?:^| |[^ ]l)et$/u.test(stem) ? stem.replace(/t$/u, 'd') : stem);

/**
 * The forms in which a Turkish verb tells to do it, or says that one does: "tut", "tutun", "tutalım", "tutayım", "tutsun", "tutabilirsin",
 * "tutuver". None of them turns anything down: what does has another ending ("tutma").
 */
export function turkishTells(stems: readonly string[]): readonly string[] {
  return stems.flatMap((stem) => {
    const { high, low } = harmony(stem);
    const open = vowels.includes(stem.at(-1) ?? '');
    const before = open ? `${stem}y` : softened(stem);
    const able = `${before}${low}bilirsin`;
    return [
      stem,
      `${before}${high}n`,
      `${before}${high}n${high}z`,
      `${before}${low}l${low === 'a' ? 'ı' : 'i'}m`,
      `${before}${low}y${low === 'a' ? 'ı' : 'i'}m`,
      `${stem}s${high}n`,
      able,
      `${able}iz`,
      `${before}${high}ver`,
      `${before}${high}verin`,
    ];
  });
}
