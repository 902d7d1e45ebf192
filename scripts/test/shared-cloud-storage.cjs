// Stands for @google-cloud/storage in tests: it imports ES modules as it runs, which jest's own loader cannot.
module.exports = globalThis.requireShared('@google-cloud/storage');
