import { type FormEvent, type ReactNode, use, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useSession } from '../platform/session.ts';
import { loadSettings } from '../platform/settings.ts';
import {
  SignInProblem,
  type SignInReason,
  sendPasswordReset,
  signInWithEmail,
  signInWithGoogle,
  signUpWithEmail,
} from '../platform/sign-in.ts';
import type { AccountSentences } from './account-sentences/en.ts';
import { accountSentences } from './account-sentences/index.ts';
import { shellSentences } from './sentences/index.ts';

type Mode = 'in' | 'up' | 'reset';

function wordsFor(reason: SignInReason, { problems }: AccountSentences): string | null {
  const words: Readonly<Record<SignInReason, string | null>> = {
    'wrong-password': problems.wrongPassword,
    'email-taken': problems.emailTaken,
    'google-taken': problems.googleTaken,
    'email-invalid': problems.emailInvalid,
    'password-weak': problems.passwordWeak,
    'too-often': problems.tooOften,
    offline: problems.offline,
    closed: null,
    'window-blocked': problems.windowBlocked,
    unknown: problems.unknown,
  };
  return words[reason];
}

/** The form itself. A guest who makes an account keeps the conversation; one who opens another account is told what becomes of it. */
export default function SignInForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useSentences(accountSentences);
  const { close } = useSentences(shellSentences);
  const { googleSignIn } = use(loadSettings());
  const session = useSession();
  const guest = session.state === 'signed-in' && session.account.anonymous;
  const lapsed = session.state === 'signed-out' ? (session.lapsed ?? '') : '';
  const [mode, setMode] = useState<Mode>('in');
  const [email, setEmail] = useState(lapsed);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [sent, setSent] = useState(false);

  async function doing(work: () => Promise<void>, then: () => void): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      then();
    } catch (error) {
      setProblem(error instanceof SignInProblem ? error : new SignInProblem('unknown', error));
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const address = email.trim();
    if (mode === 'reset')
      void doing(
        () => sendPasswordReset(address),
        () => setSent(true),
      );
    else if (mode === 'up') void doing(() => signUpWithEmail(address, password), onClose);
    else void doing(() => signInWithEmail(address, password), onClose);
  }
  function change(to: Mode): void {
    setMode(to);
    setProblem(null);
    setSent(false);
  }

  const titles = { in: say.signInTitle, up: say.signUpTitle, reset: say.resetTitle };
  const submits = { in: say.signIn, up: say.signUp, reset: say.sendReset };
  const words = problem === null ? null : wordsFor(problem.reason, say);
  const { open = null } = problem ?? {};
  return (
    <Dialog title={titles[mode]} closeLabel={close} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {guest && mode !== 'reset' && (
          <p className="text-sm text-muted">{mode === 'up' ? say.keeps : say.leavesBehind}</p>
        )}
        <Field
          label={say.email}
          type="email"
          required
          autoComplete="email"
          dir="ltr"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {mode !== 'reset' && (
          <Field
            label={mode === 'up' ? say.newPassword : say.password}
            type="password"
            required
            minLength={mode === 'up' ? 6 : undefined}
            autoComplete={mode === 'up' ? 'new-password' : 'current-password'}
            dir="ltr"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {words !== null && <Notice tone="danger">{words}</Notice>}
        {open !== null && (
          <Button busy={busy} onClick={() => void doing(open, onClose)}>
            {say.openThat}
          </Button>
        )}
        {sent && <Notice tone="success">{say.resetSent}</Notice>}
        <Button type="submit" look="primary" busy={busy}>
          {submits[mode]}
        </Button>
        {googleSignIn && mode !== 'reset' && (
          <>
            <p className="text-center text-sm text-muted">{say.or}</p>
            <Button busy={busy} onClick={() => void doing(signInWithGoogle, onClose)}>
              {say.google}
            </Button>
          </>
        )}
        <div className="flex flex-wrap justify-between gap-2">
          {mode === 'in' ? (
            <>
              <Button look="quiet" onClick={() => change('up')}>
                {say.signUp}
              </Button>
              <Button look="quiet" onClick={() => change('reset')}>
                {say.forgot}
              </Button>
            </>
          ) : (
            <Button look="quiet" onClick={() => change('in')}>
              {mode === 'up' ? say.haveAccount : say.back}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
