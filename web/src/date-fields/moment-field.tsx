import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';
import { localeOf } from '@merve/contract/words';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  Text,
} from 'react-aria-components';
import { useLanguage } from '../shell/preferences.ts';
import { fieldFrame, segment, segments } from './looks.ts';

export interface MomentFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it, if anything. */
  readonly problem?: string | null;
  /** A wall clock, `YYYY-MM-DDTHH:mm`, or a day, `YYYY-MM-DD`, as `granularity` says; '' for none. */
  readonly value: string;
  readonly granularity: 'day' | 'minute';
  /** `YYYY-MM-DD`: no day before the first or after the last is offered. */
  readonly first?: string;
  readonly last?: string;
  readonly onChange: (value: string) => void;
}

const round = 'grid size-11 cursor-pointer place-items-center rounded-xl hover:bg-raised';

/** A day, or a day and a time, in the language and the direction of the app, whatever those of the browser are. In 24 hours and the Gregorian calendar. */
export default function MomentField({
  label,
  hint,
  problem = null,
  value,
  granularity,
  first,
  last,
  onChange,
}: MomentFieldProps): ReactNode {
  const language = useLanguage();
  const [room, setRoom] = useState<Element | null>(null);
  const findRoom = useCallback(
    (frame: Element | null) => setRoom(frame?.closest('dialog') ?? document.body),
    [],
  );
  const parse = granularity === 'day' ? parseDate : parseDateTime;
  const note = problem ?? hint ?? '';
  return (
    <I18nProvider locale={localeOf(language)}>
      <DatePicker<CalendarDate | CalendarDateTime>
        value={value === '' ? null : parse(value)}
        granularity={granularity}
        hourCycle={24}
        isInvalid={problem !== null}
        shouldForceLeadingZeros
        {...(first === undefined ? {} : { minValue: parseDate(first) })}
        {...(last === undefined ? {} : { maxValue: parseDate(last) })}
        onChange={(chosen) => onChange(chosen === null ? '' : written(chosen))}
        className="flex min-w-0 flex-col gap-1"
      >
        <Label className="text-sm font-medium">{label}</Label>
        <div ref={findRoom}>
          <Group className={`flex items-center ${fieldFrame}`}>
            <DateInput className={`flex-1 ${segments}`}>
              {(part) => <DateSegment segment={part} className={segment} />}
            </DateInput>
            <Button className={`${round} -me-2 text-muted`}>
              <CalendarDays aria-hidden className="size-5" />
            </Button>
          </Group>
        </div>
        {note !== '' && (
          <Text slot="description" className={`text-sm ${problem === null ? 'text-muted' : 'text-danger'}`}>
            {note}
          </Text>
        )}
        {/* Within the sheet that it stands in: what lies outside an open one cannot be reached. */}
        <Popover
          UNSTABLE_portalContainer={room ?? document.body}
          className="max-w-full rounded-2xl border border-line bg-surface p-3 text-ink shadow-xl"
        >
          <Dialog className="outline-none">
            <Calendar>
              <header className="flex items-center justify-between gap-2">
                <Button slot="previous" className={round}>
                  <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
                </Button>
                <Heading className="font-medium" />
                <Button slot="next" className={round}>
                  <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
                </Button>
              </header>
              <CalendarGrid className="mt-1">
                <CalendarGridHeader>
                  {(day) => (
                    <CalendarHeaderCell className="text-sm font-medium text-muted">{day}</CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className="grid size-10 cursor-pointer place-items-center rounded-full tabular-nums outline-none data-disabled:cursor-default data-disabled:text-muted data-disabled:opacity-50 data-focus-visible:ring-2 data-focus-visible:ring-accent data-hovered:bg-raised data-outside-month:invisible data-selected:bg-accent data-selected:text-on-accent"
                    />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}

/** As the API has it: to the minute. */
function written(chosen: CalendarDate | CalendarDateTime): string {
  return chosen.toString().slice(0, 16);
}
