import { describe, expect, test } from '@jest/globals';
import { problemIn } from './told-problems.ts';

describe('a problem told in ordinary words tells whose work it is', () => {
  test.each([
    ['my toilet is blocked', 'plumber'],
    ['water is coming through the ceiling', 'plumber'],
    ['the lights went out in the kitchen', 'electrician'],
    ['the air con is blowing warm', 'air conditioning'],
    ['our fridge stopped working', 'repair'],
    ['tuvalet tıkandı', 'plumber'],
    ['evde elektrikler gitti', 'electrician'],
    ['klima soğutmuyor', 'air conditioning'],
    ['çamaşır makinesi bozuldu', 'repair'],
    ['meine Toilette ist verstopft', 'plumber'],
    ['der Strom ist ausgefallen', 'electrician'],
    ['die Klimaanlage tropft', 'air conditioning'],
    ['засорился унитаз', 'plumber'],
    ['кран течёт', 'plumber'],
    ['кондиционер не работает', 'air conditioning'],
    ['βούλωσε η τουαλέτα', 'plumber'],
    ['κόπηκε το ρεύμα', 'electrician'],
    ['השירותים סתומים', 'plumber'],
    ['המזגן לא מקרר', 'air conditioning'],
    ['الحمام مسدود', 'plumber'],
    ['الكهرباء مقطوعة', 'electrician'],
    ['توالت گرفته', 'plumber'],
    ['کولرم خراب شده باد گرم میزنه', 'air conditioning'],
    ['변기가 막혔어요', 'plumber'],
    ['전기가 나갔어요', 'electrician'],
    ['in der Küche ist das Licht ausgegangen', 'electrician'],
    ['locked myself out', 'locksmith'],
    ['kapıda kaldım anahtar içeride', 'locksmith'],
    ['hab mich ausgesperrt', 'locksmith'],
    ['дверь захлопнулась, ключи внутри', 'locksmith'],
    ['κλειδώθηκα έξω', 'locksmith'],
    ['ננעלתי מחוץ לדירה', 'locksmith'],
    ['انقفل الباب علي والمفتاح جوا', 'locksmith'],
    ['پشت در موندم کلیدم تو خونه‌ست', 'locksmith'],
    ['문이 잠겨서 못 들어가요', 'locksmith'],
    ['my tooth hurts like hell', 'dentist'],
    ['dişim çok ağrıyor', 'dentist'],
    ['ich hab Zahnschmerzen', 'dentist'],
    ['зуб болит', 'dentist'],
    ['πονάει το δόντι μου', 'dentist'],
    ['כואבת לי השן', 'dentist'],
    ['سني يوجعني', 'dentist'],
    ['دندونم درد می‌کنه', 'dentist'],
    ['이가 아파요', 'dentist'],
  ])('%s', (text, trade) => {
    expect(problemIn(text)?.[0]).toBe(trade);
  });

  test.each([
    'is there a room with a bath',
    'can we sit inside',
    'içeride masa var mı',
    'столик внутри, пожалуйста',
    'میز داخل',
    'where is the key card',
    'a table out on the terrace with lights',
    'I want a cold shower after tennis',
    'noodle bar with light food, I am out tonight',
    'a table by the window, my chair was broken last time',
    'is the hammam closed on Sunday?',
    'свет в зале есть?',
    'Zimmer mit Dusche',
    'klimalı oda var mı',
    'ليس عندي حمام',
  ])('is none: %s', (text) => {
    expect(problemIn(text)).toBeNull();
  });
});
