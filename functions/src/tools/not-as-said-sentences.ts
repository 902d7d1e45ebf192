/** What the person is asked where a model's call is not what was spoken of. */
import { isolated } from '@merve/contract/words';
import { answerWords } from '../language/answer-words.ts';
import { defineSentences } from '../language/define-sentences.ts';

/** Of a day and a time it names the value, so that a YES to the question is the person's own word for it. */
export const notAsSaidSentences = defineSentences({
  en: {
    otherwise: (words: string, value: string) =>
      `You wrote “${words}”. Did you mean ${value}? I do not want to guess, so nothing is held yet.`,
    day: () => 'For which day? You have not named one yet, so nothing is held.',
    clock: () => 'At what time? You have not named one yet, so nothing is held.',
    party: () => 'For how many people? You have not said yet, so nothing is held.',
    nights: () => 'For how many nights? You have not said yet, so nothing is held.',
    count: () => 'How many? You have not said yet, so nothing is held.',
    timeLeftOut: (words: string) =>
      `You wrote “${words}”. For when shall it be? Please give the day and the time; nothing is held yet.`,
    people: (count: string) => `${count} ${count === '1' ? 'person' : 'people'}`,
    numberOfNights: (count: string) => `${count} ${count === '1' ? 'night' : 'nights'}`,
    leftOut: (words: string) =>
      `You also wrote “${words}”. Shall I pass it on as it stands (${answerWords.en.yes}) or leave it out (${answerWords.en.no})? Nothing is held yet.`,
    invented: (words: string) =>
      `“${words}” is not in what you wrote, so it was not passed on and nothing is held. What shall I tell them, in your own words?`,
    meant: (value: string) => `Did you mean ${value}? You have not named it yet, so nothing is held.`,
    addIt: (words: string) =>
      `You also wrote “${words}”, which is not in it. Shall I add it (${answerWords.en.yes}) or leave it out (${answerWords.en.no})? Nothing is held yet.`,
    lastsOtherwise: (words: string, minutes: string) =>
      `You wrote “${words}”; it lasts ${minutes} minutes there. Is that all right? Nothing is held yet.`,
    collects: () => 'Will you come and collect it yourself? You have not said so yet, so nothing is held.',
    notPassedOn: (words: string) => `“${words}” is not passed on with it. To tell them, write it afterwards.`,
  },
  tr: {
    otherwise: (words, value) =>
      `“${words}” yazdınız. ${value} mi demek istediniz? Tahmin etmek istemem; henüz bir şey tutulmadı.`,
    day: () => 'Hangi gün için? Henüz gün söylemediniz, bu yüzden bir şey tutulmadı.',
    clock: () => 'Saat kaçta? Henüz saat söylemediniz, bu yüzden bir şey tutulmadı.',
    party: () => 'Kaç kişi için? Henüz söylemediniz, bu yüzden bir şey tutulmadı.',
    nights: () => 'Kaç gece için? Henüz söylemediniz, bu yüzden bir şey tutulmadı.',
    count: () => 'Kaç tane? Henüz söylemediniz, bu yüzden bir şey tutulmadı.',
    timeLeftOut: (words) =>
      `“${words}” yazdınız. Ne zaman için olsun? Lütfen günü ve saati yazın; henüz bir şey tutulmadı.`,
    people: (count) => `${count} kişi`,
    numberOfNights: (count) => `${count} gece`,
    leftOut: (words) =>
      `Ayrıca “${words}” yazdınız. Olduğu gibi ileteyim mi (${answerWords.tr.yes}), dışarıda mı bırakayım (${answerWords.tr.no})? Henüz bir şey tutulmadı.`,
    invented: (words) =>
      `“${words}” sizin yazdıklarınızda yok; bu yüzden iletilmedi ve bir şey tutulmadı. Kendi sözlerinizle ne iletmemi istersiniz?`,
    meant: (value) => `${value} mi demek istediniz? Henüz adını söylemediniz, bu yüzden bir şey tutulmadı.`,
    addIt: (words) =>
      `Ayrıca “${words}” yazdınız, ama bu içinde yok. Ekleyeyim mi (${answerWords.tr.yes}), dışarıda mı bırakayım (${answerWords.tr.no})? Henüz bir şey tutulmadı.`,
    lastsOtherwise: (words, minutes) =>
      `“${words}” yazdınız; orada ${minutes} dakika sürüyor. Uygun mu? Henüz bir şey tutulmadı.`,
    collects: () => 'Kendiniz mi gelip alacaksınız? Henüz söylemediniz, bu yüzden bir şey tutulmadı.',
    notPassedOn: (words) => `“${words}” bununla birlikte iletilmez. Onlara söylemek için sonra yazın.`,
  },
  he: {
    otherwise: (words, value) =>
      `כתבת “${isolated(words)}”. הכוונה ל־${isolated(value)}? איני רוצה לנחש, ולכן עדיין לא נשמר דבר.`,
    day: () => 'לאיזה יום? עוד לא נאמר יום, ולכן לא נשמר דבר.',
    clock: () => 'באיזו שעה? עוד לא נאמרה שעה, ולכן לא נשמר דבר.',
    party: () => 'לכמה אנשים? זה עוד לא נאמר, ולכן לא נשמר דבר.',
    nights: () => 'לכמה לילות? זה עוד לא נאמר, ולכן לא נשמר דבר.',
    count: () => 'כמה? זה עוד לא נאמר, ולכן לא נשמר דבר.',
    timeLeftOut: (words) => `כתבת “${isolated(words)}”. למתי? נא לכתוב את היום והשעה; עדיין לא נשמר דבר.`,
    people: (count) => (count === '1' ? 'אדם אחד' : `${count} אנשים`),
    numberOfNights: (count) => (count === '1' ? 'לילה אחד' : `${count} לילות`),
    leftOut: (words) =>
      `כתבת גם “${isolated(words)}”. להעביר להם מילה במילה (${answerWords.he.yes}) או להשמיט (${answerWords.he.no})? עדיין לא נשמר דבר.`,
    invented: (words) =>
      `“${isolated(words)}” לא מופיע במה שכתבת, ולכן לא הועבר ולא נשמר דבר. מה להעביר להם, במילים שלך?`,
    meant: (value) => `הכוונה ל־${isolated(value)}? השם עוד לא נאמר, ולכן לא נשמר דבר.`,
    addIt: (words) =>
      `כתבת גם “${isolated(words)}”, וזה לא נכלל. להוסיף (${answerWords.he.yes}) או להשמיט (${answerWords.he.no})? עדיין לא נשמר דבר.`,
    lastsOtherwise: (words, minutes) =>
      `כתבת “${isolated(words)}”; שם זה נמשך ${minutes} דקות. זה בסדר? עדיין לא נשמר דבר.`,
    collects: () => 'האיסוף יהיה עצמי? זה עוד לא נאמר, ולכן לא נשמר דבר.',
    notPassedOn: (words) => `“${isolated(words)}” לא יועבר עם זה. כדי לומר להם, כתבו זאת אחר כך.`,
  },
  ru: {
    otherwise: (words, value) =>
      `Вы написали: «${words}». Вы имели в виду ${value}? Не хочу гадать, поэтому пока ничего не удержано.`,
    day: () => 'На какой день? Вы его ещё не назвали, поэтому ничего не удержано.',
    clock: () => 'На какое время? Вы его ещё не назвали, поэтому ничего не удержано.',
    party: () => 'На сколько человек? Вы ещё не сказали, поэтому ничего не удержано.',
    nights: () => 'На сколько ночей? Вы ещё не сказали, поэтому ничего не удержано.',
    count: () => 'Сколько? Вы ещё не сказали, поэтому ничего не удержано.',
    timeLeftOut: (words) =>
      `Вы написали: «${words}». На когда? Назовите, пожалуйста, день и время; пока ничего не удержано.`,
    people: (count) => `число гостей: ${count}`,
    numberOfNights: (count) => `число ночей: ${count}`,
    leftOut: (words) =>
      `Вы также написали: «${words}». Передать им дословно (${answerWords.ru.yes}) или не передавать (${answerWords.ru.no})? Пока ничего не удержано.`,
    invented: (words) =>
      `Слов «${words}» в вашем сообщении нет, поэтому они не переданы и ничего не удержано. Что передать, вашими словами?`,
    meant: (value) => `Вы имели в виду «${value}»? Вы ещё не называли этого, поэтому ничего не удержано.`,
    addIt: (words) =>
      `Вы также написали: «${words}», этого здесь нет. Добавить (${answerWords.ru.yes}) или не добавлять (${answerWords.ru.no})? Пока ничего не удержано.`,
    lastsOtherwise: (words, minutes) =>
      `Вы написали: «${words}»; там это длится ${minutes} мин. Вас это устроит? Пока ничего не удержано.`,
    collects: () => 'Вы заберёте заказ сами? Вы ещё не сказали, поэтому ничего не удержано.',
    notPassedOn: (words) =>
      `Слова «${words}» вместе с этим не передаются. Чтобы им это сказать, напишите потом.`,
  },
  el: {
    otherwise: (words, value) =>
      `Γράψατε «${words}». Εννοείτε ${value}; Δεν θέλω να μαντέψω, οπότε δεν κρατήθηκε τίποτα ακόμη.`,
    day: () => 'Για ποια ημέρα; Δεν την έχετε πει ακόμη, οπότε δεν κρατήθηκε τίποτα.',
    clock: () => 'Τι ώρα; Δεν την έχετε πει ακόμη, οπότε δεν κρατήθηκε τίποτα.',
    party: () => 'Για πόσα άτομα; Δεν το έχετε πει ακόμη, οπότε δεν κρατήθηκε τίποτα.',
    nights: () => 'Για πόσες νύχτες; Δεν το έχετε πει ακόμη, οπότε δεν κρατήθηκε τίποτα.',
    count: () => 'Πόσα; Δεν το έχετε πει ακόμη, οπότε δεν κρατήθηκε τίποτα.',
    timeLeftOut: (words) =>
      `Γράψατε «${words}». Για πότε; Πείτε παρακαλώ την ημέρα και την ώρα· δεν κρατήθηκε τίποτα ακόμη.`,
    people: (count) => (count === '1' ? '1 άτομο' : `${count} άτομα`),
    numberOfNights: (count) => `${count} ${count === '1' ? 'νύχτα' : 'νύχτες'}`,
    leftOut: (words) =>
      `Γράψατε επίσης «${words}». Να τους το μεταφέρω αυτολεξεί (${answerWords.el.yes}) ή να το αφήσω έξω (${answerWords.el.no}); Δεν κρατήθηκε τίποτα ακόμη.`,
    invented: (words) =>
      `Το «${words}» δεν υπάρχει σε όσα γράψατε, οπότε δεν μεταφέρθηκε και δεν κρατήθηκε τίποτα. Τι να τους πω, με δικά σας λόγια;`,
    meant: (value) => `Εννοείτε «${value}»; Δεν το έχετε πει ακόμη, οπότε δεν κρατήθηκε τίποτα.`,
    addIt: (words) =>
      `Γράψατε επίσης «${words}», που δεν περιλαμβάνεται. Να το προσθέσω (${answerWords.el.yes}) ή να το αφήσω έξω (${answerWords.el.no}); Δεν κρατήθηκε τίποτα ακόμη.`,
    lastsOtherwise: (words, minutes) =>
      `Γράψατε «${words}»· εκεί διαρκεί ${minutes} λεπτά. Είναι εντάξει; Δεν κρατήθηκε τίποτα ακόμη.`,
    collects: () => 'Θα περάσετε να το πάρετε οι ίδιοι; Δεν το έχετε πει ακόμη, οπότε δεν κρατήθηκε τίποτα.',
    notPassedOn: (words) => `Το «${words}» δεν μεταφέρεται μαζί. Για να τους το πω, γράψτε το μετά.`,
  },
  de: {
    otherwise: (words, value) =>
      `Sie schrieben „${words}“. Meinen Sie ${value}? Ich will nicht raten, deshalb ist noch nichts vorgemerkt.`,
    day: () => 'Für welchen Tag? Sie haben noch keinen genannt, deshalb ist nichts vorgemerkt.',
    clock: () => 'Um wie viel Uhr? Sie haben noch keine Zeit genannt, deshalb ist nichts vorgemerkt.',
    party: () => 'Für wie viele Personen? Das haben Sie noch nicht gesagt, deshalb ist nichts vorgemerkt.',
    nights: () => 'Für wie viele Nächte? Das haben Sie noch nicht gesagt, deshalb ist nichts vorgemerkt.',
    count: () => 'Wie viele? Das haben Sie noch nicht gesagt, deshalb ist nichts vorgemerkt.',
    timeLeftOut: (words) =>
      `Sie schrieben „${words}“. Für wann soll es sein? Bitte nennen Sie Tag und Uhrzeit; noch ist nichts vorgemerkt.`,
    people: (count) => `${count} ${count === '1' ? 'Person' : 'Personen'}`,
    numberOfNights: (count) => `${count} ${count === '1' ? 'Nacht' : 'Nächte'}`,
    leftOut: (words) =>
      `Sie haben auch „${words}“ geschrieben. Soll ich es wörtlich weitergeben (${answerWords.de.yes}) oder weglassen (${answerWords.de.no})? Noch ist nichts vorgemerkt.`,
    invented: (words) =>
      `„${words}“ steht nicht in dem, was Sie schrieben; es wurde nicht weitergegeben und nichts vorgemerkt. Was soll ich ausrichten, in Ihren Worten?`,
    meant: (value) =>
      `Meinen Sie „${value}“? Sie haben es noch nicht genannt, deshalb ist nichts vorgemerkt.`,
    addIt: (words) =>
      `Sie haben auch „${words}“ geschrieben; das ist nicht dabei. Soll ich es hinzufügen (${answerWords.de.yes}) oder weglassen (${answerWords.de.no})? Noch ist nichts vorgemerkt.`,
    lastsOtherwise: (words, minutes) =>
      `Sie schrieben „${words}“; dort dauert es ${minutes} Minuten. Ist das in Ordnung? Noch ist nichts vorgemerkt.`,
    collects: () => 'Holen Sie es selbst ab? Das haben Sie noch nicht gesagt, deshalb ist nichts vorgemerkt.',
    notPassedOn: (words) =>
      `„${words}“ wird damit nicht weitergegeben. Um es auszurichten, schreiben Sie es danach.`,
  },
  ar: {
    otherwise: (words, value) =>
      `كتبت «${isolated(words)}». هل تقصد ${isolated(value)}؟ لا أريد أن أخمّن، لذلك لم أحجز شيئًا بعد.`,
    day: () => 'لأي يوم؟ لم تذكر اليوم بعد، لذلك لم أحجز شيئًا.',
    clock: () => 'في أي ساعة؟ لم تذكر الساعة بعد، لذلك لم أحجز شيئًا.',
    party: () => 'كم عدد الأشخاص؟ لم تذكر العدد بعد، لذلك لم أحجز شيئًا.',
    nights: () => 'كم ليلة؟ لم تذكر العدد بعد، لذلك لم أحجز شيئًا.',
    count: () => 'كم العدد؟ لم تذكره بعد، لذلك لم أحجز شيئًا.',
    timeLeftOut: (words) =>
      `كتبت «${isolated(words)}». لأي وقت؟ اذكر من فضلك اليوم والساعة؛ لم أحجز شيئًا بعد.`,
    people: (count) => `عدد الأشخاص ${count}`,
    numberOfNights: (count) => `عدد الليالي ${count}`,
    leftOut: (words) =>
      `كتبت أيضًا «${isolated(words)}». هل أنقله إليهم كما هو (${answerWords.ar.yes}) أم أتركه (${answerWords.ar.no})؟ لم أحجز شيئًا بعد.`,
    invented: (words) =>
      `«${isolated(words)}» ليس فيما كتبته، لذلك لم أنقله ولم أحجز شيئًا. ماذا أنقل إليهم بكلماتك؟`,
    meant: (value) => `هل تقصد ${isolated(value)}؟ لم تذكره بعد، لذلك لم أحجز شيئًا.`,
    addIt: (words) =>
      `كتبت أيضًا «${isolated(words)}» وهو غير مشمول. هل أضيفه (${answerWords.ar.yes}) أم أتركه (${answerWords.ar.no})؟ لم أحجز شيئًا بعد.`,
    lastsOtherwise: (words, minutes) =>
      `كتبت «${isolated(words)}»، والمدة هناك ${minutes} دقيقة. هل يناسبك ذلك؟ لم أحجز شيئًا بعد.`,
    collects: () => 'هل ستستلمه بنفسك؟ لم تذكر ذلك بعد، لذلك لم أحجز شيئًا.',
    notPassedOn: (words) => `لن يُنقل معه «${isolated(words)}». لإخبارهم به، اكتبه بعد ذلك.`,
  },
  fa: {
    otherwise: (words, value) =>
      `نوشتید «${isolated(words)}». منظورتان ${isolated(value)} است؟ نمی‌خواهم حدس بزنم، پس هنوز چیزی نگه داشته نشده است.`,
    day: () => 'برای چه روزی؟ هنوز روز را نگفته‌اید، پس چیزی نگه داشته نشد.',
    clock: () => 'چه ساعتی؟ هنوز ساعت را نگفته‌اید، پس چیزی نگه داشته نشد.',
    party: () => 'برای چند نفر؟ هنوز نگفته‌اید، پس چیزی نگه داشته نشد.',
    nights: () => 'برای چند شب؟ هنوز نگفته‌اید، پس چیزی نگه داشته نشد.',
    count: () => 'چند تا؟ هنوز نگفته‌اید، پس چیزی نگه داشته نشد.',
    timeLeftOut: (words) =>
      `نوشتید «${isolated(words)}». برای چه وقتی باشد؟ لطفاً روز و ساعت را بگویید؛ هنوز چیزی نگه داشته نشده است.`,
    people: (count) => `${count} نفر`,
    numberOfNights: (count) => `${count} شب`,
    leftOut: (words) =>
      `همچنین نوشتید «${isolated(words)}». عیناً به آن‌ها بگویم (${answerWords.fa.yes}) یا کنار بگذارم (${answerWords.fa.no})؟ هنوز چیزی نگه داشته نشده است.`,
    invented: (words) =>
      `«${isolated(words)}» در نوشتهٔ شما نیست، پس گفته نشد و چیزی نگه داشته نشد. با کلمات خودتان چه بگویم؟`,
    meant: (value) => `منظورتان ${isolated(value)} است؟ هنوز نامش را نگفته‌اید، پس چیزی نگه داشته نشد.`,
    addIt: (words) =>
      `همچنین نوشتید «${isolated(words)}» که در آن نیست. اضافه کنم (${answerWords.fa.yes}) یا کنار بگذارم (${answerWords.fa.no})؟ هنوز چیزی نگه داشته نشده است.`,
    lastsOtherwise: (words, minutes) =>
      `نوشتید «${isolated(words)}»؛ آنجا ${minutes} دقیقه طول می‌کشد. مشکلی نیست؟ هنوز چیزی نگه داشته نشده است.`,
    collects: () => 'خودتان برای گرفتنش می‌آیید؟ هنوز نگفته‌اید، پس چیزی نگه داشته نشد.',
    notPassedOn: (words) => `«${isolated(words)}» همراه آن گفته نمی‌شود. برای گفتنش به آن‌ها، بعداً بنویسید.`,
  },
  ko: {
    otherwise: (words, value) =>
      `“${words}”라고 쓰셨는데 ${value} 말씀이신가요? 짐작하지 않으려고 아직 아무것도 잡아 두지 않았습니다.`,
    day: () => '어느 날로 할까요? 아직 날짜를 말씀하지 않으셔서 아무것도 잡아 두지 않았습니다.',
    clock: () => '몇 시로 할까요? 아직 시간을 말씀하지 않으셔서 아무것도 잡아 두지 않았습니다.',
    party: () => '몇 분이신가요? 아직 인원을 말씀하지 않으셔서 아무것도 잡아 두지 않았습니다.',
    nights: () => '몇 박으로 할까요? 아직 말씀하지 않으셔서 아무것도 잡아 두지 않았습니다.',
    count: () => '몇 개로 할까요? 아직 말씀하지 않으셔서 아무것도 잡아 두지 않았습니다.',
    timeLeftOut: (words) =>
      `“${words}”라고 쓰셨습니다. 언제로 할까요? 날짜와 시간을 알려 주세요. 아직 아무것도 잡아 두지 않았습니다.`,
    people: (count) => `${count}명`,
    numberOfNights: (count) => `${count}박`,
    leftOut: (words) =>
      `“${words}”라고도 쓰셨습니다. 그대로 전달할까요(${answerWords.ko.yes}), 빼고 진행할까요(${answerWords.ko.no})? 아직 아무것도 잡아 두지 않았습니다.`,
    invented: (words) =>
      `“${words}”은(는) 쓰신 내용에 없어 전달하지 않았고 아무것도 잡아 두지 않았습니다. 무엇이라고 전할지 직접 알려 주세요.`,
    meant: (value) => `${value} 말씀이신가요? 아직 말씀하지 않으셔서 아무것도 잡아 두지 않았습니다.`,
    addIt: (words) =>
      `“${words}”라고도 쓰셨는데 빠져 있습니다. 추가할까요(${answerWords.ko.yes}), 빼고 진행할까요(${answerWords.ko.no})? 아직 아무것도 잡아 두지 않았습니다.`,
    lastsOtherwise: (words, minutes) =>
      `“${words}”라고 쓰셨는데 그곳에서는 ${minutes}분입니다. 괜찮으신가요? 아직 아무것도 잡아 두지 않았습니다.`,
    collects: () => '직접 찾으러 오시나요? 아직 말씀하지 않으셔서 아무것도 잡아 두지 않았습니다.',
    notPassedOn: (words) => `“${words}”은(는) 함께 전달되지 않습니다. 전하시려면 나중에 따로 적어 주세요.`,
  },
});
