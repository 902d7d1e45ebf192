import type { Transaction } from '@google-cloud/firestore';
import type { TaxiDriver } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import type { CommitContext } from '../../tools/commit-handler.ts';
import { driverSentences } from './driver-sentences/index.ts';
import type { RoundScheduler } from './round-scheduler.ts';

/** A driver's message as the steps that answer it see it, inside the turn's transaction. */
export interface DriverTurn {
  readonly tx: Transaction;
  readonly documents: Documents;
  readonly scheduler: RoundScheduler;
  readonly driver: TaxiDriver;
  readonly context: CommitContext;
}

/** Tells the driver something, and changes nothing. */
export function tells(outcome: string, text: string): AnswerEffect {
  return { outcome, text, ui: null, intents: [], write: () => {} };
}

export function sayTo(driver: TaxiDriver): ReturnType<typeof driverSentences> {
  return driverSentences(driver.language);
}
