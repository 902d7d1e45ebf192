/** What a message asks of a place beside when and for how many: it goes to the place word for word. Pure. */
import { readByPhrases } from '../allergies/allergies-by-phrases.ts';
import { foldText } from '../language/fold-text.ts';

/** Notes are cut to what the tool takes. */
const maxNote = 300;

/** What guests ask for, folded, in the languages Merve speaks: seats, occasions, who comes along, the name to book under. */
const wish =
  /high ?chair|booster|wheel ?chair|step.?free|stroller|pram|buggy|terrace|balcony|garden|patio|window|outside|outdoor|inside|indoor|quiet|corner|booth|sea ?view|by the sea|smoking|birthday|anniversary|honeymoon|proposal|surprise|candle|cake|flowers|balloon|under (?:the )?name|in the name of|(?:my|our) (?:dog|cat)|with (?:a|the) dog|vegan|vegetarian|halal|kosher|mama sandalye|bebek arabasi|tekerlekli|engelli|teras|balkon|bahce|pencere|cam kenari|disarida|iceride|sessiz|sakin|kose|deniz kenari|deniz manzara|sigara|dogum gunu|yildonumu|yil donumu|surpriz|pasta|cicek|adina|ismine|kopegim|helal|kinderstuhl|hochstuhl|rollstuhl|kinderwagen|terrasse|garten|fenster|draussen|drinnen|ruhig|ecke|meerblick|raucher|geburtstag|hochzeitstag|jahrestag|uberraschung|torte|blumen|auf den namen|unter dem namen|детск\p{L}* (?:стул|кресл)|колясоч|коляск|террас|балкон|сад[уе]|окн|на улице|внутри|тих|угл|вид\p{L}* на море|курящ|день рождения|дня рождения|годовщин|сюрприз|торт|цвет[ыа]|на имя|под именем|собак|халяль|παιδικ\p{L}* (?:καρεκλ|καθισμα)|αναπηρικ|αμαξιδι|καροτσ|βεραντα|ταρατσα|μπαλκον|κηπο|παραθυρ|εξω|ησυχ|γωνι|θεα|καπνι|γενεθλι|επετει|εκπληξ|τουρτα|λουλουδι|στο ονομα|כיסא תינוק|כסא תינוק|כיסא גלגלים|כסא גלגלים|עגל|מרפסת|טרסה|גינה|חלון|בחוץ|בפנים|שקט|פינה|נוף|עישון|יום הולדת|יום נישואין|הפתעה|עוגה|פרחים|על שם|كرسي (?:اطفال|طفل)|كرسي متحرك|عربه|تراس|شرفه|حديقه|نافذه|شباك|بالخارج|في الخارج|داخل|هادي|زاويه|اطلاله|تدخين|عيد ميلاد|ذكري|مفاجاه|كعكه|كيك|ورد|باسم|صندلي (?:كودك|بچه)|ويلچر|كالسكه|تراس|بالكن|حياط|باغ|پنجره|بيرون|داخل|ساكت|ارام|گوشه|منظره|سيگار|تولد|سالگرد|سورپرايز|غافلگير|كيك|به نام|아기 ?의자|유아 ?의자|휠체어|유모차|테라스|발코니|정원|창가|야외|실내|조용|구석|전망|바다|흡연|생일|기념일|깜짝|케이크|꽃|이름으로|성함/u;

/** A message, and what is left of it where names of places and dishes are blanked: the garden in one is no wish. */
interface Wishing {
  readonly original: string;
  readonly rest: string;
  /** Names that are blanked in it, as the catalogue has them. */
  readonly mentions?: readonly { readonly name: string }[];
}

/** Where one part of a message ends and another begins. */
const parts = /[,;!?\n]+|\.(?!\d)|(?<!\p{L})(?:and|ve|und|и|και)(?!\p{L})/iu;

/** English says a wish behind what it belongs to: "a table … tomorrow on the terrace with a high chair". */
const leading =
  /(?:(?<!\p{L})(?:on|at|in|by|near|with|under|for|we|i|need|would like|want|a|an|the|some|our|my|it s|its|it's) +)*$/iu;

/** The wish of one part: all of it where it is short, else from the words that lead to it. */
function wishOf(part: string): string | null {
  const folded = foldText(part);
  const found = wish.exec(folded.text);
  if (found === null || readByPhrases(part).said.length > 0) return null;
  const text = part.trim();
  if (text.split(/\s+/).length <= 8 || /[^\p{Script=Latin}\p{N}\p{P}\s]/u.test(text)) return text;
  const at = folded.offsets[found.index] ?? 0;
  const before = folded.source.slice(0, at);
  const start = at - (leading.exec(before)?.[0].length ?? 0);
  return folded.source.slice(start).trim();
}

function wishesOf(messages: readonly Wishing[], names: readonly string[] = []): string[] {
  const wishing = messages.filter(({ rest }) => wish.test(foldText(rest).text));
  const found = wishing.flatMap(({ original, mentions = [] }) => {
    const blanked = [...names, ...mentions.map(({ name }) => name)];
    return original
      .split(parts)
      .flatMap((part) => (wish.test(foldText(without(part, blanked)).text) ? (wishOf(part) ?? []) : []));
  });
  return [...new Set(found)];
}

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const at = name === '' ? -1 : rest.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? rest : rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length);
  }, text);
}

const joined = (wishes: readonly string[]) =>
  wishes.length === 0 ? null : [...wishes.join('; ')].slice(0, maxNote).join('');

/** The wishes of messages, in order, each once; null for none. What was said of allergies travels by itself. Pure. */
export function wishesIn(messages: readonly Wishing[]): string | null {
  return joined(wishesOf(messages));
}

/**
 * The note with every wish that the person's own messages say and it does not, word for word: a model passes on what it likes.
 * A note that only shortens their words gives way to them. Null where nothing was asked for. Pure.
 * @param names of the place and of what is ordered there, in which no wish is looked for
 */
export function noteWithWishes(
  note: string | null,
  said: readonly string[],
  names: readonly string[],
): string | null {
  const fold = (text: string) => (foldText(text).text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const kept = note === null ? [] : [note];
  const wishes = wishesOf(
    said.map((original) => ({ original, rest: without(original, names) })),
    names,
  ).filter((one) => !kept.some((known) => fold(known).includes(fold(one))));
  const own = kept.filter((known) => !wishes.some((one) => fold(one).includes(fold(known))));
  return joined([...own, ...wishes]);
}
