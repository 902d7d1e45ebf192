import { Component, type ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { isMissingPart, loadPageAgain } from '../platform/missing-part.ts';
import { onAskAgain } from '../platform/on-demand.ts';
import { shellSentences } from './sentences/index.ts';

interface State {
  readonly error: unknown;
}

/**
 * Offers to load the app again in the place of a page whose code could not be fetched, as after a new version was
 * published; the way to the other pages stays. What else goes wrong is not for here.
 */
export class PageOrReload extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  private stopListening = () => {};

  override componentDidMount(): void {
    this.stopListening = onAskAgain(() => this.setState({ error: null }));
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isMissingPart(error)) throw error;
    return <PageMissing />;
  }
}

function PageMissing(): ReactNode {
  const say = useSentences(shellSentences);
  return (
    <section
      className="mx-auto flex h-full max-w-md flex-col items-start justify-center gap-4 p-6"
      role="alert"
    >
      <h1 className="text-xl font-semibold">{say.pageMissing}</h1>
      <p className="text-muted">{say.pageMissingWhy}</p>
      <Button look="primary" onClick={loadPageAgain}>
        {say.loadPageAgain}
      </Button>
    </section>
  );
}
