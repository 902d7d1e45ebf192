import { isDiningListing } from '@merve/contract';
import type { ReactNode } from 'react';
import { Tabs } from '../../design/tabs.tsx';
import { Badge } from '../design/badge.tsx';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { AllergenDeclarationSection } from './allergen-declaration-editor.tsx';
import { BusinessEditor } from './business-editor.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DetailsEditor } from './details-editor.tsx';
import { ItemsSection } from './items-section.tsx';
import { MerveEditor } from './merve-editor.tsx';
import { OfferingsSection } from './offerings-section.tsx';
import { useListingEditor } from './use-listing-editor.ts';

/** One listing: what people read of it, what Merve does for it, its business, and what there is to book and to choose. */
export function ListingPage({ listingId }: { readonly listingId: string }): ReactNode {
  const page = useListingEditor(listingId);
  const { timeZone } = useMarket();
  return (
    <LiveView live={page.editor} what="the listing">
      {({ listing, merve, business, offerings, items, currency }) => (
        <>
          <PageHeading
            title={<bdi>{listing.name}</bdi>}
            back={{ href: '/admin/catalogue', label: 'Catalogue' }}
          >
            <Badge tone={listing.active ? 'good' : 'plain'}>{listing.active ? 'active' : 'off'}</Badge>
            <p className="text-sm text-muted">
              {listing.listingId}
              {listing.rating !== null && ` · rated ${listing.rating} of 5 by people`}
            </p>
          </PageHeading>
          <Tabs
            label="Parts of the listing"
            tabs={[
              {
                id: 'page',
                title: 'Page',
                children: (
                  <Section title="What people read">
                    <Card>
                      <div className="flex flex-col gap-4">
                        <DetailsEditor listing={listing} currency={currency} onSaved={page.onListing} />
                      </div>
                    </Card>
                  </Section>
                ),
              },
              {
                id: 'booking',
                title: 'Booking',
                children: (
                  <>
                    <Section title="What Merve does for it">
                      <Card>
                        <div className="flex flex-col gap-4">
                          <MerveEditor view={merve} offerings={offerings} onSaved={page.onMerve} />
                        </div>
                      </Card>
                    </Section>
                    <OfferingsSection {...{ listingId, offerings, currency }} onSaved={page.onOffering} />
                  </>
                ),
              },
              {
                id: 'calendar',
                title: 'Calendar',
                children: (
                  <Section title="What is taken">
                    <CalendarSection
                      {...{ listingId, offerings }}
                      timeZone={business?.timeZone ?? timeZone}
                    />
                  </Section>
                ),
              },
              {
                id: 'menu',
                title: 'Menu and services',
                children: (
                  <>
                    <ItemsSection
                      {...{ listingId, items, offerings, currency }}
                      onSaved={page.onItem}
                      onGone={page.onItemGone}
                    />
                    {isDiningListing(listing) && (
                      <AllergenDeclarationSection listingId={listingId} currency={currency} />
                    )}
                  </>
                ),
              },
              {
                id: 'business',
                title: 'Business',
                children: (
                  <Section title="The business">
                    <Card>
                      <div className="flex flex-col gap-4">
                        {business === null ? (
                          <p className="text-danger">Its business is missing, or its document is broken.</p>
                        ) : (
                          <BusinessEditor business={business} currency={currency} onSaved={page.onBusiness} />
                        )}
                      </div>
                    </Card>
                  </Section>
                ),
              },
            ]}
          />
        </>
      )}
    </LiveView>
  );
}
