import type { Language, Listing } from '@merve/contract';

/** Tags of restaurants as a Turkish reader knows them. */
const turkishTags: Readonly<Record<string, string>> = {
  seaview: 'deniz manzarası',
  terrace: 'teras',
  meze: 'meze',
  vegetarian: 'vejetaryen',
  family: 'aile',
  livemusic: 'canlı müzik',
  late: 'geç saate kadar',
  grill: 'ızgara',
  groups: 'kalabalık gruplar',
  vegan: 'vegan',
  noodles: 'erişte',
  sushi: 'suşi',
  steak: 'biftek',
  garden: 'bahçe',
  village: 'köy',
  breakfast: 'kahvaltı',
  harbour: 'liman',
  wine: 'şarap',
  lobster: 'ıstakoz',
  octopus: 'ahtapot',
  romantic: 'romantik',
  lunch: 'öğle yemeği',
  spicy: 'acılı',
  pizza: 'pizza',
  italian: 'İtalyan',
  kids: 'çocuklu',
  curry: 'köri',
  healthy: 'sağlıklı',
  pide: 'pide',
  rakı: 'rakı',
  burger: 'burger',
  tasting: 'tadım menüsü',
  students: 'öğrenci',
  soup: 'çorba',
  smoke: 'füme',
  pasta: 'makarna',
  tandoor: 'tandır',
  fish: 'balık',
  beach: 'plaj',
  view: 'manzara',
  casual: 'rahat',
};

const turkish: Readonly<Record<string, string>> = {
  'Carob Lantern': 'Eski limanın üstünde, fenerlerle aydınlanan terasta ızgara balık ve meze.',
  'Halime’s Copper Pot': 'Altı masa, bir ocak ve o sabah pazarda ne varsa. Her gün vejetaryen yemek.',
  'Dry Fig Tavern': 'Gecenin ikisine kadar bitmeyen meze, hafta sonları köşede saz.',
  'Ottoman Quince': 'Eski surların içinde kömür ızgara. İnsanlar ayvalı kuzu için geri gelir.',
  'Salt Wagon': 'Kalabalık aileler için deniz kıyısında uzun bir salon: bütün levrek, kalamar, pusete yer.',
  'Noodle Abacus': 'El açması erişte, mantı ve kısa bir suşi listesi. İstenirse vegan et suyu.',
  'Orchard & Ember': 'Portakal odununda pişen, odunun geldiği ağaçların altında yenen biftek.',
  'Donkey Bell': 'Yarımadanın ucunda köy kahvaltısı ve taş fırın ekmeği.',
  'Anchor & Almond': 'Rıhtımın üstündeki masalarda ıstakoz, ahtapot ve uzun bir şarap listesi.',
  'Tin Plate Kitchen': 'Günde dört tencere yemeği. Tencereler boşalınca kapı kapanır.',
  'Bougainvillea Grillroom': 'Mor çiçeklerden bir çatının altında kırk metre kömür.',
  'Paper Crane Wok': 'Birden “pardon”a kadar bir ölçekte Siçuan acısı.',
  'Flour & Mischief': 'Üç gün dinlenen hamur, hiç dinlenmeyen fırın.',
  'Cinnamon Elephant': 'Her sabah elde öğütülen köriler. Menünün yarısında et yok.',
  'Turquoise Fork': 'Burada hiçbir şeyin annesi olmadı. Kâseler, baklagiller ve çok iyi bir çikolatalı pasta.',
  'Müfide’s Pide Window': 'Kayık pide ve lahmacun: pencereden uzatılır ya da sokakta yenir.',
  'Brass Pigeon Meyhane': 'Otuz küçük tabak, iki müzisyen ve şikâyetten vazgeçmiş komşular.',
  'Double Napkin Burgers': 'İki köfte, yumuşak ekmek, hayvan yağında patates. İki peçete de lazım olacak.',
  'Walled Garden Supper Club': 'Tabelasız yeşil bir kapının ardında yedi tabak. Tek oturum, altı masa.',
  'Lala’s Lentil Bar': 'Bir defter fiyatına çorba, köfte ve salata.',
  'Rampart Smokehouse': 'Sizin uyanık olduğunuzdan daha uzun süre tütsülenmiş göğüs eti.',
  'Venetian Mule': 'Deniz kapısının altında taze makarna, tabelada nedeni bilinmeyen bir katır.',
  'Sandalwood Curry House': 'Üniversitenin yakınında tandır ekmekleri ve ağır ağır pişen mercimek.',
  'Grouper & Sons': 'Tekne babanın, mutfak oğulların.',
  'Heron’s Breakfast Table': 'Yirmi iki küçük tabak, bitmeyen çay ve yanınızdan geçen tavuklar.',
  'Mustard Moon': 'Kuma indirip yemelik smash burger.',
  'Pomegranate Ledge': 'Bütün kıyının üstünde pişen bir anneanne menüsü.',
  'Fig & Firewood': 'Eski bir harnup deposunda, incir odununda kaburga ve bonfile.',
  'Lighthouse Calamari Shack': 'Plastik sandalye, kâğıt örtü, bu sabahın kalamarı.',
  'Stone Mill Pide': 'Un yan kapıda öğütülür; sesini duyarsınız.',
};

/** The first place most people meet, in every language. */
const carobLantern: Readonly<Record<Exclude<Language, 'en' | 'tr'>, readonly [text: string, ...tags: string[]]>> = {
  he: ['דגים על הגריל ומזה במרפסת מוארת בפנסים מעל הנמל הישן.', 'נוף לים', 'מרפסת', 'מזה'],
  ru: ['Рыба на гриле и мезе на террасе с фонарями над старой гаванью.', 'вид на море', 'терраса', 'мезе'],
  el: ['Ψάρι στη σχάρα και μεζέδες σε βεράντα με φανάρια πάνω από το παλιό λιμάνι.', 'θέα στη θάλασσα', 'βεράντα', 'μεζέδες'],
  de: ['Gegrillter Fisch und Meze auf einer Terrasse mit Laternen über dem alten Hafen.', 'Meerblick', 'Terrasse', 'Meze'],
  ar: ['سمك مشوي ومقبلات على شرفة تضيئها الفوانيس فوق الميناء القديم.', 'إطلالة على البحر', 'شرفة', 'مقبلات'],
  fa: ['ماهی کبابی و مزه روی تراسی با نور فانوس، بالای بندر قدیمی.', 'چشم‌انداز دریا', 'تراس', 'مزه'],
  ko: ['옛 항구 위, 등불을 밝힌 테라스에서 즐기는 생선구이와 메제.', '바다 전망', '테라스', '메제'],
};

/** What a demo restaurant says in other languages than English; nothing for the other places. */
export function demoTranslations(name: string, tags: readonly string[]): Pick<Listing, 'translations'> {
  const description = turkish[name];
  if (description === undefined) return {};
  const translated = tags.flatMap((tag) => turkishTags[tag] ?? []);
  const others = Object.entries(carobLantern).map(([language, [text, ...said]]) => [language, { description: text, tags: said }] as const);
  return {
    translations: {
      tr: { description, ...(translated.length === tags.length ? { tags: translated } : {}) },
      ...(name === 'Carob Lantern' ? Object.fromEntries(others) : {}),
    },
  };
}
