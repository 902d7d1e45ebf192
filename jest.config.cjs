// TypeScript is compiled by swc, one file at a time and without types: `tsc` checks those once, in its own step.
const compile = (syntax) => [
  '@swc/jest',
  { jsc: { target: 'es2024', parser: { syntax } }, module: { type: 'commonjs' }, sourceMaps: 'inline' },
];
const transform = {
  // Published as ES modules alone, which jest cannot require.
  '/node_modules/(any-ascii|cockatiel|jose)/.+\\.js$': compile('ecmascript'),
  '^.+\\.ts$': compile('typescript'),
};

const project = (displayName, testMatch, { moduleNameMapper, ...extra } = {}) => ({
  displayName,
  rootDir: __dirname,
  testEnvironment: '<rootDir>/scripts/test/plain-context-environment.cjs',
  injectGlobals: false,
  setupFiles: ['<rootDir>/scripts/test/quiet.cjs', '<rootDir>/scripts/test/shift-date.cjs'],
  transform,
  moduleNameMapper: { '^fast-check$': '<rootDir>/scripts/test/seeded-fast-check.cjs', ...moduleNameMapper },
  transformIgnorePatterns: ['/node_modules/(?!(any-ascii|cockatiel|jose)/)'],
  testMatch,
  modulePathIgnorePatterns: ['<rootDir>/functions/dist', '<rootDir>/.data', '<rootDir>/.cache'],
  ...extra,
});

/** Clients of Firestore and Cloud Storage, and Playwright, are loaded once a worker: see the environment. */
const sharingPackages = {
  testEnvironment: '<rootDir>/scripts/test/shared-packages-environment.cjs',
  moduleNameMapper: {
    '^@google-cloud/firestore$': '<rootDir>/scripts/test/shared-firestore.cjs',
    '^@google-cloud/firestore/pipelines$': '<rootDir>/scripts/test/shared-firestore-pipelines.cjs',
    '^@google-cloud/storage$': '<rootDir>/scripts/test/shared-cloud-storage.cjs',
    '^playwright-core$': '<rootDir>/scripts/test/shared-playwright.cjs',
  },
};

module.exports = {
  // What hangs is found out in the end; what is slow, on a machine that does other work, is no fault.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/scripts/test/longest-first.cjs',
  projects: [
    project(
      'unit',
      ['<rootDir>/{functions/src,contract,local,bench,scripts,simulation,web/src}/**/*.test.ts'],
      {
        testPathIgnorePatterns: ['\\.integration\\.test\\.ts$', '/node_modules/'],
      },
    ),
    project('integration', ['<rootDir>/{functions/src,local,bench,scripts}/**/*.integration.test.ts'], {
      testPathIgnorePatterns: ['/browser/', '/node_modules/'],
      ...sharingPackages,
    }),
    // Many of the same files in one, as `npm test` runs them (scripts/test/together/together-rooms.ts).
    project('together', ['<rootDir>/scripts/test/together/*.together.ts'], sharingPackages),
    project('unit-together', ['<rootDir>/scripts/test/together/units/*.together.ts']),
    // Skipped where no Chromium starts; which one it is, is found once for all its files.
    project('browser', ['<rootDir>/local/**/browser/*.integration.test.ts'], {
      globalSetup: '<rootDir>/local/browser/chromium-of-this-run.ts',
    }),
    // Its tests run the simulation in processes of their own; one file at a time, it takes all cores.
    project('simulation', ['<rootDir>/simulation/**/*.integration.test.ts']),
    project('e2e', ['<rootDir>/e2e/*.test.ts'], sharingPackages),
    // The whole system with the web app in a browser; skipped where no Chromium starts.
    project('web', ['<rootDir>/e2e/web/**/*.test.ts'], {
      ...sharingPackages,
      testEnvironment: '<rootDir>/scripts/test/shared-browser-environment.cjs',
      globalSetup: '<rootDir>/local/browser/chromium-of-this-run.ts',
    }),
  ],
};
