import {
  type JsonValue,
  type MerveController,
  merveControllerSchema,
  mervePolicySchema,
} from '@merve/contract';
import { policyRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { type SaveOutcome, saved } from '../editing/save-outcome.ts';
import { readyValue, useLiveDocument } from '../live/use-live.ts';

/** The controller of a market, or what stands in for it. */
type LoadedController =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly controller: MerveController };

const configVersionSchema = z.object({
  policyVersion: z.int(),
  candidate: z.object({ candidateId: z.string() }).nullable().default(null),
});

/** The controller of a market, read again whenever somebody, here or elsewhere, has changed it. */
export function useController(marketId: string) {
  const [loaded, setLoaded] = useState<LoadedController>({ state: 'loading' });
  const config = readyValue(useLiveDocument(`markets/${marketId}/merve/config`, configVersionSchema));
  // Another version, or another trial: what was read is not what is in force any more.
  const stamp = config === undefined ? '' : `${config.policyVersion} ${config.candidate?.candidateId ?? ''}`;
  const show = useCallback((controller: MerveController) => setLoaded({ state: 'ready', controller }), []);

  // `stamp` tells that it must be read again.
  useEffect(() => {
    const ended = new AbortController();
    callRoute(policyRoutes.getPolicy, { params: { marketId }, signal: ended.signal }).then(
      show,
      (thrown: unknown) => {
        if (!ended.signal.aborted) setLoaded({ state: 'failed', reason: failureWords(thrown) });
      },
    );
    return () => ended.abort();
  }, [marketId, stamp, show]);

  const save =
    (route: typeof policyRoutes.changePolicy | typeof policyRoutes.tryPolicy) =>
    (value: JsonValue, version: string, reason: string): Promise<SaveOutcome> => {
      const policy = mervePolicySchema.parse(value);
      const body = { expectedVersion: Number(version), reason, policy };
      const call = callRoute(route, { params: { marketId }, body });
      return saved(call, show, (current) => show(merveControllerSchema.parse(current)));
    };
  return { loaded, show, putInForce: save(policyRoutes.changePolicy), tryOut: save(policyRoutes.tryPolicy) };
}
