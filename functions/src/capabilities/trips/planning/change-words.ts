import { anyPhrase, foldedWords } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** To put a place into a day. */
const adds = `add|include|put|squeeze in|fit in
ekle*|koy|ilave et*|dahil et*
תוסיף*|הוסף|הוסיפ*|להוסיף|תכניס*|להכניס
добавь*|добавить|добавьте|включи|включите|вставь*
πρόσθεσε*|προσθέστε|προσθέσεις|βάλε|βάλτε|βάλεις
füge|fügen|nimm|nehmen|setze|pack
أضف|أضيفي|أضيفوا|ضيف|ضيفي|زد|حط
اضافه کن*|اضافه کنید|بگذار*|بذار*
추가*|넣어*|넣자`;

/** To leave a visit out. */
const drops = `drop|remove|skip|leave out|take out|delete|cut|get rid of|without
çıkar*|sil|silelim|kaldır*|atla*|çıkar at|onu at|bunu at|olmadan|iptal et*|iptal
תוריד*|להוריד|הסר|הסירי|תסיר*|תמחק*|מחק|תוציא*|להוציא|תדלג*|דלג*|בלי
убери*|убрать|уберите|удали*|исключи*|пропусти*|вычеркни*|без
βγάλε*|βγάλτε|βγάλεις|αφαίρεσε|αφαιρέστε|σβήσε*|παράλειψε*|χωρίς
streich*|entferne*|lösche*|lass*|nimm*|überspring*|ohne
احذف*|أزل|أزيلي|أزيلوا|شيل*|تخط*|ألغ*|بدون|بلا
حذف کن*|حذف کنید|بردار*|پاک کن*|بدون
빼*|삭제*|제외*|지워*|없애*`;

/** A day, or a visit, begins. */
const begins = `start|starts|begin|begins|set off|set out|kick off|leave
başla*|çıkalım|çık
נתחיל|להתחיל|תתחיל*|התחל*|נצא|יציאה
начни*|начать|начн*|начинаем|начало|выезжаем|выйдем
ξεκινάμε|ξεκίνα*|ξεκινήσ*|αρχίζουμε|αρχίσ*|άρχισε*|αρχή
anfangen|fang*|beginn*|start*|los|losgehen
ابدأ*|نبدأ|تبدأ|نبدا|ابدا|بداية|البداية|ننطلق
شروع*|راه بیفت*
시작*|출발*`;

/** What is planned is asked for. */
const asks = `what have i planned|what have we planned|what do i have planned|what do we have planned|what did i plan|what did we plan|what is planned|whats planned|whats the plan|what is the plan|what are we doing|what do we do|what are our plans|what is on the plan|show me the plan|what does the plan say
ne planladım|ne planladık|neler planladım|neler planladık|planda ne var|planımda ne var|planımız ne|planım ne|plan ne|ne planlamıştık|ne yapacağız|neler var planda
מה תכננתי|מה תכננו|מה מתוכנן|מה התוכנית|מה יש בתוכנית|מה בתוכנית|מה עושים
что я запланировал|что я запланировала|что мы запланировали|что запланировано|что у нас запланировано|какой план|какие планы|что в плане|что у нас по плану|что по плану
τι έχω προγραμματίσει|τι έχουμε προγραμματίσει|τι έχω σχεδιάσει|τι έχουμε σχεδιάσει|τι προγραμματίσαμε|τι έχει το πρόγραμμα|ποιο είναι το πρόγραμμα|τι κάνουμε
was habe ich geplant|was haben wir geplant|was ist geplant|was steht im plan|was ist der plan|wie sieht der plan aus|was machen wir|was ist für|was steht an
ماذا خططت|ماذا خططنا|ما المخطط|ما الخطة|ما خطتنا|ما هي الخطة|ماذا في الخطة|شو مخططين|ماذا سنفعل
چه برنامه‌ای دارم|چه برنامه‌ای داریم|چه برنامه ای داریم|برنامه چیه|برنامه چیست|برنامه‌مان چیست|چی برنامه‌ریزی کردم|چی برنامه ریختیم|چه کار می‌کنیم
뭐 계획*|무슨 계획*|무엇을 계획*|뭘 계획*|계획이 뭐*|일정이 뭐*|일정 뭐*|일정은 뭐*|일정 알려*|일정이 어떻게*|무슨 일정*|일정 보여*`;

/** What is put aside for later. */
const saves = `save|keep|put aside|bookmark|remember|note down|add to my list|star
kaydet*|sakla*|listeme ekle*|not al*
שמור|שמרי|תשמור*|לשמור|תרשום*
сохрани*|сохранить|запомни*|отложи*|запиши*
αποθήκευσε*|αποθηκεύστε|κράτα*|κράτησε το|σώσε*|σημείωσε*
speicher*|merk*|vormerken|aufheben|heb*
احفظ*|خزن*|سجل*
ذخیره کن*|ذخیره کنید|نگه دار*|یادداشت کن*
저장*|찜*|기억해*|담아*`;

/** The list of what was put aside. */
const savedList = `saved places|places i saved|places we saved|what did i save|what have i saved|what have we saved|my saved|our saved
kaydettiğim yerler|kaydettiklerim|kayıtlı yerler*|neleri kaydettim|sakladığım yerler
המקומות ששמרתי|מקומות ששמרתי|מקומות שמורים|מה שמרתי
сохраненные места|сохранённые места|места которые я сохранил|что я сохранил|что я сохранила
αποθηκευμένα μέρη|μέρη που αποθήκευσα|τι αποθήκευσα|τι έχω αποθηκεύσει
gespeicherte orte|gespeicherten orte|was habe ich gespeichert|gemerkte orte|gemerkten orte
الأماكن المحفوظة|أماكني المحفوظة|ماذا حفظت|الأماكن التي حفظتها
جاهای ذخیره شده|جاهای ذخیره‌شده|چی ذخیره کردم|چه جاهایی ذخیره کردم
저장한 장소|저장된 장소|뭘 저장|찜한 곳|찜한 장소`;

/** Words around a name that are none of it; each by itself. */
const around = `the a an to on in at of for from into it please our my us me we and also that this too let lets
bir de da bu şu o lütfen için den dan bizim ve güne günü günden
את ה ל ב של לי לנו גם בבקשה על מ
в во на из и мне нам пожалуйста еще ещё из к для
το τη την τον τα στη στην στο στον μου μας και παρακαλώ από για ένα μια
den die das der dem ein eine einen zu zum zur auf an am in im noch bitte uns mir ins hinzu weg raus aus und um auch
في من إلى على لي لنا لو سمحت و ال
را رو به از در برای لطفا هم و تا کن کنیم کنید
을 를 은 는  이 가 에 에서 에다 도 좀 요 주세요 줘 해줘 해주세요 부탁해요 위해 위한`;

const tables = onFirstUse(() => ({
  adds: anyPhrase(adds),
  drops: anyPhrase(drops),
  begins: anyPhrase(begins),
  asks: anyPhrase(asks),
  saves: anyPhrase(saves),
  savedList: anyPhrase(savedList),
  around: new Set(around.split(/\s+/u).map((word) => foldedWords(word).join(' '))),
}));

const spaced = (text: string) => ` ${foldedWords(text.slice(0, 400).replace(/['’]s\b/gu, 's')).join(' ')} `;

/** What a message would have done to a saved trip. */
export type TripAction = 'asks' | 'savedList' | 'saves' | 'adds' | 'drops' | 'begins';

/** Those that a message has words for, in any of Merve's languages. Pure. */
export function actionsIn(text: string): ReadonlySet<TripAction> {
  const said = spaced(text);
  const all = tables();
  const actions = ['asks', 'savedList', 'saves', 'adds', 'drops', 'begins'] as const;
  return new Set(actions.filter((action) => all[action].test(said)));
}

/** The words of a action, as they are taken out of a message. */
export const wordsOfAction = (action: TripAction): RegExp => tables()[action];

/** Whether a folded word stands around names and is part of none. */
export const isAround = (word: string): boolean => tables().around.has(word);
