import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from '../ids.ts';
import { operatorReasonSchema } from '../operator-reason.ts';
import { coordinatesSchema, languageSchema } from '../primitives.ts';
import { taxiDriverSchema } from '../taxi.ts';
import { apiRoute } from './api-route.ts';
import { pageQuerySchema } from './views.ts';

/** ISO 8601, UTC. */
const instant = z.iso.datetime();

/** What an operator sees of a driver. The telephone number is shown to operators alone. */
const driverViewSchema = taxiDriverSchema
  .pick({
    driverId: true,
    marketId: true,
    name: true,
    phone: true,
    language: true,
    vehicle: true,
    plate: true,
    seats: true,
    location: true,
    onDuty: true,
    rideId: true,
  })
  .extend({ locatedAt: instant, createdAt: instant, updatedAt: instant })
  .meta({ id: 'Driver' });
export type DriverView = z.infer<typeof driverViewSchema>;
const driverPageSchema = z.object({ items: z.array(driverViewSchema), next: z.string().nullable() });

/** What of a driver an operator decides. */
const particulars = {
  name: z.string().trim().min(1).max(80),
  /** Which Merve writes to them in. */
  language: languageSchema,
  /** As riders look for it: `White Skoda Octavia`. */
  vehicle: z.string().trim().min(1).max(80),
  plate: z.string().trim().min(1).max(20),
  /** For riders. */
  seats: z.int().min(1).max(16),
};

const driverRegistrationSchema = z.object({
  ...particulars,
  /** In international form: spaces and a leading 00 are seen through. */
  phone: z.string().trim().min(5).max(40),
  /** Where they usually wait: it counts until they share where they are. */
  location: coordinatesSchema,
});
export type DriverRegistration = z.infer<typeof driverRegistrationSchema>;

/** Only what is given changes. Another number is another driver: they are registered anew. */
const driverChangeSchema = z.object({
  ...z.object(particulars).partial().shape,
  reason: operatorReasonSchema,
});
export type DriverChange = z.infer<typeof driverChangeSchema>;

const params = z.object({ driverId: documentIdSchema });
const marketParams = z.object({ marketId: marketIdSchema });
const answer = { status: 200, description: 'The driver as they now are.', schema: driverViewSchema } as const;

/** Taxi drivers, whom only operators register; every action is on record in `adminActions`. */
export const driverRoutes = {
  listDrivers: apiRoute({
    operationId: 'listDrivers',
    method: 'get',
    path: '/v1/admin/markets/{marketId}/drivers',
    caller: 'operator',
    summary: 'The taxi drivers of a market, newest first',
    params: marketParams,
    query: pageQuerySchema,
    response: { status: 200, description: 'A page of drivers.', schema: driverPageSchema },
  }),
  registerDriver: apiRoute({
    operationId: 'registerDriver',
    method: 'post',
    path: '/v1/admin/markets/{marketId}/drivers',
    caller: 'operator',
    summary: 'Register a taxi driver',
    description:
      'Off duty at first: they go on duty by writing so to Merve. A number is one driver, in all markets.',
    params: marketParams,
    body: driverRegistrationSchema,
    response: { status: 201, description: 'The driver.', schema: driverViewSchema },
  }),
  changeDriver: apiRoute({
    operationId: 'changeDriver',
    method: 'put',
    path: '/v1/admin/drivers/{driverId}',
    caller: 'operator',
    summary: 'Change what is known of a driver',
    description: 'A ride under way keeps what its rider was told.',
    params,
    body: driverChangeSchema,
    response: answer,
  }),
  putOffDuty: apiRoute({
    operationId: 'putOffDuty',
    method: 'post',
    path: '/v1/admin/drivers/{driverId}/off-duty',
    caller: 'operator',
    summary: 'Put a driver off duty',
    description: 'A ride under way is driven to its end. They may go on duty again by writing so.',
    params,
    body: z.object({ reason: operatorReasonSchema }),
    response: answer,
  }),
};
