const { spawnSync } = require('node:child_process');
const fs = require('node:fs');

/** Older Debians have no package of the shell without windows. */
const COMMAND =
  'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)';

/** Where Debian puts it. The shell without windows takes a tenth less of the processor. */
const PLACES = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Sees to the browser of the browser tests: on Debian as root it is installed, elsewhere the one
 * command to run is said. Never refuses: without a browser the browser tests fail and say so.
 */
function seeToChromium() {
  if (findChromium()) return;
  if (isDebian() && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests (once) …');
    spawnSync('/bin/sh', ['-c', COMMAND], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 15 * 60_000,
    });
    if (findChromium()) return;
  }
  console.error(adviceOnChromium());
}

/** What to run where there is none. */
function adviceOnChromium() {
  const advice = isDebian()
    ? `sudo sh -c '${COMMAND}'`
    : 'export CHROMIUM_PATH=/path/to/chromium   (after installing Chromium)';
  return `The browser tests need Chromium and will fail without it. Run:\n  ${advice}`;
}

/**
 * The browser that CHROMIUM_PATH names, else the one that is there; undefined where there is none.
 */
function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && fs.existsSync(path));
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(fs.readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

module.exports = { adviceOnChromium, findChromium, seeToChromium };
