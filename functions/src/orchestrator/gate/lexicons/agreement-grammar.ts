import type { Language } from '@merve/contract';
import { list } from './list.ts';
import { turkishTells } from './turkish-tells.ts';

/**
 * The words a yes is put together from where no phrase of it is listed: what tells to do it ("mach", "tutalım", "بگیر"), what points
 * at what was shown ("das", "onu", "همینو") and what stands around them ("dann mal", "o zaman", "پس"). Whatever has another word
 * in it is none.
 */
export interface AgreementGrammar {
  /** Tells to make what is proposed, by itself. */
  readonly tells: readonly string[];
  /** Tells to do something: it agrees beside a word that points at the proposal, that stands around, or that agrees. */
  readonly tellsLightly: readonly string[];
  readonly points: readonly string[];
  readonly around: readonly string[];
  /** Does it all the same, whatever was said before it: "anyway", "yine de". */
  readonly allTheSame: readonly string[];
}

/** Each head with each ending, written together. */
const forms = (heads: string, ...endings: readonly string[]): readonly string[] =>
  list(heads).flatMap((head) => endings.map((ending) => `${head}${ending}`));

/** Each verb with each object. */
const english = (verbs: string, objects: string): readonly string[] =>
  list(verbs).flatMap((verb) => list(objects).map((object) => `${verb} ${object}`));

/** Arabic writes "for us" and "it" on to its verbs. */
const arabicTells = (heads: string) =>
  forms(heads, '', 'ي', 'ها', 'ه', 'يها', 'يه', 'لي', 'لنا', 'يلي', 'يلنا');
/** Persian writes "it" on to its verbs. */
const persianTells = (heads: string) => forms(heads, '', 'ید', 'ین', 'ش', 'شون', 'یدش', 'ینش');

export const agreementGrammar: Readonly<Record<Language, AgreementGrammar>> = {
  en: {
    tells: [
      ...english(
        'do, book, reserve, take, send, get, grab, have, lock, sort, stick, put, pop, pencil, nail, snap, arrange',
        'it, that, this, that one, this one, them, those, these, the lot, us in, us down, me in, me down, it in, that in, this in',
      ),
      ...english(
        'go, roll, run',
        'with it, with that, with this, with that one, with this one, for it, for that, for this',
      ),
      ...list(`crack on, fire away, make it happen, make it so`),
    ],
    tellsLightly: [],
    points: list(
      `it, that, this, that one, this one, them, those, these, with it, with that, for it, for that, us in, me in`,
    ),
    around: list(`
      then, please, pls, lets, let us, ill, we will, i will, you can, you may, gladly, for us, for me, ahead, on, in, through, just, nicely,
      booked, reserved, sorted, done, arranged, locked in, exactly, like that, as is, as it is, as shown`),
    allTheSame: list(`anyway, anyways, all the same, regardless, nevertheless, either way, in any case`),
  },
  tr: {
    tells: [
      ...turkishTells([
        'rezerve et',
        'ayırt',
        'onayla',
        'hallet',
        'ayarla',
        'kesinleştir',
        'organize et',
        'rezervasyon yap',
        'rezervasyonu yap',
      ]),
      ...list(`böyle kalsın, bu şekilde kalsın, bu haliyle kalsın`),
    ],
    tellsLightly: [
      ...turkishTells([
        'yap',
        'tut',
        'al',
        'bağla',
        'bitir',
        'gönder',
        'yolla',
        'çağır',
        'getir',
        'yaz',
        'ayır',
        'söyle',
        'kaydet',
      ]),
      ...list(`olsun, gelsin, ver, verin, verelim`),
    ],
    points: list(`
      bunu, onu, şunu, bu, bu işi, o işi, bunları, böyle, öyle, bu şekilde, bu haliyle, hepsini, sen, siz, sen onu, sen bunu,
      masayı, yeri, siparişi, taksiyi`),
    around: list(`
      o zaman, hadi, haydi, hadi bakalım, bakalım, gitsin, artık, lütfen, bence, madem, öyleyse, ya, be, işte, tabii, gari,
      gayri, direkt, direk, bize, bana, bizim için, benim için`),
    allTheSame: list(`yine de, gene de, yinede, genede, her halükarda, ne olursa olsun, her türlü`),
  },
  de: {
    tells: forms('buch, reservier, bestell, bestätig', '', 'e', 'en', 't'),
    tellsLightly: [
      ...forms('mach, schick, ruf, hol, leg', '', 'e', 'en', 't'),
      ...list(`machs, schicks, nimm, nimms, nehme, nehmen, nehm, tu, tun, los, zieh durch, ziehs durch`),
    ],
    points: list(
      `das, es, den, die, dies, diesen, diese, den da, das da, den tisch, das taxi, alles, so, genau so, genauso`,
    ),
    around: list(`
      wir, wirs, ich, ichs, uns, mir, für uns, für mich, dann, mal, ma, eben, ruhig, schon, gern, gerne, bitte, einfach, also,
      ja, fest, klar, ab, los, kannst, kannste, kannst du, darfst, darfst du, kannst du das, könnt ihr, können wir, wollen wir`),
    allTheSame: list(`trotzdem, dennoch, so oder so, auf jeden fall, auf alle fälle, jedenfalls`),
  },
  ru: {
    tells: [
      ...forms(
        'бронируй, забронируй, заказывай, оформляй, вызывай, записывай, резервируй, подтверждай, фиксируй',
        '',
        'те',
      ),
      ...list(`бронируем, забронируем, заказываем, оформляем, резервируем, фиксируем`),
    ],
    tellsLightly: [
      ...forms('бери, делай, сделай, возьми, отправляй, присылай, запиши, действуй', '', 'те'),
      ...list(
        `берем, берём, делаем, сделаем, возьмем, возьмём, беру, погнали, поехали, идет, идёт, пойдет, пойдёт, пусть будет, можно брать`,
      ),
    ],
    points: list(
      `это, его, ее, её, их, так, этот, эту, этот вариант, на этом, на это, столик, такси, вот это, вот так`,
    ),
    around: list(`
      давай, давайте, ну, тогда, уже, все, всё, значит, да, и, ладно, пожалуйста, нам, нас, смело, можно, можешь, можете,
      вот, же, конечно, точно, именно`),
    allTheSame: list(`все равно, всё равно, все же, всё же, в любом случае, тем не менее, так или иначе`),
  },
  fa: {
    tells: [
      ...persianTells(
        'رزرو کن, ثبت کن, تایید کن, اوکی کن, نهایی کن, قطعی کن, فیکس کن, ردیف کن, سفارش بده, انجام بده',
      ),
      ...list(
        `رزروش کن, ثبتش کن, تاییدش کن, اوکیش کن, نهاییش کن, قطعیش کن, فیکسش کن, ردیفش کن, انجامش بده, سفارشش بده, بزن بریم,
        همین کارو بکن, همین کارو بکنید, این کارو بکن, همین کار رو بکن, همین کار را بکنید`,
      ),
    ],
    tellsLightly: [
      ...persianTells('بگیر, بده, بفرست, بزن'),
      ...list(`کن, کنید, کنین, کنیم, بگیریم, بشه, بریم`),
    ],
    points: list(`
      همین, همینو, همین رو, همین را, این, اینو, این رو, همون, همونو, همون رو, همین کارو, این کارو, همین کار رو, این کار رو,
      همین جوری, همینجوری, این یکی, همین یکی`),
    around: list(`پس, لطفا, حتما, خب, برام, برامون, برای ما, برای من, خودت, هم`),
    allTheSame: list(`به هر حال, بهرحال, با این حال, در هر صورت, درهرصورت, بازم, باز هم`),
  },
  he: {
    tells: list(`
      תזמין, תזמיני, תזמינו, נזמין, מזמינים, תסגור, תסגרי, תסגרו, נסגור, סוגרים, סגרי, תשריין, תשרייני, תאשר, תאשרי, מאשרים, תקבע, תקבעי, הולכים על זה, נלך על זה`),
    tellsLightly: list(`
      תעשה, תעשי, נעשה, עושים, קח, קחי, ניקח, לוקחים, לוקחת, לוקח, תשמור, תשמרי, תשלח, תשלחי, תביא, תביאי,
      שיבוא, זורמים, זורם, זורמת`),
    points: list(
      `זה, את זה, על זה, עם זה, אותו, אותה, ככה, כך, את השולחן, את המונית, את ההזמנה, הזה, הזאת, את הכל`,
    ),
    around: list(`יאללה, אז, טוב, בוא, בואו, בואי, פשוט, כבר, לי, לנו, בשבילנו, בבקשה`),
    allTheSame: list(`בכל זאת, בכל מקרה, על כל פנים, גם ככה`),
  },
  el: {
    tells: list(`
      κλείσε, κλείσ, κλείστε, κλείστο, κλείσετο, κλείνουμε, κράτα, κράτησε, κρατήστε, κλείδωσε, κλείδωσέ, επιβεβαίωσε, επιβεβαιώστε, παράγγειλε, παραγγείλτε,
      στείλε το, στείλ το, στείλτε το`),
    tellsLightly: list(`
      κάνε, κάν, κάντε, κάντο, κάνουμε, κάνε το, πάρε, πάρ, πάρτε, παίρνουμε, παίρνω, ας γίνει, να γίνει, πάμε,
      προχώρα, προχωράμε, προχωρήστε, ας είναι`),
    points: list(
      `το, τον, την, τα, αυτό, αυτόν, αυτήν, έτσι, ακριβώς έτσι, με αυτό, γι αυτό, το τραπέζι, το ταξί`,
    ),
    around: list(`άντε, λοιπόν, τότε, ναι, ας, να, μου, μας, για μας, ρε, βρε, παρακαλώ, απλά, κι, και`),
    allTheSame: list(`έτσι κι αλλιώς, παρ όλα αυτά, ούτως ή άλλως, όπως και να έχει, σε κάθε περίπτωση`),
  },
  ar: {
    tells: [
      ...arabicTells('احجز, ثبت, اكد, اعتمد, اطلب'),
      ...list(`نحجز, نحجزها, نحجزه, نعتمد, نعتمدها, نثبتها, توكل, توكلي`),
    ],
    tellsLightly: [
      ...arabicTells('خذ, سو, اعمل, كمل'),
      ...list(
        `ناخذها, ناخذه, ناخدها, ناخده, ناخذ, سوها, سويها, ابعتها, ابعته, ابعثها, ابعثه, ارسلها, ارسله, يجي`,
      ),
    ],
    points: list(
      `هذا, هاي, هيك, هذي, هذه, ذا, ده, دي, كذا, كده, على هذا, على كذا, على هيك, بهيك, عليه, عليها, زي ما هو, زي كذا, زي ما هي`,
    ),
    around: list(
      `يلا, خلاص, خلص, طيب, اذن, إذا, تمام, ماشي, لنا, لي, النا, الي, رجاء, على بركة الله, على الله, فيها, فيه`,
    ),
    allTheSame: list(`على كل حال, على اي حال, بكل الاحوال, بكل الأحوال, مع ذلك, برضو, برضه`),
  },
  ko: {
    tells: [
      ...forms(
        '예약, 주문, 진행, 확정, 결제',
        '해',
        '해줘',
        '해줘요',
        '해주세요',
        '하자',
        '하죠',
        '합시다',
        '할게',
        '할게요',
        '하겠습니다',
        '시켜줘',
      ),
      ...list(`예약 잡아줘, 예약 잡아주세요, 불러줘, 불러주세요,
      그걸로 가자, 그걸로 갈게요, 그걸로 갈게, 그걸로 갑시다, 그걸로 갈래요, 이걸로 갈게요, 이걸로 가자, 그렇게 가자, 그렇게 갈게요`),
    ],
    tellsLightly: [
      ...forms('해, 잡아, 보내', '줘', '줘요', '주세요', '주라'),
      ...list(`해, 해요, 하자, 하죠, 합시다, 할게, 할게요, 할래, 할래요, 하세요, 주세요`),
    ],
    points: list(
      `그걸로, 이걸로, 그거로, 이거로, 그렇게, 이렇게, 그대로, 그거, 이거, 그것으로, 이것으로, 그 걸로, 이 걸로, 예약`,
    ),
    around: list(`그럼, 그냥, 바로, 얼른, 빨리, 좀, 일단, 꼭`),
    allTheSame: list(`그래도, 어쨌든, 아무튼, 어쨌거나`),
  },
};
