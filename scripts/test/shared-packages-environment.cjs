// Packages that are large, keep no state of a test, and are not the product's own are loaded once a worker and not once a
// test file: loading Firestore's client alone takes as long as most files' tests. They then live outside the test's realm;
// so that each side knows the other's dates, errors and promises, `instanceof` asks what a value is, not whose.
const { types } = require('node:util');
const PlainContextEnvironment = require('./plain-context-environment.cjs');

const kinds = [
  ['Error', types.isNativeError],
  ['Date', types.isDate],
  ['Promise', types.isPromise],
  ['Map', types.isMap],
  ['Set', types.isSet],
  ['RegExp', types.isRegExp],
];

function knowOtherRealms(realm) {
  for (const [name, isOne] of kinds) {
    const base = realm[name];
    if (Object.hasOwn(base, Symbol.hasInstance)) continue;
    const own = base[Symbol.hasInstance];
    Object.defineProperty(base, Symbol.hasInstance, {
      configurable: true,
      value(candidate) {
        // By its prototype: a Date that was moved to another day (shift-date.cjs) has the real one's.
        return own.call(this, candidate) || (this.prototype === base.prototype && isOne(candidate));
      },
    });
  }
}

knowOtherRealms(globalThis);

/** Puts the environment's variables back to what they were. */
function restore(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

module.exports = class SharedPackagesEnvironment extends PlainContextEnvironment {
  constructor(...args) {
    super(...args);
    knowOtherRealms(this.global);
    this.global.requireShared = require;
    // What a test says in a variable is meant for the packages too. Each file begins with those of the run. Done here and not in
    // `setup`, which jest calls behind the setup files: what these say would be lost.
    this.variables = { ...process.env };
    this.global.process.env = process.env;
  }

  async teardown() {
    restore(this.variables);
    await super.teardown();
  }
};
