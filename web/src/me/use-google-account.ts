import type { GoogleAccountView, GoogleConsentOutcome, GoogleLeave } from '@merve/contract';
import { googleRoutes } from '@merve/contract/api';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { callRoute } from '../platform/api-client.ts';

/** Where Google sends people back to. */
const wayBack = '/me/google';
/** What went well is said for so long, milliseconds. */
const saidForMs = 8_000;

export interface OwnGoogleAccount {
  /** Null until it is there, and where it cannot be loaded. */
  readonly account: GoogleAccountView | null;
  /** What came of the way to Google; null for none, or none any more. */
  readonly outcome: GoogleConsentOutcome | null;
  readonly busy: boolean;
  /** Leaves the app for Google's page. */
  readonly give: (leave: GoogleLeave) => void;
  readonly disconnect: () => void;
}

/** What Google put into the address; null where nobody came from there. */
function broughtBack(path: string): { state: string; code?: string; error?: string } | null {
  const answer = new URLSearchParams(location.search);
  const state = answer.get('state');
  if (path !== wayBack || state === null) return null;
  const [code, error] = [answer.get('code'), answer.get('error')];
  return { state, ...(code === null ? {} : { code }), ...(error === null ? {} : { error }) };
}

/** The person's Google account, and what they do with it here. */
export function useGoogleAccount(): OwnGoogleAccount {
  const [path, navigate] = useLocation();
  const [account, setAccount] = useState<GoogleAccountView | null>(null);
  const [outcome, setOutcome] = useState<GoogleConsentOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const isBrought = useRef(false);
  const failed = (error: unknown) => {
    console.warn('Google could not be asked.', error);
    setOutcome('failed');
    setBusy(false);
  };

  useEffect(() => {
    const load = () =>
      callRoute(googleRoutes.getGoogleAccount, {}).then(setAccount, (error: unknown) =>
        console.warn('The Google account could not be loaded.', error),
      );
    const brought = broughtBack(path);
    // What was brought is shown with its answer.
    if (brought === null && isBrought.current) return;
    if (brought === null) {
      void load();
      return;
    }
    if (isBrought.current) return;
    // Google's answer is good once.
    isBrought.current = true;
    callRoute(googleRoutes.answerGoogleConsent, { body: brought }).then(
      (answer) => {
        setAccount(answer.account);
        setOutcome(answer.outcome);
        navigate('/me', { replace: true });
      },
      (error: unknown) => {
        console.warn('What Google answered could not be brought.', error);
        setOutcome('failed');
        void load();
        navigate('/me', { replace: true });
      },
    );
  }, [path, navigate]);

  useEffect(() => {
    if (outcome !== 'connected') return undefined;
    const timer = setTimeout(() => setOutcome(null), saidForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return {
    ...{ account, outcome, busy },
    give(leave) {
      setBusy(true);
      callRoute(googleRoutes.beginGoogleConsent, { body: { leave } }).then(
        ({ url }) => location.assign(url),
        failed,
      );
    },
    disconnect() {
      setBusy(true);
      callRoute(googleRoutes.disconnectGoogle, {}).then((next) => {
        setAccount(next);
        setOutcome(null);
        setBusy(false);
      }, failed);
    },
  };
}
