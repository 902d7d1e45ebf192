import type { JsonValue } from '@merve/contract';
import { isRecord, type Path } from './json-path.ts';

/** How a field is called, and how its value is said. */
export interface Words {
  labelOf(path: Path): string;
  tell(path: Path, value: JsonValue | undefined): string;
}

/** A value in plain words. Pure. */
export function plainValue(value: JsonValue | undefined): string {
  if (value === undefined) return 'not there';
  if (value === null) return 'none';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (value === '') return 'empty';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.map((item) => (isRecord(item) ? `(${plainValue(item)})` : plainValue(item))).join(', ');
  }
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([key, item]) => `${key}: ${plainValue(item)}`)
      .join('; ');
  }
  return String(value);
}

/** A key without a name of its own: the place in a list, counted from 1, or the key in words. Pure. */
export function plainKey(key: string): string {
  if (/^\d+$/.test(key)) return String(Number(key) + 1);
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
