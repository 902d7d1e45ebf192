/** "A plumber tomorrow at ten to fix the tap": whose work is wanted, and what is to be done. Pure; folded English and Turkish. */
import { foldText } from './fold-text.ts';
import type { MessageReading } from './read-message.ts';

/** What is wanted of a trade. When, and of whom, is read as for bookings. */
export interface ServiceWish {
  /** The trade, as it was said. */
  readonly trade: string;
  /** The piece of work by the words that are left, or the trade where none are. */
  readonly service: string;
  /** The whole message, where it says more than a trade and a time. */
  readonly note: string | null;
  /** As it was written; null without one. */
  readonly address: string | null;
}

/** Those who come when they are sent for. Barbers, spas and vets have slots: they are booked. */
const trades =
  /\b(?:plumb(?:er|ing)s?|electricians?|(?:(?:home|house|office|window|pool) )?clean(?:ers?|ing)(?: (?:lady|service|company))?|housekeepers?|gardeners?|handym[ae]n|repairm[ae]n|locksmiths?|(?:house )?painters?|carpenters?|movers|removals?|technicians?|tailors?|cobblers?|(?:su )?tesisatci\w*|elektrikci\w*|(?:(?:ev|ofis|cam|havuz) )?temizli[kg]\w*|bahcivan\w*|cilingir\w*|boyaci\w*|marangoz\w*|nakliye\w*|terzi\w*|tamirci\w*|usta(?:ya|si|yi)?|klima(?:ci| servisi| ustasi)\w*)\b/;
const wants =
  /\b(?:need|needs|want|wants|would like|'d like|book|send|get (?:me|us)|call|request|arrange|schedule|come|lazim|gerek\w*|isti\w*|cagir\w*|gonder\w*|ayarla\w*|gelsin|gelebilir|gelir)\b/;
/** Asked about, and not for. */
const asks =
  /\b(?:how (?:much|long|far)|prices?|open|closed|my (?:booking|request)s?|ne kadar|fiyat\w*|acik mi|kac para)\b/;
const address =
  /(?:(?:come|send (?:him|her|them|it|one|someone|somebody)) to|address\s*(?:is|:)?|adres\p{L}*\s*:?)\s+(.{3,200})$/iu;

const fillers = new Set(
  `i i'd i'll we us me my our you would like want wants need needs to a an the of for at on in by it is are be can could
  please someone somebody some one book send get call request arrange schedule come do does doing have has with and that
  this there here hi hello hey who will who'd good any find me from tomorrow today tonight morning evening afternoon soon now asap
  bir bana bize icin lazim gerek gerekiyor istiyorum istiyoruz isterim lutfen mi misin misiniz musun gelsin gelebilir gelir
  cagir cagirir cagirin gonder gonderir ayarla ayarlar var ve ile merhaba selam acil acilen hemen yarin bugun saat su bu o
  yapsin yapacak yapmak dan den tan ten`.split(/\s+/),
);
/** So many words left over tell what is to be done. */
const enoughWords = 2;

/** Whether a message speaks of a trade at all: told by its words alone, before times and names are read. */
export function speaksOfTrade(text: string): boolean {
  return trades.test(foldText(text));
}

/** @param reading the message, with names and times blanked out of `rest` */
export function readServiceWish({ original, rest, when, intent }: MessageReading): ServiceWish | null {
  const place = address.exec(original);
  const folded = foldText(original);
  const isTimed = when.day !== null || when.clock !== null || when.part !== null;
  const [trade] = trades.exec(folded) ?? [];
  if (trade === undefined || intent === 'cancel' || asks.test(folded) || !(isTimed || wants.test(folded)))
    return null;
  const left = rest
    .replace(trades, ' ')
    // An address says where, not what.
    .replace(place === null ? '' : foldText(place[0]), ' ')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => /\p{L}{3}/u.test(word) && !fillers.has(word));
  return {
    trade,
    service: left.length === 0 ? trade : left.join(' ').slice(0, 120),
    note: left.length >= enoughWords ? original.replace(/\s+/gu, ' ').trim().slice(0, 300) : null,
    address: place?.[1]?.trim().replace(/[.!]+$/u, '') ?? null,
  };
}

/** Whether the person was asked which piece of work they want: it was on no list, or on it twice. */
export function asksWhichService(text: string | null): boolean {
  return (
    text !== null &&
    /on the list\b.*what shall it be|could be more than one thing|listede.*ne olsun|birden fazla sey olabilir/.test(
      foldText(text),
    )
  );
}

/** Whether the person was asked what there is to do. */
export function asksWhatToDo(text: string | null): boolean {
  return text !== null && /what is to be done|ne yapilacagini/.test(foldText(text));
}
