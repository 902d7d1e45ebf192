import { expect, test } from '@jest/globals';
import { guestName, soughtThreads } from './sought-threads.ts';

const onWhatsApp = (threadId: string, profileName: string | null, number: string) => ({
  ...{ threadId, profileName },
  replyTo: { channel: 'whatsapp' as const, address: `whatsapp:${number}` },
});
const threads = [
  onWhatsApp('thr_1', 'Müge Yılmaz', '+905330000101'),
  onWhatsApp('thr_2', null, '+905330000977'),
  { threadId: 'thr_3', profileName: ' ', replyTo: { channel: 'web' as const, uid: 'u' } },
];
const found = (sought: string) => soughtThreads(threads, sought).map(({ threadId }) => threadId);

test('who has no name is called by their number, and a guest of the web app by that', () => {
  expect(threads.map(guestName)).toEqual(['Müge Yılmaz', '+905330000977', 'Guest of the web app']);
});

test('is found by a part of the name, of the number as it is written, or of the id', () => {
  expect(found('muge')).toEqual(['thr_1']);
  expect(found('MÜGE y')).toEqual(['thr_1']);
  expect(found('0533 000 09 77')).toEqual(['thr_2']);
  expect(found('+90 533')).toEqual(['thr_1', 'thr_2']);
  expect(found('thr_3')).toEqual(['thr_3']);
  expect(found('nobody')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});
