import type { JsonValue } from '@merve/contract';
import { isRecord, type Path } from '../editing/json-path.ts';
import { plainValue, type Words } from '../editing/words.ts';

/** A local date as it is read: `Sat 21 Nov 2026`. */
function dateWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${date}T00:00:00Z`));
}

/** The night that begins on a local date. Pure. */
export function nightWords(date: string): string {
  return `Night of ${dateWords(date)}`;
}

/** `19:00–08:00 next day`. An end that is not after the beginning is on the next day. Pure. */
export function timesWords({ starts, ends }: { readonly starts: string; readonly ends: string }): string {
  return `${starts}–${ends}${ends <= starts ? ' next day' : ''}`;
}

const fields: Readonly<Record<string, string>> = { starts: 'from', ends: 'until' };

/** How a roster's fields are called, and its values said. @param nameOf of a pharmacy, by its id */
export function rosterWords(nameOf: (placeId: string) => string): Words {
  return {
    labelOf([, placeId, field]: Path) {
      if (placeId === undefined) return 'On duty';
      const name = nameOf(String(placeId));
      return field === undefined ? name : `${name}, ${fields[String(field)] ?? field}`;
    },
    tell(_path: Path, value: JsonValue | undefined) {
      if (value === undefined) return 'not on duty';
      if (!isRecord(value)) return plainValue(value);
      return timesWords({ starts: String(value['starts']), ends: String(value['ends']) });
    },
  };
}
