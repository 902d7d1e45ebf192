// Stands for @google-cloud/firestore in tests: the one of the worker, and not one a file.
module.exports = globalThis.requireShared('@google-cloud/firestore');
