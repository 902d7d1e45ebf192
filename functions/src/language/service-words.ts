import { onFirstUse } from '../platform/on-first-use.ts';
import { anyPhrase, foldedWords } from './phrase-pattern.ts';

/**
 * What is done for people, as businesses write it in English, and how people ask for it in all nine languages: phrases as `anyPhrase`
 * reads them, parted by `|`.
 */
const works: readonly (readonly [name: string, said: string])[] = [
  [
    'cleaning',
    'clean|cleaned|cleaning|wash it|temizle*|temizlik*|temizliğ*|לנקות|ינקו|ינקה|תנקה|ניקוי|ניקיון|чист*|почист*|уборк*|помыть|καθαρισ*|καθαριζ*|καθαριο*|reinig*|saubermachen|sauber machen|putzen|ينظف*|تنظيف*|ينضف*|تنضيف*|نظف*|نضف*|تمیز*|نظافت*|سرویس کنن*|청소*|세척*|닦아*',
  ],
  [
    'gas refill',
    'gas refill|refill the gas|gas top up|gaz dolum*|gaz bas*|מילוי גז|למלא גז|заправ* фреон*|заправить газ|фреон*|γεμισμα αεριου|φρεον|gas nachfüllen|gas auffüllen|تعبئة غاز|شحن غاز|فريون|شارژ گاز|گاز کولر|가스 충전*|가스충전*|냉매*',
  ],
  [
    'installation',
    'install|installed|installation|fit a new|montaj*|kurulum*|taktır*|להתקין|התקנה|установ*|монтаж*|εγκαταστ*|τοποθετ*|installier*|einbau*|montier*|montage|تركيب*|نصب*|설치*',
  ],
  [
    'repair',
    'repair*|fix|fixed|broken|tamir*|bozul*|bozuk*|לתקן|תיקון|מקולקל|починить|почините|ремонт*|сломал*|επισκευ*|φτιαξ*|χαλασ*|reparier*|reparatur*|kaputt*|تصليح*|يصلح*|إصلاح*|خربان*|عطلان*|تعمیر*|خراب*|수리*|고쳐*|고장*',
  ],
  [
    'service',
    'service|serviced|maintenance|bakım*|bakim*|תחזוקה|טיפול|обслужив*|техобслужив*|συντηρησ*|σερβις|wartung|warten lassen|صيانة|سرویس|نگهداری|점검*|정비*',
  ],
  [
    'tap',
    'tap|taps|faucet*|musluk*|musluğ*|ברז|кран|крана|крану|βρυση*|wasserhahn*|حنفية|صنبور|شیر آب|شیر دستشویی|수도꼭지*',
  ],
  [
    'boiler',
    'boiler*|water heater|kombi*|şofben*|דוד|בוילר|бойлер*|котел*|котёл|μποιλερ*|λεβητ*|θερμοσιφων*|boiler*|heizkessel|therme|سخان*|بويلر|غلاية|آبگرمکن*|پکیج|보일러*|온수기*',
  ],
  [
    'drain',
    'drain|drains|clogged|blocked sink|tıkan*|tıkalı*|gider*|סתימה|סתום|засор*|забил*|слив|βουλω*|αποχετευσ*|verstopf*|abfluss*|مسدود*|بالوعة|تسليك*|گرفتگی*|فاضلاب|막혔*|막힌*|하수구*|배수구*',
  ],
  [
    'window',
    'window*|cam sil*|camlar*|חלונות|חלון|окна|окон|παραθυρ*|τζαμι*|fenster*|شبابيك|نوافذ|پنجره*|유리창*|창문*',
  ],
  [
    'door opening',
    'open the door|door opening|locked out|kapı aç*|kapıda kald*|לפתוח דלת|פתיחת דלת|открыть дверь|вскры*|ανοιγμα πορτας|ανοιξ* την πορτα|tür öffnen|türöffnung|ausgesperrt|فتح الباب|يفتح الباب|باز کردن در|در را باز|문 열어*|문 따*',
  ],
  [
    'lawn',
    'lawn|grass|hedge*|çim*|דשא|גדר חיה|газон*|трав*|γκαζον|γρασιδι|rasen*|hecke*|عشب|العشب|چمن*|잔디*',
  ],
  ['palm pruning', 'palm*|palmiye*|דקל*|пальм*|φοινικ*|palme*|نخل*|نخلة|نخل*|야자*'],
  ['zip', 'zip|zipper*|fermuar*|רוכסן|молни*|φερμουαρ|reißverschluss*|سحاب|سوستة|زیپ*|지퍼*'],
  [
    'hem',
    'hem|shorten*|paça*|קיצור מכנס*|לקצר|подшить|укоротить|στριφωμα|κοντυν*|kürzen|saum|تقصير*|يقصر*|کوتاه کردن*|کوتاه کن*|기장*|단 줄*',
  ],
  [
    'ironing',
    'iron|ironing|ironed|ütü*|גיהוץ|לגהץ|глаж*|погладить|σιδερωμα*|σιδερω*|bügel*|كوي|كي الملابس|اتو*|다림질*|다려*',
  ],
  [
    'bouquet',
    'bouquet*|buket*|זר|זר פרחים|букет*|μπουκετ*|ανθοδεσμη*|strauß|blumenstrauß|باقة*|بوكيه|دسته گل*|꽃다발*|부케*',
  ],
  ['heel', 'heel*|topuk*|topuğ*|עקב|עקבים|каблук*|набойк*|τακουνι*|absatz|absätze|كعب*|پاشنه*|굽*'],
  ['soles', 'sole|soles|pençe*|סוליות|סוליה|подошв*|σολα|σολες|sohle*|نعل*|کف کفش|밑창*'],
];

const tables = onFirstUse(() => works.map(([name, said]) => ({ name, pattern: anyPhrase(said.split('|')) })));

/** What a text asks to be done, in any of Merve's languages, in the words of businesses; in the order of the table. Pure. */
export function serviceWordsIn(text: string): readonly string[] {
  const said = ` ${foldedWords(text.slice(0, 500)).join(' ')} `;
  return tables().flatMap(({ name, pattern }) => (pattern.test(said) ? [name] : []));
}
