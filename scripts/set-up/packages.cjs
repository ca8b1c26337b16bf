const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { join } = require('node:path');
const { runNpm } = require('./run-npm.cjs');
const { SetUpError } = require('./set-up-error.cjs');

const OLDEST_OWN_NODE = 24;
const markOf = (root) => join(root, 'node_modules', '.homestead-lock');

/** Whether `node_modules` is what `package-lock.json` asks for on this machine. */
function arePackagesCurrent(root) {
  const wanted = hashOfLock(root);
  if (readText(markOf(root)) === wanted) return true;
  if (!isInstalledByHand(root)) return false;
  fs.writeFileSync(markOf(root), wanted);
  return true;
}

/** Installs exactly what `package-lock.json` names. Refuses with a sentence when npm can't. */
async function installPackages(root) {
  console.log('Installing packages (once; later starts need no network) …');
  const wanted = hashOfLock(root);
  const { isDone, said } = await runNpm(root, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // The machine's Node may be older than packages want: they run on the Node that comes with
    // them.
    '--loglevel=error',
  ]);
  if (isDone) {
    requireRunningNode(root);
    fs.writeFileSync(markOf(root), wanted);
    return;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(said)) {
    throw new SetUpError(
      'The packages could not be fetched: the npm registry is not reachable from here.\n' +
        'The first start needs it once. Check the network (or npm’s proxy and registry settings) and start again.',
    );
  }
  throw new SetUpError('The packages could not be installed; npm says why above.');
}

/**
 * Refuses when the Node that came with the packages can't run here, as where a library of the
 * system is missing: what packages do at their installation has failed silently by then.
 */
function requireRunningNode(root) {
  const node = ownNode(root);
  if (!fs.existsSync(node)) return;
  const { status, stderr, error } = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const reason = (stderr || error?.message || '').trim();
  throw new SetUpError(
    `The Node that comes with the packages can’t run on this machine:\n  ${reason}\n` +
      (reason.includes('libatomic.so')
        ? 'On Debian and Ubuntu run "apt-get install libatomic1" and start again.'
        : 'Install what it names and start again.'),
  );
}

/**
 * Refuses when neither the packages brought a Node of this project nor the machine has one as new.
 */
function requireRuntime(root) {
  if (fs.existsSync(ownNode(root))) return;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_OWN_NODE) return;
  throw new SetUpError(
    `There is no packaged Node for ${process.platform}-${process.arch}, and this machine's is ${process.version}.\n` +
      `Install Node ${OLDEST_OWN_NODE} or newer and start again.`,
  );
}

/** Where the Node of the packages is, if there is one for this machine. */
function ownNode(root) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

function hashOfLock(root) {
  const lock = fs.readFileSync(join(root, 'package-lock.json'));
  const machine = `${process.platform}-${process.arch}`;
  return createHash('sha256').update(machine).update(lock).digest('hex');
}

/**
 * Whether an `npm install` of the developer's already put everything there: npm's own record in
 * `node_modules` then names the same packages as the lockfile, but for those of other platforms.
 */
function isInstalledByHand(root) {
  try {
    const wanted = JSON.parse(readText(join(root, 'package-lock.json'))).packages;
    const present = JSON.parse(readText(join(root, 'node_modules', '.package-lock.json'))).packages;
    const isSame = (key) =>
      present[key]?.version === wanted[key].version &&
      present[key]?.integrity === wanted[key].integrity;
    return Object.keys(wanted)
      .filter((key) => key.startsWith('node_modules/') || key.includes('/node_modules/'))
      .every((key) => isSame(key) || (!present[key] && isForeign(wanted[key])));
  } catch {
    return false;
  }
}

/** Whether npm would leave an optional package out on this machine. */
function isForeign({ optional, os, cpu, libc }) {
  const lacks = (list, own) => list && !list.includes(own);
  return Boolean(
    optional && (lacks(os, process.platform) || lacks(cpu, process.arch) || libc || (!os && !cpu)),
  );
}

function readText(path) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

module.exports = { arePackagesCurrent, installPackages, requireRuntime };
