// Stands for playwright-core in tests: the one of the worker, and not one a file.
module.exports = globalThis.requireShared('playwright-core');
