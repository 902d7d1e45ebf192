import type { Capability } from '../../manifest/capability.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { addToCalendarTool } from './add-to-calendar.ts';
import { confirmActionHandler } from './confirm-action.ts';
import { lookIntoCalendarTool } from './look-into-calendar.ts';
import { sendPlanTool } from './send-plan.ts';

/** What turns use of it. */
export function googleActions({ documents, wakeups }: CapabilityNeeds): Capability {
  return {
    tools: [sendPlanTool(documents), addToCalendarTool(documents), lookIntoCalendarTool(documents)],
    handlers: [confirmActionHandler(documents, wakeups)],
  };
}
