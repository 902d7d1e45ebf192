import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { voteSentences } from '../vote-sentences/index.ts';
import { voteWishIn } from './vote-phrases.ts';

describe('what is wanted of a vote', () => {
  test.each([
    ['start', 'Let us vote on these'],
    ['start', "let's vote!"],
    ['start', 'start a vote for Saturday with my friends'],
    ['start', 'Can you put it to a vote?'],
    ['start', 'Bunları oylayalım'],
    ['start', 'Arkadaşlarımla cumartesi için oylama başlat'],
    ['start', 'בואו נצביע עליהם'],
    ['start', 'Давайте проголосуем за них'],
    ['start', 'Ας ψηφίσουμε για αυτά'],
    ['start', 'Lass uns darüber abstimmen'],
    ['start', 'Starte eine Abstimmung für Samstag'],
    ['start', 'لنصوّت عليها'],
    ['start', 'روی این‌ها رای بدیم'],
    ['start', '이 중에서 투표하자'],
    ['status', 'How is the vote going?'],
    ['status', "how's the vote?"],
    ['status', 'Oylama nasıl gidiyor?'],
    ['status', 'מה מצב ההצבעה?'],
    ['status', 'Как идёт голосование?'],
    ['status', 'Πώς πάει η ψηφοφορία;'],
    ['status', 'Wie läuft die Abstimmung?'],
    ['status', 'كيف يسير التصويت؟'],
    ['status', 'رای‌گیری چطور پیش می‌ره؟'],
    ['status', '투표 결과 알려줘'],
    ['invite', 'What was the code of the vote?'],
    ['invite', 'How can my friends join?'],
    ['invite', 'Oylamanın kodunu tekrar gönder'],
    ['invite', 'מה קוד ההצבעה?'],
    ['invite', 'Пришли ещё раз ссылку на голосование'],
    ['invite', 'Πώς μπαίνουν οι φίλοι μου;'],
    ['invite', 'Schick mir noch mal den Link zur Abstimmung'],
    ['invite', 'أرسل رابط التصويت مرة أخرى'],
    ['invite', 'لینک رای‌گیری رو دوباره بفرست'],
    ['invite', '투표 링크 다시 보내 줘'],
    ['close', 'please close the vote'],
    ['close', 'Oylamayı kapat'],
    ['close', 'Закрой голосование'],
    ['close', 'Schließe die Abstimmung bitte'],
    ['close', 'رأی‌گیری رو ببند'],
    ['close', '투표를 마감해 줘'],
    ['cancel', 'Cancel the vote'],
    ['cancel', 'Oylamayı iptal et'],
    ['cancel', 'בטלי את ההצבעה'],
    ['cancel', 'ألغِ التصويت'],
    ['cancel', 'Ακύρωσε την ψηφοφορία'],
    ['leave', 'leave the vote'],
    ['leave', 'Oylamadan ayrılmak istiyorum'],
    ['book', 'book the winner'],
    ['book', 'Buche den Gewinner'],
  ] as const)('%s: “%s”', (wish, text) => expect(voteWishIn(text)).toBe(wish));

  test.each([
    'close the bill please',
    'cancel my booking',
    'how is the food there?',
    'book a table for four',
    'Wie läuft das mit der Anzahlung?',
    'rezervasyonu iptal et',
    'отмени бронь',
    'a devoted couple wants a quiet table',
  ])('nothing by “%s”', (text) => expect(voteWishIn(text)).toBeNull());
});

/** What stands in quotes in a sentence of Merve's. */
const quoted = (text: string) =>
  /[“"«„]([^“"«»”]+)[”"»“]/u.exec(text.replace(/[\u2066-\u2069]/gu, ''))?.[1] ?? '';

describe('what people are told to write is understood', () => {
  test.each(languageSchema.options)('in %s', (language) => {
    const say = voteSentences(language);
    expect(voteWishIn(say.bookIt())).toBe('book');
    expect(voteWishIn(say.sayBook(say.bookIt()))).toBe('book');
    expect(voteWishIn(quoted(say.noVote()))).toBe('start');
    expect(voteWishIn(quoted(say.notOver('')) || say.notOver(''))).toBe('close');
    expect(voteWishIn(quoted(say.hearNoMore()))).toBe('leave');
    expect(voteWishIn(quoted(say.askWhen('')))).toBe('book');
    expect(voteWishIn(say.organiserStays('X'))).toBe('cancel');
  });
});
