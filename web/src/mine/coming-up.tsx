import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { useSession } from '../platform/session.ts';
import { partBookings } from './in-order.ts';
import { BookingRow, useBookingPages } from './lists.tsx';
import { mineSentences } from './sentences/index.ts';
import { Skeleton } from './thing-list.tsx';

/** As many of the next bookings stand beside a conversation. */
const shownBookings = 4;

/** What the person has ahead of them, beside a conversation that is about no one place. */
export default function ComingUp(): ReactNode {
  const say = useSentences(mineSentences);
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.account.uid : null;
  return (
    <aside aria-label={say.upcoming} className="relative h-full overflow-y-auto p-4">
      <h2 className="mb-3 text-sm font-medium text-muted">{say.upcoming}</h2>
      {uid === null ? <NothingYet /> : <Next key={uid} />}
    </aside>
  );
}

function Next(): ReactNode {
  const say = useSentences(mineSentences);
  const { items, state } = useBookingPages();
  const ahead = partBookings(items, new Date()).ahead.slice(0, shownBookings);
  if (ahead.length > 0)
    return (
      <ul className="space-y-2">
        {ahead.map((booking) => (
          <BookingRow key={booking.bookingId} booking={booking} />
        ))}
      </ul>
    );
  if (state === 'loading') return <Skeleton label={say.loading} />;
  return state === 'failed' ? <p className="text-muted">{say.failed}</p> : <NothingYet />;
}

function NothingYet(): ReactNode {
  const say = useSentences(mineSentences);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-muted">
      <CalendarClock aria-hidden className="size-8" />
      <p className="max-w-xs text-balance">{say.emptyHint}</p>
    </div>
  );
}
