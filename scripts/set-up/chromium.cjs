const { spawnSync } = require('node:child_process');
const fs = require('node:fs');

const COMMAND = 'apt-get update && apt-get install -y chromium';

/**
 * Sees to the browser of the browser tests: on Debian as root it is installed, elsewhere the one
 * command to run is said. Never refuses: without a browser the browser tests fail and say so.
 */
function seeToChromium() {
  if (findChromium()) return;
  const isDebian = /^ID=debian$/m.test(readOsRelease());
  if (isDebian && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests (once) …');
    spawnSync('/bin/sh', ['-c', COMMAND], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 15 * 60_000,
    });
    if (findChromium()) return;
  }
  const advice = isDebian
    ? `sudo sh -c '${COMMAND}'`
    : 'export CHROMIUM_PATH=/path/to/chromium   (after installing Chromium)';
  console.error(`The browser tests need Chromium and will fail without it. Run:\n  ${advice}`);
}

function findChromium() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path && fs.existsSync(path),
  );
}

function readOsRelease() {
  try {
    return fs.readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

module.exports = { seeToChromium };
