import { globSync } from 'node:fs';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';

/**
 * Folders, with all folders inside them, whose unit tests `npm test` runs together, a group in one jest file (`run-together.ts`): what they test is loaded
 * and its tables of words are built once a group and not once a file. Each file can be run by itself.
 */
export const unitFolders = {
  capabilities: ['functions/src/capabilities'],
  conversation: [
    'functions/src/commitments',
    'functions/src/conversations',
    'functions/src/manifest',
    'functions/src/orchestrator',
    'functions/src/tools',
  ],
  planning: ['functions/src/model', 'functions/src/outings', 'functions/src/trips'],
  reading: [
    'functions/src/allergies',
    'functions/src/dining',
    'functions/src/language',
    'functions/src/reading',
    'functions/src/restaurants',
    'functions/src/wishes',
  ],
  rooms: [
    'contract',
    'functions/src/catalogue',
    'functions/src/channels',
    'functions/src/entrypoints',
    'functions/src/identity',
    'functions/src/integrations',
    'functions/src/ledger',
    'functions/src/markets',
    'functions/src/outbox',
    'functions/src/payments',
    'functions/src/people',
    'functions/src/platform',
    'functions/src/profile',
    'functions/src/requests',
    'functions/src/sharing',
    'functions/src/usage',
  ],
  web: ['web/src'],
  workshop: ['bench', 'local', 'scripts', 'simulation'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Unit tests in these folders that run by themselves all the same. */
export const unitsByThemselves: readonly string[] = [];

export type UnitGroup = keyof typeof unitFolders;

export const unitGroups: readonly UnitGroup[] = [
  'capabilities',
  'conversation',
  'planning',
  'reading',
  'rooms',
  'web',
  'workshop',
];

/** The unit tests of a group, as paths from the root, in a fixed order. */
export function unitsOf(group: UnitGroup, root = repositoryRoot()): readonly string[] {
  return unitFolders[group]
    .flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: isBeside }))
    .filter((file) => !file.endsWith('.integration.test.ts') && !unitsByThemselves.includes(file))
    .sort();
}

/** Other people's code and what was built. */
const isBeside = (path: string) => /(^|\/)(node_modules|dist)$/.test(path);
