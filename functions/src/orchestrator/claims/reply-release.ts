const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, made);
  return made;
}

/** A boundary stands once a letter or a line's end follows it: until then more text may still move it (UAX #29, SB8). */
const settles = /[\p{L}\n]/u;

/** The question mark of a link ends no sentence: what follows it belongs to the address. */
const isInLink = /:\/\/\S*$/;

/**
 * The sentences at the beginning of a text that is still being written, each with the space behind it, and the rest that may
 * still change. However the text arrives in pieces, the sentences are the same. Pure.
 * @param locale of the rules: in Greek a semicolon ends a question
 */
function settledSentences(
  text: string,
  locale: string,
): { readonly sentences: readonly string[]; readonly rest: string } {
  const sentences: string[] = [];
  let rest = text;
  for (const { segment, index } of segmenterOf(locale).segment(text)) {
    const after = text.slice(index + segment.length);
    if (after === '' || !(segment.endsWith('\n') || settles.test(after))) break;
    const whole = rest.slice(0, rest.length - after.length);
    if (isInLink.test(whole)) continue;
    sentences.push(whole);
    rest = after;
  }
  return { sentences, rest };
}

/** The sentences of a text that is whole, without the space around them, as `ReplyRelease` parts it. Pure. */
export function sentencesOf(text: string, locale: string): readonly string[] {
  const { sentences, rest } = settledSentences(text, locale);
  return [...sentences, rest].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/**
 * What becomes of one sentence of a model: null lets it pass; otherwise what code says in its place, '' for nothing. `goesOn`: the one
 * before it in the same paragraph was held back.
 */
export type SentenceCheck = (sentence: string, goesOn: boolean) => { readonly instead: string } | null;

interface ReleaseOptions {
  /** BCP 47, of the rules by which sentences end. */
  readonly locale: string;
  readonly check: SentenceCheck;
  /** True of what code wrote, though it came by a model's door: it passes as it is. */
  readonly isCode: (modelId: string) => boolean;
  /** Is given each piece that may be shown, in order; what was shown is never taken back. */
  readonly show: (piece: string) => void;
}

/**
 * Lets a model's text out sentence by sentence, each after its check. What is said in place of a sentence is said once. All that was
 * shown, joined, is the text: however it arrived, the same text comes of it.
 */
export class ReplyRelease {
  private readonly options: ReleaseOptions;
  private waiting = '';
  private received = '';
  private shown = '';
  /** The space between what was shown and what comes next; '' where the text itself has none there. */
  private gap = '';
  private isAfterHeld = false;
  private isCode = false;
  private readonly saidInstead = new Set<string>();

  constructor(options: ReleaseOptions) {
    this.options = options;
  }

  /** All that was shown by now. */
  get text(): string {
    return this.shown;
  }

  /** The next piece of the text as the model writes it. */
  write(delta: string, modelId?: string): void {
    this.isCode = modelId !== undefined && this.options.isCode(modelId);
    this.received += delta;
    this.waiting += delta;
    const { sentences, rest } = settledSentences(this.waiting, this.options.locale);
    this.waiting = rest;
    for (const sentence of sentences) this.pass(sentence);
  }

  /**
   * The end of the text. Where the answer is another than what was written so far (a second model answered for the first), it
   * comes behind what was shown: that stays.
   */
  finish(answer: string, modelId: string): string {
    if (answer.startsWith(this.received)) this.write(answer.slice(this.received.length), modelId);
    else {
      this.waiting = '';
      this.gap = '\n\n';
      this.received = '';
      this.write(answer, modelId);
    }
    if (this.waiting !== '') this.pass(this.waiting);
    this.waiting = '';
    return this.shown;
  }

  /** Adds what code itself says behind a blank line. */
  append(text: string): string {
    if (text !== '') this.put(text, '\n\n');
    this.gap = '\n\n';
    return this.shown;
  }

  private pass(sentence: string): void {
    const words = sentence.trim();
    const space = sentence.slice(sentence.trimEnd().length);
    if (words !== '') this.gap += sentence.slice(0, sentence.length - sentence.trimStart().length);
    // A mark that stood behind a sentence goes with it.
    const isLeftOver = this.isAfterHeld && !/[\p{L}\p{N}]/u.test(words);
    if (words === '' || isLeftOver) {
      this.gap = isLeftOver ? widest(this.gap, space) : `${this.gap}${sentence}`;
      return;
    }
    const held = this.isCode
      ? null
      : this.options.check(words, this.isAfterHeld && !this.gap.includes('\n\n'));
    this.isAfterHeld = held !== null;
    const said = held === null ? words : held.instead;
    if (held === null) this.put(said, this.gap);
    else if (said !== '' && !this.saidInstead.has(said)) {
      this.saidInstead.add(said);
      this.put(said, widest(this.gap, ' '));
    }
    this.gap = held === null ? space : widest(widest(this.gap, space), ' ');
  }

  private put(text: string, gap: string): void {
    const piece = this.shown === '' ? text : `${gap}${text}`;
    this.shown += piece;
    this.options.show(piece);
  }
}

const widest = (one: string, other: string): string => (other.length > one.length ? other : one);
