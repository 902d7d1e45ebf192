import { foldText } from '../../../language/fold-text.ts';

/**
 * "What shall we do, five of us?": a group that asks for something to do together, in nine languages. Two things have to be said: that several
 * decide, and that what they do is still open. Whoever names a place to book, or asks for themselves alone, means something else. Folded.
 */
const asksWhatToDo: readonly RegExp[] = [
  /\b(?:what|where) (?:shall|should|can|could|do|might|would) (?:we|us|(?:all|both|the \w+|\d+|two|three|four|five|six|seven|eight|nine|ten) of us)(?: all)? (?:do|go)\b/u,
  /\b(?:something|anything|things?|ideas?|plans?|somewhere|an? (?:outing|activity|night out|day out|evening out|afternoon out))\b(?: \p{L}+){0,6} (?:for|with) (?:\p{L}+ )?(?:us|(?:a |our |my )?(?:group|friends|team|gang|family|colleagues|crew)|\d+ (?:people|of us|friends)|(?:three|four|five|six|seven|eight|nine|ten) (?:people|of us|friends))\b/u,
  /\b(?:plan|find|suggest|organi[sz]e) (?:us |me )?(?:an? )?(?:outing|night out|day out|evening out|group activity|activity for)\b/u,
  /\bour (?:group|gang|team|crew)\b.{0,60}\b(?:do|go|ideas?|activity|something|outing)\b/u,
  // Turkish
  /\bne (?:yapalim|yapsak|yapabiliriz|yapilabilir)|nereye (?:gidelim|gitsek|gidebiliriz)|(?:hep beraber|hep birlikte|grupca|grubumuz|arkadaslarla|arkadaslarimla|ekipce|kisilik grup|kisilik bir grup).{0,60}(?:yap|gid|etkinlik|aktivite|bir sey|bir yer|fikir|oner|eglen)/u,
  // German
  /\bwas (?:sollen|konnen|konnten|machen|unternehmen) wir\b|wohin (?:sollen|konnen|konnten|gehen) wir|(?:etwas|was|ideen?|aktivitat|ausflug|unternehmung)\b.{0,40}(?:fur|mit) (?:uns|unsere?|eine|die|meine?n?) (?:gruppe|freunde|freunden|team|clique|truppe|alle|kollegen)|unsere (?:gruppe|clique|truppe).{0,60}(?:unternehm|mach|ausflug|idee)/u,
  // Russian
  /(?:чем|куда|что) (?:нам|бы нам|мы можем|можем|мы могли бы)\s?(?:вместе |всем |всей компаниеи )*(?:заня|пои|сход|делать|поделать|поехать|податься)|куда (?:сходить|поити|податься) (?:компаниеи|всем вместе|с друзьями|группои)|(?:компаниеи|для компании|с друзьями|нашеи группе|коллективом).{0,60}(?:заня|сходить|поити|развлечен|идеи|что-нибудь|мероприят|провести)/u,
  // Greek
  /τι (?:να κανουμε|μπορουμε να κανουμε|θα κανουμε)|που (?:να παμε|μπορουμε να παμε|θα παμε)|(?:για την παρεα|για ολη την παρεα|η παρεα μας|με φιλους|με την παρεα|για ολους μας).{0,60}(?:κανουμε|παμε|ιδε|δραστηριοτητ|κατι|εξοδο)|(?:κατι|ιδεα|ιδεες|δραστηριοτητα).{0,40}(?:για την παρεα|με την παρεα|για ολους μας|για ομαδα)/u,
  // Hebrew
  /מה (?:נעשה|אפשר לעשות|לעשות|נוכל לעשות)(?: \p{L}+){0,3} (?:כולנו|ביחד|יחד|בקבוצה|עם חברים|החבר)|לאן (?:נלך|נצא|אפשר ללכת|כדאי לנו)|(?:לקבוצה|לחבורה|לחברה|לצוות|כולנו|אנחנו \p{L}+ חברים).{0,60}(?:לעשות|לצאת|בילוי|פעילות|רעיון|רעיונות|משהו)|מה נעשה/u,
  // Arabic
  /(?:ماذا|شو|ايش|وش|شنو|ايه) (?:نفعل|نسوي|نعمل|ممكن نسوي|ممكن نعمل|يمكننا ان نفعل|ممكن نفعل)|(?:وين|اين|فين) (?:نروح|نذهب|نطلع|نخرج)|(?:لمجموعه|لمجموعتنا|مع الشباب|مع الاصدقاء|كلنا مع بعض|لشله|للشله).{0,60}(?:نشاط|فعاليه|نروح|نسوي|فكره|افكار|شي|طلعه)|(?:نشاط|فعاليه|فكره|افكار|طلعه).{0,40}(?:لمجموعه|للشله|كلنا|لنا جميعا)/u,
  // Persian
  /(?:چي ?كار|چيكار|چه ?كار|چه كاري) (?:كنيم|بكنيم|مي ?توانيم بكنيم|مي ?تونيم بكنيم)|كجا (?:بريم|برويم|مي ?تونيم بريم)|(?:براي گروه|براي جمع|گروهي|دسته ?جمعي|با دوستان|با بچه ?ها|همه ?مون|همه ?مان).{0,60}(?:كار|بريم|برويم|تفريح|برنامه|فعاليت|ايده|پيشنهاد)|(?:تفريح|فعاليت|برنامه|ايده).{0,40}(?:گروهي|براي گروه|براي جمع|دسته ?جمعي)/u,
  // Korean
  /(?:뭐|뭘|무엇을|무얼) ?(?:하면 좋|할까|하고 놀|하지|하면서 놀)|어디 ?(?:가면 좋|갈까|가서 놀|가지|놀러 ?갈)|(?:다 ?같이|다같이|여럿이|단체로|친구들이랑|친구들과|모임|우리 팀|팀원들).{0,40}(?:할|놀|갈|활동|추천|아이디어|즐길)/u,
];

/** What is booked, fetched or asked of one place is no outing that is still open. Folded. */
const asksForElse =
  /\b(?:book|reserve|table|room|taxi|deliver|itinerary|allerg|cancel|order)\b|rezerv|masa |taksi|iptal|siparis|reservier|tisch\b|stornier|столик|заброниров|такси|отмен|τραπεζι|κρατηση|ταξι|ακυρ|שולחן|להזמין|מונית|לבטל|احجز|طاوله|تاكسي|الغ|رزرو|ميز |تاكسي|لغو|예약|택시|취소|주문/u;

/** One who is alone: "what shall I do". Folded. */
const isAlone =
  /\b(?:for me|by myself|on my own|alone)\b|tek basima|alleine?\b|в одиночку|один\b|μονος|μονη μου|לבד\b|لوحدي|وحدي|تنهايي|혼자/u;

/** Whether a group's outing is meant that is still open. Pure. */
export function asksForOuting(text: string): boolean {
  const folded = foldText(text.slice(0, 500)).text.replace(/\s+/gu, ' ');
  return asksWhatToDo.some((one) => one.test(folded)) && !asksForElse.test(folded) && !isAlone.test(folded);
}
