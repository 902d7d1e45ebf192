import type { RulesIssue } from '../syntax/issue.ts';

/** An issue whose place is still an offset. */
export interface Finding {
  readonly offset: number;
  readonly description: string;
  readonly severity: RulesIssue['severity'];
}

/** Collects what the checks find. */
export class Findings {
  readonly all: Finding[] = [];

  error(offset: number, description: string): void {
    this.all.push({ offset, description, severity: 'ERROR' });
  }

  warn(offset: number, description: string): void {
    this.all.push({ offset, description, severity: 'WARNING' });
  }
}
