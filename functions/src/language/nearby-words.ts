/** How people say "near me", "the nearest", "around here". German "nächste" alone is rather "next", Turkish "yakında" "soon". */
const nearby: readonly RegExp[] = [
  /\b(?:near ?(?:me|by|us|here)|nearest|closest|close (?:by|to me)|around (?:me|us|here))\b/iu,
  /yak[ıi]n[ıi]m|en yak[ıi]n|yak[ıi]nlarda|bana yak[ıi]n|buralarda|buraya yak[ıi]n|çevremde|cevremde|etraf[ıi]mda/iu,
  /קרוב אל|הקרוב|לידי|לידינו|בסביבה|באזור/u,
  /рядом|поблизости|недалеко|ближайш(?!ее время|ие дни)|около меня|вокруг меня/iu,
  /κοντά μου|εδώ κοντά|κοντά μας|πιο κοντιν|πλησιέστερ|τριγύρω/iu,
  /in (?:der|meiner|unserer) nähe|in meiner umgebung|nächstgelegen|hier herum|um mich herum/iu,
  /بالقرب|قريب(?:ة)? من|أقرب|اقرب|حولي|المجاورة/u,
  /نزدیک|اطراف|دور و بر/u,
  /근처|가까운|주변|가까이/u,
];

/** True for a wish about the person's own surroundings, in any of Merve's languages. Pure. */
export function speaksOfNearby(text: string): boolean {
  const read = text.slice(0, 500).normalize('NFC');
  return nearby.some((pattern) => pattern.test(read));
}

/** Of these, those that say whose surroundings: one's own, and not those of a place that is named beside them. */
const nearMe: readonly RegExp[] = [
  /\b(?:near ?(?:me|us|here)|close to me|around (?:me|us|here))\b/iu,
  /yak[ıi]n[ıi]m[dıiı]|bana (?:en )?yak[ıi]n|buralarda|buraya yak[ıi]n|çevremde|cevremde|etraf[ıi]mda/iu,
  /קרוב אל(?:יי|י|ינו)|לידי|לידינו/u,
  /рядом со мной|около меня|вокруг меня|недалеко от меня|поблизости от меня/iu,
  /κοντά μου|εδώ κοντά|κοντά μας/iu,
  /in (?:meiner|unserer) (?:nähe|umgebung)|hier herum|um mich herum/iu,
  /(?:قريب(?:ة)?|بالقرب) من(?:ي|ا|نا)|حولي/u,
  /نزدیک(?:م| من| ما)(?!\p{L})|اطرافم|اطراف من|دور و برم/u,
  /(?:내|제|우리|여기) (?:근처|주변)/u,
];

/** True for a wish about what is near whoever writes. Pure. */
export function speaksOfNearMe(text: string): boolean {
  const read = text.slice(0, 500).normalize('NFC');
  return nearMe.some((pattern) => pattern.test(read));
}
