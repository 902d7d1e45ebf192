import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../../language/answer-words.ts';
import { defineSentences } from '../../../language/define-sentences.ts';

/** What Merve says on the way. Days and the rest of a day come as text, a line a visit; clocks as `HH:mm`. */
export const onTheWaySentences = defineSentences({
  en: {
    now: (name: string, until: string) => `You are at ${name} until ${until}, by the plan.`,
    next: (name: string, at: string) => `Next: ${name}, ${at}.`,
    nextOn: (name: string, day: string, at: string) => `Next: ${name}, ${day}, ${at}.`,
    way: (minutes: string, by: 'foot' | 'car', leave: string) =>
      `About ${minutes} ${by === 'foot' ? 'on foot' : 'by car'}: leave by ${leave}.`,
    dayOver: () => 'Nothing more is planned for today.',
    tripOver: () => 'You have no trip that is still to come. Tell me where and when, and I plan one.',
    late: (rest: string) =>
      `The rest of today, later:\n${rest}\nNothing is changed yet. Reply ${word.en.yes} to change the plan, ${word.en.no} to leave it as it was.`,
    replaced: (before: string, rest: string) =>
      `In place of ${before}:\n${rest}\nNothing is changed yet. Reply ${word.en.yes} to change the plan, ${word.en.no} to leave it as it was.`,
    noTime: (names: string) => `No time is left for: ${names}`,
    booked: () => 'What stays at its time is not moved. Nobody was told that you are late.',
    changed: (title: string) => `Changed: ${title}.`,
    left: () => 'The plan stays as it was.',
    stale: () => 'The plan was changed meanwhile, so I changed nothing. Please ask again.',
    nothingFits: () => 'Nothing of the rest of today can be put later, so I changed nothing.',
    askHowLate: () => 'How late are you? Tell me in minutes or hours.',
    notToday: () => 'No trip of yours is under way today, so there is nothing to change.',
    instead: (name: string, list: string) =>
      `In place of ${name} there is time for:\n${list}\nWhich one shall it be? Tell me its name.`,
    noOther: (name: string) =>
      `I know of nothing else near ${name} that there is time for. Nothing was changed.`,
    minutes: (count: number) => `${count} min`,
  },
  tr: {
    now: (name, until) => `Plana göre ${until} saatine kadar ${name} yerindesiniz.`,
    next: (name, at) => `Sırada: ${name}, ${at}.`,
    nextOn: (name, day, at) => `Sırada: ${name}, ${day}, ${at}.`,
    way: (minutes, by, leave) =>
      `${by === 'foot' ? 'Yürüyerek' : 'Arabayla'} yaklaşık ${minutes}: en geç ${leave} saatinde çıkın.`,
    dayOver: () => 'Bugün için başka plan yok.',
    tripOver: () => 'Önünüzde bir gezi yok. Nerede ve ne zaman olduğunu söyleyin, planlayayım.',
    late: (rest) =>
      `Günün geri kalanı, daha geç:\n${rest}\nHenüz hiçbir şey değişmedi. Planı değiştirmek için ${word.tr.yes}, olduğu gibi bırakmak için ${word.tr.no} yazın.`,
    replaced: (before, rest) =>
      `${before} yerine:\n${rest}\nHenüz hiçbir şey değişmedi. Planı değiştirmek için ${word.tr.yes}, olduğu gibi bırakmak için ${word.tr.no} yazın.`,
    noTime: (names) => `Zaman kalmayanlar: ${names}`,
    booked: () => 'Saati sabit olanlar taşınmadı. Geciktiğiniz kimseye bildirilmedi.',
    changed: (title) => `Değiştirildi: ${title}.`,
    left: () => 'Plan olduğu gibi kaldı.',
    stale: () => 'Plan bu arada değişti, bu yüzden bir şey değiştirmedim. Lütfen yeniden isteyin.',
    nothingFits: () => 'Günün geri kalanından hiçbiri daha geçe alınamıyor, bu yüzden bir şey değiştirmedim.',
    askHowLate: () => 'Ne kadar geciktiniz? Dakika ya da saat olarak yazın.',
    notToday: () => 'Bugün süren bir geziniz yok, değiştirecek bir şey de yok.',
    instead: (name, list) => `${name} yerine şunlara zaman var:\n${list}\nHangisi olsun? Adını yazın.`,
    noOther: (name) => `${name} yakınında zamana uyan başka bir yer bilmiyorum. Hiçbir şey değişmedi.`,
    minutes: (count) => `${count} dk`,
  },
  he: {
    now: (name, until) => `לפי התוכנית אתם ב${isolated(name)} עד ${until}.`,
    next: (name, at) => `הבא: ${isolated(name)}, ${at}.`,
    nextOn: (name, day, at) => `הבא: ${isolated(name)}, ${isolated(day)}, ${at}.`,
    way: (minutes, by, leave) =>
      `בערך ${isolated(minutes)} ${by === 'foot' ? 'ברגל' : 'ברכב'}: כדאי לצאת עד ${leave}.`,
    dayOver: () => 'להיום לא תוכנן עוד דבר.',
    tripOver: () => 'אין לכם טיול שעוד לפניכם. כתבו לי איפה ומתי, ואתכנן.',
    late: (rest) =>
      `המשך היום, מאוחר יותר:\n${rest}\nעדיין לא השתנה דבר. כתבו ${word.he.yes} כדי לשנות את התוכנית, ${word.he.no} כדי להשאיר אותה.`,
    replaced: (before, rest) =>
      `במקום ${isolated(before)}:\n${rest}\nעדיין לא השתנה דבר. כתבו ${word.he.yes} כדי לשנות את התוכנית, ${word.he.no} כדי להשאיר אותה.`,
    noTime: (names) => `לא נשאר זמן ל: ${isolated(names)}`,
    booked: () => 'מה שהשעה שלו קבועה לא הוזז. איש לא קיבל הודעה שאתם מאחרים.',
    changed: (title) => `שונה: ${isolated(title)}.`,
    left: () => 'התוכנית נשארת כפי שהייתה.',
    stale: () => 'התוכנית השתנתה בינתיים, ולכן לא שיניתי דבר. בקשו שוב.',
    nothingFits: () => 'אי אפשר לדחות דבר מהמשך היום, ולכן לא שיניתי דבר.',
    askHowLate: () => 'בכמה אתם מאחרים? כתבו בדקות או בשעות.',
    notToday: () => 'אין לכם היום טיול שמתקיים, ולכן אין מה לשנות.',
    instead: (name, list) => `במקום ${isolated(name)} יש זמן ל:\n${list}\nמה מהם? כתבו את השם.`,
    noOther: (name) => `אינני מכירה מקום אחר ליד ${isolated(name)} שיש לו זמן. דבר לא השתנה.`,
    minutes: (count) => `${count} דק׳`,
  },
  ru: {
    now: (name, until) => `По плану вы здесь: ${name}, до ${until}.`,
    next: (name, at) => `Дальше: ${name}, ${at}.`,
    nextOn: (name, day, at) => `Дальше: ${name}, ${day}, ${at}.`,
    way: (minutes, by, leave) =>
      `Примерно ${minutes} ${by === 'foot' ? 'пешком' : 'на машине'}: выходите не позже ${leave}.`,
    dayOver: () => 'На сегодня больше ничего не запланировано.',
    tripOver: () => 'Впереди у вас нет поездки. Скажите, где и когда, и я её спланирую.',
    late: (rest) =>
      `Остаток дня, позже:\n${rest}\nПока ничего не изменено. Ответьте ${word.ru.yes}, чтобы изменить план, ${word.ru.no}, чтобы оставить как было.`,
    replaced: (before, rest) =>
      `Вместо «${before}»:\n${rest}\nПока ничего не изменено. Ответьте ${word.ru.yes}, чтобы изменить план, ${word.ru.no}, чтобы оставить как было.`,
    noTime: (names) => `Не остаётся времени на: ${names}`,
    booked: () => 'Закреплённое по времени не сдвинуто. Никому не сообщено, что вы опаздываете.',
    changed: (title) => `Изменено: ${title}.`,
    left: () => 'План остаётся прежним.',
    stale: () => 'План тем временем изменился, поэтому ничего не изменено. Спросите ещё раз.',
    nothingFits: () => 'Остаток дня нельзя сдвинуть, поэтому ничего не изменено.',
    askHowLate: () => 'На сколько вы опаздываете? Скажите в минутах или часах.',
    notToday: () => 'Сегодня у вас нет поездки, менять нечего.',
    instead: (name, list) => `Вместо «${name}» можно успеть:\n${list}\nЧто выбрать? Напишите название.`,
    noOther: (name) => `Рядом с «${name}» я не знаю другого, на что хватит времени. Ничего не изменено.`,
    minutes: (count) => `${count} мин`,
  },
  el: {
    now: (name, until) => `Σύμφωνα με το πλάνο είστε εδώ: ${name}, έως ${until}.`,
    next: (name, at) => `Μετά: ${name}, ${at}.`,
    nextOn: (name, day, at) => `Μετά: ${name}, ${day}, ${at}.`,
    way: (minutes, by, leave) =>
      `Περίπου ${minutes} ${by === 'foot' ? 'με τα πόδια' : 'με αυτοκίνητο'}: ξεκινήστε έως ${leave}.`,
    dayOver: () => 'Τίποτα άλλο για σήμερα.',
    tripOver: () => 'Δεν έχετε εκδρομή μπροστά σας. Πείτε μου πού και πότε, και τη σχεδιάζω.',
    late: (rest) =>
      `Η υπόλοιπη μέρα, αργότερα:\n${rest}\nΤίποτα δεν άλλαξε ακόμη. Απαντήστε ${word.el.yes} για να αλλάξει το πλάνο, ${word.el.no} για να μείνει όπως ήταν.`,
    replaced: (before, rest) =>
      `Στη θέση του «${before}»:\n${rest}\nΤίποτα δεν άλλαξε ακόμη. Απαντήστε ${word.el.yes} για να αλλάξει το πλάνο, ${word.el.no} για να μείνει όπως ήταν.`,
    noTime: (names) => `Δεν μένει χρόνος για: ${names}`,
    booked: () => 'Ό,τι έχει σταθερή ώρα δεν μετακινήθηκε. Κανείς δεν ειδοποιήθηκε ότι αργείτε.',
    changed: (title) => `Άλλαξε: ${title}.`,
    left: () => 'Το πλάνο μένει όπως ήταν.',
    stale: () => 'Το πλάνο άλλαξε εν τω μεταξύ, οπότε δεν άλλαξα τίποτα. Ζητήστε το ξανά.',
    nothingFits: () => 'Τίποτα από την υπόλοιπη μέρα δεν πάει αργότερα, οπότε δεν άλλαξα τίποτα.',
    askHowLate: () => 'Πόσο αργείτε; Πείτε μου σε λεπτά ή ώρες.',
    notToday: () => 'Δεν έχετε εκδρομή σήμερα, οπότε δεν υπάρχει τι να αλλάξει.',
    instead: (name, list) =>
      `Στη θέση του «${name}» υπάρχει χρόνος για:\n${list}\nΠοιο θέλετε; Γράψτε το όνομα.`,
    noOther: (name) => `Δεν ξέρω κάτι άλλο κοντά στο «${name}» που να προλαβαίνετε. Τίποτα δεν άλλαξε.`,
    minutes: (count) => `${count} λεπτά`,
  },
  de: {
    now: (name, until) => `Nach dem Plan sind Sie bis ${until} hier: ${name}.`,
    next: (name, at) => `Als Nächstes: ${name}, ${at}.`,
    nextOn: (name, day, at) => `Als Nächstes: ${name}, ${day}, ${at}.`,
    way: (minutes, by, leave) =>
      `Etwa ${minutes} ${by === 'foot' ? 'zu Fuß' : 'mit dem Auto'}: bis ${leave} losgehen.`,
    dayOver: () => 'Für heute ist nichts mehr geplant.',
    tripOver: () => 'Sie haben keine Reise mehr vor sich. Sagen Sie mir, wo und wann, und ich plane eine.',
    late: (rest) =>
      `Der Rest des Tages, später:\n${rest}\nNoch ist nichts geändert. Antworten Sie ${word.de.yes}, um den Plan zu ändern, ${word.de.no}, um ihn zu lassen, wie er war.`,
    replaced: (before, rest) =>
      `Statt ${before}:\n${rest}\nNoch ist nichts geändert. Antworten Sie ${word.de.yes}, um den Plan zu ändern, ${word.de.no}, um ihn zu lassen, wie er war.`,
    noTime: (names) => `Keine Zeit bleibt für: ${names}`,
    booked: () =>
      'Was seine feste Zeit hat, ist nicht verschoben. Niemandem wurde gesagt, dass Sie sich verspäten.',
    changed: (title) => `Geändert: ${title}.`,
    left: () => 'Der Plan bleibt, wie er war.',
    stale: () =>
      'Der Plan wurde inzwischen geändert, deshalb habe ich nichts geändert. Bitte fragen Sie noch einmal.',
    nothingFits: () =>
      'Vom Rest des Tages lässt sich nichts nach hinten schieben, deshalb habe ich nichts geändert.',
    askHowLate: () => 'Wie viel später sind Sie? Sagen Sie es in Minuten oder Stunden.',
    notToday: () => 'Heute sind Sie auf keiner Reise, also gibt es nichts zu ändern.',
    instead: (name, list) =>
      `Statt ${name} ist Zeit für:\n${list}\nWas davon soll es sein? Schreiben Sie den Namen.`,
    noOther: (name) => `Bei ${name} kenne ich nichts anderes, wofür Zeit ist. Geändert ist nichts.`,
    minutes: (count) => `${count} Min.`,
  },
  ar: {
    now: (name, until) => `بحسب الخطة أنتم في ${isolated(name)} حتى ${until}.`,
    next: (name, at) => `التالي: ${isolated(name)}، ${at}.`,
    nextOn: (name, day, at) => `التالي: ${isolated(name)}، ${isolated(day)}، ${at}.`,
    way: (minutes, by, leave) =>
      `نحو ${isolated(minutes)} ${by === 'foot' ? 'سيرًا' : 'بالسيارة'}: انطلقوا قبل ${leave}.`,
    dayOver: () => 'لا شيء آخر مخطط لليوم.',
    tripOver: () => 'ليست أمامكم رحلة. قولوا لي أين ومتى، وأخطط لها.',
    late: (rest) =>
      `بقية اليوم، متأخرة:\n${rest}\nلم يتغير شيء بعد. أجيبوا ${word.ar.yes} لتغيير الخطة، ${word.ar.no} لتركها كما كانت.`,
    replaced: (before, rest) =>
      `بدل ${isolated(before)}:\n${rest}\nلم يتغير شيء بعد. أجيبوا ${word.ar.yes} لتغيير الخطة، ${word.ar.no} لتركها كما كانت.`,
    noTime: (names) => `لم يبق وقت لـ: ${isolated(names)}`,
    booked: () => 'ما وقته ثابت لم يُنقل. لم يُخبَر أحد بتأخركم.',
    changed: (title) => `تغيّرت: ${isolated(title)}.`,
    left: () => 'تبقى الخطة كما كانت.',
    stale: () => 'تغيّرت الخطة في الأثناء، فلم أغيّر شيئًا. اطلبوها من جديد.',
    nothingFits: () => 'لا يمكن تأخير شيء من بقية اليوم، فلم أغيّر شيئًا.',
    askHowLate: () => 'كم تأخرتم؟ قولوا بالدقائق أو الساعات.',
    notToday: () => 'ليست لكم رحلة جارية اليوم، فلا شيء لتغييره.',
    instead: (name, list) => `بدل ${isolated(name)} هناك وقت لـ:\n${list}\nأيها تريدون؟ اكتبوا الاسم.`,
    noOther: (name) => `لا أعرف مكانًا آخر قرب ${isolated(name)} يتسع له الوقت. لم يتغير شيء.`,
    minutes: (count) => `${count} دقيقة`,
  },
  fa: {
    now: (name, until) => `طبق برنامه تا ${until} در ${isolated(name)} هستید.`,
    next: (name, at) => `بعدی: ${isolated(name)}، ${at}.`,
    nextOn: (name, day, at) => `بعدی: ${isolated(name)}، ${isolated(day)}، ${at}.`,
    way: (minutes, by, leave) =>
      `حدود ${isolated(minutes)} ${by === 'foot' ? 'پیاده' : 'با ماشین'}: تا ${leave} راه بیفتید.`,
    dayOver: () => 'برای امروز برنامهٔ دیگری نیست.',
    tripOver: () => 'سفری پیش رو ندارید. بگویید کجا و کی، تا برنامه بریزم.',
    late: (rest) =>
      `باقی امروز، دیرتر:\n${rest}\nهنوز چیزی تغییر نکرده. برای تغییر برنامه ${word.fa.yes} و برای ماندن آن ${word.fa.no} بنویسید.`,
    replaced: (before, rest) =>
      `به جای ${isolated(before)}:\n${rest}\nهنوز چیزی تغییر نکرده. برای تغییر برنامه ${word.fa.yes} و برای ماندن آن ${word.fa.no} بنویسید.`,
    noTime: (names) => `وقتی نمی‌ماند برای: ${isolated(names)}`,
    booked: () => 'آنچه ساعتش ثابت است جابه‌جا نشد. به کسی گفته نشد که دیر می‌رسید.',
    changed: (title) => `تغییر کرد: ${isolated(title)}.`,
    left: () => 'برنامه همان‌طور می‌ماند.',
    stale: () => 'برنامه در این میان تغییر کرده، پس چیزی را عوض نکردم. دوباره بخواهید.',
    nothingFits: () => 'هیچ چیز از باقی امروز دیرتر نمی‌شود، پس چیزی را عوض نکردم.',
    askHowLate: () => 'چقدر دیر کرده‌اید؟ به دقیقه یا ساعت بگویید.',
    notToday: () => 'امروز سفری در جریان ندارید، پس چیزی برای تغییر نیست.',
    instead: (name, list) =>
      `به جای ${isolated(name)} برای این‌ها وقت هست:\n${list}\nکدام باشد؟ نامش را بنویسید.`,
    noOther: (name) => `نزدیک ${isolated(name)} جای دیگری نمی‌شناسم که وقتش باشد. چیزی تغییر نکرد.`,
    minutes: (count) => `${count} دقیقه`,
  },
  ko: {
    now: (name, until) => `일정대로라면 ${until}까지 ${name}에 계십니다.`,
    next: (name, at) => `다음: ${name}, ${at}.`,
    nextOn: (name, day, at) => `다음: ${name}, ${day}, ${at}.`,
    way: (minutes, by, leave) =>
      `${by === 'foot' ? '걸어서' : '차로'} 약 ${minutes}: ${leave}까지 출발하세요.`,
    dayOver: () => '오늘 남은 일정이 없습니다.',
    tripOver: () => '앞으로 갈 여행이 없습니다. 어디서 언제인지 말씀해 주시면 짜 드립니다.',
    late: (rest) =>
      `오늘 남은 일정을 늦춘 것:\n${rest}\n아직 바뀐 것은 없습니다. 일정을 바꾸려면 ${word.ko.yes}, 그대로 두려면 ${word.ko.no}라고 답해 주세요.`,
    replaced: (before, rest) =>
      `${before} 대신:\n${rest}\n아직 바뀐 것은 없습니다. 일정을 바꾸려면 ${word.ko.yes}, 그대로 두려면 ${word.ko.no}라고 답해 주세요.`,
    noTime: (names) => `시간이 남지 않는 곳: ${names}`,
    booked: () => '시간이 고정된 것은 옮기지 않았습니다. 늦는다고 아무에게도 알리지 않았습니다.',
    changed: (title) => `바꾸었습니다: ${title}.`,
    left: () => '일정을 그대로 두었습니다.',
    stale: () => '그사이 일정이 바뀌어 아무것도 바꾸지 않았습니다. 다시 말씀해 주세요.',
    nothingFits: () => '오늘 남은 일정을 늦출 수 없어 아무것도 바꾸지 않았습니다.',
    askHowLate: () => '얼마나 늦으셨나요? 분이나 시간으로 알려 주세요.',
    notToday: () => '오늘 진행 중인 여행이 없어 바꿀 것이 없습니다.',
    instead: (name, list) => `${name} 대신 갈 시간이 되는 곳:\n${list}\n어디로 할까요? 이름을 적어 주세요.`,
    noOther: (name) => `${name} 근처에 시간이 맞는 다른 곳을 모릅니다. 바뀐 것은 없습니다.`,
    minutes: (count) => `${count}분`,
  },
});
