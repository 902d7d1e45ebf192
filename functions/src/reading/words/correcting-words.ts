import type { Language } from '@merve/contract';

/** What one language says to take something back. Lists as those of `ReadingWords`. */
interface CorrectingWords {
  /** Says that what stands before it was a mistake, whatever stands around it. */
  readonly sure: string;
  /** Says so only between two values of one kind: "Friday, no, Saturday". */
  readonly between: string;
  /** Says so where a message begins with it and another value stands behind: "wrong day, Tuesday". */
  readonly opening: string;
  /** Stands before a value that is none, where the right one follows: "not tomorrow but Sunday". */
  readonly turnsDown: string;
}

/** By language. */
export const correctingWords: Readonly<Record<Language, CorrectingWords>> = {
  en: {
    sure: 'no wait, wait no, no no [no], no sorry, sorry no, no actually, actually no, no hang on, no hold on, hang on no, no scratch that, scratch that, scrap that, no make it|that, no make that, no i mean|meant, no thats wrong, or rather, correction, my bad, i meant, i mean',
    between: 'no, nope, nah, wait, sorry, actually, oops, rather, hang on, hold on, make it|that, um no',
    opening:
      'wrong day, wrong time, wrong date, wrong one, wrong number, i mistyped, typo, i got it wrong, i got that wrong, on second thoughts, on second thought, thinking about it, come to think of it, change of plan, change of plans, plans changed, change of mind, i meant to say, i mean, what i meant was, better, preferably, ideally, no, nope, nah, but, and, please',
    turnsDown: 'not',
  },
  tr: {
    sure: 'yok yok, hayır hayır, yok pardon, pardon yok, yok dur, dur yok, hayır dur, dur hayır, yok bekle, bekle yok, daha doğrusu, yanlış yazdım, yanlış oldu, yok ya, yok aslında, aslında yok, yo yo, demek istedim',
    between: 'değil, yok, hayır, pardon, dur, bekle, aslında, yani, yo, özür dilerim, olmadı',
    opening:
      'yanlış gün, yanlış saat, yanlış tarih, yanlış söyledim, yanlış demişim, yanlış olmuş, karıştırdım, şaşırdım, fikrimiz değişti, fikrim değişti, plan değişti, planlar değişti, düşündüm de, vazgeçtim, daha iyisi, en iyisi, hayır, yok, yoo, ama, lütfen',
    turnsDown: '',
  },
  de: {
    sure: 'nein warte, nee warte, ne warte, warte nein, ach nein, ach nee, ach ne, nein nein, nee nee, nein doch, quatsch, vielmehr, besser gesagt, ich meine|meinte, nein sorry, sorry nein, falsch, oder nein, oder nee, moment nein, nein moment, halt nein, nein halt, korrektur',
    between: 'nein, nee, ne, warte, sorry, halt, moment, ach, äh, doch, eher, entschuldigung, pardon',
    opening:
      'falscher tag, falsche uhrzeit, falsches datum, falsch gesagt, verschrieben, vertippt, habe mich vertan, hab mich vertan, ich habe mich vertan, vertan, habe mich geirrt, geirrt, irrtum, planänderung, pläne haben sich geändert, wenn ich es mir überlege, doch lieber, lieber doch, lieber, doch, besser, nein, nee, nö, aber, bitte',
    turnsDown: 'nicht',
  },
  ru: {
    sure: 'хотя нет, ой нет, нет нет, нет подождите, нет постойте, нет погодите, подождите нет, точнее, вернее, то есть нет, нет лучше, а нет, ой простите, нет извините, извините нет, нет стоп, стоп нет, ошиблась, ошибся, нет всё таки, я имел|имела в виду',
    between: 'нет, не, ой, простите, извините, подождите, стоп, погодите, лучше',
    opening:
      'не тот день, не то время, не та дата, не так, ошибка, ошиблась, ошибся, ошиблись, перепутала, перепутал, перепутали, опечатка, я не так написала, планы поменялись, планы изменились, передумали, передумала, передумал, я имею в виду, я имела в виду, я имел в виду, я про, мы про, лучше, лучше бы, нам бы лучше, мне бы лучше, нет, неа, не, но, а, пожалуйста',
    turnsDown: 'не',
  },
  el: {
    sure: 'όχι όχι, όχι περίμενε, περίμενε όχι, όχι συγγνώμη, συγγνώμη όχι, ή μάλλον, μάλλον όχι, όχι μάλλον, λάθος, ή καλύτερα, όχι καλύτερα, όχι τελικά, ήθελα να πω, εννοώ, εννοούσα, μπα όχι, α όχι, ωχ όχι, όχι στάσου, όχι βασικά, βασικά όχι',
    between: 'όχι, μάλλον, συγγνώμη, περίμενε, μπα, ωχ, βασικά, τελικά, στάσου',
    opening:
      'λάθος μέρα, λάθος ώρα, λάθος ημερομηνία, έκανα λάθος, μπερδεύτηκα, μπέρδεψα, άλλαξαν τα σχέδια, αλλαγή σχεδίων, αλλάξαμε γνώμη, άλλαξα γνώμη, τώρα που το σκέφτομαι, καλύτερα, όχι, μπα, αλλά, παρακαλώ',
    turnsDown: 'όχι',
  },
  he: {
    sure: 'לא רגע, רגע לא, לא סליחה, סליחה לא, לא לא, לא בעצם, בעצם לא, או יותר נכון, ליתר דיוק, לא תחכה, לא חכי, טעות, התכוונתי, אופס לא, לא אופס, אה לא, לא אולי, לא עדיף',
    between: 'לא, רגע, סליחה, בעצם, אופס',
    opening:
      'יום לא נכון, שעה לא נכונה, תאריך לא נכון, טעיתי, התבלבלתי, בטעות, השתנו התוכניות, שינוי תוכנית, שינוי בתוכניות, במחשבה שנייה, התכוונתי, עדיף, לא, אבל, בבקשה',
    turnsDown: 'לא',
  },
  ar: {
    sure: 'لا لا, لا استنى, لا استني, استنى لا, لا انتظر, لا لحظة, لحظة لا, لا عفوا, عفوا لا, لا آسف, لا آسفة, آسف لا, أقصد, قصدي, بالأصح, بالأحرى, لا خليها, لا خليه, لا غلط, لا معليش, لا قصدي, لا خلاص',
    between: 'لا, لأ, عفوا, لحظة, استنى, معليش, آسف, آسفة',
    opening:
      'اليوم غلط, الموعد غلط, التاريخ غلط, غلطت, غلطانة, غلطان, غلط, خربطت, لخبطت, بالغلط, تغيرت الخطة, تغير الموعد, غيرنا رأينا, غيرت رأيي, على فكرة, قصدي, أقصد, الأفضل, الأحسن, لا, لأ, بس, لكن',
    turnsDown: 'مش, مو, ليس, مب',
  },
  fa: {
    sure: 'نه نه, نه صبر کن, صبر کن نه, نه ببخشید, ببخشید نه, نه یعنی, یعنی نه, نه وایسا, وایسا نه, منظورم, بهتره بگم, نه اشتباه شد, اشتباه گفتم, نه در واقع, در واقع نه, نه بابا, ای وای نه',
    between: 'نه, ببخشید, یعنی, صبر کن, وایسا, اشتباه شد',
    opening:
      'روز اشتباه, ساعت اشتباه, تاریخ اشتباه, اشتباه شد, اشتباه کردم, اشتباه نوشتم, اشتباه گفتم, قاطی کردم, برنامه عوض شد, برنامه‌مون عوض شد, نظرم عوض شد, نظرمون عوض شد, منظورم, منظورم این بود, بهتره, بهتر است, نه, ولی, اما, لطفا',
    turnsDown: '',
  },
  ko: {
    sure: '아니 아니, 아니아니, 아니다, 아 아니, 아뇨 아뇨, 아니 잠깐*, 잠깐 아니*, 아니 죄송*, 죄송 아니*, 정정*, 아니 그냥, 아니구나, 아니지, 아참',
    between: '말고, 아니고, 아니라, 아니, 아니요, 아뇨, 잠깐, 잠깐만, 죄송, 죄송해요',
    opening:
      '날짜를 잘못, 날짜 잘못 말했어요, 잘못 말했어요, 잘못 말했네요, 잘못 말씀드렸어요, 잘못 썼어요, 착각했어요, 착각, 헷갈렸어요, 실수했어요, 실수, 일정이 바뀌어서, 일정이 바뀌었어요, 생각이 바뀌었어요, 다시 생각해 보니, 차라리, 아니, 아니요, 아뇨, 아니에요, 아니다, 하지만',
    turnsDown: '',
  },
};
