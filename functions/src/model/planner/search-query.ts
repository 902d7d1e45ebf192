/** What is left of a message to search for, once the words that only ask are gone. */
import { foldText } from './fold-text.ts';
import { withoutTownEnding } from './town-names.ts';

const asking = new Set(
  `a an the some any of for to in at on near nearby by with and or is are be i i'm im we we're us me my our you your it its it's
  that this these those there here please pls plz can could would will should do does did have has had want wants need
  like love looking look find search show list recommend recommendation recommendations suggest suggestion suggestions
  where what which who when how somewhere something anywhere place places spot spots option options one ones good nice
  great best decent hungry craving eat eating go going get give tell about more know book booking bookings reserve
  reservation reservations table tables schedule appointment people person persons tonight today tomorrow evening
  lunch dinner night hi hello hey thanks thank ok okay yes no so just also but around area town city nearest close me.
  around here am pm from up out let let's lets us mood feel feeling today's open now instead actually make change order
  bana bize bir bi iyi guzel en icin ile ve veya ya de da mi mu misin musun miyiz misiniz var yok ne nerede neresi
  nereye hangi bul bulur bulun bulabilir bulsana ara arar ariyorum ariyoruz oner onerir onerirsin onerin oneri onerebilir
  tavsiye eder edersin edin goster gosterir listele istiyorum istiyoruz isterim lutfen rezervasyon rezerve yap yapar
  yapmak yaptirmak yapabilir ayirt ayirtmak ayir ayirir ayirabilir ayirin masa masayi yer mekan yerler mekanlar gun
  aksam ogle oglen sabah yarin bugun bu su o gibi bize hakkinda bilgi ver verir merhaba selam tesekkurler tamam evet
  yakin yakinda yakinimda yakinimdaki yakinlarda buralarda buraya kisi kisilik saat yemek yiyebilirim yiyebiliriz
  gitmek gidelim acim aciktim canim cekti istiyor cekiyor olan olsun daha bana biraz bizim restoranda restoranta`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * @param original the message as typed: its letters are kept, since a search index may not fold them.
 * @param rest the folded message with slots blanked out; only words still standing there are searched for.
 */
export function searchQuery(original: string, rest: string): string {
  const standing = new Set(rest.split(/[^\p{L}\p{N}']+/u).flatMap((word) => [word, ...word.split("'")]));
  const words: string[] = [];
  for (const word of original
    .slice(0, 500)
    .toWellFormed()
    .split(/[^\p{L}\p{N}'’&-]+/u)) {
    const [stem = ''] = word.split(/['’](?=(?:[dt][ae]|y?[ae]|n?[ıiuü]n|[dt]an|[dt]en)\b)/u);
    const folded = foldText(stem);
    const whole = foldText(word);
    if (folded === '' || asking.has(folded) || asking.has(whole)) continue;
    if (!standing.has(folded) && !standing.has(whole)) continue;
    if (/^\d+$/.test(folded) || (folded.length < 2 && /^[a-z]$/.test(folded))) continue;
    const bare = withoutTownEnding(folded);
    words.push(bare === folded ? stem : bare);
  }
  return words
    .slice(0, 12)
    .join(' ')
    .replace(/^['’&-]+|['’&-]+$/g, '')
    .trim();
}
