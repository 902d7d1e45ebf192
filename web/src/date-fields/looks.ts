/** The frame of a field of segments, as that of any other field. */
export const fieldFrame =
  'min-h-11 rounded-xl border border-line bg-surface px-3 text-base text-ink data-focus-within:outline-2 data-focus-within:outline-accent data-invalid:border-danger';

/**
 * Its segments, one after the other as text: laid out as boxes they would follow the page's direction, and half past eight in the evening would read
 * `30:20` from right to left.
 */
export const segments = 'block min-w-0 py-2 leading-6.5';

/** One of its segments: a day, a month, an hour, or what stands between two. */
export const segment =
  'rounded px-0.5 tabular-nums outline-none data-focused:bg-accent data-focused:text-on-accent data-placeholder:text-muted data-focused:data-placeholder:text-on-accent';
