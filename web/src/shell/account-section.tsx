import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { signOut, useSession } from '../platform/session.ts';
import { accountSentences } from './account-sentences/index.ts';
import { shellSentences } from './sentences/index.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

const WhatsAppLinkDialog = lazy(() => import('./whatsapp-link-dialog.tsx'));

/** Who one is here, and what one can do about it. */
export function AccountSection({ onDone }: { readonly onDone: () => void }): ReactNode {
  const say = useSentences(accountSentences);
  const { guest } = useSentences(shellSentences);
  const session = useSession();
  const [shown, show] = useState<'nothing' | 'sign-in' | 'whatsapp' | 'leaving'>('nothing');
  const account = session.state === 'signed-in' ? session.account : null;
  const leave = () => {
    void signOut();
    onDone();
  };
  return (
    <section className="flex flex-col gap-3">
      {account !== null && (
        <p className="text-muted [overflow-wrap:anywhere]">
          {account.anonymous ? guest : (account.email ?? account.name)}
        </p>
      )}
      {account?.anonymous !== false && (
        <Button look="primary" onClick={() => show('sign-in')}>
          {say.signIn}
        </Button>
      )}
      <Button onClick={() => show('whatsapp')}>{say.whatsApp}</Button>
      {account !== null && shown !== 'leaving' && (
        <Button look="quiet" onClick={() => (account.anonymous ? show('leaving') : leave())}>
          {say.signOut}
        </Button>
      )}
      {shown === 'leaving' && (
        <>
          <Notice tone="warning">{say.guestWarning}</Notice>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => show('nothing')}>{say.stay}</Button>
            <Button look="danger" onClick={leave}>
              {say.signOutGuest}
            </Button>
          </div>
        </>
      )}
      {shown === 'sign-in' && <SignInDialog onClose={() => show('nothing')} />}
      {shown === 'whatsapp' && (
        <Suspense fallback={null}>
          <WhatsAppLinkDialog onClose={() => show('nothing')} />
        </Suspense>
      )}
    </section>
  );
}
