import { allergiesManifest } from '../capabilities/allergies/manifest.ts';
import { bookingsManifest } from '../capabilities/bookings/manifest.ts';
import { marketplaceManifest } from '../capabilities/marketplace/manifest.ts';
import { messagesManifest } from '../capabilities/messages/manifest.ts';
import { operationsManifest } from '../capabilities/operations/manifest.ts';
import { ordersManifest } from '../capabilities/orders/manifest.ts';
import { placesManifest } from '../capabilities/places/manifest.ts';
import { servicesManifest } from '../capabilities/services/manifest.ts';
import { taxiManifest } from '../capabilities/taxi/manifest.ts';
import { viewingsManifest } from '../capabilities/viewings/manifest.ts';
import { type Capability, joinCapabilities } from '../manifest/capability.ts';
import type { CapabilityManifest, CapabilityNeeds } from '../manifest/capability-manifest.ts';
import type { InboundLine } from '../manifest/inbound-line.ts';
import { peopleManifest } from '../people/manifest.ts';
import type { Auditor } from '../platform/audit/auditor.ts';

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
  placesManifest,
];

/** All capabilities as one, as turns use them. */
export async function loadCapabilities(needs: CapabilityNeeds): Promise<Required<Capability>> {
  return joinCapabilities(await Promise.all(manifests.map((manifest) => manifest.load(needs))));
}

/** The lines of all capabilities, as the WhatsApp door asks them. */
export function inboundLines(): Promise<readonly InboundLine[]> {
  return all(({ lines }) => lines);
}

/** The auditors of all capabilities. */
export function capabilityAuditors(): Promise<readonly Auditor[]> {
  return all(({ auditors }) => auditors);
}

/** One part of every manifest, loaded. */
async function all<Part>(
  part: (manifest: CapabilityManifest) => (() => Promise<readonly Part[]>) | undefined,
): Promise<readonly Part[]> {
  const loaded = await Promise.all(manifests.map((manifest) => part(manifest)?.() ?? []));
  return loaded.flat();
}
