import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { loadSettings } from '../../platform/settings.ts';
import { signInWithGoogle, signInWithPassword } from './sign-in.ts';

function Door({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <main className="mx-auto flex min-h-full max-w-sm flex-col justify-center gap-4 p-6">
      <img src="/icon.svg" alt="" className="size-12" />
      <h1 className="text-2xl font-semibold">{title}</h1>
      {children}
      <Link href="/" className="text-accent underline">
        To the app
      </Link>
    </main>
  );
}

/** Signing in as an operator. Whoever is signed in as a guest is told what it replaces. */
export function OperatorSignIn({ guest }: { readonly guest: boolean }): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [google, setGoogle] = useState(false);
  useEffect(() => {
    loadSettings().then(
      ({ googleSignIn }) => setGoogle(googleSignIn),
      () => {},
    );
  }, []);

  async function begin(signIn: () => Promise<string | null>): Promise<void> {
    setBusy(true);
    setProblem(null);
    setProblem(await signIn());
    setBusy(false);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void begin(() => signInWithPassword(String(form.get('email') ?? ''), String(form.get('password') ?? '')));
  }
  return (
    <Door title="Operators sign in">
      {guest && (
        <Notice tone="info">
          This browser has a guest's conversation. Signing in here ends it in this browser.
        </Notice>
      )}
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="E-mail" name="email" type="email" autoComplete="username" required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" look="primary" busy={busy}>
          Sign in
        </Button>
      </form>
      {google && (
        <Button busy={busy} onClick={() => void begin(signInWithGoogle)}>
          Sign in with Google
        </Button>
      )}
    </Door>
  );
}

/** Signed in, and no operator. Says so, and nothing of what lies behind. */
export function NotAnOperator({
  name,
  onSignOut,
}: {
  readonly name: string | null;
  readonly onSignOut: () => void;
}): ReactNode {
  return (
    <Door title="You are not an operator">
      <p className="text-muted">
        {name === null ? 'This account' : <bdi>{name}</bdi>} may use Merve, but not run a market. If it
        should, ask whoever owns the project, then sign in again.
      </p>
      <Button onClick={onSignOut}>Use another account</Button>
    </Door>
  );
}
