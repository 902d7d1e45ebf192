/** Must be the region of `global-options.ts`: a queue is named after its task function. */
const region = 'europe-west1';

/**
 * Enqueues one Cloud Task for a task function of ours. A task with the same `id` is enqueued once (for about an hour
 * after it ran), however often this is called.
 * @throws whatever Cloud Tasks answers, except that the task is there already.
 */
export async function enqueueTask(
  functionName: string,
  data: Readonly<Record<string, string>>,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  const [{ getApps, initializeApp }, { getFunctions }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/functions'),
  ]);
  const app = getApps()[0] ?? initializeApp();
  try {
    await getFunctions(app)
      .taskQueue(`locations/${region}/functions/${functionName}`)
      .enqueue(data, { scheduleTime: at, id });
  } catch (thrown) {
    if (!isThereAlready(thrown)) throw thrown;
  }
}

function isThereAlready(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'functions/task-already-exists';
}
