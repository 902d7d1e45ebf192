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
