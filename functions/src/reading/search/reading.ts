import type { Language } from '@merve/contract';
import { everyMatch } from '../../language/every-match.ts';
import { isOfSpokenLetters, ofSpokenLettersAndMarks } from '../../language/spoken-letters.ts';
import { alikeLetters } from './alike-letters.ts';

/** Hebrew writes "to" and "from" at the word that follows: "קרוב לכיכר". */
const hebrewEnd = '(?:(?<=\\s[למ])|(?![\\p{L}\\p{M}]))';
/** Korean writes particles at the word itself. */
const koreanParticles =
  '을|를|이|가|은|는|도|에|에서|에서는|의|로|으로|와|과|랑|이랑|하고|만|들|이나|나|요|예요';
const joined: ReadonlySet<Language> = new Set(['ko']);

/** A source with spaces as they may be written: any, or none where one may be. */
export const sources = (source: string) => source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
const patterns = new Map<string, RegExp>();

/**
 * A pattern of whole words, to be matched with a `text` whose letters are folded; compiled once. Unicode has letters in 700 ranges, which a
 * pattern looks for on both sides of its words: where the text has none but those of our languages, the few ranges of these find the same.
 */
export function wordsPattern(source: string, language: Language, text: string): RegExp {
  const isNarrow = isOfSpokenLetters(text);
  const key = `${isNarrow}:${language}:${source}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const letters = sources(alikeLetters(source, language));
  const bounded = joined.has(language)
    ? `(?<![가-힣])(?:${letters})(?:${koreanParticles})?(?![가-힣])`
    : `(?<![\\p{L}\\p{N}])${language === 'he' ? '[ושהל]{0,2}' : ''}(?:${letters})${language === 'he' ? hebrewEnd : '(?![\\p{L}\\p{M}])'}`;
  const made = new RegExp(isNarrow ? ofSpokenLettersAndMarks(bounded) : bounded, 'gu');
  patterns.set(key, made);
  return made;
}

/** A text of which parts are taken away as they are understood; what is left keeps its place. */
export class Reading {
  /** As written, and in small letters of the same length, to be matched. */
  #written: string;
  #small: string;
  /** The small letters with those made one that people write for each other. */
  #folded: string;
  readonly #language: Language;

  constructor(text: string, language: Language) {
    this.#written = ` ${text
      .normalize('NFC')
      .replace(/[\s\u200e\u200f\u2066-\u2069]+/gu, ' ')
      .trim()} `;
    // Of the same length, so that a place in one is a place in the other: a small İ has two parts elsewhere.
    const small =
      language === 'tr'
        ? this.#written.toLocaleLowerCase('tr')
        : this.#written.replaceAll('İ', 'I').toLowerCase();
    this.#small = small.length === this.#written.length ? small : this.#written;
    this.#folded = alikeLetters(this.#small, language);
    this.#language = language;
  }

  get left(): string {
    return this.#written.replace(/\s+/g, ' ').trim();
  }

  get small(): string {
    return this.#small;
  }

  /** What `wordsPattern` is matched with. */
  get folded(): string {
    return this.#folded;
  }

  /** The words between two places of the text. */
  written(from: number, to: number): string {
    return this.#written.slice(from, to).replace(/\s+/g, ' ').trim();
  }

  /** All that is left from a place on, as written. */
  raw(from: number): string {
    return this.#written.slice(from);
  }

  has(source: string): boolean {
    return this.#folded.search(wordsPattern(source, this.#language, this.#folded)) >= 0;
  }

  find(source: string): readonly RegExpExecArray[] {
    return [...everyMatch(this.#folded, wordsPattern(source, this.#language, this.#folded))];
  }

  /** Takes all of a source away; true if there was any. */
  take(source: string): boolean {
    const found = this.find(source);
    for (const { index, 0: match } of found) this.blank(index, index + match.length);
    return found.length > 0;
  }

  /** Parted by a bar, so that what is on both sides does not become one. */
  blank(from: number, to: number): void {
    const gap = ' '.repeat(to - from);
    this.#written = this.#written.slice(0, from) + gap + this.#written.slice(to);
    this.#small = this.#small.slice(0, from) + gap + this.#small.slice(to);
    this.#folded = this.#folded.slice(0, from) + gap + this.#folded.slice(to);
  }
}

/** Without the marks and spaces around it. */
export const trimmed = (text: string) => text.replace(/^[\s\p{P}\p{S}]+|[\s,.;:!?؟،…"“”]+$/gu, '').trim();
