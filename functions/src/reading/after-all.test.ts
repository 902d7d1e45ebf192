import { expect, test } from '@jest/globals';
import { takesUpAgain } from './after-all.ts';

test.each([
  'oh go on then',
  'actually yes, book it',
  'I changed my mind, we want it',
  'neyse tamam, ayır',
  'fikrimi değiştirdim',
  'na gut, buchen wir',
  'hab es mir anders überlegt',
  'хотя ладно, один раз живём, давайте',
  'передумали, давайте',
  'άντε καλά',
  'בעצם כן',
  'غيرت رأيي',
  'نظرم عوض شد',
  '그냥 예약해 주세요',
])('"%s" takes up again what was let go', (text) => {
  expect(takesUpAgain(text)).toBe(true);
});

test.each([
  'no thanks',
  'ok',
  'thanks, bye',
  'is it free on Friday after all?',
  'actually yes, but at 8',
  'tamam teşekkürler',
  'ne, danke',
  'не надо',
  'όχι ευχαριστώ',
  'لا شكرا',
  '괜찮아요',
])('"%s" does not', (text) => {
  expect(takesUpAgain(text)).toBe(false);
});
