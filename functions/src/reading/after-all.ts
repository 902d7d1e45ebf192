/** "Oh go on then", "хотя ладно, давайте": what was just let go is wished after all. In any of Merve's languages. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';

const words: Readonly<Record<Language, string>> = {
  en: `ok|okay|alright|fine then, go on then, oh go on, oh ok|okay|alright|fine, actually yes|ok|okay|sure|lets, on second thought|thoughts, changed my|our mind,
    after all, ok|okay|fine|alright lets, you know what lets|yes|ok|okay, what the hell, sod it, screw it, ah why not, oh why not`,
  tr: `tamam hadi, hadi tamam, neyse tamam, peki tamam, peki hadi, iyi tamam, aslında olur|evet|tamam, fikrim* değişti*, fikrimi değiştirdim, yine de ayır*|yap*|rezerve|olsun,
    hadi olsun, hadi yap*, tamam ya, neyse olsun, neyse ayır*|yap*, aman olsun, yok ya ayır*|yap*`,
  de: `na gut, na schön, ach doch, ok|okay doch, also gut, dann doch, na dann, doch buchen|buch|reservieren, doch noch, hab|habs|habe es mir [doch] anders überlegt,
    anders überlegt, ach komm, ach was solls, was solls, okay machen wir, gut machen wir`,
  ru: `хотя ладно|давайте|давай|да, ну ладно, ладно давайте|давай, ну давайте|давай, а давайте|давай, да давайте, передумал|передумала|передумали, всё-таки давайте|давай|да|бронируйте,
    все таки давайте|давай|бронируйте, ладно бронируйте|бронируй, была не была`,
  el: `άντε καλά, άντε εντάξει, τελικά ναι, τελικά εντάξει, τελικά κλείσ*, εντάξει τελικά, καλά κλείσ*, άλλαξα|αλλάξαμε γνώμη, άντε κλείσ*, ας το κάνουμε, δε βαριέσαι`,
  he: `טוב נו, נו טוב, בעצם כן, בעצם בסדר, טוב יאללה, יאללה טוב, שיניתי|שינינו את דעתי|דעתנו, שיניתי דעתי, בסוף כן, טוב תזמין|תזמיני, יאללה תזמין|תזמיני`,
  ar: `طيب خلاص, خلص ماشي, طيب ماشي, غيرت رأيي, غيرنا رأينا, خلاص احجز*, طيب احجز*, ماشي احجز*, يلا احجز*, بلى احجز*, خلينا نحجز*, على كل حال احجز*`,
  fa: `خب باشه, باشه رزرو, باشه بگیر*, نظرم عوض شد, نظرمون عوض شد, حالا رزرو, خب رزرو, اصلا رزرو, ولی باشه, حالا باشه, بیخیال رزرو`,
  ko: `그래 그냥, 그냥 예약*, 역시 예약*, 그래도 예약*, 생각해보니 예약*, 마음 바뀌*, 마음이 바뀌*, 마음 바꿨*, 에이 그냥, 아니다 예약*, 아니다 그냥`,
};

const patterns = onFirstUse(() => languageSchema.options.map((language) => phrases(words[language])));
/** Who writes more tells it anew. */
const mostWords = 10;

/** Whether a short message without a number or a question takes up again what was turned down before it. */
export function takesUpAgain(text: string): boolean {
  const said = new SaidText(text);
  if (said.words.length > mostWords || /[\d?？؟]/u.test(text)) return false;
  return patterns().some((pattern) => said.open.search(pattern) >= 0);
}
