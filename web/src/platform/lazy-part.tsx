import { type ComponentType, type ReactNode, use } from 'react';

/**
 * A component whose code is fetched with the first one drawn; it suspends until then. Unlike React's `lazy`, which keeps
 * a failure for ever, it can be drawn after `askAgain`.
 * @param load made by `onDemand`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  return function LazyPart(props) {
    const { default: Part } = use(load());
    return <Part {...props} />;
  };
}
