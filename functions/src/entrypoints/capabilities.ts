import { documentIdSchema } from '@merve/contract';
import { z } from 'zod';
import { allergiesManifest } from '../capabilities/allergies/manifest.ts';
import { bookingsDue, bookingsManifest, takeDepositNews } from '../capabilities/bookings/manifest.ts';
import { diningDue, diningManifest } from '../capabilities/dining/manifest.ts';
import { googleActionsDue, googleActionsManifest } from '../capabilities/google-actions/manifest.ts';
import { groupOutingsDue, groupOutingsManifest } from '../capabilities/group-outings/manifest.ts';
import { marketplaceJobs, marketplaceManifest } from '../capabilities/marketplace/manifest.ts';
import { messagesLines, messagesManifest } from '../capabilities/messages/manifest.ts';
import { operationsLines, operationsManifest } from '../capabilities/operations/manifest.ts';
import { ordersDue, ordersManifest } from '../capabilities/orders/manifest.ts';
import { outingsManifest } from '../capabilities/outings/manifest.ts';
import { placeSearchManifest } from '../capabilities/place-search/manifest.ts';
import { placesManifest } from '../capabilities/places/manifest.ts';
import { servicesManifest } from '../capabilities/services/manifest.ts';
import { taxiDue, taxiLines, taxiManifest } from '../capabilities/taxi/manifest.ts';
import { tripsManifest } from '../capabilities/trips/manifest.ts';
import { viewingsManifest } from '../capabilities/viewings/manifest.ts';
import { type Capability, joinCapabilities, joinDueRows } from '../manifest/capability.ts';
import type { CapabilityManifest, CapabilityNeeds } from '../manifest/capability-manifest.ts';
import type { DueRow } from '../manifest/due-kind.ts';
import { defineDue } from '../manifest/due-kind.ts';
import type { InboundLine } from '../manifest/inbound-line.ts';
import type { KeptOfPerson } from '../manifest/kept-of-person.ts';
import type { AnsweredRoute, RouteWorld } from '../manifest/route.ts';
import type { Planning } from '../model/planner/planning.ts';
import { peopleManifest } from '../people/manifest.ts';
import type { Auditor } from '../platform/audit/auditor.ts';
import type { JobRows } from '../platform/jobs/job-kind.ts';

/**
 * Everything Merve can do: a new capability is a folder in `capabilities/` and an entry here (docs/adding-a-tool.md). Where
 * several could answer, the one that stands first is asked first.
 */
export const manifests: readonly CapabilityManifest[] = [
  marketplaceManifest,
  bookingsManifest,
  ordersManifest,
  allergiesManifest,
  peopleManifest,
  servicesManifest,
  viewingsManifest,
  taxiManifest,
  messagesManifest,
  operationsManifest,
  tripsManifest,
  outingsManifest,
  placesManifest,
  placeSearchManifest,
  diningManifest,
  groupOutingsManifest,
  googleActionsManifest,
];

/** All capabilities as one, as turns use them. */
export async function loadCapabilities(needs: CapabilityNeeds): Promise<Required<Capability>> {
  let joined: Required<Capability> | undefined;
  const toolNamed = (name: string) => joined?.tools.find((tool) => tool.name === name);
  const loaded = await Promise.all(manifests.map((manifest) => manifest.load({ toolNamed, ...needs })));
  joined = joinCapabilities(loaded);
  return joined;
}

/** How the wishes of all capabilities are read without a model, in the order of their manifests. */
export async function capabilityPlannings(): Promise<readonly Planning[]> {
  const loaded = await Promise.all(manifests.map(({ planning }) => planning?.() ?? []));
  return loaded.flat();
}

/**
 * The lines of all manifests, in their order, as the WhatsApp door asks them. By name, and not by the manifests: the bundle of
 * a door that starts for every message then holds no capability beyond its lines (docs/decisions/0007-cold-start.md).
 */
export async function inboundLines(): Promise<readonly InboundLine[]> {
  return (await Promise.all([taxiLines(), messagesLines(), operationsLines()])).flat();
}

/** Every kind of job, as the manifests have them; by name for the same reason. */
export const jobRows: JobRows = marketplaceJobs;

const jobDue: DueRow = {
  async load() {
    const { runJob, sweepJobs } = await import('../platform/jobs/run-job.ts');
    return defineDue({
      key: z.object({ jobId: documentIdSchema }),
      look: async (world, { jobId }) => ({ intents: [], next: await runJob(world, jobRows, jobId) }),
      sweep: (world, isOver) => sweepJobs(world, jobRows, isOver),
    });
  },
};

/**
 * The table of due times: everything that time itself changes, by kind, as the manifests have it, by name for the same reason;
 * and jobs, whatever they are.
 */
export function dueTable(): Readonly<Record<string, DueRow>> {
  return joinDueRows([
    bookingsDue,
    ordersDue,
    taxiDue,
    diningDue,
    groupOutingsDue,
    googleActionsDue,
    { job: jobDue },
  ]);
}

/** A kind's row; undefined for a kind that nobody knows. */
export function dueRow(kind: string): DueRow | undefined {
  const table = dueTable();
  return Object.hasOwn(table, kind) ? table[kind] : undefined;
}

/** Whoever takes in a payment provider's news, as the manifests have them; by name for the same reason. */
export const takersOfPaymentNews = [takeDepositNews] as const;

/** The auditors of all capabilities. */
export function capabilityAuditors(): Promise<readonly Auditor[]> {
  return all(({ auditors }) => auditors);
}

/** What the collections of capabilities keep of a person. */
export function keptByCapabilities(): Promise<readonly KeptOfPerson[]> {
  return all(({ keeps }) => keeps);
}

/** The routes of all capabilities. */
export function capabilityRoutes(): Promise<readonly AnsweredRoute<RouteWorld>[]> {
  return all(({ routes }) => routes);
}

/** One part of every manifest, loaded. */
async function all<Part>(
  part: (manifest: CapabilityManifest) => (() => Promise<readonly Part[]>) | undefined,
): Promise<readonly Part[]> {
  const loaded = await Promise.all(manifests.map((manifest) => part(manifest)?.() ?? []));
  return loaded.flat();
}
