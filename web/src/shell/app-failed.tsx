import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../design/button.tsx';

/**
 * Catches what no page caught. In English, because the sentences themselves may be what could not be loaded: after a new
 * version was published, an open page may ask for a file that is gone, and loading the page again mends it.
 */
export class AppFailed extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto flex h-full max-w-md flex-col items-start justify-center gap-4 p-6">
        <h1 className="text-xl font-semibold">This page stopped working</h1>
        <p className="text-muted">
          Nothing you had confirmed is lost: bookings, orders and rides are kept by Merve, not by this page.
        </p>
        <Button look="primary" onClick={() => location.reload()}>
          Load it again
        </Button>
      </main>
    );
  }
}
