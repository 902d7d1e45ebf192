import type { CalendarEntry, OfferingView } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../design/scroll-region.tsx';
import { type CalendarCell, cellAt, rowTimes, weekdayOf } from './calendar-cells.ts';
import type { KeptTime } from './keep-time-fields.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dayWords = (date: string) => `${weekdays[weekdayOf(date) - 1]} ${date.slice(8)}.${date.slice(5, 7)}.`;

/** A week of one offering as a table: a row for each time, a column for each day. */
export function CalendarWeek({
  dates,
  offering,
  calendar,
  onKeep,
  onGiveBack,
}: {
  readonly dates: readonly string[];
  readonly offering: OfferingView;
  readonly calendar: { readonly timeZone: string; readonly entries: readonly CalendarEntry[] };
  readonly onKeep: (time: KeptTime) => void;
  readonly onGiveBack: (entry: CalendarEntry) => void;
}): ReactNode {
  const rows = rowTimes(dates, offering);
  if (rows.length === 0) return <p className="text-muted">It is closed all week.</p>;
  return (
    <ScrollRegion aria-label={`Calendar of ${offering.title}`} className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-1 text-sm">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Time</span>
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" className="px-1 py-2 font-medium whitespace-nowrap">
                {dayWords(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((time, row) => (
            <tr key={time}>
              <th scope="row" className="pe-2 text-end font-normal text-muted tabular-nums">
                {time}
              </th>
              {dates.map((date) => (
                <td key={date} className="p-0">
                  <Cell
                    cell={cellAt({ date, time }, { offering, ...calendar })}
                    capacity={offering.capacity}
                    when={`${dayWords(date)} ${time}`}
                    onKeep={() => onKeep({ date, from: time, until: rows[row + 1] ?? '24:00' })}
                    onGiveBack={onGiveBack}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Cell({
  cell: { isOpen, bookings, blocks },
  capacity,
  when,
  onKeep,
  onGiveBack,
}: {
  readonly cell: CalendarCell;
  readonly capacity: number;
  readonly when: string;
  readonly onKeep: () => void;
  readonly onGiveBack: (entry: CalendarEntry) => void;
}): ReactNode {
  const [block] = blocks;
  const taken = bookings.length;
  if (!isOpen && taken === 0 && block === undefined)
    return <span className="block min-h-9 rounded-lg bg-raised/50" />;
  const guests = bookings.reduce((sum, { party }) => sum + party, 0);
  const said = taken === 0 ? 'free' : `${taken} of ${capacity} taken, ${guests} guests`;
  const look =
    block !== undefined
      ? 'bg-warning-soft text-ink'
      : taken === 0
        ? 'border border-line bg-surface text-muted'
        : taken >= capacity
          ? 'bg-accent text-on-accent'
          : 'bg-accent-soft text-ink';
  return (
    <button
      type="button"
      aria-label={`${block === undefined ? '' : 'kept, '}${taken}/${capacity}, ${when}: ${said}`}
      title={bookings.map(({ reference, party }) => `${reference} (${party})`).join(', ')}
      onClick={() => (block === undefined ? onKeep() : onGiveBack(block))}
      className={`block min-h-9 w-full rounded-lg px-1 tabular-nums hover:brightness-95 ${look}`}
    >
      {block === undefined ? `${taken}/${capacity}` : `kept, ${taken}/${capacity}`}
    </button>
  );
}
