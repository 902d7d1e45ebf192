import type { ReactNode } from 'react';
import { words } from './format.ts';

export type Tone = 'plain' | 'good' | 'waiting' | 'bad' | 'info';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'bg-raised text-ink',
  good: 'bg-success-soft text-success',
  waiting: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

/** A state in a word or two. The word says it; the colour only helps to find it. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }): ReactNode {
  return (
    <span
      className={`inline-block rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

const toneOf: Readonly<Record<string, Tone>> = {
  hold: 'waiting',
  held: 'waiting',
  draft: 'plain',
  confirmed: 'good',
  cancelled: 'bad',
  expired: 'plain',
  placed: 'waiting',
  accepted: 'info',
  ready: 'info',
  completed: 'good',
  rejected: 'bad',
  waiting: 'waiting',
  running: 'info',
  done: 'good',
  planned: 'waiting',
  requested: 'waiting',
  assigned: 'info',
  arrived: 'info',
  on_board: 'info',
  no_show: 'bad',
  unserved: 'bad',
  queued: 'waiting',
  sending: 'waiting',
  unknown: 'waiting',
  sent: 'info',
  delivered: 'good',
  read: 'good',
  failed: 'bad',
  undelivered: 'bad',
  folded: 'plain',
  paid: 'good',
  refunded: 'plain',
  refund_requested: 'waiting',
  open: 'bad',
  closed: 'plain',
  resolved: 'good',
  healed: 'good',
  CRITICAL: 'bad',
  ERROR: 'bad',
  WARNING: 'waiting',
  idle: 'plain',
  executing: 'info',
  awaiting_confirmation: 'waiting',
};

/** The state of a document as a badge. */
export function StateBadge({ state }: { readonly state: string }): ReactNode {
  return <Badge tone={toneOf[state] ?? 'plain'}>{words(state).toLowerCase()}</Badge>;
}
