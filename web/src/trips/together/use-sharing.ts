import type { TripSharingView } from '@merve/contract';
import { tripRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';

export interface TripLink {
  readonly role: 'reader' | 'editor';
  readonly url: string;
}

export interface Sharing {
  /** Null while it is loaded. */
  readonly view: TripSharingView | null;
  readonly failed: boolean;
  readonly isBusy: boolean;
  /** The newest link with its secret, which nobody tells again. */
  readonly made: TripLink | null;
  readonly makeLink: (role: 'reader' | 'editor', days: number) => Promise<void>;
  /** Whether it was done. */
  readonly revoke: (linkId: string) => Promise<boolean>;
  readonly remove: (memberId: string) => Promise<boolean>;
}

/** Links and members of one's own trip. */
export function useSharing(tripId: string): Sharing {
  const [view, setView] = useState<TripSharingView | null>(null);
  const [failed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<TripLink | null>(null);
  const doing = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
      return true;
    } catch (error) {
      console.warn('Sharing a trip did not work.', error);
      setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const load = useCallback(
    async () => setView(await callRoute(tripRoutes.getTripSharing, { params: { tripId } })),
    [tripId],
  );
  useEffect(() => {
    void doing(load);
  }, [doing, load]);
  return {
    ...{ view, failed, isBusy, made },
    makeLink: async (role, days) => {
      await doing(async () => {
        const { token } = await callRoute(tripRoutes.openTripLink, {
          params: { tripId },
          body: { role, days },
        });
        // Behind `#`, which no browser sends to anybody.
        setMade({ role, url: `${location.origin}/trips/${encodeURIComponent(tripId)}#${token}` });
        await load();
      });
    },
    revoke: (linkId) =>
      doing(async () => {
        setView(await callRoute(tripRoutes.revokeTripLink, { params: { tripId, linkId } }));
        setMade(null);
      }),
    remove: (memberId) =>
      doing(async () =>
        setView(await callRoute(tripRoutes.removeTripMember, { params: { tripId, memberId } })),
      ),
  };
}
