import type { ReactNode } from 'react';
import { toolLabel } from './tool-labels.ts';

/** A tool as operators call it, and beside that, small, by the name that turns and the audit know it by. */
export function ToolName({ name }: { readonly name: string }): ReactNode {
  const label = toolLabel(name);
  return (
    <span className="wrap-anywhere">
      {label}
      {label !== name && <code className="ms-1.5 text-sm font-normal text-muted">{name}</code>}
    </span>
  );
}
