import type { ReactNode } from 'react';

/** The shape of what is coming. */
export function TripSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="space-y-2">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} aria-hidden className="h-20 animate-pulse rounded-2xl bg-raised" />
      ))}
    </div>
  );
}
