import { lazy, type ReactNode, Suspense } from 'react';

const SignInForm = lazy(() => import('./sign-in-form.tsx'));

/** Signing in, making an account, or setting a new password. Fetched when somebody wants to. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Suspense fallback={null}>
      <SignInForm onClose={onClose} />
    </Suspense>
  );
}
