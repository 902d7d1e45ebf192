// The one file that must know where it lies: CommonJS, since `__dirname` is there in Node, in Jest and in the bundle alike, beside which the
// build puts the vectors (scripts/functions-bundle/data-files.ts).
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

exports.wordVectorsFile = () => readFileSync(join(__dirname, 'word-vectors.bin'));
