import { sendQueued } from '../send-queued.ts';
import type { SendScheduler } from '../send-scheduler.ts';
import type { OutboxDesk } from './outbox-desk.ts';

/** The task queue of a test: remembers what was asked for, and runs it with the clock at its time, earliest first. */
export class ScheduledSends implements SendScheduler {
  readonly tasks: { readonly intentId: string; readonly at: Date }[] = [];

  async schedule(intentId: string, at: Date): Promise<void> {
    const isThere = this.tasks.some(
      (task) => task.intentId === intentId && task.at.getTime() === at.getTime(),
    );
    if (!isThere) this.tasks.push({ intentId, at });
  }

  /** Runs the tasks whose time has come, and those they ask for at once. */
  async runDue(desk: OutboxDesk): Promise<void> {
    for (;;) {
      const due = this.tasks.findIndex(({ at }) => at <= desk.clock.now());
      const [next] = due < 0 ? [] : this.tasks.splice(due, 1);
      if (next === undefined) return;
      await sendQueued(desk.documents, desk.sender, next.intentId, { ...desk.options, sendScheduler: this });
    }
  }

  /** Runs tasks, and those they ask for, until none is left; then nothing waits for the sweep. */
  async runAll(desk: OutboxDesk): Promise<void> {
    for (let run = 0; this.tasks.length > 0; run += 1) {
      if (run > 200) throw new Error('the tasks never end');
      this.tasks.sort((a, b) => a.at.getTime() - b.at.getTime());
      const next = this.tasks.shift();
      if (next === undefined) return;
      desk.clock.advance(Math.max(next.at.getTime() - desk.clock.now().getTime(), 0));
      await sendQueued(desk.documents, desk.sender, next.intentId, { ...desk.options, sendScheduler: this });
    }
  }
}
