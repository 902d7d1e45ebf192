import type { ComponentPropsWithRef, ReactNode } from 'react';

/**
 * A part of the page that scrolls by itself. It takes the focus, because otherwise only a mouse or a finger could move it
 * (WCAG 2.2, 2.1.1); `aria-label` says what it is.
 */
export function ScrollRegion({
  role = 'region',
  ...rest
}: ComponentPropsWithRef<'section'> & { readonly 'aria-label': string }): ReactNode {
  return <section {...rest} role={role} tabIndex={0} />;
}
