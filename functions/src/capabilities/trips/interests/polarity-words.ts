/** What turns down whatever stands in the same part of a message; an entry as in `language/phrase-pattern.ts`. */
export const turningDown = `no|not|never|dont|don t|doesnt|doesn t|isnt|arent|without|except|hate|hates|dislike*|avoid*|skip*|drop|remove|leave out|leave off|take out|take off|take it off|cut|less|fewer|nothing with|instead of|rather than
değil|yok|hiç|olmasın|olmadan|istem*|sevme*|sevmi*|*miyor*|*mıyor*|*muyor*|*müyor*|*meyelim|*mayalım|hariç|çıkar*|sil|silelim|kaldır*|atla*|iptal|nefret*|yerine
לא|בלי|ללא|אין|חוץ|שונא*|תוריד*|להוריד|הסר|הסירי|תסיר*|תמחק*|מחק|תוציא*|להוציא|דלג*|תדלג*
не|без|кроме|нет|ни|ненавид*|убери*|убрать|уберите|удали*|исключи*|пропусти*|вычеркни*|вместо
δεν|δε|μη|μην|όχι|χωρίς|εκτός|ούτε|μισώ|βγάλε*|βγάλτε|αφαίρεσε|αφαιρέστε|σβήσε*|παράλειψε*|αντί
nicht|kein|keine|keinen|keiner|ohne|außer|hasse*|streich*|entferne*|lösche*|weg|weglassen|überspring*|statt
لا|ليس|ليست|بدون|بلا|غير|مش|مو|ما نحب|ما بدنا|ما بدي|ما أحب|ما نريد|ما أريد|لن|نكره|أكره|احذف*|أزل|أزيلي|شيل*|ألغي*|إلغاء|نلغي*|تخط*|بدل
نه|بدون|بی|غیر|جز|بجز|ندار*|نمی|نمی*|نخواه*|نباش*|متنفر*|حذف|بردار*|پاک
말고|빼*|없이|없*|싫*|안|않*|제외*|삭제*|지워*|관심없*|별로|대신`;

/** What looks like it, and turns down nothing. */
export const turningDownNothing = `not only|not just|cant get enough|can t get enough|cannot get enough|dont miss|don t miss|not miss|nothing beats|why not|no problem|not to miss|dont skip|don t skip|dont leave out|dont drop|couldnt live without|cant live without|can t live without
sadece değil|kaçırm*|vazgeçem*|bıkm*|doyam*
לא רק|לא לפספס|לא נמאס|אי אפשר בלי
не только|не пропустить|не пропустите|не можем без|не забудь*
όχι μόνο|δεν χάνουμε|δεν θέλουμε να χάσουμε|μη χάσουμε
nicht nur|nicht verpassen|nicht auslassen|nicht genug
ليس فقط|لا نمل|لا تفوت*|مش بس
نه تنها|نه فقط|از دست ندهیم
뿐만 아니라|놓치지 않*|빼놓지 않*|빼놓을 수 없*|빼지 마*`;

/** What parts a message in two where it says something else. */
export const parting =
  'but|however|though|instead|ama|fakat|ancak|lakin|אבל|אלא|אך|но|зато|а|αλλά|αλλα|όμως|μα|aber|sondern|dafür|jedoch|لكن|ولكن|بل|ولی|اما|بلکه|하지만|그런데|대신에';

/** What joins two things; it parts them where the second one has a yes or no of its own. */
export const joining = 'and|ve|и|και|und|و|그리고';

/** A yes of its own. */
export const liking = `love*|like*|enjoy*|want*|lots|more|mostly|adore*|prefer*|yes|add|include
sev*|bayıl*|isti*|olsun|bol|bolca|tercih*|daha|ekle*
אוהב*|ואוהב*|רוצ*|הרבה|מעדיפ*|מת*|כן|תוסיפ*|תוסיף
люб*|обожа*|хо*|больше|много|предпоч*|интерес*|добавь*
αγαπ*|λατρε*|θέλ*|αρέσ*|περισσότερ*|προτιμ*|πρόσθεσε*
lieb*|mag|mögen|gern*|möcht*|will|wollen|viel|viele|mehr|bevorzug*
نحب|أحب|ونحب|وأحب|نريد|أريد|نعشق|أكثر|كثير*|نفضل|أضف*
دوست|عاشق|می‌خواه*|میخواه*|بیشتر|ترجیح*|اضافه
좋아*|좋*|원해*|많이|사랑*|추가*`;

/** Nothing else than what stands beside it. */
export const nothingElse =
  'only|just|nothing but|exclusively|sadece|yalnız*|yalnızca|רק|только|лишь|исключительно|μόνο|αποκλειστικά|nur|ausschließlich|bloß|فقط|بس|오직|오로지';
