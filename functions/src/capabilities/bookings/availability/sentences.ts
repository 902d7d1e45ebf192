import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../../language/define-sentences.ts';

/** Lists of times and facts come ready to be shown. */
export const availabilitySentences = defineSentences({
  en: {
    free: (what: string, date: string, times: string) =>
      `${what}, ${date}: free at ${times}. Nothing is held yet; tell me which time you would like.`,
    askedIsFree: (what: string, date: string, time: string) =>
      `${what}, ${date}: ${time} is free. Nothing is held yet; shall I hold it?`,
    askedIsTaken: (what: string, date: string, time: string, times: string) =>
      `${what}, ${date}: ${time} is not free. Free near it: ${times}. Which one would you like?`,
    full: (what: string, date: string) => `${what}, ${date}: nothing is free.`,
    later: (times: string) => `Free after that: ${times}.`,
    noneLater: () => 'Nothing is free on the three days after it either. Please try another date or place.',
    openOn: (date: string, hours: string) => `Open ${date}: ${hours}`,
    closedOn: (date: string) => `Closed ${date}`,
    phone: (number: string) => `Phone: ${number}`,
    address: (address: string) => `Address: ${address}`,
    dishesFrom: (least: string, most: string) => `Dishes: from ${least} to ${most}`,
    entrySays: (what: string, words: string) => `${what}: they write “${words}”`,
    unknown: (what: string) => `${what}: that I do not know.`,
    notOnMenu: (what: string) => `${what}: not on the menu.`,
    undeclared: () => 'What the kitchen has not declared of a dish is not known.',
    open: (hours: string) => `Open today: ${hours}`,
    closedToday: () => 'Closed today',
    priceTier: (tier: string) => `Price level: ${tier}`,
    bookable: (what: string) => `Can be booked here: ${what}`,
    takesOrders: (sections: number) =>
      sections === 0
        ? 'Food can be ordered here'
        : `Food can be ordered here (${sections === 1 ? '1 section' : `${sections} sections`} on the menu)`,
    takesServices: () => 'Services can be requested here',
    takesViewings: () => 'Viewings can be arranged here',
    offersNothing: () => 'Nothing can be booked or ordered here through me',
    nextFree: (times: string) => `Next free: ${times}`,
  },
  tr: {
    free: (what, date, times) =>
      `${what}, ${date}: boş saatler ${times}. Henüz bir şey ayırtılmadı; hangi saati istediğinizi yazın.`,
    askedIsFree: (what, date, time) =>
      `${what}, ${date}: ${time} boş. Henüz ayırtılmadı; sizin için tutayım mı?`,
    askedIsTaken: (what, date, time, times) =>
      `${what}, ${date}: ${time} boş değil. Yakın boş saatler: ${times}. Hangisini istersiniz?`,
    full: (what, date) => `${what}, ${date}: boş yer yok.`,
    later: (times) => `Sonraki boş saatler: ${times}.`,
    noneLater: () => 'Sonraki üç günde de boş yer yok. Lütfen başka bir tarih veya yer deneyin.',
    openOn: (date, hours) => `${date} açık: ${hours}`,
    closedOn: (date) => `${date} kapalı`,
    phone: (number) => `Telefon: ${number}`,
    address: (address) => `Adres: ${address}`,
    dishesFrom: (least, most) => `Yemekler: ${least} – ${most} arası`,
    entrySays: (what, words) => `${what}: kendileri şöyle yazıyor: “${words}”`,
    unknown: (what) => `${what}: bunu bilmiyorum.`,
    notOnMenu: (what) => `${what}: menüde yok.`,
    undeclared: () => 'Mutfağın bir yemek için bildirmediği şey bilinmiyor demektir.',
    open: (hours) => `Bugün açık: ${hours}`,
    closedToday: () => 'Bugün kapalı',
    priceTier: (tier) => `Fiyat düzeyi: ${tier}`,
    bookable: (what) => `Burada ayırtılabilir: ${what}`,
    takesOrders: (sections) =>
      sections === 0
        ? 'Buradan yemek sipariş edilebilir'
        : `Buradan yemek sipariş edilebilir (menüde ${sections} bölüm)`,
    takesServices: () => 'Buradan hizmet istenebilir',
    takesViewings: () => 'Burası için gezme randevusu alınabilir',
    offersNothing: () => 'Burada benim üzerimden bir şey ayırtılamıyor veya sipariş edilemiyor',
    nextFree: (times) => `En yakın boş saatler: ${times}`,
  },
  he: {
    free: (what, date, times) =>
      `${isolated(what)}, ${date}: פנוי ב־${isolated(times)}. עדיין לא נשמר דבר; כתבו איזו שעה תרצו.`,
    askedIsFree: (what, date, time) =>
      `${isolated(what)}, ${date}: ${isolated(time)} פנוי. עדיין לא נשמר; לשמור לכם?`,
    askedIsTaken: (what, date, time, times) =>
      `${isolated(what)}, ${date}: ${isolated(time)} לא פנוי. פנוי בסמוך: ${isolated(times)}. מה תרצו?`,
    full: (what, date) => `${isolated(what)}, ${date}: אין מקום פנוי.`,
    later: (times) => `פנוי אחר כך: ${isolated(times)}.`,
    noneLater: () => 'גם בשלושת הימים שאחריו אין מקום פנוי. נסו תאריך או מקום אחר.',
    openOn: (date, hours) => `פתוח ב${date}: ${isolated(hours)}`,
    closedOn: (date) => `סגור ב${date}`,
    phone: (number) => `טלפון: ${isolated(number)}`,
    address: (address) => `כתובת: ${isolated(address)}`,
    dishesFrom: (least, most) => `מנות: מ־${isolated(least)} עד ${isolated(most)}`,
    entrySays: (what, words) => `${what}: הם כותבים ${isolated(`“${words}”`)}`,
    unknown: (what) => `${isolated(what)}: את זה אני לא יודעת.`,
    notOnMenu: (what) => `${isolated(what)}: לא בתפריט.`,
    undeclared: () => 'מה שהמטבח לא הצהיר על מנה אינו ידוע.',
    open: (hours) => `פתוח היום: ${isolated(hours)}`,
    closedToday: () => 'סגור היום',
    priceTier: (tier) => `רמת מחירים: ${isolated(tier)}`,
    bookable: (what) => `אפשר להזמין כאן: ${isolated(what)}`,
    takesOrders: (sections) =>
      sections === 0
        ? 'אפשר להזמין כאן אוכל'
        : `אפשר להזמין כאן אוכל (מספר המדורים בתפריט: ${isolated(String(sections))})`,
    takesServices: () => 'אפשר לבקש כאן שירות',
    takesViewings: () => 'אפשר לתאם כאן ביקור בנכס',
    offersNothing: () => 'אי אפשר להזמין כאן דבר דרכי',
    nextFree: (times) => `המועדים הפנויים הבאים: ${isolated(times)}`,
  },
  ru: {
    free: (what, date, times) =>
      `${what}, ${date}: свободно в ${times}. Пока ничего не удержано; напишите, какое время вам подходит.`,
    askedIsFree: (what, date, time) =>
      `${what}, ${date}: ${time} свободно. Пока не удержано; придержать для вас?`,
    askedIsTaken: (what, date, time, times) =>
      `${what}, ${date}: ${time} занято. Рядом свободно: ${times}. Что выберете?`,
    full: (what, date) => `${what}, ${date}: свободных мест нет.`,
    later: (times) => `Свободно позже: ${times}.`,
    noneLater: () => 'В следующие три дня тоже нет свободных мест. Попробуйте другую дату или другое место.',
    openOn: (date, hours) => `Открыто, ${date}: ${hours}`,
    closedOn: (date) => `Закрыто: ${date}`,
    phone: (number) => `Телефон: ${number}`,
    address: (address) => `Адрес: ${address}`,
    dishesFrom: (least, most) => `Блюда: от ${least} до ${most}`,
    entrySays: (what, words) => `${what}: они пишут «${words}»`,
    unknown: (what) => `${what}: этого я не знаю.`,
    notOnMenu: (what) => `${what}: в меню нет.`,
    undeclared: () => 'О чём кухня не сообщила, то неизвестно.',
    open: (hours) => `Открыто сегодня: ${hours}`,
    closedToday: () => 'Сегодня закрыто',
    priceTier: (tier) => `Уровень цен: ${tier}`,
    bookable: (what) => `Здесь можно забронировать: ${what}`,
    takesOrders: (sections) =>
      sections === 0 ? 'Здесь можно заказать еду' : `Здесь можно заказать еду (разделов в меню: ${sections})`,
    takesServices: () => 'Здесь можно заказать услуги',
    takesViewings: () => 'Здесь можно договориться о просмотре',
    offersNothing: () => 'Здесь через меня ничего нельзя забронировать или заказать',
    nextFree: (times) => `Ближайшее свободное время: ${times}`,
  },
  el: {
    free: (what, date, times) =>
      `${what}, ${date}: ελεύθερα στις ${times}. Δεν έχω κρατήσει τίποτα ακόμη· πείτε μου ποια ώρα θέλετε.`,
    askedIsFree: (what, date, time) =>
      `${what}, ${date}: στις ${time} είναι ελεύθερα. Δεν έχω κρατήσει τίποτα ακόμη· να το κρατήσω;`,
    askedIsTaken: (what, date, time, times) =>
      `${what}, ${date}: στις ${time} δεν είναι ελεύθερα. Ελεύθερα κοντά: ${times}. Ποια ώρα θέλετε;`,
    full: (what, date) => `${what}, ${date}: δεν υπάρχει τίποτα ελεύθερο.`,
    later: (times) => `Ελεύθερα μετά: ${times}.`,
    noneLater: () =>
      'Ούτε τις τρεις επόμενες μέρες υπάρχει κάτι ελεύθερο. Δοκιμάστε άλλη ημερομηνία ή άλλο μέρος.',
    openOn: (date, hours) => `Ανοιχτά, ${date}: ${hours}`,
    closedOn: (date) => `Κλειστά: ${date}`,
    phone: (number) => `Τηλέφωνο: ${number}`,
    address: (address) => `Διεύθυνση: ${address}`,
    dishesFrom: (least, most) => `Πιάτα: από ${least} έως ${most}`,
    entrySays: (what, words) => `${what}: γράφουν «${words}»`,
    unknown: (what) => `${what}: αυτό δεν το ξέρω.`,
    notOnMenu: (what) => `${what}: δεν υπάρχει στο μενού.`,
    undeclared: () => 'Ό,τι δεν έχει δηλώσει η κουζίνα για ένα πιάτο είναι άγνωστο.',
    open: (hours) => `Ανοιχτά σήμερα: ${hours}`,
    closedToday: () => 'Κλειστά σήμερα',
    priceTier: (tier) => `Επίπεδο τιμών: ${tier}`,
    bookable: (what) => `Μπορείτε να κλείσετε εδώ: ${what}`,
    takesOrders: (sections) =>
      sections === 0
        ? 'Μπορείτε να παραγγείλετε φαγητό εδώ'
        : `Μπορείτε να παραγγείλετε φαγητό εδώ (ενότητες στον κατάλογο: ${sections})`,
    takesServices: () => 'Μπορείτε να ζητήσετε υπηρεσίες εδώ',
    takesViewings: () => 'Μπορείτε να κανονίσετε επίσκεψη στο ακίνητο',
    offersNothing: () => 'Δεν γίνεται κράτηση ή παραγγελία εδώ μέσω εμού',
    nextFree: (times) => `Επόμενες ελεύθερες ώρες: ${times}`,
  },
  de: {
    free: (what, date, times) =>
      `${what}, ${date}: frei um ${times}. Noch ist nichts reserviert; sagen Sie mir, welche Uhrzeit Sie möchten.`,
    askedIsFree: (what, date, time) =>
      `${what}, ${date}: ${time} ist frei. Noch ist nichts reserviert; soll ich es für Sie vormerken?`,
    askedIsTaken: (what, date, time, times) =>
      `${what}, ${date}: ${time} ist nicht frei. In der Nähe frei: ${times}. Welche Uhrzeit möchten Sie?`,
    full: (what, date) => `${what}, ${date}: nichts frei.`,
    later: (times) => `Danach frei: ${times}.`,
    noneLater: () =>
      'Auch an den drei Tagen danach ist nichts frei. Bitte versuchen Sie ein anderes Datum oder einen anderen Ort.',
    openOn: (date, hours) => `Geöffnet, ${date}: ${hours}`,
    closedOn: (date) => `Geschlossen: ${date}`,
    phone: (number) => `Telefonnummer: ${number}`,
    address: (address) => `Adresse: ${address}`,
    dishesFrom: (least, most) => `Gerichte: von ${least} bis ${most}`,
    entrySays: (what, words) => `${what}: dort schreibt man „${words}“`,
    unknown: (what) => `${what}: das weiß ich nicht.`,
    notOnMenu: (what) => `${what}: steht nicht auf der Karte.`,
    undeclared: () => 'Was die Küche zu einem Gericht nicht angegeben hat, ist nicht bekannt.',
    open: (hours) => `Heute geöffnet: ${hours}`,
    closedToday: () => 'Heute geschlossen',
    priceTier: (tier) => `Preisniveau: ${tier}`,
    bookable: (what) => `Hier buchbar: ${what}`,
    takesOrders: (sections) =>
      sections === 0
        ? 'Hier kann Essen bestellt werden'
        : `Hier kann Essen bestellt werden (Rubriken der Karte: ${sections})`,
    takesServices: () => 'Hier können Dienste angefragt werden',
    takesViewings: () => 'Hier kann eine Besichtigung vereinbart werden',
    offersNothing: () => 'Über mich lässt sich hier nichts buchen oder bestellen',
    nextFree: (times) => `Als Nächstes frei: ${times}`,
  },
  ar: {
    free: (what, date, times) =>
      `${isolated(what)}، ${date}: المتاح ${isolated(times)}. لم يُحجز شيء بعد؛ أخبرني بالوقت المناسب لك.`,
    askedIsFree: (what, date, time) =>
      `${isolated(what)}، ${date}: ${isolated(time)} متاح. لم يُحجز شيء بعد؛ هل أحجزه لك مؤقتًا؟`,
    askedIsTaken: (what, date, time, times) =>
      `${isolated(what)}، ${date}: ${isolated(time)} غير متاح. المتاح قريبًا منه: ${isolated(times)}. أيها تفضل؟`,
    full: (what, date) => `${isolated(what)}، ${date}: لا يوجد موعد متاح.`,
    later: (times) => `المتاح بعد ذلك: ${isolated(times)}.`,
    noneLater: () => 'ولا يوجد موعد متاح في الأيام الثلاثة التالية. يُرجى تجربة تاريخ آخر أو مكان آخر.',
    openOn: (date, hours) => `مفتوح يوم ${date}: ${isolated(hours)}`,
    closedOn: (date) => `مغلق يوم ${date}`,
    phone: (number) => `الهاتف: ${isolated(number)}`,
    address: (address) => `العنوان: ${isolated(address)}`,
    dishesFrom: (least, most) => `الأطباق: من ${isolated(least)} إلى ${isolated(most)}`,
    entrySays: (what, words) => `${what}: يكتبون ${isolated(`“${words}”`)}`,
    unknown: (what) => `${isolated(what)}: هذا لا أعرفه.`,
    notOnMenu: (what) => `${isolated(what)}: ليس في القائمة.`,
    undeclared: () => 'ما لم يصرّح به المطبخ عن الطبق غير معروف.',
    open: (hours) => `مفتوح اليوم: ${isolated(hours)}`,
    closedToday: () => 'مغلق اليوم',
    priceTier: (tier) => `مستوى الأسعار: ${isolated(tier)}`,
    bookable: (what) => `يمكن الحجز هنا: ${isolated(what)}`,
    takesOrders: (sections) =>
      sections === 0
        ? 'يمكن طلب الطعام من هنا'
        : `يمكن طلب الطعام من هنا (أقسام القائمة: ${isolated(String(sections))})`,
    takesServices: () => 'يمكن طلب الخدمات هنا',
    takesViewings: () => 'يمكن ترتيب معاينة هنا',
    offersNothing: () => 'لا يمكن الحجز أو الطلب هنا عن طريقي',
    nextFree: (times) => `أقرب المواعيد المتاحة: ${isolated(times)}`,
  },
  fa: {
    free: (what, date, times) =>
      `${isolated(what)}، ${date}: ساعت‌های خالی ${isolated(times)}. هنوز چیزی نگه داشته نشده؛ بگویید کدام ساعت را می‌خواهید.`,
    askedIsFree: (what, date, time) =>
      `${isolated(what)}، ${date}: ساعت ${isolated(time)} خالی است. هنوز نگه داشته نشده؛ برایتان نگه دارم؟`,
    askedIsTaken: (what, date, time, times) =>
      `${isolated(what)}، ${date}: ساعت ${isolated(time)} خالی نیست. خالی در همان نزدیکی: ${isolated(times)}. کدام را می‌خواهید؟`,
    full: (what, date) => `${isolated(what)}، ${date}: جای خالی نیست.`,
    later: (times) => `خالی پس از آن: ${isolated(times)}.`,
    noneLater: () => 'در سه روز پس از آن هم جای خالی نیست. لطفاً تاریخ یا جای دیگری را امتحان کنید.',
    openOn: (date, hours) => `${date} باز است: ${isolated(hours)}`,
    closedOn: (date) => `${date} بسته است`,
    phone: (number) => `تلفن: ${isolated(number)}`,
    address: (address) => `نشانی: ${isolated(address)}`,
    dishesFrom: (least, most) => `غذاها: از ${isolated(least)} تا ${isolated(most)}`,
    entrySays: (what, words) => `${what}: خودشان نوشته‌اند ${isolated(`“${words}”`)}`,
    unknown: (what) => `${isolated(what)}: این را نمی‌دانم.`,
    notOnMenu: (what) => `${isolated(what)}: در منو نیست.`,
    undeclared: () => 'آنچه آشپزخانه درباره غذا اعلام نکرده نامعلوم است.',
    open: (hours) => `امروز باز است: ${isolated(hours)}`,
    closedToday: () => 'امروز بسته است',
    priceTier: (tier) => `سطح قیمت: ${isolated(tier)}`,
    bookable: (what) => `در این‌جا می‌توان رزرو کرد: ${isolated(what)}`,
    takesOrders: (sections) =>
      sections === 0
        ? 'می‌توان از این‌جا غذا سفارش داد'
        : `می‌توان از این‌جا غذا سفارش داد (بخش‌های منو: ${isolated(String(sections))})`,
    takesServices: () => 'می‌توان در این‌جا خدمات درخواست کرد',
    takesViewings: () => 'می‌توان برای بازدید از این‌جا قرار گذاشت',
    offersNothing: () => 'از طریق من نمی‌توان در این‌جا چیزی رزرو کرد یا سفارش داد',
    nextFree: (times) => `نزدیک‌ترین زمان‌های خالی: ${isolated(times)}`,
  },
  ko: {
    free: (what, date, times) =>
      `${what}, ${date}: 예약 가능한 시간은 ${times}입니다. 아직 잡아 둔 것은 없으니 원하시는 시간을 말씀해 주세요.`,
    askedIsFree: (what, date, time) =>
      `${what}, ${date}: ${time}에 예약할 수 있습니다. 아직 잡아 두지 않았습니다. 잡아 둘까요?`,
    askedIsTaken: (what, date, time, times) =>
      `${what}, ${date}: ${time}에는 자리가 없습니다. 가까운 빈 시간: ${times}. 어느 시간으로 할까요?`,
    full: (what, date) => `${what}, ${date}: 빈자리가 없습니다.`,
    later: (times) => `이후 가능한 시간: ${times}.`,
    noneLater: () => '이후 사흘 동안에도 빈자리가 없습니다. 다른 날짜나 다른 곳을 알려 주세요.',
    openOn: (date, hours) => `${date} 영업시간: ${hours}`,
    closedOn: (date) => `${date} 휴무`,
    phone: (number) => `전화: ${number}`,
    address: (address) => `주소: ${address}`,
    dishesFrom: (least, most) => `음식: ${least}부터 ${most}까지`,
    entrySays: (what, words) => `${what}: 업체 소개에 “${words}”라고 되어 있습니다`,
    unknown: (what) => `${what}: 그건 알지 못합니다.`,
    notOnMenu: (what) => `${what}: 메뉴에 없습니다.`,
    undeclared: () => '주방에서 밝히지 않은 것은 알 수 없습니다.',
    open: (hours) => `오늘 영업시간: ${hours}`,
    closedToday: () => '오늘 휴무',
    priceTier: (tier) => `가격대: ${tier}`,
    bookable: (what) => `여기서 예약 가능: ${what}`,
    takesOrders: (sections) =>
      sections === 0
        ? '여기서 음식을 주문할 수 있습니다'
        : `여기서 음식을 주문할 수 있습니다(메뉴 구분 ${sections}개)`,
    takesServices: () => '여기서 서비스를 요청할 수 있습니다',
    takesViewings: () => '여기서 방문 일정을 잡을 수 있습니다',
    offersNothing: () => '여기서는 저를 통해 예약하거나 주문할 수 없습니다',
    nextFree: (times) => `가장 가까운 빈 시간: ${times}`,
  },
});
