import type { BeliefChange, ProfileChange } from '@merve/contract';
import { accountRoutes, diningRoutes, type ProfileView } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';

/** What is known of the person who is signed in. `attempt` counts how often it was asked for. */
export function useProfile(attempt: number) {
  const [profile, setProfile] = useState<ProfileView | 'failed' | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const load = async () => {
      setProfile(null);
      try {
        setProfile(await callRoute(accountRoutes.getProfile, { signal: ended.signal }));
      } catch (error) {
        if (ended.signal.aborted) return;
        console.warn('What is known of the person could not be loaded.', error);
        setProfile('failed');
      }
    };
    void load();
    return () => ended.abort();
  }, [attempt]);
  return {
    profile,
    /** @throws ApiFailure where it could not be saved. */
    async change(body: ProfileChange): Promise<void> {
      setProfile(await callRoute(accountRoutes.changeProfile, { body }));
    },
    /** @throws ApiFailure where it could not be saved. */
    async changeBeliefs(body: BeliefChange): Promise<void> {
      setProfile(await callRoute(diningRoutes.changeBeliefs, { body }));
    },
  };
}
