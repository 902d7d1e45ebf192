import type { WhatsAppLink } from '@merve/contract';
import { accountRoutes } from '@merve/contract/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatClock } from '../language/format.ts';
import { ApiFailure, callRoute } from '../platform/api-client.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { signInAnonymously } from '../platform/session.ts';
import type { AccountSentences } from './account-sentences/en.ts';
import { accountSentences } from './account-sentences/index.ts';
import { announceLinkChange } from './link-change.ts';
import { useLanguage } from './preferences.ts';
import { shellSentences } from './sentences/index.ts';
import { WhatsAppLinkForm } from './whatsapp-link-form.tsx';

/** Links the account to a WhatsApp number by six digits sent there, and ends the link. Guests may, too. */
export default function WhatsAppLinkDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useSentences(accountSentences);
  const { close } = useSentences(shellSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const [link, setLink] = useState<WhatsAppLink | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function doing(work: () => Promise<WhatsAppLink | null>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const next = await work();
      if (next !== null) setLink(next);
    } catch (error) {
      setProblem(wordsFor(error, say, (at) => formatClock(at, language, zone)));
    } finally {
      setBusy(false);
    }
  }
  useEffect(() => {
    void doing(async () => {
      await signInAnonymously();
      return callRoute(accountRoutes.getWhatsAppLink, {});
    });
  }, []);

  const end = () =>
    doing(async () => {
      const ended = await callRoute(accountRoutes.endWhatsAppLink, {});
      announceLinkChange();
      return ended;
    });
  return (
    <Dialog title={say.whatsApp} closeLabel={close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {link === null && problem === null && <Waiting label={say.loading} />}
        {link?.linked === false && (
          <WhatsAppLinkForm say={say} busy={busy} doing={doing} onLinked={announceLinkChange} />
        )}
        {link?.linked === true && (
          <>
            <Notice tone="success">
              <strong className="block">{say.linked(link.phone)}</strong>
              {say.linkedText}
            </Notice>
            <p className="text-sm text-muted">{say.unlinkText}</p>
            <div className="flex flex-wrap gap-2">
              <Button look="primary" onClick={onClose}>
                {say.done}
              </Button>
              <Button look="danger" busy={busy} onClick={() => void end()}>
                {say.unlink}
              </Button>
            </div>
          </>
        )}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
      </div>
    </Dialog>
  );
}

function wordsFor(error: unknown, say: AccountSentences, clock: (at: Date) => string): string {
  if (!(error instanceof ApiFailure)) return say.problems.unknown;
  if (error.code === 'PHONE_INVALID') return say.phoneInvalid;
  if (error.code === 'LINK_CODE_INVALID') return say.codeInvalid;
  if (error.code === 'ALREADY_LINKED') return say.alreadyLinked;
  if (error.status === 429)
    return say.askedTooOften(clock(new Date(Date.now() + (error.retryAfter ?? 60) * 1_000)));
  return error.status === 0 ? say.problems.offline : say.problems.unknown;
}
