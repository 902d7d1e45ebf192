import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { NightPage } from './night-page.tsx';
import { usePharmacies } from './use-pharmacies.ts';
import { WeekPage } from './week-page.tsx';

/** Which pharmacies are on duty: a week of nights, and one night to be changed. */
export default function DutyPages(): ReactNode {
  const { marketId } = useMarket();
  const pharmacies = usePharmacies(marketId);
  return (
    <LiveView live={pharmacies} what="the pharmacies">
      {(known) => (
        <Switch>
          <Route path="/admin/duty/:date">
            {({ date }) => <NightPage key={`${marketId} ${date}`} date={date} pharmacies={known} />}
          </Route>
          <Route>
            <WeekPage pharmacies={known} />
          </Route>
        </Switch>
      )}
    </LiveView>
  );
}
