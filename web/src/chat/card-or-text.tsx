import { Component, type ReactNode } from 'react';

/**
 * What is left when a card cannot be drawn (its code could not be fetched without a connection, or it is faulty): the
 * text of its message, which says the same. One card must not take the conversation with it.
 */
export class CardOrText extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount(): void {
    addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.tryAgain);
  }

  private readonly tryAgain = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
