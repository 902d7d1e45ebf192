import type { Clause } from './clauses.ts';
import { notFood } from './phrases/index.ts';

/** What the words of an allergy name that no list of ours knows, where the language says where it stands. */
const unknownFood: readonly RegExp[] = [
  /\ballerg(?:ic|y|ies)(?: reactions?)? (?:to|against) (?:\p{L}{1,3} )?(\p{L}{3,}(?: \p{L}{3,})?)/u,
  /(\p{L}{3,}) allerg(?:y|ies)(?!\p{L})/u,
  /(?:^| )(\p{L}{3,}?)(?:y?[ae]|n[ae])(?: karsi)?(?: \p{L}+){0,2} (?:alerj|hassas)/u,
  /(\p{L}{3,}) alerj/u,
  /allerg\p{L}* (?:\p{L}+ )?(?:gegen|auf) (?:\p{L}{3} )?(\p{L}{3,})/u,
  /(?<!\p{L})(\p{L}{4,}?)s?allergie/u,
  /аллерг\p{L}* (?:\p{L}+ )?на (\p{L}{3,})/u,
  /αλλεργ\p{L}* (?:στ\p{L}+|σε|με) (\p{L}{3,})/u,
  /אלרגי\p{L}* ל(\p{L}{3,})/u,
  /(?:حساسي\p{L}*|تحسس) (?:\p{L}+ )?(?:من|ل|تجاه) (?:ال)?(\p{L}{3,})/u,
  /به (\p{L}{3,}) (?:\p{L}+ )?(?:حساس|الرژ)/u,
  /(\p{L}{2,})(?:에|에 대한)? ?(?:알레르기|알러지|알레지)/u,
  /(\p{L}{2,}) 먹고 (?:아나필|쇼크)/u,
];

/** Words that stand there and name nothing that is eaten, and what people say they are allergic to in jest. */
export const namesNoFood =
  /^(?:food|foods|foodstuff|many|several|some|severe|severely|serious|any|the|this|that|them|it|other|these|those|have|has|had|with|my|our|his|her|no|nut|skin|seasonal|certain|following|anything|everything|something|lots|bad|good|work|working|mornings?|mondays?|people|exercise|waiting|drama|nonsense|bullshit|stupid\p{L}*|noise|crowds|early|cheap|paperwork|boredom|cooking|queues?|tourists?|bana|bende|benim|onun|cok|ciddi|bir|besin|gida|yemek|karsi|herhangi|var|pazartesi\p{L}*|sabah\p{L}*|calis\p{L}*|etwas|nichts|alles|lebensmittel|nahrungsmittel|stark|schwer|arbeit|dumm\p{L}*|montage?|eine?|keine?|meine?|lebensmittel|nahrungsmittel|еду|пищу|что|все|некоторые|понедельник\p{L}*|работу|глуп\p{L}*|φαγητ\p{L}*|τροφ\p{L}*|κατι|τιποτα|δουλεια|δευτερ\p{L}*|אוכל|מזון|משהו|עבודה|בוקר|طعام|اكل|شيء|شديده|العمل|عمل|غذا\p{L}*|چيزي|شديد|كار|음식|식품|심한|무슨|어떤|월요일|특정|다른|있는|혹시|지각\p{L}*|commitment|lateness|late|sundays?|liars?|lies|hypocrisy|traffic|housework|gym|sport|rain|cold|heat|sun|cats?|dogs?|pollen|dust|bees?|wasps?|penicillin|grass|mold|mould|animals?|pets?|perfume|nickel|kedi\p{L}*|kopek\p{L}*|polen\p{L}*|toz\p{L}*|ari|erken|kalkma\p{L}*|bekle\p{L}*|gec|yalan\p{L}*|gurultu\p{L}*|insan\p{L}*|trafi\p{L}*|katzen\p{L}*|hunde\p{L}*|pollen\p{L}*|staub\p{L}*|haus\p{L}*|tier\p{L}*|heu\p{L}*|gras\p{L}*|nickel\p{L}*|unpunkt\p{L}*|luge\p{L}*|larm\p{L}*|fruh\p{L}*|кош\p{L}*|соба\p{L}*|пыл\p{L}*|тополин\p{L}*|цветен\p{L}*|шерст\p{L}*|опоздан\p{L}*|люд\p{L}*|лож\p{L}*|хамств\p{L}*|утр\p{L}*|γατ\p{L}*|σκυλ\p{L}*|γυρη\p{L}*|σκονη\p{L}*|πρωι\p{L}*|καθυστ\p{L}*|ψεμ\p{L}*|αγενεια\p{L}*|חתול\p{L}*|כלב\p{L}*|אבק\p{L}*|ימי|יום|איחור\p{L}*|שקר\p{L}*|אנשים|פרווה|قطط|القطط|كلاب|غبار|يوم|تاخير\p{L}*|كذب\p{L}*|ناس|اشخاص|گربه|سگ|گرد\p{L}*|موي|ادم|ادمها\p{L}*|دروغ\p{L}*|صبح\p{L}*|\p{L}*شنبه\p{L}*|\p{L}?תור(?:ים)?|пробк\p{L}*|κινηση|פקקים|زحمه|ترافيك|trafi\p{L}*|stau|고양이\p{L}*|강아지\p{L}*|꽃가루\p{L}*|먼지\p{L}*|아침\p{L}*|사람\p{L}*|거짓\p{L}*)$/u;

/** What nobody eats: an allergy to it, real or said in jest, is not about food. */
const inJest =
  /^(?:work|mornings?|mondays?|sundays?|people|exercise|waiting|drama|nonsense|bullshit|stupid\p{L}*|noise|crowds|early|late|lateness|cheap|paperwork|boredom|queues?|tourists?|commitment|liars?|lies|cats?|dogs?|pollen|dust|bees?|wasps?|penicillin|grass|perfume|pazartesi\p{L}*|sabah\p{L}*|calis\p{L}*|kedi\p{L}*|kopek\p{L}*|polen\p{L}*|toz\p{L}*|kalkma\p{L}*|bekle\p{L}*|yalan\p{L}*|gurultu\p{L}*|insan\p{L}*|katzen\p{L}*|hunde\p{L}*|pollen\p{L}*|hausstaub\p{L}*|tierhaar\p{L}*|heuschnupfen|unpunkt\p{L}*|arbeit\p{L}*|dumm\p{L}*|montag\p{L}*|luge\p{L}*|larm\p{L}*|кош\p{L}*|соба\p{L}*|пыл\p{L}*|шерст\p{L}*|опоздан\p{L}*|глупост\p{L}*|понедельник\p{L}*|работ\p{L}*|хамств\p{L}*|γατ\p{L}*|σκυλ\p{L}*|γυρη\p{L}*|σκονη\p{L}*|πρωιν\p{L}*|δουλεια|δευτερ\p{L}*|καθυστερ\p{L}*|\p{L}?חתול\p{L}*|\p{L}?כלב\p{L}*|\p{L}?אבק\p{L}*|\p{L}?ימי|יום|\p{L}?איחור\p{L}*|\p{L}?שקר\p{L}*|\p{L}?בוקר|قطط|القطط|كلاب|الكلاب|غبار|الغبار|يوم|تاخير\p{L}*|كذب\p{L}*|العمل|گربه|سگ|گرد\p{L}*|ادم|ادمها\p{L}*|دروغ\p{L}*|صبح\p{L}*|\p{L}*شنبه\p{L}*|\p{L}?תור(?:ים)?|пробк\p{L}*|κινηση|פקקים|زحمه|ترافيك|trafi\p{L}*|stau|고양이\p{L}*|강아지\p{L}*|꽃가루\p{L}*|먼지\p{L}*|아침\p{L}*|월요일\p{L}*|지각\p{L}*|거짓\p{L}*)$/u;

/** With the small words that Hebrew and Arabic write onto the next one. */
export function isInJest(word: string): boolean {
  return [word, word.slice(1), word.slice(2)].some((one) => inJest.test(one));
}

/** Where languages name what the allergy is to, beside the places of `unknownFood`: they may name a kind of allergy too. */
const namedElsewhere: readonly RegExp[] = [
  /\ballerg(?:ic|y|ies) (?:to|against) ((?:\p{L}+ ?){1,5})/u,
  /(?:^| )(?:gegen|auf) ((?:\p{L}+ ){1,5})allerg/u,
  /allerg\p{L}* (?:gegen|auf) ((?:\p{L}+ ?){1,5})/u,
  /((?:\p{L}+ ){1,3})(?:karsi )?alerj/u,
  /(?:^| )на ((?:\p{L}+ ){1,5})аллерг/u,
  /аллерг\p{L}* на ((?:\p{L}+ ?){1,4})/u,
  /(?:^| )στ\p{L}{1,3} ((?:\p{L}+ ){1,4})αλλεργ/u,
  /αλλεργ\p{L}* (?:στ\p{L}+|σε|με) ((?:\p{L}+ ?){1,4})/u,
  /(?:^| )(ל\p{L}{2,} (?:\p{L}+ ){0,3})אלרג/u,
  /אלרג\p{L}* (ל\p{L}{2,}(?: \p{L}+){0,2})/u,
  /(?:حساسي\p{L}*|الرژي|تحسس) (?:من |ل|به )?(?:ال)?((?:\p{L}+ ?){1,3})/u,
  /(?:^| )به ((?:\p{L}+ ){1,4})(?:حساس|الرژ)/u,
  /((?:\p{L}+ ){1,3}\p{L}*)(?:에 대한)? ?(?:알레르기|알러지|알레지)/u,
];

function namedIn(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
}

/** Whether a clause about an allergy says that it is to what nobody eats: cats, spring, queues, the in-laws. */
export function isAboutNoFood(text: string): boolean {
  return namedIn(text, [...unknownFood, ...namedElsewhere]).some((named) =>
    named.split(' ').some((word) => notFood.test(word)),
  );
}

export function unknownIn({ text }: Clause): string[] {
  if ((text.match(/\p{L}{2,}/gu) ?? []).some(isInJest) || isAboutNoFood(text)) return [];
  return namedIn(text, unknownFood).filter(
    (found) => !found.includes('¤') && !namesNoFood.test(found.split(' ')[0] ?? ''),
  );
}
