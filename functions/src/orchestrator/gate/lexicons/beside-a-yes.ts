import type { Language } from '@merve/contract';
import type { Lexicon } from '../lexicon.ts';
import { list } from './list.ts';

/** By meaning, with the languages beside each other: what is missing of one is seen. */
type InEachLanguage = Readonly<Record<Language, readonly string[]>>;

/** "That's it", "that very one", "the same": points at what was shown and takes nothing away from it. */
const points: InEachLanguage = {
  en: list(`
    thats it, that is it, thats the one, that is the one, that very one, this very one, the very same,
    the very one, the same, the same one, just the same`),
  tr: list(`
    işte bu, işte o, odur, budur, aynısı, aynısından, ta kendisi, tam o, tam bu, aynen bu`),
  he: list(`זהו, זה הוא, זה זה, אותו, אותה, אותו דבר, אותו אחד, אותה אחת, בדיוק זה, בדיוק אותו`),
  ru: list(`
    его, ее, их, именно его, именно ее, именно это, именно то, тот самый, та самая, то самое, то же самое,
    тот же, та же`),
  el: list(`
    αυτό είναι, το ίδιο, τον ίδιο, την ίδια, εκείνο, εκείνη, εκείνον, αυτό ακριβώς, ακριβώς αυτό,
    έτσι μπράβο, έτσι ακριβώς`),
  de: list(`
    das wars, das war es, das ist es, genau der, genau die, genau den, denselben, dieselbe, dasselbe, die da,
    den da, der da, das da, so ist es, genau so ist es`),
  ar: list(`
    هو ده, هي دي, هو هذا, هو ذاك, هذا هو, هذه هي, هو بعينه, هو نفسه, نفسه, نفسها, نفس الشي, نفس الشيء,
    نفس الحاجة, ذاك, هاد هو, هداك, هذاك`),
  fa: list(`
    همون, همونو, همون رو, همان, همان را, خودش, خودشه, همینه, همین است, دقیقا همون, دقیقا همین, همون یکی,
    همینطور, همین طور, همین‌طور, همونه`),
  ko: list(`
    그거, 그거요, 그걸로, 그거예요, 그거에요, 바로 그거, 바로 그거예요, 바로 그거요, 바로 그거에요, 그것, 그것으로, 똑같이,
    똑같이요, 똑같은 걸로요, 그때로요`),
};

/** "As you say", "that's what I meant": takes up what was said before. */
const takesUp: InEachLanguage = {
  en: list(`
    thats what i meant, that is what i meant, thats what i want, thats what i wanted, thats what we want,
    thats what we wanted, what i meant, what i wanted, as you say, as you said, like you said, as discussed`),
  tr: list(`
    demek istediğim bu, demek istediğim buydu, istediğim bu, istediğim buydu, istediğimiz bu,
    istediğimiz buydu, dediğin gibi, dediğiniz gibi, söylediğin gibi, söylediğiniz gibi, konuştuğumuz gibi`),
  he: list(`
    לזה התכוונתי, לזה התכוונו, זה מה שרציתי, זה מה שרצינו, זה מה שאני רוצה, כמו שאמרת, כמו שאמרתי,
    כמו שדיברנו`),
  ru: list(`
    это я и имел в виду, это я и имела в виду, это я имел в виду, это я имела в виду, я это и имел в виду,
    я это и имела в виду, это и хотел, это и хотела, этого я и хотел, этого я и хотела, как ты сказал,
    как ты сказала, как вы сказали, как договорились, как я сказал, как я сказала`),
  el: list(`
    εννοούσα, αυτό εννοούσα, αυτό εννοώ, αυτό ήθελα, αυτό θέλαμε, αυτό θέλω, όπως το λες, όπως το λέτε, όπως το είπες,
    όπως είπες, όπως είπατε, όπως είπαμε`),
  de: list(`
    das meinte ich, das meine ich, das hab ich gemeint, das habe ich gemeint, das wollte ich, das wollten wir,
    das will ich, wie du sagst, wie sie sagen, wie du gesagt hast, wie besprochen, wie gesagt`),
  ar: list(`
    هذا قصدي, ده قصدي, هذا اللي أريده, هذا اللي أبغاه, ده اللي عايزه, ده اللي انا عايزه, هاد اللي بدي ياه,
    هذا ما أريده, هذا ما أردت, هذا ما قصدته, زي ما قلت, مثل ما قلت, متل ما قلت, كما قلت, زي ما اتفقنا,
    مثل ما اتفقنا`),
  fa: list(`
    منظورم همین بود, منظورم همینه, منظورم همون بود, همینو می‌خواستم, همینو میخواستم, همین رو می‌خواستم,
    همین را می‌خواستم, همونو می‌خواستم, همون که گفتی, همون که گفتید, همون که گفتم, همان که گفتید,
    طبق صحبتمون`),
  ko: list(`
    제 말이 그거예요, 제 말이 그거에요, 원하던 거예요, 원하던 거에요, 원했던 거예요, 말씀하신 대로, 말씀하신 대로요, 말씀하신대로, 말씀하신대로요,
    말한 대로요, 아까 말한 대로요`),
};

/** "Bravo", "well done": praise for how it was understood, which by itself agrees to nothing. */
const praises: InEachLanguage = {
  en: list(`bravo, bang on, well done, good job, great job, nice job, nailed it, you got it right`),
  tr: list(`bravo, aferin, aferin sana, helal, helal olsun, helal sana, ellerine sağlık, tam isabet`),
  he: list(`כל הכבוד, יפה, יפה מאוד, ברבו, קלעת, בול`),
  ru: list(`браво, молодец, умница, в точку, в самую точку, так держать`),
  el: list(`μπράβο, μπράβο σου, μπράβο σας, έτσι μπράβο, το πέτυχες, το πετύχατε`),
  de: list(`bravo, gut gemacht, gut so, genau richtig, sehr gut gemacht, volltreffer`),
  ar: list(`برافو, برافو عليك, أحسنت, أحسنتي, أحسنتم, شاطر, شاطرة, عفارم, ما شاء الله عليك`),
  fa: list(`آفرین, باریکلا, بارک الله, احسنت, براوو, گل گفتی`),
  ko: list(`잘했어요, 잘하셨어요, 잘했어, 훌륭해요, 훌륭합니다, 브라보, 정답이에요`),
};

/** "Put us down", "sign us up": tells to make what is proposed, as "book it" does. */
const putsDown: InEachLanguage = {
  en: list(`put us down, put me down, get it done, get that done`),
  tr: list(`yazdır, yazdırın, yaz bizi, bizi yaz, bizi yazdır, ayır gitsin, ayırt gitsin`),
  he: list(`תסגור את זה, תסגרי את זה, תרשום אותנו, תרשמי אותנו, תרשום אותי, תרשמי אותי`),
  ru: list(`запиши нас, запишите нас, оформи, оформите, оформляй, оформляйте`),
  el: list(`γράψε μας, γράψτε μας, κανόνισέ το, κανόνισε το, κανονίστε το`),
  de: list(`trag uns ein, tragen sie uns ein, trag mich ein, tragen sie mich ein, mach das fest`),
  ar: list(`سجلنا, سجلينا, سجلني, سجليني, ثبته, ثبتها, ثبتيه, ثبتيها, ثبتوه, اعتمده, اعتمدها`),
  fa: list(`ثبت کن, ثبتش کن, ثبت کنید, ردیفش کن, اوکیش کن`),
  ko: list(`예약 올려주세요, 예약 넣어주세요, 예약 잡아주세요, 예약 잡아줘요`),
};

/** Agrees to a move: whatever else people say for moving a day or a time. */
const moveIt: InEachLanguage = {
  en: list(`push it back, push it, put it off, put it back, bring it forward, put it there, put us there`),
  tr: list(`oraya al, o güne al, o saate al, ileri al, oraya çek, o güne çek, oraya at`),
  he: list(`תשימי שם, תשים שם, תשימי את זה שם, תדחי, תדחה, תדחי את זה, תדחה את זה, תקדימי, תקדים`),
  ru: list(`
    ставь, ставьте, переставь, переставьте, передвинь, отложи, отложите, давай туда, давайте туда, сдвинь,
    переставляй, переставляйте`),
  el: list(`
    πήγαινέ το, πήγαινε το, πηγαίνετέ το, βάλ το εκεί, βάλτε το εκεί, ανέβαλέ το, αναβάλετέ το, μετάθεσέ το,
    μεταθέστε το`),
  de: list(`
    leg es um, legen sie es um, umlegen, schieb es, schieb das, schieb das rüber, schieb es rüber,
    schieben sie es, leg das dahin, leg es dahin, legen sie es dahin`),
  ar: list(`قدمه, قدمها, قدميه, قدميها, أجله, أجلها, أجليه, أجليها, حطه هناك, حطيه هناك, حركه, حركها`),
  fa: list(`
    بنداز, بندازید, بندازین, بندازش, بندازیدش, عقب بنداز, عقب بندازید, جلو بنداز, جلو بندازید, ببرش, ببریدش,
    بذارش, بذاریدش, بذارش اونجا, بذاریدش اونجا`),
  ko: list(`
    미뤄줘, 미뤄 줘, 미뤄주세요, 미뤄 주세요, 당겨줘, 당겨주세요, 당겨 주세요, 그날로 해주세요, 그때로 해주세요, 그쪽으로 옮겨주세요`),
};

/** Names a cancellation: beside a yes to one. */
const cancels: InEachLanguage = {
  en: list(`scrap it, scrap that, bin it, drop it, drop that, get rid of it`),
  tr: list(`sil, silin, kaldır, kaldırın, boşver, boş ver, vazgeçtik, vazgeçtim`),
  he: list(`תורידי את זה, תוריד את זה, תמחקי, תמחק, תמחקי את זה, תמחק את זה`),
  ru: list(`снимай, снимайте, сними, снимите, убери, уберите, убирай, убирайте`),
  el: list(`βγάλ το, βγάλε το, βγάλτε το, άσ το, άστο`),
  de: list(`streichen, streich es, streichen sie es, weg damit`),
  ar: list(`شيله, شيليه, شيلها, شيليها, امسحه, امسحيه, الغيه, الغيها, خلاص الغيه`),
  fa: list(`حذفش کن, حذفش کنید, حذف کن, پاکش کن, پاکش کنید`),
  ko: list(`빼주세요, 빼 주세요, 빼줘, 지워주세요, 지워 주세요, 지워줘`),
};

/** "We no longer need it": beside a yes to a cancellation it says why. */
const regrets: InEachLanguage = {
  en: list(`
    we no longer need it, i no longer need it, no longer needed, not needed any more, not needed anymore,
    we dont need it any more, we dont need it anymore, i dont need it any more, i dont need it anymore`),
  tr: list(
    `gerek kalmadı, gerek yok artık, artık gerek yok, ihtiyaç kalmadı, lazım değil artık, artık lazım değil`,
  ),
  he: list(`כבר לא צריך, כבר לא צריכים, לא צריך יותר, לא צריכים יותר, אין צורך יותר, כבר אין צורך`),
  ru: list(
    `больше не нужно, больше не нужен, больше не нужна, уже не нужно, уже не надо, больше не надо, не понадобится`,
  ),
  el: list(`
    δεν χρειάζεται πια, δεν το χρειαζόμαστε πια, δεν το χρειάζομαι πια, δε χρειάζεται πια, δεν χρειάζεται τελικά,
    τελικά δεν χρειάζεται`),
  de: list(`
    brauchen wir nicht mehr, brauche ich nicht mehr, wir brauchen es nicht mehr, ich brauche es nicht mehr,
    nicht mehr nötig, doch nicht nötig`),
  ar: list(
    `ما عاد نحتاجه, ما عاد احتاجه, ما عدنا محتاجينه, لم نعد نحتاجه, لم نعد بحاجة إليه, مش محتاجينه خلاص`,
  ),
  fa: list(
    `دیگه لازم نیست, دیگر لازم نیست, دیگه لازمش نداریم, دیگه لازمش ندارم, دیگه نیازی نیست, دیگر نیازی نیست`,
  ),
  ko: list(
    `이제 필요 없어요, 이제 필요없어요, 더 이상 필요 없어요, 더 이상 필요없어요, 필요 없게 됐어요, 필요없어졌어요`,
  ),
};

/**
 * The lexicon with what stands beside a yes and agrees with it. But for "put us down", which is a yes, none of it commits
 * anything by itself: a message of such words alone is asked about.
 */
export function withWordsBesideYes(lexicon: Lexicon): Lexicon {
  const of = (...tables: readonly InEachLanguage[]) => tables.flatMap((table) => table[lexicon.language]);
  return {
    ...lexicon,
    reassures: [...lexicon.reassures, ...of(points, takesUp, praises)],
    yes: [...lexicon.yes, ...of(putsDown)],
    makes: [...lexicon.makes, ...of(putsDown)],
    moveIt: [...lexicon.moveIt, ...of(moveIt)],
    cancels: [...lexicon.cancels, ...of(cancels)],
    regrets: [...lexicon.regrets, ...of(regrets)],
  };
}
