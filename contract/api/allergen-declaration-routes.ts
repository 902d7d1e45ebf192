import { z } from 'zod';
import { documentIdSchema } from '../ids.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { allergenSchema } from '../requests.ts';
import { confidenceSchema, restaurantAllergenSchema } from '../restaurants.ts';
import { apiRoute } from './api-route.ts';
import { outdatedEdit } from './edit-refusals.ts';
import { savesEdit } from './saves-edit.ts';

const listingParams = z.object({ listingId: documentIdSchema });

/** What a restaurant declares of the fourteen allergens, for its kitchen as a whole. An allergen that is not named is not known. */
export const allergenDeclarationSchema = z.object({
  /** The day on which the restaurant declared it; null where it declares nothing. Twelve months later it is less sure. */
  declaredOn: z.iso.date().nullable(),
  /** `notUsed`: its kitchen does not cook with it. Never "free of": cross-contact is not known. */
  values: z.partialRecord(allergenSchema, restaurantAllergenSchema.shape.value),
});
export type AllergenDeclaration = z.infer<typeof allergenDeclarationSchema>;

export const allergenDeclarationViewSchema = allergenDeclarationSchema
  .extend({
    listingId: z.string(),
    /** Null where the listing is not among the restaurants yet: declaring adds it. */
    version: z.string().nullable(),
    /** What people are told, of all that is known: of two declarations the worse holds, with the lower confidence. */
    told: z.array(
      z.object({
        allergen: allergenSchema,
        value: restaurantAllergenSchema.shape.value,
        source: restaurantAllergenSchema.shape.source,
        /** As it is today: declarations age. */
        confidence: confidenceSchema,
        date: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'AllergenDeclaration' });
export type AllergenDeclarationView = z.infer<typeof allergenDeclarationViewSchema>;

/** For operators: what owners of restaurants declare of allergens. Every change is on record in `adminActions`. */
export const allergenDeclarationRoutes = {
  getAllergenDeclaration: apiRoute({
    operationId: 'getAllergenDeclaration',
    method: 'get',
    path: '/v1/admin/listings/{listingId}/allergens',
    caller: 'operator',
    summary: 'What a restaurant declares of the fourteen allergens, and what people are told',
    params: listingParams,
    response: {
      status: 200,
      description: 'What it declared, and what holds with all else that is known.',
      schema: allergenDeclarationViewSchema,
    },
  }),
  saveAllergenDeclaration: apiRoute({
    ...savesEdit(allergenDeclarationViewSchema, outdatedEdit),
    operationId: 'saveAllergenDeclaration',
    path: '/v1/admin/listings/{listingId}/allergens',
    summary: 'Keep what a restaurant declares of the fourteen allergens',
    description:
      'All it declares, at once, with its day. What it no longer names is not known from it any more; what its menu or kitchen suggests still holds.',
    params: listingParams,
    body: z.object({
      expectedVersion: z.string().min(1).max(100).nullable(),
      reason: operatorReasonSchema,
      declaration: allergenDeclarationSchema,
    }),
  }),
};
