export type Way = 'time' | 'thread' | 'trace' | 'code';

/** The page where what is sought is found: turns of a time or conversation, a trace, a booking with its turns. Pure. */
export function pageOfSought(way: Way, typed: string): string {
  const wanted = typed.trim();
  if (wanted === '') return '/admin/turns';
  const value = encodeURIComponent(wanted);
  switch (way) {
    case 'time': {
      const until = new Date(wanted);
      return Number.isNaN(until.getTime()) ? '/admin/turns' : `/admin/turns?until=${until.toISOString()}`;
    }
    case 'thread':
      return `/admin/turns?threadId=${value}`;
    case 'trace':
      return `/admin/turns/trace/${value}`;
    case 'code':
      return `/admin/ledger?reference=${value}`;
  }
}
