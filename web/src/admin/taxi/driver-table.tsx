import type { TaxiDriver } from '@merve/contract';
import { driverRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { Badge } from '../design/badge.tsx';
import { formatAge, formatInstant } from '../design/format.ts';
import { Table } from '../design/table.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { DriverDialog } from './driver-dialog.tsx';

type Chosen = { readonly what: 'off-duty' | 'change'; readonly driver: TaxiDriver };

/** Drivers with where they were last seen, and what an operator can do about them. */
export function DriverTable({ drivers }: { readonly drivers: readonly TaxiDriver[] }): ReactNode {
  const now = useNow();
  const { timeZone } = useMarket();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <Table
        caption="Taxi drivers"
        rows={drivers}
        keyOf={({ driverId }) => driverId}
        empty="No driver is on duty."
        columns={[
          { title: 'Name', cell: ({ name }) => <bdi className="whitespace-nowrap">{name}</bdi> },
          {
            title: 'Duty',
            cell: ({ onDuty, rideId }) =>
              rideId !== null ? (
                <Badge tone="info">drives</Badge>
              ) : onDuty ? (
                <Badge tone="good">on duty</Badge>
              ) : (
                <Badge tone="plain">off duty</Badge>
              ),
          },
          {
            title: 'Position',
            cell: ({ locatedAt, location }) => (
              <span title={formatInstant(locatedAt, timeZone)} className="whitespace-nowrap">
                {formatAge(locatedAt, now)}
                <br />
                <span className="text-muted">
                  {location.latitude.toFixed(4)}, {location.longitude.toFixed(4)}
                </span>
              </span>
            ),
          },
          { title: 'Car', cell: ({ vehicle, plate, seats }) => `${vehicle}, ${plate}, ${seats} seats` },
          { title: 'Phone', cell: ({ phone }) => <bdi>{phone}</bdi> },
          { title: 'Offers', numeric: true, cell: ({ offers }) => offers.length },
          {
            title: 'Actions',
            cell: (driver) => (
              <div className="flex gap-1">
                <Button
                  look="quiet"
                  className="whitespace-nowrap"
                  aria-label={`Change ${driver.name}`}
                  onClick={() => setChosen({ what: 'change', driver })}
                >
                  Change
                </Button>
                {driver.onDuty && (
                  <Button
                    look="quiet"
                    className="whitespace-nowrap"
                    aria-label={`Put ${driver.name} off duty`}
                    onClick={() => setChosen({ what: 'off-duty', driver })}
                  >
                    Off duty
                  </Button>
                )}
              </div>
            ),
          },
        ]}
      />
      {chosen?.what === 'change' && <DriverDialog driver={chosen.driver} onClose={() => setChosen(null)} />}
      {chosen?.what === 'off-duty' && (
        <ActionDialog
          title={`Put ${chosen.driver.name} off duty?`}
          explanation="A ride under way is driven to its end. They may go on duty again by writing so to Merve."
          act="Put off duty"
          onDo={(reason) =>
            callRoute(driverRoutes.putOffDuty, {
              params: { driverId: chosen.driver.driverId },
              body: { reason },
            })
          }
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
