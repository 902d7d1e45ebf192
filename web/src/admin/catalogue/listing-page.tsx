import { isDiningListing } from '@merve/contract';
import type { ReactNode } from 'react';
import { Badge } from '../design/badge.tsx';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { LiveView } from '../live/live-view.tsx';
import { AllergenDeclarationSection } from './allergen-declaration-editor.tsx';
import { BusinessEditor } from './business-editor.tsx';
import { DetailsEditor } from './details-editor.tsx';
import { Disclosure } from './disclosure.tsx';
import { ItemsSection } from './items-section.tsx';
import { MerveEditor } from './merve-editor.tsx';
import { OfferingEditor } from './offering-editor.tsx';
import { useListingEditor } from './use-listing-editor.ts';

/** One listing: what people read of it, what Merve does for it, its business, and what there is to book and to choose. */
export function ListingPage({ listingId }: { readonly listingId: string }): ReactNode {
  const page = useListingEditor(listingId);
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
          <Section title="What people read">
            <Card>
              <div className="flex flex-col gap-4">
                <DetailsEditor listing={listing} currency={currency} onSaved={page.onListing} />
              </div>
            </Card>
          </Section>
          <Section title="What Merve does for it">
            <Card>
              <div className="flex flex-col gap-4">
                <MerveEditor view={merve} offerings={offerings} onSaved={page.onMerve} />
              </div>
            </Card>
          </Section>
          {isDiningListing(listing) && (
            <AllergenDeclarationSection listingId={listingId} currency={currency} />
          )}
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
          <Section title="What can be booked">
            {offerings.map((offering) => (
              <Disclosure
                key={offering.offeringId}
                title={
                  <>
                    <bdi className="font-medium">{offering.title}</bdi>
                    <span className="text-sm text-muted">
                      {offering.capacity} at once, {offering.durationMinutes} min
                    </span>
                    {!offering.active && <Badge tone="plain">off</Badge>}
                  </>
                }
              >
                <OfferingEditor
                  listingId={listingId}
                  offering={offering}
                  taken={[]}
                  currency={currency}
                  onSaved={page.onOffering}
                />
              </Disclosure>
            ))}
            <Disclosure
              key={`new ${offerings.length}`}
              title={<span className="text-accent">Add an offering</span>}
            >
              <OfferingEditor
                listingId={listingId}
                offering={null}
                taken={offerings.map(({ offeringId }) => offeringId)}
                currency={currency}
                onSaved={page.onOffering}
              />
            </Disclosure>
          </Section>
          <ItemsSection
            listingId={listingId}
            items={items}
            offerings={offerings}
            currency={currency}
            onSaved={page.onItem}
            onGone={page.onItemGone}
          />
        </>
      )}
    </LiveView>
  );
}
