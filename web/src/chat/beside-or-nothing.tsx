import { Component, type ReactNode } from 'react';
import { onAskAgain } from '../platform/on-demand.ts';

/**
 * What stands beside a conversation, or nothing where it cannot be drawn: its code is gone or faulty, or there is no connection to fetch it. It must not
 * take the conversation with it. Drawn again when what is missing is asked for again.
 */
export class BesideOrNothing extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  private stopListening = () => {};

  override componentDidMount(): void {
    this.stopListening = onAskAgain(() => this.setState({ hasFailed: false }));
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
