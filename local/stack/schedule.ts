const unitMinutes: Record<string, number> = { minute: 1, minutes: 1, mins: 1, min: 1, hour: 60, hours: 60 };

/** Whether one field of a cron line (`*`, `5`, `1-5`, `0,30`, `*` + `/15`) covers the value. */
function fieldCovers(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '*', step = '1'] = part.split('/');
    const [from, to] = range === '*' ? [0, 59] : range.split('-').map(Number);
    const low = from ?? 0;
    const high = to ?? (part.includes('/') ? 59 : low);
    return value >= low && value <= high && (value - low) % Number(step) === 0;
  });
}

/** Minute, hour, day of month, month, day of week of an instant in an IANA time zone. */
function cronFields(at: Date, timeZone: string): readonly number[] {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    minute: 'numeric',
    hour: 'numeric',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  return [Number(part('minute')), Number(part('hour')), Number(part('day')), Number(part('month')), weekday];
}

/**
 * Whether a Cloud Scheduler schedule (`every 5 minutes`, `every 2 hours`, `every day 03:00`, or five cron fields) is due in
 * the minute that contains `at`. Intervals are aligned to the UTC day. An unknown spelling counts as due every minute, so that
 * it shows rather than never runs.
 */
export function isDue(schedule: string, at: Date, timeZone = 'UTC'): boolean {
  const every = /^every (\d+) (\w+)$/i.exec(schedule.trim());
  const unit = every === null ? undefined : unitMinutes[(every[2] ?? '').toLowerCase()];
  if (every !== null && unit !== undefined) {
    const minuteOfDay = at.getUTCHours() * 60 + at.getUTCMinutes();
    return minuteOfDay % (Number(every[1]) * unit) === 0;
  }
  const daily = /^every day (\d{1,2}):(\d{2})$/i.exec(schedule.trim());
  const fields =
    daily === null
      ? schedule.trim().split(/\s+/)
      : [`${Number(daily[2])}`, `${Number(daily[1])}`, '*', '*', '*'];
  if (fields.length !== 5 || !fields.every((field) => /^[\d*,/-]+$/.test(field))) return true;
  const now = cronFields(at, timeZone);
  return fields.every((field, index) =>
    fieldCovers(index === 4 ? field.replace('7', '0') : field, now[index] ?? 0),
  );
}
