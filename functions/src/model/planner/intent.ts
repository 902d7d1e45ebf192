/**
 * What a message is for, from its words. The order is the rule: asking for one's bookings contains "booking", and
 * cancelling one contains both.
 */

export type Intent =
  | 'cancel'
  | 'my_bookings'
  | 'unsupported'
  | 'change'
  | 'search'
  | 'question'
  | 'book'
  | 'share_location'
  | 'thanks'
  | 'help'
  | 'greeting'
  | 'yes'
  | 'no';

const cancel =
  /\b(?:cancel\w*|call (?:it )?off|un ?book|drop my (?:booking|reservation))\b|\bdon'?t need (?:the|my|that) (?:table|booking|reservation)\b|\biptal\w*|\bvazgec\w*/;
const myBookings =
  /\b(?:my|our) (?:\w+ )?(?:bookings?|reservations?|appointments?)\b|\bwhat (?:have|did) (?:i|we) (?:book|reserve)\w*|\b(?:do|did) (?:i|we) have (?:a |any )?(?:\w+ )?(?:bookings?|reservations?)\b|\b(?:any|list|show|see) (?:upcoming |current )?(?:bookings|reservations)\b|\bam i booked\b|\b(?:rezervasyon|randevu)(?:lar)?(?:im|imi|imiz|imizi)\b|\brezervasyonum\w*|\brandevum\w*|\bne(?:ler)? ayirt\w*/;
const unsupported =
  /\b(?:taxi|cab|uber|(?:book|buy|find|search|cheap|need|want|get) (?:\w+ ){0,2}flights?|flights? (?:tickets?|to|from)|plane tickets?|airport transfer|rent a car|car rental|hire a car|delivery|deliver|take ?away|order (?:a |some )?(?:food|pizza|burger\w*|kebab\w*|meal)|weather|pay (?:the )?bill|taksi\w*|ucak bileti|ucus\w*|paket servis|yemek siparis\w*|siparis ver\w*|hava (?:durumu|nasil)|arac kirala\w*|araba kirala\w*)\b/;
const book =
  /\b(?:book(?!ings?\b)\w*|reserve\w*|reservation|get (?:me|us) (?:in|a table)|schedule|appointment|table(?:s)? (?:for|at)|(?:a|one|our|the|any) table|set up a table|hold (?:me|us) a|rezerve\w*|rezervasyon\w*|ayirt\w*|ayir(?:ir|abilir|in|iniz|sana|)?(?: misin\w*)?|masa(?:ya|m|miz|si)?|yer tut\w*|yazdir\w*|randevu\w*)\b/;
const change =
  /\b(?:instead|make it|change (?:it|that|the|my|to)|move (?:it|that|my|the)|actually|rather|reschedule|switch (?:it|to)|olsun|yerine|degistir\w*|ertele\w*|alalim|yapalim|cevir\w*|kaydir\w*|guncelle\w*)\b/;
const search =
  /\b(?:find|search|look(?:ing)? (?:for|to (?:buy|rent|eat|stay))|recommend\w*|suggest\w*|where (?:can|could|should|is|are|do)|any (?:good|nice|place|restaurant)\w*|show me|list (?:me )?|what (?:(?:have|do) )?(?:u|you) (?:got|have)\b|what(?:'s| is| are) (?:good|the best|near)|places? to|somewhere|best|good|hungry|craving|near ?(?:me|by)|nearest|options|around here|tell me about|more about|is there|are there|do you know|in the mood|ara(?:r misin|yip)?|bul(?:ur|un|sana|abilir)?\w*|oner\w*|tavsiye\w*|nerede|neresi|var mi\w*|goster\w*|listele\w*|en iyi|guzel bir|yakin\w*|yakinimda\w*|buralarda|acim|aciktim|karnim|ne yiyebilir\w*|hakkinda|canim .* (?:istiyor|cekiyor|cekti))\b/;
const question =
  /\bopen(?:ing)?\b(?! air)|\bclosed?\b|\bwhat time (?:do|does|is)\b|\bhow (?:much|far|long)\b|\bprices?\b|\bmenu\b|\baddress\b|\bphone\b|\bparking\b|\bwhere is\b|\b(?:acik|kapali) mi\w*|\bkaca kadar\b|\badres\w*|\btelefon\w*|\bfiyat\w*|\bne kadar\b|\botopark\w*/;
const shareLocation =
  /\b(?:(?:share|send|give) (?:you )?(?:my |a )?(?:location|position|pin)|my location|where am i|konum(?:um|umu|umuzu|u|)? ?(?:paylas|gonder|at)\w*|konumum\w*)\b/;
const thanks =
  /\b(?:thanks|thank you|thx|ty|cheers|much appreciated|tesekkur\w*|sagol\w*|sag ol\w*|eyvallah|tsk\w*)\b/;
const help =
  /\b(?:help|what can you do|how does this work|how do(?:es)? (?:it|you) work|who are you|what are you|are you (?:a )?(?:bot|human)|commands|menu|yardim\w*|ne(?:ler)? yap(?:abilir|iyor)\w*|nasil calis\w*|kimsin|sen kimsin)\b/;
/** Also blanked before slots are read: "iyi akşamlar" is no evening and "good morning" no morning. */
export const greeting =
  /\b(?:hello|hi|hiya|hey|good (?:morning|evening|afternoon|day)|greetings|merhaba\w*|selam\w*|slm|gunaydin|iyi (?:gunler|aksamlar|geceler|sabahlar)|aksam-i|hos ?bulduk|start)\b/g;
const yes = /^[~ ]*(?:yes|yeah|yep|ok|okay|sure|confirm|evet|tamam|olur|onayla\w*|y)[ .!~]*$/;
const no = /^[~ ]*(?:no|nope|nah|decline|hayir|yok|istemiyorum|n)[ .!~]*$/;

/** "Don't book anything yet": what is said not to be booked is not to be. */
const booksNothing =
  /\b(?:don'?t|do not|not|no need to|without) (?:book|reserv)\w*(?: (?:a table|anything|it|yet|now)\b)*|\b(?:rezervasyon|rezerve) (?:yapma|etme)(?:yin(?:iz)?|n)?\b|\bayirt?ma(?:yin(?:iz)?)?\b/g;

/** @param folded a folded message. @returns null when no word tells; slots may still. */
export function intentOf(folded: string): Intent | null {
  if (yes.test(folded)) return 'yes';
  if (no.test(folded)) return 'no';
  if (cancel.test(folded)) return 'cancel';
  const isChange = change.test(folded);
  if (isChange) return 'change';
  if (unsupported.test(folded)) return 'unsupported';
  if (myBookings.test(folded)) return 'my_bookings';
  if (shareLocation.test(folded)) return 'share_location';
  const words = folded.replace(greeting, ' ').replace(booksNothing, ' ');
  if (book.test(words)) return 'book';
  if (question.test(words)) return 'question';
  if (search.test(words)) return 'search';
  if (help.test(words)) return 'help';
  if (thanks.test(words)) return 'thanks';
  return words === folded ? null : 'greeting';
}

/** "my booking", "rezervasyonum": one that is already made. */
export function speaksOfOwnBooking(folded: string): boolean {
  return myBookings.test(folded);
}

/** Kinds of places: named alone ("vegan", "tennis court Kyrenia") they ask for a search. */
const kindsOfPlace =
  /\b(?:restaurants?|cafes?|coffee|bars?|pubs?|taverns?|meyhane\w*|bistro|hotels?|guesthouses?|bungalows?|spas?|massages?|hammams?|barbers?|hairdressers?|salons?|tennis|padel|football|pitch|courts?|beach\w*|boats?|sailing|tours?|diving|hiking|horses?|kebab\w*|sushi|pizza\w*|burgers?|seafood|fish|steak\w*|meze|breakfast|brunch|desserts?|vegan|vegetarian|noodles|asian|village|plumber|electrician|cobbler|books(?:hop)?|crafts?|lace|restoran\w*|lokanta\w*|kafe\w*|kahve\w*|kahvalti\w*|balik\w*|kebap\w*|kofte\w*|tatli\w*|otel\w*|pansiyon\w*|masaj\w*|hamam\w*|berber\w*|kuafor\w*|tenis\w*|hali saha\w*|plaj\w*|tekne\w*|dalis\w*)\b/;

export function namesKindOfPlace(folded: string): boolean {
  return kindsOfPlace.test(folded);
}

/** Whether words that ask for a search are there at all, whatever else the message is for. */
export function asksToSearch(folded: string): boolean {
  return search.test(folded) || kindsOfPlace.test(folded);
}

/** Whether the message asks about where the person is. */
export function asksNearby(folded: string): boolean {
  return /\b(?:near ?(?:me|by|us)|nearest|around (?:here|me)|close (?:by|to me)|yakinimda\w*|yakinda|yakinlarda|buralarda|buraya yakin|bana yakin)\b/.test(
    folded,
  );
}

/** Which of the listings last shown is meant, counted from 0; -1 is the last one, null none. */
export function ordinalOf(folded: string): number | null {
  const words: readonly (readonly [RegExp, number])[] = [
    [
      /\b(?:the )?(?:first|1st)(?: (?:one|place|option|restaurant))?\b|\bilki(?:ni|ne|nde|nden)?\b|\bilk (?:olan|secenek|restoran)\w*|\bbirinci(?:si\w*|ye|yi)?\b/,
      0,
    ],
    [
      /\b(?:the )?(?:second|2nd)(?: (?:one|place|option|restaurant))\b|\b(?:the )?second\b(?! week)|\bikinci(?:si\w*|ye|yi|de)?\b/,
      1,
    ],
    [
      /\b(?:the )?(?:third|3rd)(?: (?:one|place|option|restaurant))\b|\bthe third\b|\bucuncu(?:su\w*|ye|yu)?\b/,
      2,
    ],
    [
      /\b(?:the )?(?:fourth|4th)(?: (?:one|place|option|restaurant))\b|\bthe fourth\b|\bdorduncu(?:su\w*|ye|yu)?\b/,
      3,
    ],
    [
      /\b(?:the )?(?:fifth|5th)(?: (?:one|place|option|restaurant))\b|\bthe fifth\b|\bbesinci(?:si\w*|ye|yi)?\b/,
      4,
    ],
    [/\b(?:the )?last (?:one|place|option)\b|\bsonuncu(?:su\w*|ya|yu)?\b/, -1],
  ];
  for (const [pattern, index] of words) if (pattern.test(folded)) return index;
  const numbered =
    /(?:\b(?:number|no\.?|option) ?|#)(\d{1,2})\b|\b(\d{1,2})(?: numara\w*|'?(?:inci|nci|uncu|ncu)\w*)|\b(?:book|take|choose|pick) (\d)$/.exec(
      folded,
    );
  const position = Number(numbered?.[1] ?? numbered?.[2] ?? numbered?.[3] ?? 0);
  return position >= 1 ? position - 1 : null;
}

/** "it", "there", "orası": the place already in view. */
export function pointsAtListing(folded: string): boolean {
  return /\b(?:it|there|that (?:one|place)|this (?:one|place)|same place|orasi\w*|oraya|orada|orayi|burasi\w*|buraya|burada|onu|ayni yer\w*)\b/.test(
    folded,
  );
}
