// One Chromium a worker, and not one a file: starting it takes longer than many a test. Tests share no more of it than its process, for
// each has contexts of its own. One that has crashed is started again for the next file. Nobody says which file of a worker is the last
// one: a moment behind a file that no other follows, it is closed.
const SharedPackagesEnvironment = require('./shared-packages-environment.cjs');

const closesAfterMs = 500;

let shared = null;
let closing;

async function closeShared() {
  const browser = shared;
  shared = null;
  await browser?.close();
}

module.exports = class SharedBrowserEnvironment extends SharedPackagesEnvironment {
  constructor(...args) {
    super(...args);
    clearTimeout(closing);
    this.global.sharedBrowser = async (launch) => {
      if (!shared?.isConnected()) shared = await launch();
      return shared;
    };
  }

  async teardown() {
    await super.teardown();
    if (shared !== null) closing = setTimeout(closeShared, closesAfterMs);
  }
};
