const { spawn } = require('node:child_process');

/**
 * Runs npm in `root` with its output shown, and answers how it ended and what it said on stderr.
 * Ends with us when we get a signal to end.
 */
function runNpm(root, args) {
  const execpath = process.env.npm_execpath;
  const isScript = execpath?.endsWith('.js') || execpath?.endsWith('.cjs');
  const [command, first] = isScript ? [process.execPath, [execpath]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: !isScript && process.platform === 'win32',
    });
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    let said = '';
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      said = (said + chunk).slice(-20_000);
    });
    child.on('error', (error) => resolve({ isDone: false, said: error.message }));
    child.on('close', (code) => {
      process.removeListener('exit', end);
      resolve({ isDone: code === 0, said });
    });
  });
}

module.exports = { runNpm };
