import {
  BellRing,
  Car,
  ChartNoAxesColumn,
  FileSearch,
  Hourglass,
  House,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Pill,
  Send,
  SlidersHorizontal,
  Store,
  Ticket,
} from 'lucide-react';

/** The admin pages, in the order an operator needs them. */
export const adminPages: readonly {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}[] = [
  { path: '/admin', label: 'Today', Icon: House },
  { path: '/admin/waiting', label: 'Waiting', Icon: Hourglass },
  { path: '/admin/conversations', label: 'Inbox', Icon: MessagesSquare },
  { path: '/admin/ledger', label: 'Bookings and orders', Icon: Ticket },
  { path: '/admin/taxi', label: 'Taxis', Icon: Car },
  { path: '/admin/alerts', label: 'Alerts', Icon: BellRing },
  { path: '/admin/outbox', label: 'Messages sent', Icon: Send },
  { path: '/admin/turns', label: 'Turns', Icon: FileSearch },
  { path: '/admin/usage', label: 'Usage', Icon: ChartNoAxesColumn },
  { path: '/admin/merve', label: 'Merve controller', Icon: SlidersHorizontal },
  { path: '/admin/catalogue', label: 'Catalogue', Icon: Store },
  { path: '/admin/jobs', label: 'Jobs', Icon: ListChecks },
  { path: '/admin/duty', label: 'Pharmacies on duty', Icon: Pill },
];

/** Whether a place in the app lies under a page of the navigation; everything lies under the first, which stands for itself alone. Pure. */
export function isUnder(path: string, location: string): boolean {
  return location === path || (path !== '/admin' && location.startsWith(`${path}/`));
}
