/**
 * The HTTP API as data: what the functions bind, what the web client calls, and what the OpenAPI document is made of.
 * Apart from the rest of the contract, because only the API's own functions have a use for it.
 */

import { accountRoutes } from './account-routes.ts';
import { allergenDeclarationRoutes } from './allergen-declaration-routes.ts';
import type { ApiRoute } from './api-route.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { catalogueEditorRoutes } from './catalogue-editor-routes.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { diningRoutes } from './dining-routes.ts';
import { driverRoutes } from './driver-routes.ts';
import { dutyRosterRoutes } from './duty-roster-routes.ts';
import { googleRoutes } from './google-routes.ts';
import { groupRoutes } from './group-routes.ts';
import { homeRoutes } from './home-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { listingRoutes } from './listing-routes.ts';
import { marketRoutes } from './market-routes.ts';
import { operatorActionRoutes } from './operator-action-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { outingRoutes } from './outing-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { placeSearchRoutes } from './place-search-routes.ts';
import { policyRoutes } from './policy-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { replayRoutes } from './replay-routes.ts';
import { tripRoutes } from './trip-routes.ts';
import { userRoutes } from './user-routes.ts';

export type { AllergenDeclaration, AllergenDeclarationView } from './allergen-declaration-routes.ts';
export type { ApiRoute, Caller } from './api-route.ts';
export type { CalendarEntry } from './calendar-routes.ts';
export type { StandingSlots } from './catalogue-editor-routes.ts';
export * from './catalogue-editor-views.ts';
export {
  type MessageView,
  messagePageSchema,
  type ThreadView,
  threadViewSchema,
} from './conversation-routes.ts';
export type { DriverChange, DriverRegistration, DriverView } from './driver-routes.ts';
export type { DutyRosterView } from './duty-roster-routes.ts';
export type { HomeDay, OperatorsHome, WaitingKind } from './home-routes.ts';
export type { EditedMerve, ListingMerveView } from './listing-routes.ts';
export { type MarketView, marketViewSchema } from './market-routes.ts';
export type { AnswerForMerchant } from './operator-action-routes.ts';
export type { RanTurn, TurnDifference, TurnReplay } from './replay-routes.ts';
export * from './views.ts';
export {
  accountRoutes,
  allergenDeclarationRoutes,
  calendarRoutes,
  catalogueEditorRoutes,
  conversationRoutes,
  diningRoutes,
  driverRoutes,
  dutyRosterRoutes,
  googleRoutes,
  groupRoutes,
  homeRoutes,
  jobRoutes,
  listingRoutes,
  marketRoutes,
  operatorActionRoutes,
  operatorRoutes,
  outingRoutes,
  pictureRoutes,
  placeSearchRoutes,
  policyRoutes,
  publicRoutes,
  replayRoutes,
  tripRoutes,
  userRoutes,
};

/** Every route of the function `api`. */
export const apiRoutes: readonly ApiRoute[] = [
  ...Object.values(publicRoutes),
  ...Object.values(accountRoutes),
  ...Object.values(operatorRoutes),
  ...Object.values(homeRoutes),
  ...Object.values(operatorActionRoutes),
  ...Object.values(replayRoutes),
  ...Object.values(driverRoutes),
  ...Object.values(dutyRosterRoutes),
  ...Object.values(listingRoutes),
  ...Object.values(catalogueEditorRoutes),
  ...Object.values(pictureRoutes),
  ...Object.values(calendarRoutes),
  ...Object.values(allergenDeclarationRoutes),
  ...Object.values(policyRoutes),
  ...Object.values(placeSearchRoutes),
  ...Object.values(outingRoutes),
  ...Object.values(diningRoutes),
  ...Object.values(tripRoutes),
  ...Object.values(groupRoutes),
  ...Object.values(googleRoutes),
];

/** Every route of the function `jobsApi`. */
export const jobsApiRoutes: readonly ApiRoute[] = [...Object.values(jobRoutes), ...Object.values(userRoutes)];
