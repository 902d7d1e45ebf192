import { createCatalogue, createOramaSearchIndex } from '../catalogue/index.ts';
import type { OrchestratorDependencies } from '../orchestrator/dependencies.ts';
import type { SandboxedCapabilities } from '../orchestrator/replay/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { toolRegistry } from '../tools/registry.ts';
import { capabilityPlannings, loadCapabilities } from './capabilities.ts';

/**
 * Everything Merve can do, over a sandbox's documents alone: the catalogue as it was, searched in memory, no tasks, and no
 * map, which would be asked over the network. Deposits are asked where they are now; nobody can pay them.
 */
export async function sandboxCapabilities(
  documents: Documents,
  { paymentGateway }: Pick<OrchestratorDependencies, 'paymentGateway'>,
): Promise<SandboxedCapabilities> {
  const catalogue = createCatalogue(documents);
  const { tools, handlers, answerHandlers, asksAboutHere, asksForPlace } = await loadCapabilities({
    documents,
    catalogue,
    searchIndex: createOramaSearchIndex(catalogue.latest),
    map: null,
    wakeups: { at: async () => {} },
    takesPayments: paymentGateway != null,
  });
  return {
    catalogue,
    plannings: capabilityPlannings,
    tools: toolRegistry(tools),
    commitHandlers: handlers,
    answerHandlers,
    asksAboutHere,
    asksForPlace,
  };
}
