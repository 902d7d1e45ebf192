import { z } from 'zod';
import { projectId } from './functions-environment.ts';

const loadedFunction = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  schedule: z.object({ schedule: z.string(), timeZone: z.string().nullish() }).optional(),
});
export type LoadedFunction = z.infer<typeof loadedFunction>;

const backends = z.object({ backends: z.array(z.object({ functionTriggers: z.array(loadedFunction) })) });

/** The functions the emulator at `port` has loaded. */
export async function listFunctions(port: number): Promise<LoadedFunction[]> {
  const response = await fetch(`http://127.0.0.1:${port}/backends`);
  return backends.parse(await response.json()).backends.flatMap((backend) => backend.functionTriggers);
}

/**
 * Runs a scheduled function once, as Cloud Scheduler would: the emulator never does so by itself.
 * @throws Error when the function failed.
 */
export async function runScheduled(port: number, scheduled: LoadedFunction): Promise<void> {
  const response = await fetch(
    `http://127.0.0.1:${port}/functions/projects/${projectId}/triggers/${scheduled.id}-0`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${scheduled.name} answered ${response.status}: ${text.slice(0, 500)}`);
}
