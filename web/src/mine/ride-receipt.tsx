import { accountRoutes, type RideView } from '@merve/contract/api';
import { formatDistance, formatMoney } from '@merve/contract/words';
import { CarTaxiFront, Phone } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { LinkButton } from '../cards/parts.tsx';
import { phoneLink } from '../cards/safe-link.ts';
import { cardSentences } from '../cards/sentences/index.ts';
import { rideTones } from '../cards/state-tones.ts';
import { useSentences } from '../language/define-sentences.ts';
import { formatFullMoment } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { callOrKept } from '../platform/kept-answers.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { LiveReceipt } from './live-receipt.tsx';
import { LoadReceipt } from './load-receipt.tsx';
import { Entry, History } from './receipt.tsx';
import { addressOf } from './sections.ts';
import { mineSentences } from './sentences/index.ts';

/** One ride with all there is about it. Times are on the clock of the market. */
export function RideReceipt({ rideId }: { readonly rideId: string }): ReactNode {
  const load = useCallback(
    (signal: AbortSignal) =>
      callOrKept(accountRoutes.getRide, { rideId }, () =>
        callRoute(accountRoutes.getRide, { params: { rideId }, signal }),
      ),
    [rideId],
  );
  return (
    <LoadReceipt back={addressOf('rides')} load={load}>
      {(ride, reload) => <LoadedRide ride={ride} reload={reload} />}
    </LoadReceipt>
  );
}

function LoadedRide({ ride, reload }: { readonly ride: RideView; readonly reload: () => void }): ReactNode {
  const say = useSentences(mineSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const { rideId, state, driver, distanceMetres, fare, cancelReason, createdAt, endedAt } = ride;
  const full = (instant: string) => formatFullMoment(new Date(instant), language, ride.timeZone ?? zone);
  const call = phoneLink(driver?.phone ?? null);
  return (
    <LiveReceipt
      back={addressOf('rides')}
      Icon={CarTaxiFront}
      tone={rideTones[state]}
      title={`${ride.pickup.label} – ${ride.destination.label}`}
      subtitle={card.taxi(ride.code)}
      state={card.rideState[state]}
      code={ride.code}
      stands={endedAt === null ? 'changing' : 'over'}
      reload={reload}
      cancellable={ride.cancellable}
      cancelLabel={card.callOff}
      cancelNote={<p className="text-muted">{card.taxi(ride.code)}</p>}
      askToCancel={(clientMessageId) =>
        callRoute(accountRoutes.cancelRide, { params: { rideId }, body: { clientMessageId } })
      }
      actions={
        call !== null &&
        endedAt === null && (
          <LinkButton href={call}>
            <Phone aria-hidden className="size-4" />
            {card.callDriver(driver?.name ?? '')}
          </LinkButton>
        )
      }
    >
      <Entry name={card.from}>
        <bdi>{ride.pickup.label}</bdi>
      </Entry>
      <Entry name={card.to}>
        <bdi>{ride.destination.label}</bdi>
      </Entry>
      {ride.pickupAt !== null && (
        <Entry name={card.when}>
          {formatFullMoment(new Date(ride.pickupAt), language, ride.timeZone ?? undefined)}
        </Entry>
      )}
      <Entry name={say.guests}>{card.people(ride.party)}</Entry>
      {driver !== null && (
        <Entry name={say.driver}>
          <bdi>{driver.name}</bdi>, <bdi>{driver.vehicle}</bdi>,{' '}
          <bdi className="font-mono">{driver.plate}</bdi>
        </Entry>
      )}
      {distanceMetres !== null && (
        <Entry name={say.distance}>{formatDistance(distanceMetres / 1000, language)}</Entry>
      )}
      {fare !== null && <Entry name={say.fare}>{formatMoney(fare, language)}</Entry>}
      {cancelReason !== null && (
        <Entry name={say.reason}>
          <bdi>{cancelReason}</bdi>
        </Entry>
      )}
      <History
        steps={[
          { name: say.called, at: createdAt },
          { name: card.rideState[state], at: endedAt },
        ]}
        moment={full}
      />
    </LiveReceipt>
  );
}
