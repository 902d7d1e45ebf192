/** What is left of a message to search for, once the words that only ask are gone. */
import { namesKnownTown } from '../../../catalogue/town-names.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { searchIn } from '../../../language/search-words.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { silentIn } from '../../../reading/unread-words.ts';

const asking = new Set(
  `a an the some any of for to in at on near nearby by with and or is are be i i'm im we we're us me my our us you your it its it's
  that this these those there here please pls plz can could would will should do does did have has had want wants need
  like love looking look find search show list recommend recommendation recommendations suggest suggestion suggestions
  where what which who when how much somewhere something anywhere place places spot spots option options one ones good nice
  great best decent hungry craving eat eating go going get give tell about more know book booking bookings reserve
  reservation reservations table tables schedule appointment people person persons tonight today tomorrow evening
  lunch dinner night hi hello hey thanks thank ok okay yes no so just also but around area town city nearest close
  am pm from up out let let's lets mood feel feeling today's open now instead actually make change order another
  bana bize bir bi iyi guzel en icin ile ve veya ya de da mi mu misin musun miyiz misiniz var yok ne nerede neresi
  nereye hangi bul bulur bulun bulabilir bulsana ara arar ariyorum ariyoruz oner onerir onerirsin onerin oneri onerebilir
  tavsiye eder edersin edin goster gosterir listele istiyorum istiyoruz isterim lutfen rezervasyon rezerve yap yapar
  yapmak yaptirmak yapabilir ayirt ayirtmak ayir ayirir ayirabilir ayirin masa masayi yer mekan yerler mekanlar gun
  aksam ogle oglen sabah yarin bugun bu su o gibi hakkinda bilgi ver verir merhaba selam tesekkurler tamam evet
  yakin yakinda yakinimda yakinimdaki yakinlarda buralarda buraya kisi kisilik saat yemek yiyebilirim yiyebiliriz
  gitmek gidelim acim aciktim canim cekti istiyor cekiyor olan olsun daha biraz bizim baska hangisi yapilacak yapilan yapabilecegim yapabilecegimiz yenecek icilecek`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** Case endings after an apostrophe: Girne'de, Niazi's'in. */
const ending = /['’](?=(?:[dt][ae](?:ki|n)?|y?[ae]|n?[ıiuü]n|y?[ıiuü])$)/u;

/**
 * The kinds and qualities that are named, in the catalogue's words for them, and what else is left as it was typed.
 * Towns stay in the query: the search index knows the market's towns and their Turkish endings.
 *
 * @param original the message as typed: its letters are kept, since a search index may not fold them.
 * @param rest the folded message with slots blanked out; only words still standing there are searched for.
 * @param options.nearby adds the words by which the search knows that the person's own surroundings are meant.
 */
export function searchQuery(
  original: string,
  rest: string,
  options: { readonly language: 'en' | 'tr'; readonly nearby: boolean },
): string {
  const said = searchIn(rest);
  const left = new Set(said.left);
  const words = said.query.split(' ').filter((word) => word !== '');
  // English and Turkish have more of them in `asking`, and "court" asks for nothing in some wishes alone.
  const [language] = languagesOf(original.slice(0, 500), options.language);
  const isSilent = language === 'de' ? silentIn([language]) : () => false;
  // Merchants write Latin letters: beside a kind that was understood, other words of other letters find nothing but a town.
  const isLost = (word: string) =>
    words.length > 0 && !/\p{Script=Latin}/u.test(word) && !namesKnownTown(word);
  for (const word of original
    .slice(0, 500)
    .toWellFormed()
    .split(/[^\p{L}\p{M}\p{N}'’&-]+/u)) {
    const [stem = ''] = word.split(ending);
    const folded = foldMessageText(stem);
    const whole = foldMessageText(word);
    if (folded === '' || asking.has(folded) || asking.has(whole)) continue;
    const parts = foldedWords(word);
    if (!parts.every((one) => left.has(one)) || parts.every(isSilent) || isLost(word)) continue;
    if (/^\d+$/.test(folded) || /^['&-]*[a-z]?['&-]*$/.test(folded)) continue;
    words.push(stem);
  }
  const query = [...new Set(words)]
    .slice(0, 12)
    .join(' ')
    .replace(/^['’&-]+|['’&-]+$/g, '')
    .trim();
  if (!options.nearby) return query;
  return `${query === '' ? 'restaurant' : query} ${options.language === 'tr' ? 'yakınımda' : 'near me'}`;
}
