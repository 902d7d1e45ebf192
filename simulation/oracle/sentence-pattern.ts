/** Stands for the number of people in a sentence that is made into a pattern: no real party is as large. */
export const markedParty = 98_765;

/** Stand for values in a sentence that is made into a pattern; `anything` is not caught. */
export const marks = {
  what: '«what»',
  when: '«when»',
  reference: '«reference»',
  code: '«code»',
  /** Caught as `title` and `name`. */
  title: '«title»',
  name: '«name»',
  anything: '«anything»',
} as const;

export const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A sentence of ours as a pattern: the words must be there, and what stands for a value is caught. */
export function patternOf(sentence: string): RegExp {
  const source = flat(sentence)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(marks.reference, '(?<reference>[0-9A-Z]{6})')
    .replace(marks.code, '(?<code>[A-Z]\\d[A-Z]\\d)')
    .replace(marks.title, '(?<title>.+?)')
    .replace(marks.name, '(?<name>.+?)')
    .replaceAll(/«\w+»/g, '.+?')
    .replace(new RegExp(`${markedParty} people`), '(?<party>\\d+) (?:people|person)')
    .replace(String(markedParty), '(?<party>\\d+)');
  return new RegExp(source, 'u');
}

const maxRemembered = 2_000;

/** The same texts come by again and again: when written, when delivered, whenever a person looks at the screen. */
export function rememberingTexts<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, Reading>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    if (known.size >= maxRemembered) known.clear();
    const reading = read(text);
    known.set(text, reading);
    return reading;
  };
}
