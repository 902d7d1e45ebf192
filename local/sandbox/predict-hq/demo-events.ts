import type { Coordinates } from '@merve/contract';

export interface KnownEvent {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** 0 to 100. */
  readonly rank: number;
  readonly start: Date;
  readonly end: Date;
  readonly at: Coordinates;
}

const dayMs = 86_400_000;
/** Invented, every week: by weekday (0 is Sunday), hour in UTC, hours it takes. */
const weekly = [
  {
    ...{ title: 'Concert at the Old Harbour', category: 'concerts', rank: 64, day: 6, hour: 17, hours: 4 },
    at: { latitude: 35.3415, longitude: 33.3195 },
  },
  {
    ...{ title: 'League match', category: 'sports', rank: 55, day: 0, hour: 14, hours: 3 },
    at: { latitude: 35.189, longitude: 33.355 },
  },
] as const;

/** The embedded stack's events, invented: some every week, whenever one asks. */
export function demoEvents(): (from: Date, until: Date) => readonly KnownEvent[] {
  return (from, until) => {
    const first = Math.floor(from.getTime() / dayMs) - 1;
    const last = Math.floor(until.getTime() / dayMs);
    const days = Array.from({ length: Math.min(30, last - first + 1) }, (_, index) => first + index);
    return days.flatMap((day) =>
      weekly
        .filter((event) => new Date(day * dayMs).getUTCDay() === event.day)
        .map(({ title, category, rank, hour, hours, at }, index) => {
          const start = new Date(day * dayMs + hour * 3_600_000);
          const end = new Date(start.getTime() + hours * 3_600_000);
          return { id: `demo${day}${index}${category}`, title, category, rank, start, end, at };
        }),
    );
  };
}
