import type { MerchantRequest } from '@merve/contract';
import { Car, type LucideIcon, MessageCircle, UserRound, Utensils, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/button.tsx';
import { Badge, type Tone } from '../design/badge.tsx';
import { formatAge, formatAmount, formatAppointment } from '../design/format.ts';
import { PageHeading } from '../design/page-heading.tsx';
import { cellLink } from '../design/table.tsx';
import { useNow } from '../design/use-now.ts';
import { whatIsAsked } from '../ledger/what-is-asked.ts';
import { LiveView } from '../live/live-view.tsx';
import { RequestActions } from './request-actions.tsx';
import { useWaiting } from './use-waiting.tsx';
import {
  type RequestWait,
  type WaitingItem,
  type WaitingItemKind,
  waitingKey,
  waitingKinds,
  waitingSince,
  waitingUntil,
} from './waiting-items.ts';

const kinds: Readonly<
  Record<WaitingItemKind, { readonly one: string; readonly all: string; readonly Icon: LucideIcon }>
> = {
  person: { one: 'Asks for a person', all: 'People', Icon: UserRound },
  food: { one: 'Food order', all: 'Food', Icon: Utensils },
  service: { one: 'Service', all: 'Services', Icon: Wrench },
  viewing: { one: 'Viewing', all: 'Viewings', Icon: MessageCircle },
  ride: { one: 'Ride without a driver', all: 'Rides', Icon: Car },
};

const waitWords: Readonly<Record<RequestWait, string>> = {
  business: 'The business has not answered',
  guest: 'Something is sold out: the guest decides about the rest',
  leave: 'The guest asks to cancel what was accepted',
};

/** How long is left before it ends by itself: the less, the louder. */
function Deadline({ until, now }: { readonly until: Date; readonly now: Date }): ReactNode {
  const minutes = (until.getTime() - now.getTime()) / 60_000;
  const tone: Tone = minutes < 3 ? 'bad' : minutes < 10 ? 'waiting' : 'plain';
  return <Badge tone={tone}>{minutes <= 0 ? 'time is up' : `ends ${formatAge(until, now)}`}</Badge>;
}

function RequestBody({
  request,
  waits,
}: {
  readonly request: MerchantRequest;
  readonly waits: RequestWait;
}): ReactNode {
  const { details, total, customerName, timeZone, requestId } = request;
  return (
    <>
      <p className="text-sm text-muted">{waitWords[waits]}</p>
      {details.allergies.length > 0 && (
        <p className="rounded-xl border border-danger bg-danger-soft px-3 py-2 text-sm text-danger">
          <strong>Allergy:</strong> <bdi>{details.allergies.join(' · ')}</bdi>
        </p>
      )}
      <p dir="auto" className="wrap-break-word">
        {whatIsAsked(details)}
      </p>
      {details.note !== null && (
        <p className="text-sm">
          <q>
            <bdi>{details.note}</bdi>
          </q>
        </p>
      )}
      <p className="text-sm text-muted">
        <bdi>{customerName ?? 'Guest'}</bdi>
        {details.wishedAt !== null && `, for ${formatAppointment(details.wishedAt, timeZone)}`}
        {total !== null && `, ${formatAmount(total)}`}
        {' · '}
        <Link href={`/admin/ledger/orders/${details.kind}/${requestId}`} className={cellLink}>
          {request.reference}
        </Link>
        {' · '}
        <Link href={`/admin/conversations/${request.threadId}`} className={cellLink}>
          conversation
        </Link>
      </p>
      <RequestActions request={request} />
    </>
  );
}

function ItemBody({ item }: { readonly item: WaitingItem }): ReactNode {
  if (item.kind === 'person') {
    const { threadId, replyTo, language } = item.thread;
    return (
      <>
        <p className="text-sm text-muted">
          {replyTo.channel === 'web' ? 'In the web app' : 'On WhatsApp'}, writes {language}. Merve has told
          them that somebody will answer.
        </p>
        <Link href={`/admin/conversations/${threadId}`} className={`${cellLink} self-start`}>
          Read and answer
        </Link>
      </>
    );
  }
  if (item.kind === 'ride') {
    const { riderName, pickup, destination, party, fare, note } = item.ride;
    return (
      <>
        <p>
          <bdi>{pickup.label}</bdi> to <bdi>{destination.label}</bdi>
        </p>
        {note != null && (
          <p className="text-sm">
            <q>
              <bdi>{note}</bdi>
            </q>
          </p>
        )}
        <p className="text-sm text-muted">
          <bdi>{riderName ?? 'Guest'}</bdi>, {party === 1 ? '1 person' : `${party} people`}
          {fare !== null && `, about ${formatAmount(fare)}`}. More drivers are asked in rounds.
        </p>
        <Link href="/admin/taxi" className={`${cellLink} self-start`}>
          Rides and drivers
        </Link>
      </>
    );
  }
  return <RequestBody request={item.request} waits={item.waits} />;
}

function titleOf(item: WaitingItem): string {
  if (item.kind === 'person') return item.thread.profileName ?? 'A guest';
  return item.kind === 'ride' ? `Ride ${item.ride.code}` : item.request.businessName;
}

function Item({ item, now }: { readonly item: WaitingItem; readonly now: Date }): ReactNode {
  const { Icon, one } = kinds[item.kind];
  const until = waitingUntil(item);
  return (
    <li className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-raised text-muted">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <h2 className="font-semibold wrap-break-word">
            <bdi>{titleOf(item)}</bdi>
          </h2>
          <p className="text-sm text-muted">
            {one}, {formatAge(waitingSince(item), now)}
          </p>
        </span>
        {until !== null && <Deadline until={until} now={now} />}
      </div>
      <ItemBody item={item} />
    </li>
  );
}

/** All that waits for an answer in the market, what ends soonest first; each can be dealt with here. */
export default function WaitingPage(): ReactNode {
  const waiting = useWaiting();
  const now = useNow(5);
  const [shown, setShown] = useState<WaitingItemKind | null>(null);
  return (
    <>
      <PageHeading title="Waiting for an answer" />
      <LiveView live={waiting} what="what waits">
        {(items) => {
          const countOf = (kind: WaitingItemKind) => items.filter((item) => item.kind === kind).length;
          // One that is looked at stays to be chosen, also when its last has been dealt with.
          const offered = waitingKinds.filter((kind) => countOf(kind) > 0 || kind === shown);
          const listed = shown === null ? items : items.filter(({ kind }) => kind === shown);
          return (
            <>
              {offered.length > 0 && (
                <fieldset className="flex flex-wrap gap-2">
                  <legend className="sr-only">Show</legend>
                  <Button pressed={shown === null} onClick={() => setShown(null)}>
                    All {items.length}
                  </Button>
                  {offered.map((kind) => (
                    <Button key={kind} pressed={shown === kind} onClick={() => setShown(kind)}>
                      {kinds[kind].all} {countOf(kind)}
                    </Button>
                  ))}
                </fieldset>
              )}
              {listed.length === 0 ? (
                <p className="rounded-2xl border border-line bg-surface p-6 text-center text-muted">
                  Nobody is waiting. What comes in appears here by itself.
                </p>
              ) : (
                <ul className="grid items-start gap-3 xl:grid-cols-2" aria-label="What waits">
                  {listed.map((item) => (
                    <Item key={waitingKey(item)} item={item} now={now} />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </LiveView>
    </>
  );
}
