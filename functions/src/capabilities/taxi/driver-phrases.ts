import type { Language } from '@merve/contract';
import { onFirstUse } from '../../platform/on-first-use.ts';

/** Everything a driver can say to dispatch. */
export const driverVerbs = [
  'accept',
  'decline',
  'arrived',
  'picked_up',
  'completed',
  'no_show',
  'cancel',
  'on_duty',
  'off_duty',
] as const;
export type DriverVerb = (typeof driverVerbs)[number];

/** At least one phrase: the first is the one that drivers are told to write. */
type Phrases = readonly [offered: string, ...others: string[]];

/**
 * What drivers write, by language; spelling, case and accents do not decide (`foldText`). Whole messages, alone or with
 * a code: "yes, but later" takes no ride. Not on the lists are the words a guest answers with besides yes and no
 * (CONFIRM, DECLINE and theirs): with them, one who is asked as both says which is meant.
 */
export const driverPhrases = onFirstUse<Readonly<Record<Language, Readonly<Record<DriverVerb, Phrases>>>>>(
  () => ({
    en: {
      accept: ['yes', 'y', 'ok', 'okay', 'accept', 'take it', 'i take it'],
      decline: ['no', 'n', 'pass'],
      arrived: ['arrived', 'i have arrived', 'here', 'i am here', 'im here'],
      picked_up: ['picked up', 'on board'],
      completed: ['done', 'completed', 'complete', 'finished', 'dropped off'],
      no_show: ['no show', 'noshow', 'nobody here'],
      cancel: ['cancel'],
      on_duty: ['on duty'],
      off_duty: ['off duty'],
    },
    tr: {
      accept: ['evet', 'kabul', 'kabul ediyorum', 'tamam', 'olur', 'alıyorum'],
      decline: ['hayır', 'almıyorum', 'pas', 'kabul etmiyorum'],
      arrived: ['geldim', 'vardım', 'kapıdayım'],
      picked_up: ['aldım', 'yolcuyu aldım', 'bindi', 'yolcu bindi'],
      completed: ['bitti', 'tamamlandı', 'bıraktım', 'indirdim'],
      no_show: ['gelmedi', 'yolcu gelmedi', 'yolcu yok'],
      cancel: ['iptal', 'iptal ediyorum'],
      on_duty: ['müsaitim', 'mesaideyim', 'mesai başladı'],
      off_duty: ['mesai bitti', 'müsait değilim'],
    },
    he: {
      accept: ['כן', 'לוקח', 'לוקחת', 'אני לוקח', 'אני לוקחת', 'מקבל', 'מקבלת', 'אוקיי', 'בסדר'],
      decline: ['לא', 'לא לוקח', 'לא לוקחת', 'לא יכול', 'לא יכולה', 'מוותר', 'מוותרת'],
      arrived: ['הגעתי', 'אני כאן', 'אני פה', 'אני למטה'],
      picked_up: ['אספתי', 'אספתי את הנוסע', 'אספתי את הנוסעת', 'הנוסע עלה', 'הנוסעת עלתה', 'יצאנו'],
      completed: ['סיימתי', 'הסתיים', 'הסתיימה', 'הנסיעה הסתיימה', 'הורדתי'],
      no_show: ['אין נוסע', 'אין אף אחד', 'לא הגיע', 'לא הגיעה', 'הנוסע לא הגיע', 'הנוסעת לא הגיעה'],
      cancel: ['ביטול', 'מבטל', 'מבטלת', 'לבטל'],
      on_duty: ['במשמרת', 'התחלתי משמרת', 'פנוי', 'פנויה', 'זמין', 'זמינה'],
      off_duty: ['סוף משמרת', 'סיימתי משמרת', 'לא פנוי', 'לא פנויה', 'לא זמין', 'לא זמינה'],
    },
    ru: {
      accept: ['да', 'беру', 'принимаю', 'ок', 'окей', 'хорошо', 'согласен', 'согласна'],
      decline: ['нет', 'не беру', 'не могу', 'не поеду', 'пас'],
      arrived: [
        'на месте',
        'я на месте',
        'приехал',
        'приехала',
        'подъехал',
        'подъехала',
        'прибыл',
        'прибыла',
      ],
      picked_up: ['поехали', 'пассажир сел', 'пассажирка села', 'пассажир в машине', 'посадил', 'посадила'],
      completed: ['завершено', 'завершил', 'завершила', 'довез', 'довезла', 'высадил', 'высадила', 'готово'],
      no_show: ['никого нет', 'не пришел', 'не вышел', 'пассажира нет', 'пассажир не вышел', 'не вышли'],
      cancel: ['отмена', 'отменяю', 'отказываюсь'],
      on_duty: ['на линии', 'на смене', 'начало смены', 'свободен', 'свободна'],
      off_duty: ['конец смены', 'не на линии', 'не на смене', 'занят', 'занята'],
    },
    el: {
      accept: ['ναι', 'οκ', 'εντάξει', 'δεκτό', 'αποδέχομαι', 'το παίρνω'],
      decline: ['όχι', 'δεν μπορώ', 'δεν το παίρνω', 'πάσο'],
      arrived: ['έφτασα', 'έφθασα', 'είμαι εδώ', 'εδώ είμαι', 'ήρθα'],
      picked_up: ['επιβίβαση', 'επιβιβάστηκε', 'επιβιβάστηκαν', 'ξεκινήσαμε'],
      completed: ['τέλος', 'τέλος διαδρομής', 'ολοκληρώθηκε', 'τελείωσα', 'τελείωσε'],
      no_show: ['κανείς εδώ', 'δεν είναι κανείς', 'δεν ήρθε', 'δεν εμφανίστηκε', 'κανείς'],
      cancel: ['ακύρωση', 'ακυρώνω'],
      on_duty: ['σε βάρδια', 'αρχή βάρδιας', 'διαθέσιμος', 'διαθέσιμη'],
      off_duty: ['τέλος βάρδιας', 'εκτός βάρδιας', 'μη διαθέσιμος', 'μη διαθέσιμη'],
    },
    de: {
      accept: ['ja', 'ok', 'okay', 'nehme ich', 'ich nehme sie', 'ich übernehme', 'angenommen'],
      decline: ['nein', 'nehme ich nicht', 'kann nicht', 'ich kann nicht', 'passe'],
      arrived: ['angekommen', 'bin da', 'ich bin da', 'bin angekommen', 'vor ort'],
      picked_up: ['eingestiegen', 'fahrgast eingestiegen', 'fahrgast an bord', 'abgeholt'],
      completed: ['fertig', 'beendet', 'fahrt beendet', 'abgesetzt', 'erledigt'],
      no_show: ['niemand da', 'keiner da', 'nicht da', 'fahrgast nicht da', 'nicht erschienen'],
      cancel: ['storno', 'stornieren', 'absage'],
      on_duty: ['im dienst', 'dienstbeginn', 'bin frei'],
      off_duty: ['dienstschluss', 'dienstende', 'nicht im dienst', 'feierabend'],
    },
    ar: {
      accept: ['نعم', 'موافق', 'موافقة', 'أقبل', 'قبول', 'تمام', 'ماشي', 'حاضر'],
      decline: ['لا', 'لا أقدر', 'ما أقدر', 'لا أستطيع', 'أعتذر'],
      arrived: ['وصلت', 'أنا وصلت', 'لقد وصلت', 'أنا هنا'],
      picked_up: ['ركب الراكب', 'ركب', 'صعد الراكب', 'الراكب معي', 'انطلقنا'],
      completed: ['انتهت', 'انتهت الرحلة', 'انتهيت', 'تم التوصيل'],
      no_show: ['لا أحد هنا', 'لا يوجد أحد', 'لم يحضر', 'الراكب لم يحضر', 'ما حضر'],
      cancel: ['إلغاء', 'ألغي', 'كنسل'],
      on_duty: ['في الخدمة', 'متاح', 'متاحة', 'بدأت الدوام'],
      off_duty: ['خارج الخدمة', 'غير متاح', 'غير متاحة', 'انتهى الدوام'],
    },
    fa: {
      accept: ['بله', 'آره', 'قبول', 'قبوله', 'قبول می‌کنم', 'قبول می کنم', 'باشه', 'اوکی', 'می‌گیرم'],
      decline: ['نه', 'خیر', 'نخیر', 'نمی‌توانم', 'نمی توانم', 'نمی‌تونم', 'قبول نمی‌کنم', 'قبول نمی کنم'],
      arrived: ['رسیدم', 'من رسیدم', 'اینجا هستم', 'اینجام', 'جلوی در هستم'],
      picked_up: ['سوار شد', 'مسافر سوار شد', 'سوار شدند', 'سوار کردم', 'راه افتادیم'],
      completed: ['پایان', 'پایان سفر', 'پیاده شد', 'پیاده شدند', 'رساندم', 'رسوندم'],
      no_show: ['کسی نیست', 'مسافر نیست', 'نیامد', 'نیومد', 'مسافر نیامد', 'مسافر نیومد'],
      cancel: ['لغو', 'لغو می‌کنم', 'لغو می کنم', 'کنسل', 'کنسل می‌کنم', 'انصراف'],
      on_duty: ['آماده به کار', 'سر کارم', 'شروع کار', 'شروع شیفت'],
      off_duty: ['پایان کار', 'پایان شیفت', 'تعطیلم'],
    },
    ko: {
      accept: ['네', '예', '넵', '수락', '수락합니다', '오케이', '갈게요', '제가 갈게요', '가겠습니다'],
      decline: ['아니요', '아니오', '아뇨', '못 가요', '못 갑니다', '패스', '어려워요'],
      arrived: ['도착', '도착했어요', '도착했습니다'],
      picked_up: ['탑승', '탑승했어요', '탑승했습니다', '탑승 완료', '승객 탑승'],
      completed: ['완료', '운행 완료', '완료했어요', '완료했습니다', '하차', '하차 완료'],
      no_show: ['승객 없음', '승객이 없어요', '승객이 없습니다', '안 나왔어요', '안 나왔습니다', '노쇼'],
      cancel: ['취소', '취소해요', '취소합니다', '취소할게요'],
      on_duty: ['운행 시작', '근무 시작', '출근'],
      off_duty: ['운행 종료', '근무 종료', '퇴근'],
    },
  }),
);

/** The words drivers are told to write, as they are shown: in capitals where the script has them. */
export function offeredWords(language: Language): Readonly<Record<DriverVerb, string>> {
  const phrases = driverPhrases()[language];
  const shown = (verb: DriverVerb) => phrases[verb][0].toLocaleUpperCase(language);
  return {
    accept: shown('accept'),
    decline: shown('decline'),
    arrived: shown('arrived'),
    picked_up: shown('picked_up'),
    completed: shown('completed'),
    no_show: shown('no_show'),
    cancel: shown('cancel'),
    on_duty: shown('on_duty'),
    off_duty: shown('off_duty'),
  };
}
