/** The frame of a field of segments, as that of any other field. */
export const fieldFrame =
  'flex min-h-11 items-center rounded-xl border border-line bg-surface px-3 text-base text-ink data-focus-within:outline-2 data-focus-within:outline-accent data-invalid:border-danger';

/** One of its segments: a day, a month, an hour, or what stands between two. */
export const segment =
  'rounded px-0.5 tabular-nums outline-none data-focused:bg-accent data-focused:text-on-accent data-placeholder:text-muted data-focused:data-placeholder:text-on-accent';
