import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type OutboxDesk, startOutboxDesk } from './outbox-desk.ts';

/** Registers one desk for all tests of a file; before each of them, its provider has forgotten messages and faults. */
export function outboxDeskOfFile(opened: (desk: OutboxDesk) => void): void {
  let desk: OutboxDesk | undefined;
  beforeAll(async () => {
    desk = await startOutboxDesk();
    opened(desk);
  });
  beforeEach(() => {
    desk?.sandbox.clear();
    desk?.sandbox.setFaults([]);
  });
  afterAll(() => desk?.stop());
}
