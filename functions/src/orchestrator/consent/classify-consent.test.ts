import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { classifyConsent, readConsent } from './classify-consent.ts';
import { consentPhrases } from './consent-phrases.ts';
import { consentSentences } from './consent-sentences.ts';

interface Replies {
  readonly stop: readonly string[];
  readonly start: readonly string[];
  readonly help: readonly string[];
  /** Messages of everyday use with the same words, which must change nothing. */
  readonly other: readonly string[];
}

const replies: Record<Language, Replies> = {
  en: {
    stop: [
      'STOP',
      'stop',
      ' Stop. ',
      'STOP!!!',
      'Stop 🛑',
      '*STOP*',
      'stop please',
      'please stop',
      'stop now',
      'S​top',
      'stopall',
      'UNSUBSCRIBE',
      'QUIT',
      'END',
      'Stop sending me messages',
      'please stop sending me messages',
      'Please stop sending me these messages!',
      'could you please stop messaging me?',
      "don't text me again",
      'Don’t contact me anymore',
      'I don’t want to receive messages from you'.replace(' from you', ''),
      'hi, unsubscribe me please',
      'Remove me from your list, thanks',
      'leave me alone',
    ],
    start: ['START', 'start', 'Start!', 'start please', 'unstop', 'UNSTOP', 'subscribe', 'opt in'],
    help: ['HELP', 'help?', 'Help!', 'Info'],
    other: [
      'no',
      'cancel',
      'cancel it',
      'yes',
      'stop the taxi',
      'stop at the harbour',
      'Can the taxi stop at the harbour?',
      'the bus stop',
      'stop?',
      'do not stop',
      'please do not stop',
      'don’t stop messaging me',
      'start at 8',
      'when does it start',
      'can you help me find a taxi',
      'any info?',
      'more info please',
      'end of the month',
      'the end',
      'I want info about the menu',
      'yes, stop',
      'can you stop by at 8?',
      'quit smoking area',
      'unsubscribe from the newsletter of the hotel',
      'no messages for the restaurant',
      'stop by the hotel please',
      'stop it',
      'one stop on the way',
      'cancel my table',
      'remove the wine from the order',
    ],
  },
  tr: {
    stop: [
      'stop lütfen',
      'mesaj istemiyorum',
      'MESAJ İSTEMİYORUM',
      'mesaj istemiyorum lütfen',
      'artık mesaj istemiyorum!',
      'Abonelikten çık',
      'abonelikten cik',
      'bana mesaj atmayın',
      'Lütfen bana artık mesaj göndermeyin.',
      'bir daha yazmayın',
      'mesaj göndermeyi bırakın 🙏',
      'Merhaba, abonelikten çıkmak istiyorum',
      'numaramı silin',
    ],
    start: ['başla', 'BASLA', 'BAŞLA', 'yeniden başla', 'mesaj almak istiyorum'],
    help: ['yardım', 'YARDIM', 'yardim', 'Bilgi'],
    other: [
      'evet',
      'hayır',
      'iptal',
      'dur',
      'dur bir dakika',
      'taksi limanda dursun',
      'durakta bekliyorum',
      'restorana mesaj göndermeyin',
      'masa istemiyorum',
      'mesaj istemiyorum restorandan',
      'saat kaçta başlıyor',
      'yardım eder misiniz',
      'menü hakkında bilgi',
      'iptal et',
      'mesaj atar mısın',
    ],
  },
  he: {
    stop: [
      'הסר',
      'הסר בבקשה',
      'תסירו אותי',
      'אל תשלחו לי הודעות',
      'אל תשלחו לי יותר הודעות',
      'לא רוצה הודעות!',
      'ביטול מנוי',
    ],
    start: ['התחל', 'התחל בבקשה', 'הצטרף'],
    help: ['עזרה', 'מידע'],
    other: [
      'לא',
      'בטל',
      'רגע',
      'כן',
      'הסר את היין מההזמנה',
      'מתי זה מתחיל',
      'עזרה עם מונית',
      'אני לא רוצה שולחן',
    ],
  },
  ru: {
    stop: [
      'СТОП',
      'стоп!',
      'отписаться',
      'Отпишите меня, пожалуйста',
      'не пишите мне больше',
      'Больше не присылайте мне сообщения',
      'хватит писать',
      'прекратите мне писать',
    ],
    start: ['старт', 'СТАРТ', 'подписаться'],
    help: ['помощь', 'Справка', 'инфо'],
    other: [
      'нет',
      'отмена',
      'да',
      'стоп, не так',
      'остановите такси у порта',
      'когда начало',
      'нужна помощь с такси',
      'не хочу столик',
      'хватит на двоих?',
    ],
  },
  el: {
    stop: [
      'ΣΤΟΠ',
      'στοπ παρακαλώ',
      'απεγγραφή',
      'ΑΠΕΓΓΡΑΦΗ',
      'μην μου στέλνετε μηνύματα',
      'Δεν θέλω μηνύματα πια',
      'διαγράψτε με',
    ],
    start: ['έναρξη', 'ΕΝΑΡΞΗ', 'ξεκίνα'],
    help: ['βοήθεια', 'ΒΟΗΘΕΙΑ', 'πληροφορίες'],
    other: [
      'όχι',
      'ακύρωση',
      'ναι',
      'στοπ;',
      'σταμάτα στο λιμάνι',
      'πότε ξεκινά',
      'βοήθεια με το ταξί',
      'δεν θέλω τραπέζι',
    ],
  },
  de: {
    stop: [
      'STOPP',
      'Stop bitte',
      'Abmelden',
      'Bitte abmelden',
      'keine Nachrichten mehr',
      'Bitte schicken Sie mir keine Nachrichten mehr!',
      'Schreiben Sie mir nicht mehr',
      'Lasst mich in Ruhe',
    ],
    start: ['Start', 'anmelden', 'starten'],
    help: ['Hilfe', 'HILFE!', 'Info'],
    other: [
      'nein',
      'stornieren',
      'ja',
      'stopp das Taxi',
      'keine Nachricht an das Lokal',
      'wann startet es',
      'Hilfe bei der Suche',
      'bitte den Tisch abmelden',
      'Schreiben Sie mir die Adresse',
    ],
  },
  ar: {
    stop: [
      'توقف',
      'إيقاف',
      'إلغاء الاشتراك',
      'الغاء الاشتراك',
      'لا أريد رسائل',
      'لا أريد رسائل بعد الآن',
      'من فضلك أوقف الرسائل',
      'لا ترسلوا لي رسائل',
    ],
    start: ['ابدأ', 'إبدأ', 'اشتراك'],
    help: ['مساعدة', 'معلومات'],
    other: [
      'لا',
      'الغاء',
      'نعم',
      'توقف عند الميناء',
      'لا أريد طاولة',
      'متى يبدأ',
      'أحتاج مساعدة في تاكسي',
      'لا ترسل التاكسي',
    ],
  },
  fa: {
    stop: [
      'استاپ',
      'لغو اشتراک',
      'پیام نمی‌خوام',
      'دیگه پیام نفرستید',
      'لطفا پیام نفرستید',
      'دیگه به من پیام نده',
      'انصراف از عضویت',
    ],
    start: ['شروع', 'استارت', 'عضویت'],
    help: ['راهنما', 'کمک'],
    other: ['نه', 'لغو', 'بله', 'لغو میز', 'کی شروع می‌شه', 'کمک کن میز پیدا کنم', 'تاکسی نمی‌خوام'],
  },
  ko: {
    stop: [
      '수신거부',
      '수신 거부',
      '중지',
      '메시지 보내지 마세요',
      '이제 메시지 그만 보내세요',
      '더 이상 연락하지 마세요',
      '구독 취소해 주세요',
    ],
    start: ['시작', '수신 동의', '구독'],
    help: ['도움말', '도움'],
    other: [
      '아니요',
      '취소',
      '네',
      '항구에서 멈춰 주세요',
      '언제 시작해요',
      '택시 좀 도와주세요',
      '예약 취소해 주세요',
    ],
  },
};

const languages = languageSchema.options;
const rows = (kind: keyof Replies) =>
  languages.flatMap((language) => replies[language][kind].map((text) => [language, text] as const));

describe('classifyConsent', () => {
  test.each(rows('stop'))('%s: %s stops all messages', (_, text) =>
    expect(classifyConsent(text)).toBe('stop'),
  );
  test.each(rows('start'))('%s: %s starts them again', (_, text) =>
    expect(classifyConsent(text)).toBe('start'),
  );
  test.each(rows('help'))('%s: %s asks for help', (_, text) => expect(classifyConsent(text)).toBe('help'));
  test.each([...rows('other'), ['none', ''], ['none', ' '], ['none', '👎']])(
    '%s: %s is left to the gate',
    (_, text) => expect(classifyConsent(text)).toBeNull(),
  );

  test('no phrase stands in two lists', () => {
    const verdicts = languages.flatMap((language) =>
      (['stop', 'start', 'help'] as const).flatMap((kind) =>
        consentPhrases[language][kind].map((phrase) => [phrase, kind, classifyConsent(phrase)]),
      ),
    );
    expect(verdicts.filter(([, kind, read]) => kind !== read)).toEqual([]);
  });

  test('a command inside a longer message is not a command', () => {
    const commands = languages.flatMap((language) => {
      const { stop, start, help } = consentPhrases[language];
      return [...stop, ...start, ...help];
    });
    fc.assert(
      fc.property(fc.constantFrom(...commands), (command) => {
        expect(classifyConsent(`${command} zzz harbour`)).toBeNull();
        expect(classifyConsent(`harbour zzz ${command}`)).toBeNull();
      }),
    );
  });

  test('case, spaces, emoji and full stops around a command do not decide', () => {
    const around = fc.constantFrom('', ' ', '.', '!', '…', '🙏', '\n', '«', '"');
    const commands = languages.flatMap((language) => consentPhrases[language].stop);
    fc.assert(
      fc.property(around, fc.constantFrom(...commands), around, (before, command, after) => {
        expect(classifyConsent(`${before}${command}${after}`)).toBe('stop');
      }),
    );
  });

  test('it never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void classifyConsent(text)));
    expect(classifyConsent('\ud800stop\u0000'.repeat(3000))).toBeNull();
  });
});

describe('the answer', () => {
  test.each(languages)('in %s names a word that brings Merve back', (language) => {
    const { stopped } = consentSentences([language], language);
    const words = stopped.split(/[\s.,]+/);
    expect(words.some((word) => classifyConsent(word) === 'start')).toBe(true);
  });

  test.each(languages)('to HELP in %s names a word that stops it', (language) => {
    const { help } = consentSentences([language], language);
    const words = help.split(/[\s.,:;()]+/);
    expect(words.some((word) => classifyConsent(word) === 'stop')).toBe(true);
  });

  test.each([
    ['СТОП', 'en', 'ru'],
    ['Abmelden', 'en', 'de'],
    ['mesaj istemiyorum', 'en', 'tr'],
    ['توقف', 'fa', 'fa'],
    ['توقف', 'ar', 'ar'],
    ['توقف', 'en', 'ar'],
  ] as const)('to %s of a person who speaks %s is in %s', (text, own, expected) => {
    const command = readConsent(text);
    expect(consentSentences(command?.languages ?? [], own)).toEqual(consentSentences([expected], expected));
  });
});
