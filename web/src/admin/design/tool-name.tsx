import type { PolicyTool } from '@merve/contract';
import type { ReactNode } from 'react';

/** A tool as operators call it, and beside that, small, by the name that turns and the audit know it by; a tool that is gone has that alone. */
export function ToolName({ name, label }: Pick<PolicyTool, 'name'> & Partial<PolicyTool>): ReactNode {
  return (
    <span className="wrap-anywhere">
      {label ?? name}
      {label !== undefined && <code className="ms-1.5 text-sm font-normal text-muted">{name}</code>}
    </span>
  );
}
