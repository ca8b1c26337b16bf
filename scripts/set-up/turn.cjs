const fs = require('node:fs');
const { join } = require('node:path');
const { setTimeout: delay } = require('node:timers/promises');

/*
 * One set-up at a time in a checkout. Each puts up a file named after its process and then looks
 * around: of two that come together at least one sees the other and steps back. A file whose
 * process is gone counts for nothing.
 */

/** Runs `work` while no other set-up of this checkout works; waits for its turn. */
async function inTurn(root, work) {
  const folder = join(root, '.state', 'set-up');
  fs.mkdirSync(folder, { recursive: true });
  const name = `${process.pid}.${birthOf(process.pid)}`;
  const path = join(folder, name);
  const leave = () => fs.rmSync(path, { force: true });
  process.once('exit', leave);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

  for (let told = false; ; ) {
    fs.writeFileSync(path, '');
    const other = findOther(folder, name);
    if (other === null) break;
    leave();
    if (!told) console.log(`Waiting for another set-up of this checkout (process ${other}) …`);
    told = true;
    await delay(100 + Math.random() * 200);
  }
  try {
    await work();
  } finally {
    leave();
  }
}

function findOther(folder, ownName) {
  for (const name of fs.readdirSync(folder)) {
    if (name === ownName) continue;
    const pid = Number(name.split('.')[0]);
    if (isAlive(pid) && name === `${pid}.${birthOf(pid)}`) return pid;
    fs.rmSync(join(folder, name), { force: true });
  }
  return null;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The moment a process began, where Linux tells it: process numbers are used again. */
function birthOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return 'unknown';
  }
}

module.exports = { inTurn };
