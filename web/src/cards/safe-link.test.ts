import { describe, expect, test } from '@jest/globals';
import { wallClock } from '../language/wall-clock.ts';
import { phoneLink, safeLink } from './safe-link.ts';

describe('a link of a card', () => {
  test.each([
    ['https://pay.example/x?y=1', 'https://pay.example/x?y=1'],
    ['http://127.0.0.1:4020/pay', 'http://127.0.0.1:4020/pay'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,<script>', null],
    ['/relative', null],
    ['', null],
    [null, null],
  ])('%s becomes %s', (url, link) => expect(safeLink(url)).toBe(link));

  test.each([
    ['+90 533 000 01 01', 'tel:+905330000101'],
    ['0392/815-00-00', 'tel:03928150000'],
    ['call me', null],
    ['12', null],
    [null, null],
  ])('of a telephone: %s becomes %s', (phone, link) => expect(phoneLink(phone)).toBe(link));
});

describe('the wall clock of a zone', () => {
  test.each([
    ['2026-11-21T18:00:00Z', 'Asia/Famagusta', '2026-11-21T20:00'],
    ['2026-11-21T22:00:00Z', 'Asia/Famagusta', '2026-11-22T00:00'],
    ['2027-07-01T17:00:00Z', 'Asia/Famagusta', '2027-07-01T20:00'],
    ['2026-12-31T23:30:00Z', 'Europe/Istanbul', '2027-01-01T02:30'],
  ])('%s in %s is %s', (instant, zone, clock) => expect(wallClock(new Date(instant), zone)).toBe(clock));
});
