import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { ImportPage } from './import-page.tsx';
import { ListingList } from './listing-list.tsx';
import { ListingPage } from './listing-page.tsx';
import { NewListing } from './new-listing.tsx';

/** The catalogue: the list, one listing with all that belongs to it, a new one, and the import. */
export default function CataloguePage(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/catalogue/new" component={NewListing} />
      <Route path="/admin/catalogue/import" component={ImportPage} />
      <Route path="/admin/catalogue/:listingId">
        {({ listingId }) => <ListingPage key={listingId} listingId={decodeURIComponent(listingId)} />}
      </Route>
      <Route component={ListingList} />
    </Switch>
  );
}
