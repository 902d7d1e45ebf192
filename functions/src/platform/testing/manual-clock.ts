import type { Alarm, Clock } from '../clock.ts';

/** A clock that stands still until told otherwise. As an alarm it rings while it is advanced. */
export class ManualClock implements Clock, Alarm {
  private current: Date;
  private readonly waiting = new Set<{ readonly at: number; readonly ring: () => void }>();

  constructor(start: string | Date) {
    this.current = new Date(start);
  }

  now(): Date {
    return new Date(this.current);
  }

  after(milliseconds: number, ring: () => void): () => void {
    const one = { at: this.current.getTime() + milliseconds, ring };
    this.waiting.add(one);
    return () => this.waiting.delete(one);
  }

  /** Whatever becomes due on the way rings at its time, in order. */
  advance(milliseconds: number): void {
    const end = this.current.getTime() + milliseconds;
    for (;;) {
      const [next] = [...this.waiting].sort((one, other) => one.at - other.at);
      if (next === undefined || next.at > end) break;
      this.waiting.delete(next);
      this.current = new Date(Math.max(next.at, this.current.getTime()));
      next.ring();
    }
    this.current = new Date(end);
  }
}
