import { currentTrace } from './trace.ts';

const severities = ['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL', 'SILENT'] as const;
type Severity = Exclude<(typeof severities)[number], 'SILENT'>;
type Fields = Record<string, string | number | boolean | null | undefined>;

/** Keeps the country code and the last two digits: enough to tell two numbers apart in a log, not to call one. */
export function maskAddress(address: string): string {
  return address.replace(/\+(\d{2})\d+(\d{2})/, '+$1…$2');
}

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** `LOG_LEVEL` is the least severity that is written, `INFO` if it is not set; `SILENT` writes nothing. */
function isWritten(severity: Severity): boolean {
  const threshold = severities.findIndex((level) => level === (process.env['LOG_LEVEL'] ?? 'INFO'));
  return severities.indexOf(severity) >= threshold;
}

function write(severity: Severity, event: string, fields: Fields, cause?: unknown): void {
  if (!isWritten(severity)) return;
  const entry = {
    severity,
    message: event,
    ...currentTrace(),
    ...fields,
    ...(cause === undefined ? {} : { error: maskAddress(describe(cause)) }),
  };
  // Cloud Logging parses one JSON object a line; stderr is reserved for what an operator must see.
  const line = `${JSON.stringify(entry)}\n`;
  (severity === 'ERROR' || severity === 'CRITICAL' ? process.stderr : process.stdout).write(line);
}

/**
 * Structured logs, one JSON object a line, with the trace of the request. `event` is a short constant phrase in
 * noun-verb form ("turn finished"); values go into `fields`. Never pass message text, tokens or full numbers.
 */
export const log = {
  debug: (event: string, fields: Fields = {}) => write('DEBUG', event, fields),
  info: (event: string, fields: Fields = {}) => write('INFO', event, fields),
  warning: (event: string, fields: Fields = {}, cause?: unknown) => write('WARNING', event, fields, cause),
  error: (event: string, fields: Fields = {}, cause?: unknown) => write('ERROR', event, fields, cause),
  critical: (event: string, fields: Fields = {}, cause?: unknown) => write('CRITICAL', event, fields, cause),
};
