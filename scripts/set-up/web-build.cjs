const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { join } = require('node:path');
const { runNpm } = require('./run-npm.cjs');
const { SetUpError } = require('./set-up-error.cjs');

/** All that the web build is made from. A folder counts with everything in it. */
const SOURCES = [
  'CHANGELOG.md',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build-web.ts',
  'scripts/compress-build.ts',
  'scripts/slim-manifest.ts',
  'packages/contract/package.json',
  'packages/contract/src',
  'packages/web/app',
  'packages/web/build-service-worker.ts',
  'packages/web/local-links.ts',
  'packages/web/package.json',
  'packages/web/page-language.ts',
  'packages/web/public',
  'packages/web/react-router.config.ts',
  'packages/web/service-worker',
  'packages/web/tsconfig.json',
  'packages/web/vite.config.ts',
];

const markOf = (root) => join(root, 'packages', 'web', 'build', '.homestead-sources');

/** Whether the web build was made from the current sources. */
function isWebCurrent(root) {
  if (!fs.existsSync(join(root, 'packages', 'web', 'app'))) return true;
  try {
    return fs.readFileSync(markOf(root), 'utf8') === hashOfSources(root);
  } catch {
    return false;
  }
}

/** Builds the web. Refuses with a sentence when the build fails. */
async function buildWeb(root) {
  console.log('Building the web pages (once for these sources) …');
  const hash = hashOfSources(root);
  fs.rmSync(markOf(root), { force: true });
  const { isDone } = await runNpm(root, ['run', '--silent', 'build']);
  if (!isDone) throw new SetUpError('The web pages could not be built; see the reason above.');
  fs.mkdirSync(join(root, 'packages', 'web', 'build'), { recursive: true });
  fs.writeFileSync(markOf(root), hash);
}

function hashOfSources(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const stat = fs.statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of fs.readdirSync(join(root, path)).sort()) add(`${path}/${name}`);
    } else if (stat?.isFile() && !/\.test\.tsx?$/.test(path)) {
      const content = fs.readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  };
  for (const path of SOURCES) add(path);
  return hash.digest('hex');
}

module.exports = { buildWeb, isWebCurrent };
