import { rideSchema, taxiDriverSchema } from '@merve/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { PageHeading, Section } from '../design/page-heading.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { readyValue, useLiveQuery } from '../live/use-live.ts';
import { DriverDialog } from './driver-dialog.tsx';
import { DriverTable } from './driver-table.tsx';
import { RideList } from './ride-list.tsx';

const TaxiMap = lazy(() => import('./taxi-map.tsx'));

const openStates = ['planned', 'requested', 'assigned', 'arrived', 'on_board'] as const;
type Rides = 'open' | 'all';
type Drivers = 'on-duty' | 'all';

/** The taxis of a market: rides that are looked for and driven, and who drives. */
export default function TaxiPage(): ReactNode {
  const { marketId } = useMarket();
  const [ridesShown, showRides] = useState<Rides>('open');
  const [driversShown, showDrivers] = useState<Drivers>('on-duty');
  const [registering, setRegistering] = useState(false);
  const more = useShown(`${marketId} ${ridesShown}`);
  const rides = useLiveQuery(
    {
      collection: 'taxi_requests',
      where: [
        ['marketId', '==', marketId],
        ...(ridesShown === 'open' ? ([['state', 'in', openStates]] as const) : []),
      ],
      orderBy: [['createdAt', 'desc']],
      limit: more.limit,
    },
    rideSchema,
  );
  const drivers = useLiveQuery(
    {
      collection: 'taxi_drivers',
      where: [
        ['marketId', '==', marketId],
        ...(driversShown === 'on-duty' ? ([['onDuty', '==', true]] as const) : []),
      ],
      orderBy: [driversShown === 'on-duty' ? ['name', 'asc'] : ['createdAt', 'desc']],
      limit: 300,
    },
    taxiDriverSchema,
  );
  const names = new Map((readyValue(drivers) ?? []).map(({ driverId, name }) => [driverId, name]));
  return (
    <>
      <PageHeading title="Taxis" />
      <Suspense fallback={<div className="h-[min(24rem,60dvh)] animate-pulse rounded-xl bg-raised" />}>
        <TaxiMap
          drivers={(readyValue(drivers) ?? []).filter(({ onDuty }) => onDuty)}
          rides={readyValue(rides) ?? []}
        />
      </Suspense>
      <Section title="Rides">
        <div className="self-start">
          <Choice<Rides>
            label="Show"
            value={ridesShown}
            onChange={showRides}
            options={[
              ['open', 'Under way'],
              ['all', 'All, newest first'],
            ]}
          />
        </div>
        <div aria-live="polite" className="flex flex-col gap-3">
          <LiveView live={rides} what="the rides">
            {(found) => (
              <>
                <RideList rides={found} names={names} />
                <ShowMore shown={found.length} limit={more.limit} onMore={more.showMore} />
              </>
            )}
          </LiveView>
        </div>
      </Section>
      <Section title="Drivers">
        <div className="flex flex-wrap items-end gap-3">
          <Choice<Drivers>
            label="Show"
            value={driversShown}
            onChange={showDrivers}
            options={[
              ['on-duty', 'On duty'],
              ['all', 'All'],
            ]}
          />
          <Button look="primary" onClick={() => setRegistering(true)}>
            Register a driver
          </Button>
        </div>
        <LiveView live={drivers} what="the drivers">
          {(found) => <DriverTable drivers={found} />}
        </LiveView>
      </Section>
      {registering && <DriverDialog driver={null} onClose={() => setRegistering(false)} />}
    </>
  );
}
