import type { FreeTimesView } from '@merve/contract/api';
import type { BookingCard } from '@merve/contract/cards';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDate, formatMoment } from '../language/format.ts';
import { wallClock } from '../language/wall-clock.ts';
import { useLanguage } from '../shell/preferences.ts';
import { askForTime } from './ask-for-time.ts';
import type { OnAsk } from './card.tsx';
import { DayStrip } from './day-strip.tsx';
import { cardSentences } from './sentences/index.ts';
import { Stepper } from './stepper.tsx';
import { TimeChips } from './time-chips.tsx';
import { useFreeTimes } from './use-free-times.ts';

/** What of a booking is to be changed, if one is. */
export type ChangedBooking = Pick<
  BookingCard,
  'reference' | 'listingId' | 'businessName' | 'startsAt' | 'timeZone' | 'party' | 'nights'
>;

interface SheetProps {
  readonly listing: { readonly listingId: string; readonly name: string };
  /** The booking that is moved; null for a new one. */
  readonly changes: ChangedBooking | null;
  readonly onAsk: OnAsk;
  readonly onClose: () => void;
}

/** Day, time, people and a note for a booking, or for another time of one. It asks for a proposal; nothing is booked here. */
export function BookingSheet({ listing, changes, onAsk, onClose }: SheetProps): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const [date, setDate] = useState(
    changes && wallClock(new Date(changes.startsAt), changes.timeZone).slice(0, 10),
  );
  const [party, setParty] = useState(changes?.party ?? null);
  const [choice, setChoice] = useState<string | null>(null);
  const [nights, setNights] = useState(changes?.nights ?? 1);
  const [time, setTime] = useState<string | null>(changes?.startsAt ?? null);
  const [note, setNote] = useState('');
  const { told, state, retry } = useFreeTimes({ listingId: listing.listingId, date, party, choice });
  const chosen = told === null ? null : timeIn(told, time, changes);

  function submit(): void {
    if (told === null || chosen === null || state !== 'ready') return;
    const at = new Date(chosen);
    const wish = { ...told, startsAt: at, nights, choice, note: note.trim() };
    const when =
      told.maxNights === null
        ? formatMoment(at, language, told.timeZone)
        : formatDate(wallClock(at, told.timeZone).slice(0, 10), language);
    const words =
      changes === null
        ? say.sayBookAt(listing.name, when, told.party)
        : say.sayMove(changes.reference, when, told.party);
    onAsk(askForTime(wish, changes?.reference ?? null), words);
    onClose();
  }

  return (
    <Dialog
      title={changes === null ? say.bookAt(listing.name) : say.changeTitle}
      closeLabel={say.close}
      onClose={onClose}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {changes !== null && (
          <p className="text-muted">
            <bdi>{listing.name}</bdi>
          </p>
        )}
        {told !== null && (
          <>
            {changes === null && told.choices.length > 0 && (
              <Choices choices={told.choices} chosen={choice} onChoose={setChoice} />
            )}
            <Counted label={say.forHowMany}>
              <Stepper
                label={say.forHowMany}
                value={Math.min(told.maxParty, Math.max(told.minParty, party ?? told.party))}
                least={told.minParty}
                most={told.maxParty}
                fewer={say.fewer}
                more={say.more}
                onChange={setParty}
              />
            </Counted>
            {told.maxNights !== null && (
              <Counted label={say.howManyNights}>
                <Stepper
                  label={say.howManyNights}
                  value={nights}
                  least={1}
                  most={told.maxNights}
                  fewer="−1"
                  more="+1"
                  onChange={setNights}
                />
              </Counted>
            )}
            <DayStrip
              first={told.today}
              last={told.lastDate}
              chosen={date ?? told.date}
              onChoose={(day) => {
                setDate(day);
                setTime(null);
              }}
            />
          </>
        )}
        <TimeChips
          {...{ told, state, chosen }}
          isFirstDay={date === null}
          onChoose={setTime}
          onRetry={retry}
        />
        <Field
          label={say.note}
          value={note}
          maxLength={200}
          {...(note === '' ? {} : { dir: 'auto' })}
          placeholder={say.noteHint}
          onChange={({ target }) => setNote(target.value)}
        />
        <Notice tone="info">{say.notBookedYet}</Notice>
        <Button look="primary" type="submit" disabled={chosen === null || state !== 'ready'}>
          {say.goOn}
        </Button>
      </form>
    </Dialog>
  );
}

/** What was chosen, as long as it can be had; of a stay there is one time a day, and of what is moved, what it has already. */
function timeIn(told: FreeTimesView, time: string | null, changes: ChangedBooking | null): string | null {
  const [only] = told.maxNights === null ? [] : told.free;
  if (only !== undefined) return only;
  if (time === null) return null;
  const isKept = time === changes?.startsAt && wallClock(new Date(time), told.timeZone).startsWith(told.date);
  return isKept || told.free.includes(time) || told.later.includes(time) ? time : null;
}

function Counted({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}

function Choices({
  choices,
  chosen,
  onChoose,
}: {
  readonly choices: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (choice: string) => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{say.whichOne}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button key={choice} pressed={choice === chosen} onClick={() => onChoose(choice)}>
            <bdi>{choice}</bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
