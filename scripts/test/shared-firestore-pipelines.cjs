// Stands for @google-cloud/firestore/pipelines in tests: its classes are those of the shared @google-cloud/firestore.
module.exports = globalThis.requireShared('@google-cloud/firestore/pipelines');
