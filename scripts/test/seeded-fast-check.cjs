// Stands for fast-check in tests: what a property is tried with follows from one number, the same in every run, so that a run fails for
// what was changed and for nothing else. Another number tries other cases: MERVE_SEED=7 npm run jest -- --selectProjects unit
// By its path: its name leads here.
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const seed = Number(process.env.MERVE_SEED ?? 1);
fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed });

module.exports = fastCheck;
