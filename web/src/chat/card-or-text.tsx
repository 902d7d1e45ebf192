import { Component, type ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { isMissingPart, loadPageAgain } from '../platform/missing-part.ts';
import { askAgain, onAskAgain } from '../platform/on-demand.ts';
import type { ChatSentences } from './sentences/en.ts';

interface State {
  readonly failed: 'no' | 'missing' | 'faulty';
}

/**
 * What is left when a card cannot be drawn: what stands for it, which says the same. Where its code could not be
 * fetched, that can be tried again; a card that is faulty stays away. One card must not take the conversation with it.
 */
export class CardOrText extends Component<
  { readonly say: ChatSentences; readonly instead: ReactNode; readonly children: ReactNode },
  State
> {
  override state: State = { failed: 'no' };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isMissingPart(error) ? 'missing' : 'faulty' };
  }

  private stopListening = () => {};
  /** The button was pressed, and nothing came of it yet. */
  private isPressed = false;

  override componentDidMount(): void {
    this.stopListening = onAskAgain(() => this.setState({ failed: 'no' }));
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override componentDidCatch(error: unknown): void {
    const isInVain = this.isPressed && isMissingPart(error);
    this.isPressed = false;
    if (isInVain && navigator.onLine) loadPageAgain();
  }

  private readonly tryAgain = () => {
    this.isPressed = true;
    askAgain();
  };

  override render(): ReactNode {
    const { say, instead, children } = this.props;
    const { failed } = this.state;
    if (failed === 'no') return children;
    if (failed === 'faulty') return instead;
    return (
      <>
        {instead}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-sm text-muted">
          {say.cardMissing}
          <Button onClick={this.tryAgain}>{say.loadAgain}</Button>
        </p>
      </>
    );
  }
}
