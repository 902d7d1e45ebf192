import { createHash } from 'node:crypto';

/** What happened, a line an event. The same seed writes the same lines, to the byte. */
export class Trace {
  readonly #lines: string[] = [];
  readonly #now: () => number;
  readonly #start: number;
  /** Off, nothing is kept: most runs are only looked at if they fail, and then run again. */
  readonly #isOn: boolean;
  /** Which decision of the scheduler the lines belong to. */
  step = 0;

  constructor(now: () => number, isOn: boolean) {
    this.#isOn = isOn;
    this.#now = now;
    this.#start = now();
  }

  /** @param who the task, actor or part that does it  @param text one line; line breaks are shown as ⏎ */
  line(who: string, text: string): void {
    if (!this.#isOn) return;
    const seconds = ((this.#now() - this.#start) / 1000).toFixed(3);
    this.#lines.push(
      `${String(this.step).padStart(4)} ${seconds.padStart(10)}s  ${who.padEnd(14)} ${text.replace(/\n/g, ' ⏎ ')}`,
    );
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Tells two traces apart without keeping them. */
  digest(): string {
    return createHash('sha256').update(this.text()).digest('hex').slice(0, 16);
  }
}
