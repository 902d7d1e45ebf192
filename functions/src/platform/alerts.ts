import type { SystemAlert } from '@merve/contract';
import type { Documents } from './firestore/documents.ts';
import { log } from './log.ts';

/** Something that must not be, found by an auditor or a door. */
export interface Fault {
  readonly severity: SystemAlert['severity'];
  /** The rule that is broken, for example `orphan-lock`. */
  readonly kind: string;
  /** Path of the document at fault. */
  readonly subject: string;
  /** Tells apart faults of one kind that may befall the same document one after another, for example a transaction's id. */
  readonly instance?: string;
  /** For an operator: what is wrong, in a sentence. No phone number, no message text. */
  readonly message: string;
  /** `healed` if whoever found it put it right. Default `open`. */
  readonly state?: 'open' | 'healed';
  readonly now: Date;
}

/** The alert a fault gives: its id is derived from the fault, so a fault alerts once. */
export function alertFor(fault: Fault): SystemAlert {
  return {
    alertId: [fault.kind, fault.subject, fault.instance].filter((part) => part !== undefined).join(':'),
    severity: fault.severity,
    kind: fault.kind,
    subject: fault.subject,
    message: fault.message,
    state: fault.state ?? 'open',
    createdAt: fault.now,
    updatedAt: fault.now,
  };
}

/** Logs a new alert at its severity, so that log-based notifications reach an operator. */
export function logAlert({ severity, alertId, kind, subject, message, state }: SystemAlert): void {
  const fields = { alertId, kind, subject, detail: message, state };
  if (severity === 'CRITICAL') log.critical('system alert', fields);
  else if (severity === 'ERROR') log.error('system alert', fields);
  else log.warning('system alert', fields);
}

/** gRPC status ALREADY_EXISTS. */
function alreadyExists(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 6;
}

/**
 * Writes `systemAlerts/{alertId}` unless it exists, whatever its state: one fault, one alert.
 * @returns true if the alert is new.
 */
export async function raiseAlert(documents: Documents, fault: Fault): Promise<boolean> {
  const alert = alertFor(fault);
  try {
    await documents.systemAlert(alert.alertId).create(alert);
  } catch (thrown) {
    if (alreadyExists(thrown)) return false;
    throw thrown;
  }
  logAlert(alert);
  return true;
}
