import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.tsx';
import { onDemand } from '../platform/on-demand.ts';
import type { ClockFieldProps } from './clock-field.tsx';
import type { MomentFieldProps } from './moment-field.tsx';

const Moment = lazyPart<MomentFieldProps>(onDemand(() => import('./moment-field.tsx')));
const Clock = lazyPart<ClockFieldProps>(onDemand(() => import('./clock-field.tsx')));

/** The room of a field that is being fetched. */
function Coming({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-sm font-medium">{label}</span>
      <div className="min-h-11 animate-pulse rounded-xl bg-raised" />
    </div>
  );
}

/** A day, or a day and a time (moment-field.tsx), fetched where one is asked for. */
export function MomentField(props: MomentFieldProps): ReactNode {
  return (
    <Suspense fallback={<Coming label={props.label} />}>
      <Moment {...props} />
    </Suspense>
  );
}

/** A time of day (clock-field.tsx), fetched where one is asked for. */
export function ClockField(props: ClockFieldProps): ReactNode {
  return (
    <Suspense fallback={<Coming label={props.label} />}>
      <Clock {...props} />
    </Suspense>
  );
}
