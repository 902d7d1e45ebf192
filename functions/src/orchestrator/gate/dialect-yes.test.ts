import { expect, test } from '@jest/globals';
import { classifyReply } from './classify-reply.ts';

const read = (text: string, earlier: readonly string[]) =>
  classifyReply(text, { language: 'ar', pending: { summary: 'Niazi’s – Table' }, earlier }).verdict;

test('“eh” is a yes of somebody who writes as in the Levant or on the Gulf', () => {
  expect(read('ايه', ['بدنا طاولة بكرا المسا'])).toBe('yes');
  expect(read('إيه', ['ابغى طاولة بكرة'])).toBe('yes');
});

test('of everybody else, and with a question mark, it asks', () => {
  expect(read('ايه', ['عايز ترابيزة بكره'])).toBe('other');
  expect(read('ايه', ['بدي طاولة', 'عايز حاجة تانية'])).toBe('other');
  expect(read('ايه', ['أريد طاولة'])).toBe('other');
  expect(read('ايه', [])).toBe('other');
  expect(read('ايه؟', ['بدنا طاولة بكرا المسا'])).toBe('other');
  expect(read('ايه لا', ['بدنا طاولة بكرا المسا'])).not.toBe('yes');
});
