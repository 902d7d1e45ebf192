import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { startOf } from '../../../reading/moment/moment.ts';
import { readMoment } from '../../../reading/moment/read-moment.ts';
import { type ReservationKind, reservationWords } from './reservation-words.ts';

/** What a confirmation says, as far as code could read it. */
export interface ReadReservation {
  readonly kind: ReservationKind;
  readonly name: string;
  /** `YYYY-MM-DD` and `HH:mm`; null where they could not be read. */
  readonly date: string | null;
  readonly start: string | null;
  /** When it ends, on the same day; null where nothing says so. */
  readonly end: string | null;
  /** Lines with something in them that nobody read. */
  readonly unread: readonly string[];
}

const maxLines = 60;
const maxName = 120;
const spaced = (text: string) => ` ${foldedWords(text).join(' ')} `;
const flightNumber = /(?<![\p{L}\p{N}])([A-Z][A-Z0-9]|[0-9][A-Z])\s?(\d{2,4})(?![\p{L}\p{N}])/u;

/** A line in its two halves, "Check-in: 12 May 2027, 15:00"; all of it is the value where it has no label. */
function halves(line: string): { readonly label: string; readonly value: string } {
  const found = /^([^:：\d]{2,40})[:：]\s*(.+)$/u.exec(line);
  return found === null ? { label: '', value: line } : { label: found[1] ?? '', value: found[2] ?? '' };
}

const twoDigits = (value: string) => value.padStart(2, '0');

/** The clock that a value says: digits with a colon alone are sure. */
function clockIn(value: string): string | null {
  const found = /(?<!\d)(\d{1,2})[:.](\d{2})\s*(am|pm|a\.m\.|p\.m\.)?(?!\d)/iu.exec(value);
  if (found === null) return null;
  const [, hours = '', minutes = '', half = ''] = found;
  const isAfternoon = /^p/iu.test(half) && Number(hours) < 12;
  const isMidnight = /^a/iu.test(half) && Number(hours) === 12;
  const hour = isMidnight ? 0 : Number(hours) + (isAfternoon ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 ? null : `${twoDigits(String(hour))}:${minutes}`;
}

/** The date that a value says: an ISO date, or one in words of any language; null where it is not told clearly. */
function dateIn(value: string, language: Language, local: DateTime): string | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/u.exec(value)?.[0];
  if (iso !== undefined) return iso;
  // The clock beside a date is read by itself: "12.05.2027 15.00".
  const { day, unclear } = readMoment(value.replace(/(?<!\d)\d{1,2}[:.]\d{2}(?!\.?\d)/gu, ' '), {
    language,
    local,
  });
  if (day === null || day.kind !== 'date' || unclear.length > 0) return null;
  return (
    startOf({ day, clock: { hour: 12, minute: 0, settled: true }, part: null }, local, true)?.slice(0, 10) ??
    null
  );
}

/** Flights before hotels before tables: a flight's text speaks of rooms seldom, a hotel's of tables often. */
const kinds: readonly ReservationKind[] = ['flight', 'hotel', 'restaurant'];

function kindOf(text: string): ReservationKind | null {
  const said = spaced(text);
  const tables = reservationWords();
  const counts = kinds.map((kind) => [...said.matchAll(new RegExp(tables[kind].source, 'gu'))].length);
  const most = Math.max(...counts);
  return most === 0 ? null : (kinds[counts.indexOf(most)] ?? null);
}

/** Whether a text looks like a confirmation that somebody pasted: several lines, or a long one, that say so. Pure. */
export function isReservation(text: string): boolean {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  return lines.length >= 3 && reservationWords().confirms.test(spaced(text)) && kindOf(text) !== null;
}

/** What is named: what a line with that label says, the flight's number, or what a line says that names what it is. */
function nameOf(
  lines: readonly string[],
  kind: ReservationKind,
): { readonly name: string; readonly line: string } | null {
  const tables = reservationWords();
  if (kind === 'flight') {
    const line = lines.find((one) => flightNumber.test(one));
    const found = line === undefined ? null : flightNumber.exec(line);
    if (found !== null && line !== undefined) return { name: `${found[1]} ${found[2]}`, line };
  }
  for (const line of lines) {
    const { label, value } = halves(line);
    if (label !== '' && tables.named.test(spaced(label)) && !/^\d+$/u.test(value))
      return { name: value, line };
  }
  const at = lines.flatMap((line) => {
    const named = /\b(?:at|bei|im|in der)\s+(\p{Lu}[^,.;:\n]{2,80})/u.exec(line)?.[1];
    return named === undefined ? [] : [{ name: named, line }];
  })[0];
  return at ?? null;
}

/**
 * Reads a confirmation of a hotel, a flight or a table, line by line. What it does not read it names. Null for a text that is none. Pure.
 * @param local the wall clock where the trip goes
 */
export function readReservation(text: string, language: Language, local: DateTime): ReadReservation | null {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, maxLines);
  const kind = kindOf(text);
  const named = kind === null ? null : nameOf(lines, kind);
  if (kind === null || named === null) return null;
  const tables = reservationWords();
  let [date, start, end]: [string | null, string | null, string | null] = [null, null, null];
  const read = new Set([named.line]);
  for (const line of lines) {
    const { label, value } = halves(line);
    const of = spaced(label === '' ? value : label);
    const [day, clock] = [dateIn(value, language, local), clockIn(value)];
    const isEnd = tables.ends.test(of) && !tables.starts.test(of);
    if (isEnd && (day !== null || clock !== null)) {
      // A hotel is left on another day: only what ends the same day is an end.
      if (clock !== null && (day === null || day === date) && kind !== 'hotel') end ??= clock;
      read.add(line);
    } else if ((tables.starts.test(of) || label === '') && (day !== null || clock !== null)) {
      date ??= day;
      start ??= clock;
      read.add(line);
    }
    if (tables.code.test(of)) read.add(line);
  }
  const isHeading = (line: string) => halves(line).label === '' && tables.confirms.test(spaced(line));
  return {
    ...{ kind, name: named.name.replace(/\s+/gu, ' ').trim().slice(0, maxName) },
    ...{ date, start, end: end !== null && start !== null && end > start ? end : null },
    unread: lines.filter((line) => !read.has(line) && !isHeading(line)),
  };
}
