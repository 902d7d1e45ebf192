import { anyPhrase, foldedWords, phraseList } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** What somebody wants of their mail and calendar, in nine languages. `*` stands for any letters. */
const wishes = {
  mail: `send the plan to the others|send the plan to the other ones|send the plan to everyone|send the plan to everybody|send the plan to them|send the plan to the group|send the plan to my friends|send the plan to our group|send the others the plan|send everyone the plan|send them the plan|send my friends the plan|send the plan by mail|send the plan by email|send the plan via email|send out the plan|send our plan to the others|mail the plan to the others|mail the plan to everyone|mail the plan|email the plan to the others|email the plan to everyone|email the plan to the group|email the plan|email the others the plan|email them the plan|email everyone the plan|mail them the plan|send the plan
planı diğerlerine gönder*|planı ötekilere gönder*|planı herkese gönder*|planı gruba gönder*|planı arkadaşlarıma gönder*|planı arkadaşlara gönder*|planı onlara gönder*|planı e postayla gönder*|planı e posta ile gönder*|planı maille gönder*|planı mail at*|planı postala*|herkese planı gönder*|planı yolla*|planı diğerlerine yolla*|planı herkese yolla*|planı gönder*
שלחי את התוכנית לאחרים|תשלחי את התוכנית לאחרים|שלח את התוכנית לאחרים|לשלוח את התוכנית לאחרים|שלחי את התוכנית לכולם|תשלחי את התוכנית לכולם|לשלוח את התוכנית לכולם|שלחי להם את התוכנית|תשלחי להם את התוכנית|שלחי לכולם את התוכנית|תשלחי לכולם את התוכנית|שלחי את התוכנית לחברים|תשלחי את התוכנית לחברים|שלחי את התוכנית לקבוצה|תשלחי את התוכנית לקבוצה|שלחי את התוכנית במייל|תשלחי את התוכנית במייל|שלחי את התוכנית|תשלחי את התוכנית
отправь план остальным|отправьте план остальным|отправь план другим|отправь план всем|отправьте план всем|отправь всем план|отправь план друзьям|отправь план группе|отправь им план|отправьте им план|отправь план по почте|отправь план на почту|пошли план остальным|пошли план всем|пришли план остальным|разошли план|разошли всем план|разослать план|отправить план остальным|отправить план всем|отправь план
στείλε το πλάνο στους άλλους|στείλε το πλάνο στους υπόλοιπους|στείλε το πλάνο σε όλους|στείλτε το πλάνο στους άλλους|στείλε το σχέδιο στους άλλους|στείλε το σχέδιο σε όλους|στείλε το σχέδιο στους υπόλοιπους|στείλε τους το πλάνο|στείλε τους το σχέδιο|στείλε το πλάνο στην παρέα|στείλε το πλάνο στους φίλους μου|στείλε το πλάνο με email|στείλε το σχέδιο με email|στείλε το πλάνο|στείλε το σχέδιο
schick den anderen den plan|schicke den anderen den plan|sende den anderen den plan|schick den plan an die anderen|schicke den plan an die anderen|schick den plan den anderen|sende den plan an die anderen|senden sie den plan an die anderen|schicken sie den plan an die anderen|schick allen den plan|schicke allen den plan|schick den plan an alle|sende den plan an alle|schick ihnen den plan|schick den plan an die gruppe|schick den plan an meine freunde|maile den plan an die anderen|mail den anderen den plan|schick den plan per mail|sende den plan per mail|schick den plan|schicke den plan|sende den plan
أرسل الخطة إلى الآخرين|أرسلي الخطة إلى الآخرين|أرسل الخطة للآخرين|أرسلي الخطة للآخرين|أرسل الخطة إلى الجميع|أرسلي الخطة إلى الجميع|أرسل الخطة للجميع|أرسلي الخطة للجميع|أرسل لهم الخطة|أرسلي لهم الخطة|أرسل الخطة إلى أصدقائي|أرسلي الخطة إلى أصدقائي|أرسل الخطة لأصدقائي|أرسل الخطة إلى المجموعة|أرسل الخطة بالبريد|أرسلي الخطة بالبريد|ابعث الخطة للآخرين|ابعث الخطة للجميع|ابعتي الخطة للكل|أرسل الخطة|أرسلي الخطة
برنامه را برای بقیه بفرست|برنامه رو برای بقیه بفرست|برنامه را به بقیه بفرست|برنامه رو به بقیه بفرست|برنامه را برای دیگران بفرست|برنامه را برای همه بفرست|برنامه رو برای همه بفرست|برنامه را برای دوستانم بفرست|برنامه را برای گروه بفرست|برنامه را برایشان بفرست|برنامه رو براشون بفرست|برنامه را ایمیل کن|برنامه رو ایمیل کن|برنامه را با ایمیل بفرست|برنامه را بفرست|برنامه رو بفرست
계획을 다른 사람들에게 보내*|계획을 다른 사람에게 보내*|계획을 모두에게 보내*|모두에게 계획을 보내*|계획을 친구들에게 보내*|계획을 나머지 사람들에게 보내*|다른 사람들에게 계획을 보내*|계획 다른 사람들한테 보내*|계획을 다른 사람들한테 보내*|계획을 메일로 보내*|계획 메일로 보내*|계획을 그룹에 보내*|계획을 보내*|계획 보내*`,
  calendar: `put it in my calendar|put it into my calendar|put it on my calendar|put this in my calendar|put this into my calendar|put that in my calendar|put that into my calendar|put my booking in my calendar|put my booking into my calendar|put the booking in my calendar|put the booking into my calendar|put the plan in my calendar|put the plan into my calendar|add it to my calendar|add this to my calendar|add that to my calendar|add my booking to my calendar|add the booking to my calendar|add the plan to my calendar|save it in my calendar|save it to my calendar|save this to my calendar|enter it in my calendar|enter it into my calendar|write it in my calendar|write it into my calendar|put it in my google calendar|put it into my google calendar|add it to my google calendar|add this to my google calendar|put it in the calendar|add it to the calendar
takvimime ekle*|bunu takvimime ekle*|onu takvimime ekle*|takvimime koy*|takvimime yaz*|takvimime kaydet*|takvime ekle*|google takvimime ekle*|rezervasyonu takvimime ekle*|rezervasyonumu takvimime ekle*|planı takvimime ekle*|bunu takvime ekle*
הוסיפי את זה ליומן*|תוסיפי את זה ליומן*|תוסיפי ליומן*|הוסיפי ליומן*|הוסף ליומן*|להוסיף ליומן*|להוסיף את זה ליומן*|שימי את זה ביומן*|תשימי את זה ביומן*|תכניסי את זה ליומן*|תכניסי ליומן*|הכניסי ליומן*|תרשמי לי ביומן|רשמי לי ביומן|הוסיפי את ההזמנה ליומן*|תוסיפי את ההזמנה ליומן*
добавь это в мой календарь|добавь это в календарь|добавь в мой календарь|добавь в календарь|добавьте в календарь|добавьте в мой календарь|занеси это в календарь|занеси в календарь|занеси в мой календарь|запиши в календарь|запиши это в календарь|запиши в мой календарь|внеси в календарь|внеси это в календарь|добавить в календарь|поставь в календарь|добавь бронь в календарь|добавь бронирование в календарь
βάλε το στο ημερολόγιό μου|βάλ το στο ημερολόγιό μου|βάλτε το στο ημερολόγιό μου|βάλε το στο ημερολόγιο|βάλ το στο ημερολόγιο|πρόσθεσέ το στο ημερολόγιό μου|πρόσθεσε το στο ημερολόγιό μου|πρόσθεσέ το στο ημερολόγιο|πρόσθεσε το στο ημερολόγιο|γράψε το στο ημερολόγιό μου|γράψ το στο ημερολόγιό μου|πέρασέ το στο ημερολόγιό μου|βάλε την κράτηση στο ημερολόγιό μου
trag es in meinen kalender ein|trage es in meinen kalender ein|trag das in meinen kalender ein|trage das in meinen kalender ein|tragen sie es in meinen kalender ein|tragen sie das in meinen kalender ein|trag die buchung in meinen kalender ein|trage die buchung in meinen kalender ein|trag den plan in meinen kalender ein|schreib es in meinen kalender|schreib das in meinen kalender|in meinen kalender eintragen|es in meinen kalender eintragen|das in meinen kalender eintragen|füge es meinem kalender hinzu|füge das meinem kalender hinzu|setz es in meinen kalender|setz das in meinen kalender|pack es in meinen kalender|in meinen kalender
أضفه إلى تقويمي|أضيفيه إلى تقويمي|أضف هذا إلى تقويمي|أضيفي هذا إلى تقويمي|أضفها إلى تقويمي|أضيفيها إلى تقويمي|أضف الحجز إلى تقويمي|أضيفي الحجز إلى تقويمي|أضف إلى تقويمي|أضيفي إلى تقويمي|ضعه في تقويمي|ضعيه في تقويمي|ضع هذا في تقويمي|ضعي هذا في تقويمي|سجله في تقويمي|سجليه في تقويمي|حطه في تقويمي|ضيفيه على تقويمي|أضفه إلى التقويم|أضيفيه إلى التقويم
در تقویمم بگذار|در تقویمم بذار|به تقویمم اضافه کن|این را به تقویمم اضافه کن|این رو به تقویمم اضافه کن|آن را به تقویمم اضافه کن|اونو به تقویمم اضافه کن|در تقویمم ثبت کن|توی تقویمم بذار|تو تقویمم بذار|توی تقویمم ثبت کن|به تقویم من اضافه کن|در تقویم من بگذار|رزرو را به تقویمم اضافه کن|این را در تقویمم بگذار|این را در تقویمم ثبت کن|به تقویم اضافه کن
내 캘린더에 넣어*|내 캘린더에 추가*|캘린더에 넣어*|캘린더에 추가*|캘린더에 등록*|내 달력에 넣어*|내 달력에 추가*|달력에 넣어*|달력에 추가*|달력에 적어*|이거 캘린더에 넣어*|예약을 캘린더에 넣어*|예약을 캘린더에 추가*|일정에 추가*|구글 캘린더에 추가*|구글 캘린더에 넣어*`,
} as const;
export type GoogleWish = keyof typeof wishes;

/** What stands around such a wish, and asks for nothing more. */
const besides = `please|now|thanks|thank you|can you|could you|would you|merve|hey|hi|hello|by mail|by email|via email|via gmail|from my gmail|and|then|too|also|ok|okay|great|for me
lütfen|şimdi|teşekkürler|merhaba|tamam|bana|benim için|olur mu|misin|mısın|e postayla|bunu
בבקשה|עכשיו|תודה|היי|שלום|אוקיי|במייל|לי|שלי|בשבילי
пожалуйста|сейчас|спасибо|привет|теперь|ещё|и|мне|по почте|можешь|ок|мой
παρακαλώ|τώρα|ευχαριστώ|γεια|και|μου|μπορείς να|μπορείς|με email|εντάξει
bitte|jetzt|danke|hallo|und|auch|mir|kannst du|könntest du|per mail|ok|noch|mal
من فضلك|لو سمحت|لو سمحتي|الآن|شكرا|مرحبا|بالبريد|أيضا|و|لي|طيب
لطفا|لطفاً|الان|ممنون|سلام|و|هم|با ایمیل|برایم|برام|باشه|را|رو
부탁해*|부탁드려*|지금|고마워*|감사*|안녕*|좀|주세요|줘|줘요|메일로|이거|그거|이것|그것|제|내|네`;

/** May stand anywhere in it. */
const polite =
  'please|kindly|just|lütfen|בבקשה|пожалуйста|παρακαλώ|bitte|mal|doch|من فضلك|لو سمحت|لو سمحتي|لطفا|لطفاً';

const tables = onFirstUse(() => {
  const longestFirst = (list: string) =>
    anyPhrase([...phraseList(list)].sort((one, other) => other.length - one.length));
  return {
    of: new Map(Object.entries(wishes).map(([wish, list]): [string, RegExp] => [wish, longestFirst(list)])),
    polite: new RegExp(longestFirst(polite).source, 'gu'),
    besides: new RegExp(longestFirst(besides).source, 'gu'),
  };
});

const longest = 300;

/** What a message wants of mail or calendar, and the words of it that nobody read; null for every other message. Pure. */
export function googleWishIn(text: string): { readonly wish: GoogleWish; readonly unread: string } | null {
  const { of, polite: politely, besides: around } = tables();
  const said = ` ${foldedWords(text.slice(0, longest)).join(' ')} `.replace(politely, '');
  for (const wish of ['calendar', 'mail'] as const) {
    const found = of.get(wish)?.exec(said);
    if (!found) continue;
    const left = `${said.slice(0, found.index)}${said.slice(found.index + found[0].length)}`;
    return { wish, unread: left.replace(around, '').trim() };
  }
  return null;
}
