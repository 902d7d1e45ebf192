/** "I would like to see the flat on Friday at ten": a wish to be shown a property. */
import { formatList } from '../../language/format.ts';
import { anyPhrase, foldedWords } from '../../language/phrase-pattern.ts';
import type { ModelRequest } from '../../model/language-model.ts';
import { foldText } from '../../model/planner/fold-text.ts';
import type { GatheredBooking } from '../../model/planner/gather-booking.ts';
import type { Plan } from '../../model/planner/plan.ts';
import type { AskedMessage, Planning } from '../../model/planner/planning.ts';
import { saysSlots } from '../../model/planner/read-message.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { startOf } from '../../reading/moment/moment.ts';

const asksToView =
  /\b(?:viewings?|(?:arrange|schedule|request) (?:a )?(?:visit|tour)|(?:view|see|visit|look at) (?:the |this |that |an? )?(?:flat|house|apartment|property|villa|loft|place)|gezmek|gezebilir\w*|gezme randevusu\w*|(?:daire|ev|villa|konut)\w* .*gormek ist\w*|gormek ist\w*)\b/;

/** "Besichtigen" is said of a property; "see" only of what is called one. Phrases as `anyPhrase` reads them, parted by `|`. */
const viewing =
  'besichtigen|besichtigung*|besichtigungstermin*|осмотр*|просмотр*|επισκεψη στο ακινητο|επισκεφτω το|סיור בדירה|לבקר בדירה|معاينة|أعاين|بازدید*|구경*|집 보러|둘러보*|방문하고';
const seeing =
  'sehen|anschauen|ansehen|посмотреть|увидеть|δω|δουμε|לראות|أرى|أشاهد|رؤية|زيارة|ببینم|ببینیم|دیدن|보고 싶*|볼 수|보러';
const property =
  'flat|flats|apartment*|house|villa|loft|residence|penthouse|studio|property|wohnung|haus|квартир*|дом|вилл*|апартамент*|διαμερισμα|σπιτι|βιλα|ακινητο|דירה|הדירה|בית|הבית|וילה|شقة|الشقة|بيت|منزل|فيلا|عقار|آپارتمان|خانه|ویلا|ملک|아파트*|집|빌라*';
const tables = onFirstUse(() => ({
  viewing: anyPhrase(viewing.split('|')),
  seeing: anyPhrase(seeing.split('|')),
  property: anyPhrase(property.split('|')),
}));

/** Whether a message asks to be shown a property, in any of Merve's languages. */
function asksForViewing(text: string): boolean {
  if (asksToView.test(foldText(text))) return true;
  const said = ` ${foldedWords(text.slice(0, 500)).join(' ')} `;
  const { viewing, seeing, property } = tables();
  return viewing.test(said) || (seeing.test(said) && property.test(said));
}

/** Whether the newest message says which place or when, of a viewing that the one before it asked for. */
function completesWish(request: ModelRequest, newest: number, { reading }: GatheredBooking): boolean {
  const before = request.turns.slice(0, newest).findLast((turn) => turn.role === 'user');
  if (before?.role !== 'user' || !asksForViewing(before.text)) return false;
  const isChoice =
    reading.mentions.length > 0 ||
    reading.ordinal !== null ||
    reading.bareNumber !== null ||
    saysSlots(reading);
  return isChoice && (reading.intent === null || reading.intent === 'search');
}

/**
 * The call for the one place that is named, chosen or in view, or the question which; one is looked for where there is none
 * yet. Null where nothing of the kind is asked, or nobody can be asked here.
 */
async function planViewing(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest } = asked;
  const { language, say } = asked.voice;
  if (!request.tools.some(({ name }) => name === 'scheduleViewing')) return null;
  const gathered = await asked.gathered();
  const { reading, slots, local } = gathered;
  const asks = asksForViewing(reading.original);
  if (!asks && !completesWish(request, newest, gathered)) return null;
  const said = asks ? reading.mentions : slots.listings;
  const meant = said.length > 0 ? said : request.situation.lastListings;
  const [listing, other] = meant;
  if (listing === undefined) return (await asked.find()) ?? { text: say.askSearch() };
  if (other !== undefined) {
    const names = meant.map(({ name }) => name);
    return { text: say.askListingAmong(formatList(names, language, 'disjunction')) };
  }
  // Places are shown by daylight: "at ten" is in the morning.
  const startsAtLocal = startOf(asks ? reading.when : slots.when, local, true);
  const args = { listing: listing.listingId, ...(startsAtLocal === null ? {} : { startsAtLocal }) };
  return { call: { name: 'scheduleViewing', args } };
}

export const viewingsPlanning: Planning = { steps: [{ wish: 'viewing', plan: planViewing }] };
