import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { SaidText } from './said-text.ts';
import { type RoomKind, readNights, readStay } from './stay-words.ts';

const stayIn = (text: string, language: Language) => readStay(new SaidText(text), [language]);

describe('the kind of room', () => {
  test.each<[Language, string, RoomKind]>([
    ['en', 'a double room from Friday', 'double'],
    ['en', 'need a double at the Anchor', 'double'],
    ['en', 'single room please', 'single'],
    ['tr', 'çift kişilik oda', 'double'],
    ['tr', 'tek kişilik odanız var mı', 'single'],
    ['he', 'חדר זוגי ל-3 לילות', 'double'],
    ['ru', 'Двухместный номер на 3 ночи', 'double'],
    ['ru', 'нужен одноместный номер', 'single'],
    ['el', 'Δίκλινο από Παρασκευή', 'double'],
    ['de', 'Doppelzimmer im Hotel', 'double'],
    ['de', 'ein Familienzimmer', 'family'],
    ['ar', 'غرفة مزدوجة من الجمعة', 'double'],
    ['fa', 'اتاق دو نفره از جمعه', 'double'],
    ['ko', '더블룸이요', 'double'],
    ['ko', '1인실 있나요', 'single'],
  ])('in %s: %s', (language, text, room) => {
    expect(stayIn(text, language).room).toBe(room);
  });

  test.each<[Language, string]>([
    ['en', 'double espresso and a table for two'],
    ['en', 'a table for two at eight'],
    ['tr', 'iki kişilik masa'],
    ['de', 'ein Tisch für zwei'],
  ])('in %s none in: %s', (language, text) => {
    expect(stayIn(text, language).room).toBeNull();
  });
});

describe('nights more and fewer', () => {
  test.each<[Language, string, number]>([
    ['en', 'hmm stay one night more', 1],
    ['en', '2 more nights', 2],
    ['en', 'another night please', 1],
    ['en', 'one night less', -1],
    ['tr', 'bi gece daha ekleyelim', 1],
    ['tr', '2 gece daha kalalım', 2],
    ['he', 'לילה אחד נוסף', 1],
    ['he', 'עוד 2 לילות', 2],
    ['ru', 'на одну ночь дольше', 1],
    ['ru', 'ещё две ночи', 2],
    ['el', 'μία νύχτα ακόμα', 1],
    ['el', 'άλλες 2 νύχτες', 2],
    ['de', 'eine Nacht länger bitte', 1],
    ['de', 'noch zwei Nächte', 2],
    ['de', 'eine Nacht weniger', -1],
    ['ar', 'ليلة إضافية', 1],
    ['fa', 'یک شب بیشتر', 1],
    ['fa', 'دو شب دیگه', 2],
    ['ko', '1박 더 할게요', 1],
    ['ko', '하루 더 묵을게요', 1],
  ])('in %s: %s', (language, text, change) => {
    const stay = stayIn(text, language);
    expect(stay.change).toBe(change);
    expect(stay.spans.length).toBeGreaterThan(0);
  });

  test.each<[Language, string]>([
    ['en', '3 nights from Friday'],
    ['tr', 'sekizi on geçe'],
    ['de', '3 Nächte ab Freitag'],
    ['ru', 'на 3 ночи'],
  ])('in %s none in: %s', (language, text) => {
    expect(stayIn(text, language)).toMatchObject({ change: null, spans: [] });
  });
});

describe('arriving and leaving', () => {
  test.each<[Language, string]>([
    ['en', 'checking in 11/12, leaving 13/12'],
    ['tr', 'cuma girişi pazartesi çıkışı'],
    ['tr', "14'ünde çıkacam"],
    ['ru', 'а давайте до 14-го'],
    ['de', 'Anreise 27.12., Abreise 30.12.'],
    ['ko', '11일에 나오는 걸로'],
  ])('in %s: %s', (language, text) => {
    expect(stayIn(text, language).leaves).toBe(true);
  });
});

describe('nights in a language beside the first', () => {
  test.each<[string, number]>([
    ['3 Nächte ab Freitag', 3],
    ['for a week from Friday', 7],
    ['اسبوع كامل من ٢٠ كانون الاول', 7],
    ['12월 5일부터 2박3일', 2],
    ['на 2 недели', 14],
  ])('%s', (text, nights) => {
    expect(readNights(new SaidText(text), ['en', 'de', 'ru', 'ar', 'ko'])?.nights).toBe(nights);
  });

  test('ten past eight is no ten nights', () => {
    expect(readNights(new SaidText('Yarın sekizi on geçe'), ['tr', 'en'])).toBeNull();
  });
});
