/*
 * Gets a checkout ready: packages, the web build, and with --tests a browser. Runs before the npm
 * scripts, on whatever Node is on the machine (20 or newer) and without any package, so it is
 * CommonJS. When there is nothing to do it costs a few milliseconds and needs no network.
 *
 *   --no-build  leaves the web build alone
 *   --tests     also sees to the browser of the browser tests
 */
const { join } = require('node:path');
const { seeToChromium } = require('./set-up/chromium.cjs');
const { arePackagesCurrent, installPackages, requireRuntime } = require('./set-up/packages.cjs');
const { SetUpError } = require('./set-up/set-up-error.cjs');
const { inTurn } = require('./set-up/turn.cjs');
const { buildWeb, isWebCurrent } = require('./set-up/web-build.cjs');

const root = join(__dirname, '..');

async function setUp({ withBuild, withBrowser }) {
  const isReady = () => arePackagesCurrent(root) && (!withBuild || isWebCurrent(root));
  if (!isReady()) {
    await inTurn(root, async () => {
      if (!arePackagesCurrent(root)) await installPackages(root);
      requireRuntime(root);
      if (withBuild && !isWebCurrent(root)) await buildWeb(root);
    });
  }
  requireRuntime(root);
  if (withBrowser) seeToChromium();
}

const words = process.argv.slice(2);
setUp({ withBuild: !words.includes('--no-build'), withBrowser: words.includes('--tests') }).catch(
  (error) => {
    console.error(error instanceof SetUpError ? `\n${error.message}` : error);
    process.exitCode = 1;
  },
);
