/** What may befall an RPC, or a request of a Listen or Write stream. */
export const RPC_FAULTS = [
  'unavailable',
  'aborted',
  'deadline',
  'applied-unacknowledged',
  'latency',
] as const;

/** What may befall a Listen stream that has news to tell. */
export const LISTENER_FAULTS = ['listener-dropped', 'listener-silent'] as const;

/** What may befall a trigger's event on its way to the function. */
export const DELIVERY_FAULTS = [
  'delivery-duplicated',
  'delivery-delayed',
  'delivery-reordered',
  'delivery-lost',
] as const;

export type RpcFault = (typeof RPC_FAULTS)[number];
export type ListenerFault = (typeof LISTENER_FAULTS)[number];
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/**
 * A fault to be injected.
 *
 * - `unavailable`, `aborted`, `deadline`: instead of the RPC.
 * - `applied-unacknowledged`: the RPC takes effect, and the client is told UNAVAILABLE.
 * - `latency`: the RPC waits `ms` (and up to `jitterMs` more) first.
 * - `listener-dropped`: a Listen stream ends with UNAVAILABLE instead of telling its news.
 * - `listener-silent`: it tells nothing from then on; with `ms`, it ends with UNAVAILABLE after that time.
 * - `delivery-duplicated`: the event is delivered a second time, `ms` after the first.
 * - `delivery-delayed`: it is delivered `ms` (and up to `jitterMs` more) later.
 * - `delivery-reordered`: it is delivered a random time of up to `ms` (1000) later, so that others overtake it.
 * - `delivery-lost`: it is never delivered.
 *
 * All times are the server's clock's.
 */
export interface FaultRule {
  readonly kind: RpcFault | ListenerFault | DeliveryFault;
  /** RPC name (`Commit`, `Listen`, …); any if absent. Only for what befalls RPCs. */
  readonly rpc?: string | undefined;
  /**
   * A pattern of documents, as of a trigger: `threads/{id}/messages/{seq}`. It also covers queries of that collection; a
   * collection group is `messages/{id}`. Any if absent.
   */
  readonly path?: string | undefined;
  /** Part of a resource name in the request, or of the path of the document; any if absent. */
  readonly pathContains?: string | undefined;
  /** Part of a trigger's key: `onMessage`. Any if absent. Only for deliveries. */
  readonly trigger?: string | undefined;
  /** How likely it is each time that all else fits, 0 to 1; certain if absent. The plan's seed decides. */
  readonly probability?: number | undefined;
  /** How often it happens; for ever, if absent. */
  readonly times?: number | undefined;
  /** How many that fit pass unharmed first. */
  readonly skip?: number | undefined;
  readonly ms?: number | undefined;
  readonly jitterMs?: number | undefined;
}
