import type { DutyRoster, JsonObject, Place } from '@merve/contract';
import { buildSnapshot } from '../../../catalogue/index.ts';
import { businessOf, sampleListing } from '../../../catalogue/testing/sample-listings.ts';
import type { Geocoder, PointSearch } from '../../../integrations/map-search.ts';
import { type LocalFirestore, startLocalFirestore } from '../../../platform/testing/local-firestore.ts';
import type { ToolContext, ToolResult } from '../../../tools/define-tool.ts';
import { executeTool, toolRegistry } from '../../../tools/index.ts';
import { testConfig, testContext } from '../../../tools/testing/tool-context.ts';
import { placesCapability } from '../index.ts';
import { kyrenia } from './samples.ts';

/** A listing gives the market a town whose middle is known. */
const listing = sampleListing({ listingId: 'lantern', name: 'Carob Lantern', location: kyrenia });
const snapshot = buildSnapshot('north-cyprus', 1, {
  listings: [listing],
  businesses: [businessOf(listing)],
  offerings: [],
});

/** The three tools over a firestore-local of their own, called through the one policy door. */
export class PlacesDesk {
  readonly local: LocalFirestore;
  /** Null, as where no map service is configured. */
  map: (PointSearch & Geocoder) | null = null;

  private constructor(local: LocalFirestore) {
    this.local = local;
  }

  static async open(): Promise<PlacesDesk> {
    return new PlacesDesk(await startLocalFirestore());
  }

  /** Puts these places and rosters there instead of what was. */
  async fill(places: readonly Place[], rosters: readonly DutyRoster[] = []): Promise<void> {
    const { documents } = this.local;
    await documents.db.recursiveDelete(documents.db.collection('places'));
    await documents.db.recursiveDelete(documents.db.collection('markets'));
    const batch = documents.db.batch();
    for (const place of places) batch.set(documents.place(place.placeId), place);
    for (const roster of rosters) batch.set(documents.dutyRoster(roster.marketId, roster.date), roster);
    await batch.commit();
  }

  get tools() {
    const { documents } = this.local;
    const catalogue = { of: async () => snapshot };
    return placesCapability({ documents, catalogue, points: this.map, geocoder: this.map }).tools;
  }

  async call(name: string, args: JsonObject = {}, changes: Partial<ToolContext> = {}): Promise<ToolResult> {
    const context = testContext(testConfig(this.tools), changes);
    const request = { registry: toolRegistry(this.tools), name, args, context, calledBy: 'model' } as const;
    return (await executeTool(request)).result;
  }

  /** What is answered, as the model gets it. */
  async answer(name: string, args: JsonObject = {}, changes: Partial<ToolContext> = {}) {
    const result = await this.call(name, args, changes);
    if (result.status !== 'ok') throw new Error(`Not answered: ${JSON.stringify(result)}`);
    return { ...result, message: String(result.data['message']) };
  }

  async refusal(name: string, args: JsonObject = {}, changes: Partial<ToolContext> = {}) {
    const result = await this.call(name, args, changes);
    if (result.status !== 'refused') throw new Error(`Not refused: ${JSON.stringify(result)}`);
    return { code: result.code, message: result.message };
  }
}

/** A person who shared to be here, a minute before the test's clock. */
export function standingAt(
  { latitude, longitude }: Place['location'],
  at = new Date('2026-11-21T09:59:00Z'),
): ToolContext['context'] {
  return { lastLocation: { latitude, longitude, label: 'the hotel', at }, lastListings: [] };
}

/** The ids of what was shown, in order. */
export function shownIds({ ui }: { readonly ui?: JsonObject }): unknown[] {
  const items = ui?.['items'];
  if (!Array.isArray(items)) throw new Error('There is no card');
  return items.map((item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item) ? item['id'] : null,
  );
}
