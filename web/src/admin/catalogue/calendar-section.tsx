import { type CalendarEntry, calendarRoutes, type OfferingView } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { wallClock } from '../../language/wall-clock.ts';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { Choice } from '../design/choice.tsx';
import { LiveView } from '../live/live-view.tsx';
import { daysFrom } from './calendar-cells.ts';
import { CalendarWeek } from './calendar-week.tsx';
import { KeepTimeFields, type KeptTime } from './keep-time-fields.tsx';
import { useCalendar } from './use-calendar.ts';

const weekFrom = (date: string, weeks: number) => daysFrom(date, 1 + Math.abs(weeks) * 7).at(-1) ?? date;
const before = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 7 * 86_400_000).toISOString().slice(0, 10);

/** What is taken at a listing, week by week, and keeping times to the business. */
export function CalendarSection({
  listingId,
  offerings,
  timeZone,
}: {
  readonly listingId: string;
  readonly offerings: readonly OfferingView[];
  readonly timeZone: string;
}): ReactNode {
  const today = wallClock(new Date(), timeZone).slice(0, 10);
  const [from, setFrom] = useState(today);
  const [offeringId, setOffering] = useState(offerings[0]?.offeringId ?? '');
  const [keeping, setKeeping] = useState<KeptTime | null>(null);
  // Of one dialog: sent again because no answer came, it is one action.
  const [clientActionId, setActionId] = useState('');
  const [giving, setGiving] = useState<CalendarEntry | null>(null);
  const { calendar, reload } = useCalendar(listingId, from);
  const offering = offerings.find((one) => one.offeringId === offeringId) ?? offerings[0];
  if (offering === undefined)
    return <p className="text-muted">Nothing can be booked here yet: add an offering under “Booking”.</p>;
  const keep = (time: KeptTime) => {
    setActionId(crypto.randomUUID());
    setKeeping(time);
  };
  const giveBack = (entry: CalendarEntry) => {
    setActionId(crypto.randomUUID());
    setGiving(entry);
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        {offerings.length > 1 && (
          <Choice
            label="Calendar of"
            value={offering.offeringId}
            options={offerings.map((one) => [one.offeringId, one.title] as const)}
            onChange={setOffering}
          />
        )}
        <Button onClick={() => setFrom(before(from))}>Week before</Button>
        <Button disabled={from === today} onClick={() => setFrom(today)}>
          Today
        </Button>
        <Button onClick={() => setFrom(weekFrom(from, 1))}>Week after</Button>
        <Button
          look="primary"
          onClick={() =>
            keep({ date: [today, from].toSorted().at(-1) ?? today, from: '18:00', until: '23:00' })
          }
        >
          Keep a time…
        </Button>
      </div>
      <p className="text-sm text-muted">
        How many of {offering.capacity} are taken at each time, on the clock of the place. Choose a time to
        keep it to the business: nobody can book it then, and what is booked stays.
      </p>
      <LiveView live={calendar} what="the calendar">
        {(shown) => (
          <CalendarWeek
            dates={daysFrom(from)}
            offering={offering}
            calendar={shown}
            onKeep={keep}
            onGiveBack={giveBack}
          />
        )}
      </LiveView>
      {keeping !== null && (
        <ActionDialog
          title={`Keep a time: ${offering.title}`}
          explanation="Every place that is free then is kept. Bookings made already stand."
          act="Keep it"
          onDo={async (reason, form) => {
            const field = (name: string) => String(form.get(name) ?? '');
            await callRoute(calendarRoutes.blockTime, {
              params: { listingId },
              body: {
                ...{ clientActionId, reason, offeringId: offering.offeringId },
                ...{ date: field('date'), from: field('from'), until: field('until') },
              },
            });
            reload();
          }}
          onClose={() => setKeeping(null)}
        >
          <KeepTimeFields time={keeping} />
        </ActionDialog>
      )}
      {giving !== null && (
        <ActionDialog
          title={`Give back ${giving.reference}`}
          explanation="It can be booked again at once."
          act="Give it back"
          onDo={async (reason) => {
            await callRoute(calendarRoutes.giveBackTime, {
              params: { listingId, txId: giving.txId },
              body: { clientActionId, reason },
            });
            reload();
          }}
          onClose={() => setGiving(null)}
        />
      )}
    </>
  );
}
