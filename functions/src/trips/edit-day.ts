import {
  type DayChange,
  type DayConflict,
  type DayOperation,
  type ItineraryItem,
  maxItemsADay,
} from '@merve/contract';

/** A day as it stands, and what may be asked of the world about it. */
export interface EditableDay {
  readonly day: number;
  readonly version: number;
  readonly items: readonly ItineraryItem[];
}

export interface DayTimes {
  /** The visits of a day in a wished order, with times that follow from it; what is fixed keeps its own. */
  retimed(day: number, items: readonly ItineraryItem[]): readonly ItineraryItem[];
  /** Where in a day's order one more visit costs the least time. */
  cheapestPosition(day: number, items: readonly ItineraryItem[], item: ItineraryItem): number;
  /** A new visit at one of our places; null where there is no such place. */
  visitAt(operation: Extract<DayOperation, { op: 'add' }>): ItineraryItem | null;
}

export type Lost = DayConflict['lost'][number];

/** The days after their change, those alone that are not as they were; or the visits on which somebody else was first. */
export type EditedDays =
  | { readonly kind: 'changed'; readonly items: ReadonlyMap<number, readonly ItineraryItem[]> }
  | { readonly kind: 'lost'; readonly lost: readonly Lost[] }
  | { readonly kind: 'unknown-place'; readonly placeId: string };

class NoSuchPlace extends Error {
  readonly placeId: string;

  constructor(placeId: string) {
    super('no such place');
    this.placeId = placeId;
  }
}

/** A change while it is worked out: operations one after another, each on what the one before left. */
class Editing {
  readonly days: Map<number, readonly ItineraryItem[]>;
  readonly lost: Lost[] = [];
  readonly seen: number;
  readonly own: EditableDay;
  readonly times: DayTimes;
  readonly versions: ReadonlyMap<number, number>;

  constructor(days: readonly EditableDay[], own: EditableDay, seen: number, times: DayTimes) {
    this.days = new Map(days.map(({ day, items }) => [day, items]));
    this.versions = new Map(days.map(({ day, version }) => [day, version]));
    this.own = own;
    this.seen = seen;
    this.times = times;
  }

  items(day: number = this.own.day): readonly ItineraryItem[] {
    return this.days.get(day) ?? [];
  }

  nextVersion(day: number): number {
    return (this.versions.get(day) ?? 0) + 1;
  }

  /** The visit that an operation is about; undefined, and noted as lost, where somebody else was first. */
  mine(itemId: string): ItineraryItem | undefined {
    const item = this.items().find((one) => one.itemId === itemId);
    if (item === undefined) this.lost.push({ itemId, why: 'removed' });
    // What this very change has touched before is its own.
    else if (item.editedIn > this.seen && item.editedIn !== this.nextVersion(this.own.day)) {
      this.lost.push({ itemId, why: 'changed' });
      return undefined;
    }
    return item;
  }

  replace(itemId: string, change: Partial<ItineraryItem>): void {
    const { day } = this.own;
    const items = this.items().map((item) =>
      item.itemId === itemId ? { ...item, ...change, editedIn: this.nextVersion(day) } : item,
    );
    this.days.set(day, byStart(items));
  }

  /** Puts a visit into the order of a day, and times the day anew. */
  insert(day: number, item: ItineraryItem, position: number): void {
    const items = this.items(day);
    if (items.length >= maxItemsADay) {
      this.lost.push({ itemId: item.itemId, why: 'full' });
      return;
    }
    const placed = { ...item, editedIn: this.nextVersion(day) };
    this.days.set(day, this.times.retimed(day, items.toSpliced(position, 0, placed)));
  }
}

/** By the clock; what begins together keeps its order. */
export const byStart = (items: readonly ItineraryItem[]): ItineraryItem[] =>
  items.toSorted((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0));

/** Behind a visit of a day; where that one is gone, at the end. */
function positionBehind(items: readonly ItineraryItem[], after: string | null): number {
  if (after === null) return 0;
  const index = items.findIndex(({ itemId }) => itemId === after);
  return index < 0 ? items.length : index + 1;
}

function time(editing: Editing, { itemId, start, end }: Extract<DayOperation, { op: 'time' }>): void {
  const there = editing.items().find((one) => one.itemId === itemId);
  if (there?.start === start && there.end === end && there.fixed) return;
  if (editing.mine(itemId) !== undefined) editing.replace(itemId, { start, end, fixed: true });
}

function remove(editing: Editing, { itemId }: Extract<DayOperation, { op: 'remove' }>): void {
  // What is gone is gone, whoever removed it.
  if (editing.items().every((one) => one.itemId !== itemId)) return;
  if (editing.mine(itemId) === undefined) return;
  editing.days.set(
    editing.own.day,
    editing.items().filter((one) => one.itemId !== itemId),
  );
}

function move(editing: Editing, operation: Extract<DayOperation, { op: 'move' }>): void {
  const { itemId, after, day = editing.own.day } = operation;
  const target = editing.items(day);
  const there = target.findIndex((one) => one.itemId === itemId);
  const others = target.filter((one) => one.itemId !== itemId);
  // Behind itself is where it is.
  if (there >= 0 && (after === itemId || positionBehind(others, after) === there)) return;
  const item = editing.mine(itemId);
  if (item === undefined) return;
  if (day !== editing.own.day && target.length >= maxItemsADay) {
    editing.lost.push({ itemId, why: 'full' });
    return;
  }
  editing.days.set(
    editing.own.day,
    editing.items().filter((one) => one.itemId !== itemId),
  );
  // Whoever moves a visit moves it: its hour was that of its old place in the day.
  editing.insert(day, { ...item, fixed: false }, positionBehind(editing.items(day), after));
}

function add(editing: Editing, operation: Extract<DayOperation, { op: 'add' }>): void {
  const { day } = editing.own;
  if (editing.items().some(({ itemId }) => itemId === operation.itemId)) return;
  const item = editing.times.visitAt(operation);
  if (item === null) throw new NoSuchPlace(operation.placeId);
  const items = editing.items();
  const position =
    operation.after === undefined
      ? editing.times.cheapestPosition(day, items, item)
      : positionBehind(items, operation.after);
  editing.insert(day, item, position);
}

/** Of a note, or of whether a time stays. */
function change(
  editing: Editing,
  itemId: string,
  to: Pick<ItineraryItem, 'note'> | Pick<ItineraryItem, 'fixed'>,
): void {
  const there = editing.items().find((one) => one.itemId === itemId);
  const isSo = 'note' in to ? there?.note === to.note : there?.fixed === to.fixed;
  if (!isSo && editing.mine(itemId) !== undefined) editing.replace(itemId, to);
}

function apply(editing: Editing, operation: DayOperation): void {
  switch (operation.op) {
    case 'time':
      time(editing, operation);
      break;
    case 'remove':
      remove(editing, operation);
      break;
    case 'move':
      move(editing, operation);
      break;
    case 'add':
      add(editing, operation);
      break;
    case 'note':
      change(editing, operation.itemId, { note: operation.note });
      break;
    case 'fix':
      change(editing, operation.itemId, { fixed: operation.fixed });
  }
}

/**
 * Operations on a day of which an earlier version was seen: all of them, or none. Other visits may have been changed since, and stay as they
 * are; on the same visit whoever was first keeps it. What is already so is no conflict. Pure.
 * @param days the day, and those that visits are moved to
 */
export function editDay(
  days: readonly EditableDay[],
  day: number,
  { version, operations }: DayChange,
  times: DayTimes,
): EditedDays {
  const own = days.find((one) => one.day === day);
  if (own === undefined) return { kind: 'changed', items: new Map() };
  const editing = new Editing(days, own, version, times);
  try {
    for (const operation of operations) apply(editing, operation);
  } catch (thrown) {
    if (thrown instanceof NoSuchPlace) return { kind: 'unknown-place', placeId: thrown.placeId };
    throw thrown;
  }
  if (editing.lost.length > 0) return { kind: 'lost', lost: editing.lost };
  const changed = days.flatMap(({ day: one, items }) => {
    const now = editing.items(one);
    return now === items ? [] : [[one, now] as const];
  });
  return { kind: 'changed', items: new Map(changed) };
}
