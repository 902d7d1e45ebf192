/**
 * Requests to merchants: food orders, services and viewings. A person's YES sends one, the merchant answers it over WhatsApp, and
 * time ends what nobody answers. The only writer of `food_orders`, `service_requests` and `viewingRequests`; what is asked, and whether it
 * may be, is the capabilities' matter.
 */

export { type AnsweredForMerchant, answerForMerchant } from './answer-for-merchant.ts';
export { merchantAnswers } from './answer-request.ts';
export { cancelRequestTool } from './cancel-request-tool.ts';
export { deliveryPlace } from './delivery-place.ts';
export { findAskable, findOrderable, type Orderable, type Wanted } from './find-orderable.ts';
export { findOwnRequest, givenReference } from './find-own-request.ts';
export type { RequestKind } from './identity.ts';
export { type Looked, lookAtRequest, type RequestScheduler, sweepDueRequests } from './look-at-request.ts';
export { myRequestsTool } from './my-requests-tool.ts';
export { readMerchantAnswer, readPlainAnswer } from './read-merchant-answer.ts';
export { refuseClosed } from './refuse-closed.ts';
export { requestHandler } from './request-handler.ts';
export { listingAction, merchantNumber, type RequestRefusal, type RequestShape } from './request-shape.ts';
export { defineRequestTool, type RequestToolNeeds } from './request-tool.ts';
export { findRequestByReference, requestHistoryOf } from './requests-of.ts';
export { namedThing, resolveNamed } from './resolve-named.ts';
export { wishedTime } from './wished-time.ts';
