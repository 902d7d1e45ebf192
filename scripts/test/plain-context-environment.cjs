// A test file has a realm of its own, as jest's usual environment gives it, but with a plain global object. Jest's is a proxy behind
// V8's interceptors: each `Math`, `Array` or `Map` that a test or the product names goes through both, two hundred times the price of
// the same word in a program.
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;

module.exports = class PlainContextEnvironment extends TestEnvironment {
  constructor(...args) {
    // Jest's constructor asks for its context by this function, and gives no other way to say which kind.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
};
