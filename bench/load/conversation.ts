/** What one person does in a load run: asks for a table, and answers what is proposed. */

/** A line the person writes, and what it is for. */
export interface Line {
  readonly text: string;
  readonly purpose: 'ask' | 'search' | 'yes' | 'no' | 'bookings';
}

export interface Place {
  readonly name: string;
}

const hours = ['12:30', '13:00', '14:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'];
const day = 86_400_000;

/** Uniform in [0, 1) from a 32-bit state (mulberry32): a run repeats itself by its seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Lines without end: rounds of "a table, please" and its answer (mostly YES), with a search or a look at one's bookings in
 * between. Many people want the same evenings, so that they compete for tables.
 *
 * @param today the day the run starts; tables are asked for in the two weeks after it
 */
export function* conversation(
  random: () => number,
  places: readonly Place[],
  today: Date,
): Generator<Line, never> {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  for (;;) {
    const date = new Date(today.getTime() + (1 + Math.floor(random() * 14)) * day).toISOString().slice(0, 10);
    const party = 1 + Math.floor(random() * 6);
    const { name } = pick(places);
    yield { purpose: 'ask', text: `Book a table for ${party} at ${name} on ${date} at ${pick(hours)}` };
    if (random() < 0.8) yield { purpose: 'yes', text: pick(['YES', 'yes please', 'ok, book it']) };
    else yield { purpose: 'no', text: pick(['no', 'No thanks']) };
    const after = random();
    if (after < 0.3)
      yield { purpose: 'search', text: pick(['find a restaurant in Kyrenia', 'a pharmacy in Famagusta']) };
    else if (after < 0.5) yield { purpose: 'bookings', text: 'my bookings' };
  }
}
