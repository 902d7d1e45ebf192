// The order of test files: what takes longest first, so that no worker is left with a long file when the others are done. Jest knows how
// long a file took the last time, and otherwise goes by its size: a file that runs many others is three lines long.
const { default: Sequencer } = require('@jest/test-sequencer');

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const runsMany = ({ path }) => path.endsWith('.together.ts');
    return [...sorted.filter(runsMany), ...sorted.filter((test) => !runsMany(test))];
  }
};
