import type { Turn } from '@merve/contract';

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

/** A turn that another is sought for, to be set beside it: `{threadId}/{seq}` in an address. Null where none is, or what stands there names none. Pure. */
export function turnBeside(address: string | null): Pick<Turn, 'threadId' | 'seq'> | null {
  const [threadId = '', seq = '', ...rest] = (address ?? '').split('/');
  return threadId !== '' && /^\d{1,12}$/.test(seq) && rest.length === 0
    ? { threadId, seq: Number(seq) }
    : null;
}

/** Where two turns stand side by side. Pure. */
export function pageOfTwo(
  one: Pick<Turn, 'threadId' | 'seq'>,
  other: Pick<Turn, 'threadId' | 'seq'>,
): string {
  return `/admin/turns/compare/${one.threadId}/${one.seq}/${other.threadId}/${other.seq}`;
}

/** A list of turns in which one is still sought for a comparison; another page is left as it is. Pure. */
export function stillComparing(page: string, beside: string | null): string {
  if (beside === null || !/^\/admin\/turns(\?|$)/.test(page)) return page;
  return `${page}${page.includes('?') ? '&' : '?'}beside=${encodeURIComponent(beside)}`;
}

/** What a list of turns is narrowed down by, among those that are loaded; an empty text narrows nothing. */
export interface TurnFilter {
  readonly outcome: string;
  readonly tool: string;
}

type Filtered = Pick<Turn, 'outcome' | 'state' | 'steps'>;

const outcomeOf = ({ outcome, state }: Pick<Filtered, 'outcome' | 'state'>): string => outcome ?? state;
const toolsOf = ({ steps }: Pick<Filtered, 'steps'>): string[] =>
  steps.flatMap((step) => (step.type === 'tool' ? [step.name] : []));

/** What there is to narrow a list down by, in alphabetical order. Pure. */
export function filtersOf(turns: readonly Filtered[]): Readonly<Record<keyof TurnFilter, readonly string[]>> {
  return {
    outcome: [...new Set(turns.map(outcomeOf))].toSorted(),
    tool: [...new Set(turns.flatMap(toolsOf))].toSorted(),
  };
}

/** Pure. */
export function isSought(turn: Filtered, { outcome, tool }: TurnFilter): boolean {
  return (outcome === '' || outcomeOf(turn) === outcome) && (tool === '' || toolsOf(turn).includes(tool));
}
