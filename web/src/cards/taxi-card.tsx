import type { RideCard } from '@merve/contract';
import type { CardOf, TaxiProposalCard as TaxiProposal } from '@merve/contract/cards';
import { formatDistance, formatMoney } from '@merve/contract/words';
import {
  CarTaxiFront,
  CircleDot,
  Clock,
  MapPin,
  MessageSquareQuote,
  Phone,
  Route,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatClock, formatMinutes, formatMoment } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import type { OnAsk } from './card.tsx';
import { CardActions, CardFrame, Fact, Facts, LinkButton, Pill, Steps } from './parts.tsx';
import { phoneLink } from './safe-link.ts';
import { cardSentences } from './sentences/index.ts';
import { rideTones } from './state-tones.ts';

/** One for later begins before the search; one for now shows nothing of that. */
const steps: readonly RideCard['state'][] = ['requested', 'assigned', 'arrived', 'on_board', 'completed'];

/** From where to where, with a line between. */
function Way({ from, to }: { readonly from: string; readonly to: string }): ReactNode {
  const say = useSentences(cardSentences);
  return (
    <ol className="relative mx-4 mb-3 space-y-2 text-[0.95rem]">
      <span aria-hidden className="absolute inset-y-3 start-2 border-s-2 border-dotted border-line" />
      {[
        { Icon: CircleDot, label: say.from, place: from },
        { Icon: MapPin, label: say.to, place: to },
      ].map(({ Icon, label, place }) => (
        <li key={label} className="relative flex gap-2.5">
          <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 bg-surface text-muted" />
          <span className="min-w-0 flex-1 wrap-break-word">
            <span className="sr-only">{label}: </span>
            <bdi>{place}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A taxi that waits for the person's YES. */
export function TaxiProposalCard({ card }: { readonly card: TaxiProposal }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { distanceMetres, fare, nearbyDrivers, nearestMinutes, party, asksAt } = card;
  const way = [
    distanceMetres === null ? null : formatDistance(distanceMetres / 1000, language),
    fare === null ? null : say.about(formatMoney(fare, language)),
  ].filter((part) => part !== null);
  // Who is near now says nothing of who will be then.
  const drivers =
    asksAt !== null
      ? []
      : [
          say.driversNear(nearbyDrivers),
          nearestMinutes === null ? null : say.nearest(formatMinutes(nearestMinutes, language)),
        ].filter((part) => part !== null);
  return (
    <CardFrame
      Icon={CarTaxiFront}
      tone="warning"
      title={asksAt === null ? say.askTaxi : say.askLaterTaxi}
      subtitle={card.district}
    >
      <Way from={card.pickup.label} to={card.destination.label} />
      <Facts>
        {way.length > 0 && <Fact Icon={Route}>{way.join(' · ')}</Fact>}
        <Times of={card} />
        <Fact Icon={Users}>{say.people(party)}</Fact>
        {drivers.length > 0 && (
          <Fact Icon={CarTaxiFront} quiet>
            {drivers.join(' · ')}
          </Fact>
        )}
      </Facts>
    </CardFrame>
  );
}

/**
 * A ride as it stands, or the question whether it is to be called off.
 * @param now the newest state of the same ride, if any is known
 */
export function TaxiStatusCard({
  card,
  now,
  onAsk,
}: {
  readonly card: RideCard | CardOf<'taxi_cancel_proposal'>;
  readonly now: RideCard | null;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const shown = now ?? card;
  const { state } = shown;
  const reached = steps.indexOf(state);
  const waits = state === 'planned' || state === 'requested' || state === 'assigned' || state === 'arrived';
  const asks = card.type === 'taxi_cancel_proposal' && waits;
  return (
    <CardFrame
      Icon={CarTaxiFront}
      tone={rideTones[state]}
      title={asks ? say.askCancelTaxi : say.taxi(shown.code)}
      subtitle={shown.district}
      badge={<Pill tone={rideTones[state]}>{say.rideState[state]}</Pill>}
    >
      {/* A screen reader hears when the state changes, and not the rest again. */}
      <p role="status" className="sr-only">
        {say.taxi(shown.code)}: {say.rideState[state]}
      </p>
      {reached >= 0 && (
        <Steps names={steps.map((step) => say.rideState[step])} at={reached} over={state === 'completed'} />
      )}
      <Way from={shown.pickup.label} to={shown.destination.label} />
      <RideFacts ride={shown} />
      {shown.driver !== null && <Driver ride={shown} driver={shown.driver} />}
      {card.type === 'taxi_status' && waits && (
        <CardActions>
          <Button onClick={() => onAsk({ tool: 'cancelTaxi', args: { code: shown.code } }, say.sayCallOff)}>
            {say.callOff}
          </Button>
        </CardActions>
      )}
    </CardFrame>
  );
}

/** Of a ride for later: when the rider is picked up, and when drivers are asked about it. */
function Times({
  of: { pickupAt, timeZone, asksAt },
}: {
  readonly of: Pick<RideCard, 'pickupAt' | 'timeZone' | 'asksAt'>;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  if (pickupAt === null) return null;
  const zone = timeZone ?? undefined;
  return (
    <>
      <Fact Icon={Clock}>
        <time dateTime={pickupAt} className="font-medium">
          {formatMoment(new Date(pickupAt), language, zone)}
        </time>
      </Fact>
      {asksAt !== null && (
        <Fact Icon={CarTaxiFront} quiet>
          {say.asksAt(formatClock(new Date(asksAt), language, zone))}
        </Fact>
      )}
    </>
  );
}

function RideFacts({ ride }: { readonly ride: RideCard | CardOf<'taxi_cancel_proposal'> }): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const { state, asked, etaAt, distanceMetres, fare, cancelReason } = ride;
  const way = [
    distanceMetres === null ? null : formatDistance(distanceMetres / 1000, language),
    fare === null ? null : say.about(formatMoney(fare, language)),
  ].filter((part) => part !== null);
  return (
    <Facts>
      <Times of={ride} />
      {state === 'requested' && asked > 0 && <Fact Icon={Users}>{say.driversAsked(asked)}</Fact>}
      {etaAt !== null && (
        <Fact Icon={Clock}>
          <time dateTime={etaAt} className="font-medium">
            {say.arrivesAbout(formatClock(new Date(etaAt), language, zone))}
          </time>
        </Fact>
      )}
      {way.length > 0 && (
        <Fact Icon={Route} quiet>
          {way.join(' · ')}
        </Fact>
      )}
      {cancelReason !== null && <Fact Icon={MessageSquareQuote}>{cancelReason}</Fact>}
    </Facts>
  );
}

function Driver({
  ride,
  driver,
}: {
  readonly ride: { readonly state: RideCard['state'] };
  readonly driver: NonNullable<RideCard['driver']>;
}): ReactNode {
  const say = useSentences(cardSentences);
  const call = phoneLink(driver.phone);
  const isComing = ride.state === 'assigned' || ride.state === 'arrived';
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-break-word">
          <bdi>{driver.name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <bdi>{driver.vehicle}</bdi>
          <span>
            <span className="sr-only">{say.plate}: </span>
            <bdi className="rounded-md border border-line bg-raised px-2 py-0.5 font-mono font-semibold tracking-wider text-ink">
              {driver.plate}
            </bdi>
          </span>
        </p>
      </div>
      {call !== null && isComing && (
        <LinkButton href={call}>
          <Phone aria-hidden className="size-4" />
          <span className="sr-only">{say.callDriver(driver.name)}</span>
          <span aria-hidden>{say.call}</span>
        </LinkButton>
      )}
    </div>
  );
}
