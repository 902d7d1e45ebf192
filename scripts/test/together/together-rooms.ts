/**
 * Folders whose integration tests `npm test` runs together, a group in one jest file (`run-together.ts`); folders inside them are folders of
 * their own. Their tests leave nothing behind in the modules they share. A folder is added where all of its files were seen to hold beside
 * each other: `jest --selectProjects together`. Each file can be run by itself.
 */
export const togetherRooms = {
  conversation: ['functions/src/orchestrator'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TogetherGroup = keyof typeof togetherRooms;

export const togetherGroups: readonly TogetherGroup[] = ['conversation'];
