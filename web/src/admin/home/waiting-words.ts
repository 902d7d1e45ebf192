import type { WaitingKind } from '@merve/contract/api';

/** What waits, in words, and the page where it is dealt with. */
export interface WaitingWords {
  readonly href: string;
  readonly title: (count: number) => string;
  readonly hint: string;
}

const counted = (one: string, several: string) => (count: number) =>
  count === 1 ? one : several.replace('#', String(count));

export const waitingWords: Readonly<Record<WaitingKind, WaitingWords>> = {
  people: {
    href: '/admin/waiting',
    title: counted('1 guest is asking for a person', '# guests are asking for a person'),
    hint: 'Merve has told them that somebody will answer.',
  },
  alerts: {
    href: '/admin/alerts',
    title: counted('1 open alert', '# open alerts'),
    hint: 'Each one comes with what to do about it.',
  },
  orders: {
    href: '/admin/waiting',
    title: counted('1 order has no answer yet', '# orders have no answer yet'),
    hint: 'The business has been asked. An order ends by itself if nobody answers in time.',
  },
  rides: {
    href: '/admin/taxi',
    title: counted('1 ride is looking for a driver', '# rides are looking for a driver'),
    hint: 'More drivers are asked in rounds.',
  },
  messages: {
    href: '/admin/outbox?state=failed',
    title: counted('1 message did not arrive in the last day', '# messages did not arrive in the last day'),
    hint: 'WhatsApp refused or could not deliver it.',
  },
  jobs: {
    href: '/admin/jobs',
    title: counted('1 job failed this week', '# jobs failed this week'),
    hint: 'A job continues from where it stopped.',
  },
};
