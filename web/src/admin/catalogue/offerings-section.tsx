import type { OfferingView } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { Badge } from '../design/badge.tsx';
import { Section } from '../design/page-heading.tsx';
import { Disclosure } from './disclosure.tsx';
import { OfferingEditor } from './offering-editor.tsx';

/** What can be booked at a listing, and the way to add more. */
export function OfferingsSection({
  listingId,
  offerings,
  currency,
  onSaved,
}: {
  readonly listingId: string;
  readonly offerings: readonly OfferingView[];
  readonly currency: string;
  readonly onSaved: (offering: OfferingView) => void;
}): ReactNode {
  return (
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
          <OfferingEditor {...{ listingId, offering, currency, onSaved }} taken={[]} />
        </Disclosure>
      ))}
      <Disclosure
        key={`new ${offerings.length}`}
        title={<span className="text-accent">Add an offering</span>}
      >
        <OfferingEditor
          {...{ listingId, currency, onSaved }}
          offering={null}
          taken={offerings.map(({ offeringId }) => offeringId)}
        />
      </Disclosure>
    </Section>
  );
}
