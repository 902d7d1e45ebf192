import { request } from 'node:http';
import type { TriggerEvent } from './trigger-event.ts';

/** Longer than any function may run. */
const TIMEOUT_MILLISECONDS = 600_000;

/**
 * Posts one event to the Functions emulator; the HTTP status, or a rejection when the connection fails.
 * @param hostPort e.g. `127.0.0.1:5001`
 */
export function postEvent(hostPort: string, event: TriggerEvent, signal: AbortSignal): Promise<number> {
  const { project, key } = event.trigger;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `http://${hostPort}/functions/projects/${project}/triggers/${key}`,
      {
        method: 'POST',
        // A connection per delivery: a function that throws kills its worker and resets what was kept alive.
        agent: false,
        signal,
        timeout: TIMEOUT_MILLISECONDS,
        headers: { 'content-type': event.contentType, 'content-length': Buffer.byteLength(event.body) },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('The function did not answer in time.')));
    outgoing.on('error', reject);
    outgoing.end(event.body);
  });
}
