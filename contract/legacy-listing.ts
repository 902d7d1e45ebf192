import { z } from 'zod';
import { type ListingAction, listingSchema, type Ordering } from './catalogue.ts';
import { e164Schema } from './primitives.ts';

/** What a listing was to Merve before it had actions of its own. */
export const legacyToolTypeSchema = z.enum(['restaurant', 'provider', 'activity', 'stay']);
export type LegacyToolType = z.infer<typeof legacyToolTypeSchema>;

const townNames = z.array(z.string().trim().min(1).max(80)).max(100);

/**
 * Where a listing went to, in the earlier application: an editor's field of which no form is on record. Towns in a list or parted
 * by commas, a number of kilometres, or both by name are read; anything else is as if nothing had been said.
 */
const coverageSchema = z
  .union([
    townNames.transform((towns) => ({ towns, radiusKm: undefined })),
    z
      .string()
      .transform((words) => words.split(/[,;\n]/).filter((town) => town.trim() !== ''))
      .pipe(townNames)
      .transform((towns) => ({ towns, radiusKm: undefined })),
    z
      .number()
      .positive()
      .max(100)
      .transform((radiusKm) => ({ towns: [], radiusKm })),
    z.object({ towns: townNames.default([]), radiusKm: z.number().positive().max(100).optional() }),
  ])
  .nullable()
  .catch(null);

/** `listing.merve` as the earlier application wrote it: one type of tool, one text, one number. */
export const legacyMerveSchema = z.object({
  enabled: z.boolean(),
  whatsappE164: e164Schema.nullable().default(null),
  toolType: legacyToolTypeSchema,
  /** The text to the merchant, of every action. */
  dispatchTemplate: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  coverage: coverageSchema.default(null),
});
export type LegacyMerve = z.infer<typeof legacyMerveSchema>;

/** Of towns alone: who shares a position is at the door, or is asked for the town. */
const atTheDoorKm = 0.1;

/** The earlier application knew no hours and no fee: it asked the merchant, who accepts or rejects. */
function atAnyHour({ coverage }: LegacyMerve): Ordering {
  const goesOut = coverage !== null && (coverage.towns.length > 0 || coverage.radiusKm !== undefined);
  return {
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })),
    minimum: null,
    delivery: goesOut
      ? { towns: coverage.towns, radiusKm: coverage.radiusKm ?? atTheDoorKm, feeMinor: 0 }
      : null,
  };
}

const offers: Readonly<
  Record<
    LegacyToolType,
    readonly (Pick<ListingAction, 'actionType' | 'dataKind'> & { readonly takesRequests?: true })[]
  >
> = {
  restaurant: [
    { actionType: 'order_food', dataKind: 'menuItems', takesRequests: true },
    { actionType: 'book' },
  ],
  provider: [{ actionType: 'book_service', dataKind: 'services', takesRequests: true }],
  activity: [{ actionType: 'book', dataKind: 'tickets' }],
  stay: [{ actionType: 'book', dataKind: 'roomTypes' }],
};

/**
 * The actions a legacy type of tool stands for, each with the legacy text and none with a number of its own. What a `book`
 * books is not named: the one offering the listing has, or the one a ticket or room type points at.
 */
export function actionsOf(legacy: LegacyMerve): ListingAction[] {
  const { toolType, dispatchTemplate, tags } = legacy;
  return offers[toolType].map(({ takesRequests, ...offered }) => ({
    ...offered,
    ...(takesRequests ? { ordering: atAnyHour(legacy) } : {}),
    enabled: true,
    offeringId: null,
    dispatch: { toE164: null, template: dispatchTemplate },
    tags,
  }));
}

const withLegacyMerve = z.looseObject({ merve: z.looseObject({ actions: z.undefined().optional() }) });

/**
 * A stored listing in today's form: actions are derived where there are none but a legacy `toolType`. Everything else, and what
 * does not fit either form, comes back as it is, for the schema to judge. Pure; what is given is never changed.
 */
export function withDerivedActions(stored: unknown): unknown {
  const old = withLegacyMerve.safeParse(stored);
  if (!old.success) return stored;
  const legacy = legacyMerveSchema.safeParse(old.data.merve);
  if (!legacy.success) return stored;
  const { enabled, whatsappE164 } = legacy.data;
  return { ...old.data, merve: { enabled, whatsappE164, actions: actionsOf(legacy.data) } };
}

/** `listings/{listingId}` as it is read, in either form. Writing gives today's form alone; reading writes nothing. */
export const storedListingSchema = z.preprocess(withDerivedActions, listingSchema);
