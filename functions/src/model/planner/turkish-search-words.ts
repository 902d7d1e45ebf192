/**
 * English words for what people look for in Turkish. Businesses describe themselves in either language, so a search is
 * made with both. Folded stems; Turkish adds its endings behind them (`restoranı`, `kebapçılar`).
 */
const stems: Record<string, string> = {
  balik: 'fish seafood',
  'deniz urunleri': 'seafood',
  restoran: 'restaurant',
  lokanta: 'restaurant',
  meyhane: 'meyhane',
  kebap: 'kebab',
  kofte: 'grill',
  mangal: 'grill',
  izgara: 'grill',
  biftek: 'steak',
  kahvalti: 'breakfast',
  kahve: 'coffee',
  kafe: 'cafe',
  pastane: 'dessert',
  tatli: 'dessert',
  vejetaryen: 'vegetarian',
  vegan: 'vegan',
  manzara: 'view',
  canli: 'live music',
  muzik: 'music',
  otel: 'hotel',
  pansiyon: 'guesthouse',
  plaj: 'beach',
  havuz: 'pool',
  tekne: 'boat',
  dalis: 'diving',
  yuruyus: 'walking',
  berber: 'barber',
  kuafor: 'hairdresser',
  masaj: 'massage',
  hamam: 'hammam',
  tesisat: 'plumber',
  elektrik: 'electrician',
  tamir: 'repair',
  tenis: 'tennis',
  saha: 'football pitch',
  aile: 'family',
  cocuk: 'family',
  sessiz: 'quiet',
  kitap: 'books',
  hediye: 'gifts',
  at: 'horses',
};

/** @returns English words for one folded Turkish word, or null. Short stems must be the whole word. */
export function inEnglish(foldedWord: string): string | null {
  for (const [stem, english] of Object.entries(stems)) {
    if (foldedWord === stem || (stem.length >= 4 && foldedWord.startsWith(stem))) return english;
  }
  return null;
}
