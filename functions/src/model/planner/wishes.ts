/** What a message asks of a place beside when and for how many: it goes to the place word for word. Pure. */
import { readAllergies } from '../../allergies/recognise-allergies.ts';
import { foldText } from '../../language/fold-text.ts';
import type { MessageReading } from './read-message.ts';

/** Notes are cut to what the tool takes. */
const maxNote = 300;

/** What guests ask for, folded, in the languages Merve speaks: seats, occasions, who comes along, the name to book under. */
const wish =
  /high ?chair|booster|wheel ?chair|step.?free|stroller|pram|buggy|terrace|balcony|garden|patio|window|outside|outdoor|inside|indoor|quiet|corner|booth|sea ?view|by the sea|smoking|birthday|anniversary|honeymoon|proposal|surprise|candle|cake|flowers|balloon|under (?:the )?name|in the name of|(?:my|our) (?:dog|cat)|with (?:a|the) dog|vegan|vegetarian|halal|kosher|mama sandalye|bebek arabasi|tekerlekli|engelli|teras|balkon|bahce|pencere|cam kenari|disarida|iceride|sessiz|sakin|kose|deniz kenari|deniz manzara|sigara|dogum gunu|yildonumu|yil donumu|surpriz|pasta|cicek|adina|ismine|kopegim|helal|kinderstuhl|hochstuhl|rollstuhl|kinderwagen|terrasse|garten|fenster|draussen|drinnen|ruhig|ecke|meerblick|raucher|geburtstag|hochzeitstag|jahrestag|uberraschung|torte|blumen|auf den namen|unter dem namen|детск\p{L}* (?:стул|кресл)|колясоч|коляск|террас|балкон|сад[уе]|окн|на улице|внутри|тих|угл|вид\p{L}* на море|курящ|день рождения|дня рождения|годовщин|сюрприз|торт|цвет[ыа]|на имя|под именем|собак|халяль|παιδικ\p{L}* (?:καρεκλ|καθισμα)|αναπηρικ|αμαξιδι|καροτσ|βεραντα|ταρατσα|μπαλκον|κηπο|παραθυρ|εξω|ησυχ|γωνι|θεα|καπνι|γενεθλι|επετει|εκπληξ|τουρτα|λουλουδι|στο ονομα|כיסא תינוק|כסא תינוק|כיסא גלגלים|כסא גלגלים|עגל|מרפסת|טרסה|גינה|חלון|בחוץ|בפנים|שקט|פינה|נוף|עישון|יום הולדת|יום נישואין|הפתעה|עוגה|פרחים|על שם|كرسي (?:اطفال|طفل)|كرسي متحرك|عربه|تراس|شرفه|حديقه|نافذه|شباك|بالخارج|في الخارج|داخل|هادي|زاويه|اطلاله|تدخين|عيد ميلاد|ذكري|مفاجاه|كعكه|كيك|ورد|باسم|صندلي (?:كودك|بچه)|ويلچر|كالسكه|تراس|بالكن|حياط|باغ|پنجره|بيرون|داخل|ساكت|ارام|گوشه|منظره|سيگار|تولد|سالگرد|سورپرايز|غافلگير|كيك|به نام|아기 ?의자|유아 ?의자|휠체어|유모차|테라스|발코니|정원|창가|야외|실내|조용|구석|전망|바다|흡연|생일|기념일|깜짝|케이크|꽃|이름으로|성함/u;

/** Where one part of a message ends and another begins. */
const parts = /[,;!?\n]+|\.(?!\d)|(?<!\p{L})(?:and|ve|und|и|και)(?!\p{L})/iu;

/** English says a wish behind what it belongs to: "a table … tomorrow on the terrace with a high chair". */
const leading =
  /(?:(?<!\p{L})(?:on|at|in|by|near|with|under|for|we|i|need|would like|want|a|an|the|some|our|my|it s|its|it's) +)*$/iu;

/** The wish of one part: all of it where it is short, else from the words that lead to it. */
function wishOf(part: string): string | null {
  const folded = foldText(part);
  const found = wish.exec(folded.text);
  if (found === null || readAllergies(part).said.length > 0) return null;
  const text = part.trim();
  if (text.split(/\s+/).length <= 8 || /[^\p{Script=Latin}\p{N}\p{P}\s]/u.test(text)) return text;
  const at = folded.offsets[found.index] ?? 0;
  const before = folded.source.slice(0, at);
  const start = at - (leading.exec(before)?.[0].length ?? 0);
  return folded.source.slice(start).trim();
}

/** The wishes of messages, in order, each once; null for none. What was said of allergies travels by itself. */
export function wishesIn(messages: readonly Pick<MessageReading, 'original' | 'rest'>[]): string | null {
  // The garden in the name of a place is no wish.
  const wishing = messages.filter(({ rest }) => wish.test(foldText(rest).text));
  const found = wishing.flatMap(({ original }) =>
    original.split(parts).flatMap((part) => wishOf(part) ?? []),
  );
  const note = [...new Set(found)].join('; ');
  return note === '' ? null : [...note].slice(0, maxNote).join('');
}
