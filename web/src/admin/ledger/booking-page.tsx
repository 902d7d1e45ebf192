import {
  businessSchema,
  resourceLockSchema,
  type Transaction,
  transactionEventSchema,
  transactionSchema,
} from '@merve/contract';
import { operatorActionRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/button.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { Facts } from '../design/facts.tsx';
import { formatAmount, formatAppointment, formatInstant, words } from '../design/format.ts';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useNow } from '../design/use-now.ts';
import { LiveView } from '../live/live-view.tsx';
import { mapLive, readyValue, useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { CallButton, OperatorRecord, WordsForGuest, wordsIn } from '../waiting/request-actions.tsx';
import { locksOf } from './locks-of.ts';
import { MessagesOf } from './messages-of.tsx';
import { PaymentOf } from './payment-of.tsx';
import { ProposeMoveDialog } from './propose-move-dialog.tsx';
import { TellGuestDialog } from './tell-guest-dialog.tsx';
import { Timeline } from './timeline.tsx';

function otherBooking(businessId: string, txId: string | undefined): ReactNode {
  if (txId === undefined) return undefined;
  return (
    <Link href={`/admin/ledger/bookings/${businessId}/${txId}`} className={cellLink}>
      {txId}
    </Link>
  );
}

function BookingFacts({ booking }: { readonly booking: Transaction }): ReactNode {
  const { timeZone } = booking;
  const moment = (at: Date | null) => (at === null ? undefined : formatInstant(at, timeZone));
  return (
    <Facts
      facts={[
        ['State', <StateBadge key="state" state={booking.state} />],
        ['When', formatAppointment(booking.startsAt, timeZone)],
        ['Until', formatAppointment(booking.endsAt, timeZone)],
        ['Nights', booking.nights],
        ['Where', <bdi key="business">{booking.businessName}</bdi>],
        ['What', <bdi key="what">{booking.title}</bdi>],
        ['Party', booking.party],
        ['Guest', <bdi key="name">{booking.customerName ?? '—'}</bdi>],
        [
          'Allergies',
          booking.allergies === undefined || booking.allergies.length === 0 ? undefined : (
            <bdi key="allergies" className="font-semibold text-danger">
              {booking.allergies.join(' · ')}
            </bdi>
          ),
        ],
        ['Note', booking.note == null ? undefined : <bdi key="note">{booking.note}</bdi>],
        ['Price', booking.price === null ? undefined : formatAmount(booking.price)],
        ['Held until', moment(booking.holdExpiresAt)],
        ['Confirmed', moment(booking.confirmedAt)],
        ['Ended', moment(booking.endedAt)],
        ['Why it ended', booking.cancelReason === null ? undefined : words(booking.cancelReason)],
        ['Moves', otherBooking(booking.businessId, booking.moves?.txId)],
        ['Moved to', otherBooking(booking.businessId, booking.movedTo)],
        ['Booking', <Id key="id" id={booking.txId} label="booking’s id" />],
      ]}
    />
  );
}

function Locks({ booking }: { readonly booking: Transaction }): ReactNode {
  const owned = useLiveQuery(
    {
      collection: `businesses/${booking.businessId}/resourceLocks`,
      where: [['txId', '==', booking.txId]],
      limit: 200,
    },
    resourceLockSchema,
  );
  return (
    <LiveView live={mapLive(owned, (locks) => locksOf(booking, locks))} what="the locks">
      {(locks) => (
        <Table
          caption="Slots it owns"
          rows={locks}
          keyOf={({ lockKey }) => lockKey}
          empty="It names no slots."
          columns={[
            { title: 'Slot', cell: ({ lockKey }) => <code className="text-xs break-all">{lockKey}</code> },
            {
              title: 'Lock',
              cell: ({ lock, isFault }) =>
                lock === null ? (
                  <span className={isFault ? 'text-danger' : 'text-muted'}>
                    {isFault ? 'missing: see the runbook of “locks-owned”' : 'given back'}
                  </span>
                ) : (
                  <StateBadge state={lock.state} />
                ),
            },
            {
              title: 'Until',
              cell: ({ lock }) =>
                lock?.expiresAt == null ? '' : formatInstant(lock.expiresAt, booking.timeZone),
            },
          ]}
        />
      )}
    </LiveView>
  );
}

/** Asks before a booking is called off; one id for one form, so that a second try after a lost answer is the same action. */
function CallOffDialog({
  booking,
  onClose,
}: {
  readonly booking: Transaction;
  readonly onClose: () => void;
}): ReactNode {
  const [clientActionId] = useState(() => crypto.randomUUID());
  const { businessId, txId, startsAt, timeZone, deposit } = booking;
  return (
    <ActionDialog
      title="Cancel this booking?"
      explanation={
        <>
          <p className="font-medium text-ink">
            <bdi>{booking.customerName ?? 'Guest'}</bdi>, {formatAppointment(startsAt, timeZone)},{' '}
            <bdi>{booking.businessName}</bdi>
          </p>
          <p>
            It is cancelled for the business, at once. The guest and the business are told, and the place is
            free again.
            {deposit != null && ' The deposit goes back to the guest.'}
          </p>
        </>
      }
      act="Cancel the booking"
      isFinal
      onDo={(reason, form) =>
        callRoute(operatorActionRoutes.callOffBooking, {
          params: { businessId, txId },
          body: { clientActionId, reason, ...wordsIn(form) },
        })
      }
      onClose={onClose}
    >
      <WordsForGuest hint="They read it word for word. Left empty, they are told that it is cancelled, and no reason." />
    </ActionDialog>
  );
}

/** What can be done about a booking, before all there is to know of it. */
function BookingActions({ booking }: { readonly booking: Transaction }): ReactNode {
  const business = readyValue(useLiveDocument(`businesses/${booking.businessId}`, businessSchema));
  const [callsOff, setCallsOff] = useState(false);
  const [proposes, setProposes] = useState(false);
  const [tells, setTells] = useState<'words' | 'confirmation' | null>(null);
  const now = useNow(30);
  const isOff = booking.kind === 'block' || booking.state !== 'confirmed' || booking.endsAt <= now;
  return (
    <div className="flex flex-wrap gap-2">
      {booking.kind !== 'block' && (
        <Link
          href={`/admin/conversations/${booking.threadId}`}
          className="inline-flex min-h-11 items-center rounded-xl border border-line bg-surface px-4 text-[0.95rem] font-medium hover:bg-raised"
        >
          Open the conversation
        </Link>
      )}
      <CallButton phone={business?.whatsappE164 ?? null}>Call the business</CallButton>
      {booking.kind !== 'block' && <Button onClick={() => setTells('words')}>Write to the guest</Button>}
      {!isOff && <Button onClick={() => setTells('confirmation')}>Send the confirmation again</Button>}
      {!isOff && booking.startsAt > now && (
        <Button onClick={() => setProposes(true)}>Propose another time</Button>
      )}
      {!isOff && (
        <Button look="danger" onClick={() => setCallsOff(true)}>
          Cancel the booking
        </Button>
      )}
      {tells !== null && <TellGuestDialog booking={booking} what={tells} onClose={() => setTells(null)} />}
      {proposes && <ProposeMoveDialog booking={booking} onClose={() => setProposes(false)} />}
      {callsOff && <CallOffDialog booking={booking} onClose={() => setCallsOff(false)} />}
    </div>
  );
}

/** One booking from its first hold to its end: events, slots, messages, payment, and the turns it came from. */
export function BookingPage({
  businessId,
  txId,
}: {
  readonly businessId: string;
  readonly txId: string;
}): ReactNode {
  const path = `businesses/${businessId}/transactions/${txId}`;
  const booking = useLiveDocument(path, transactionSchema);
  const events = useLiveQuery(
    { collection: `${path}/events`, orderBy: [['at', 'asc']], limit: 50 },
    transactionEventSchema,
  );
  return (
    <LiveView live={booking} what="the booking">
      {(found) => (
        <>
          <PageHeading
            title={found === undefined ? 'No such booking' : `Booking ${found.reference}`}
            back={{ href: '/admin/ledger', label: 'Bookings and orders' }}
          />
          {found !== undefined && (
            <>
              <div aria-live="polite">
                <Card>
                  <BookingFacts booking={found} />
                </Card>
              </div>
              <BookingActions booking={found} />
              <Section title="What happened">
                <LiveView live={events} what="the events">
                  {(all) => (
                    <Timeline
                      threadId={found.threadId}
                      happenings={all.map(({ eventId, transition, at, actorId, reason }) => ({
                        id: eventId,
                        what: transition,
                        at,
                        by:
                          actorId === null ? 'the clock' : actorId === found.actorId ? 'the person' : actorId,
                        reason,
                      }))}
                    />
                  )}
                </LiveView>
              </Section>
              <Section title="Payment">
                <PaymentOf booking={found} />
              </Section>
              <Section title="Messages">
                <MessagesOf commitmentId={found.txId} />
              </Section>
              <Section title="What operators did">
                <OperatorRecord part={`bookings/${found.txId}`} />
              </Section>
              <Section title="Slots">
                <Locks booking={found} />
              </Section>
            </>
          )}
        </>
      )}
    </LiveView>
  );
}
