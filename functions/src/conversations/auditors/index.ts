import type { Auditor } from '../../platform/audit/auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from '../../platform/audit/make-auditor.ts';
import { askedForRules } from './audit-asked-for.ts';
import { inboundRules } from './audit-inbound.ts';
import { threadRules } from './audit-threads.ts';
import { waitingRules } from './audit-waiting.ts';

/** The auditors of conversations. */
export const conversationAuditors: readonly Auditor[] = [
  auditorOfChanges(inboundRules),
  auditorOfChanges(threadRules),
  auditorOfChanges(askedForRules),
  auditorOfOverdue(waitingRules),
];
