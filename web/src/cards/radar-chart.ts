import { lazyPart } from '../platform/lazy-part.tsx';
import { onDemand } from '../platform/on-demand.ts';

/** The drawing library is large, and few look: it is fetched with the first radar. */
export const loadRadar = onDemand(() => import('./radar-drawing.tsx'));

export const RadarChart = lazyPart(loadRadar);
