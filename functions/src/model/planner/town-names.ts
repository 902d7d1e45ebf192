/** Towns people name when they search, so that a search can be narrowed. Folded aliases, by the town's English name. */
const towns: Record<string, readonly string[]> = {
  Kyrenia: ['kyrenia', 'girne'],
  Nicosia: ['nicosia', 'lefkosa', 'lefkosia'],
  Famagusta: ['famagusta', 'gazimagusa', 'magusa', 'magosa'],
  Iskele: ['iskele', 'trikomo'],
  'Long Beach': ['long beach'],
  Guzelyurt: ['guzelyurt', 'morphou'],
  Lefke: ['lefke', 'lefka'],
  Bellapais: ['bellapais', 'beylerbeyi'],
  Lapta: ['lapta', 'lapithos'],
  Alsancak: ['alsancak', 'karavas'],
  Catalkoy: ['catalkoy'],
  Ozankoy: ['ozankoy'],
  Karaoglanoglu: ['karaoglanoglu'],
  Esentepe: ['esentepe'],
  Karpaz: ['karpaz', 'karpasia', 'dipkarpaz'],
  Bafra: ['bafra'],
  Bogaz: ['bogaz'],
  Tatlisu: ['tatlisu'],
};

/** Turkish case endings on a place name: Girne'de, Lefkoşa'ya, Mağusadaki. */
const ending = "(?:'?(?:[dt][ae](?:ki|n)?|y?[ae]|n?[iu]n|y?[iu]))?";

const patterns = Object.entries(towns).map(
  ([name, aliases]) => [name, new RegExp(`\\b(?:${aliases.join('|')})${ending}(?!\\w)`)] as const,
);

/** The English name of the first town that folded text names, or null. */
export function townIn(folded: string): string | null {
  const found = patterns
    .map(([name, pattern]) => ({ name, index: folded.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index);
  return found[0]?.name ?? null;
}

/** A word without the case ending, if it names a town: `girnede` → `girne`. */
export function withoutTownEnding(foldedWord: string): string {
  for (const alias of Object.values(towns).flat()) {
    if (foldedWord.startsWith(alias) && new RegExp(`^${alias}${ending}$`).test(foldedWord)) return alias;
  }
  return foldedWord;
}
