// TypeScript is compiled by swc, one file at a time and without types: `tsc` checks those once, in its own step.
const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

const project = (displayName, testMatch, extra = {}) => ({
  displayName,
  rootDir: __dirname,
  testEnvironment: 'node',
  injectGlobals: false,
  setupFiles: ['<rootDir>/scripts/test/quiet.cjs'],
  transform,
  testMatch,
  modulePathIgnorePatterns: ['<rootDir>/functions/dist', '<rootDir>/.data'],
  ...extra,
});

module.exports = {
  testTimeout: 30000,
  projects: [
    project('unit', ['<rootDir>/{functions/src,contract,local,bench,scripts}/**/*.test.ts'], {
      testPathIgnorePatterns: ['\\.integration\\.test\\.ts$', '/node_modules/'],
    }),
    project('integration', ['<rootDir>/{functions/src,local}/**/*.integration.test.ts']),
    project('e2e', ['<rootDir>/e2e/**/*.test.ts']),
  ],
};
