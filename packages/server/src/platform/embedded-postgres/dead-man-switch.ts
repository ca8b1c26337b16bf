import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseHome } from './database-home.ts';
import { serverEnvironment } from './server-settings.ts';
import { isTemporarySocketFolder } from './socket-folder.ts';

interface DeadManSwitch {
  disarm(): Promise<void>;
}

/*
 * A shell that reads a pipe from us. The pipe ends when we do, even by kill -9; the shell then
 * stops the server. It acts only while the token file still contains its own token: the next owner
 * of the folder writes another one, so an old shell that wakes up late does no harm. It waits for
 * the lock file, since we may die between starting the server and the server's first steps.
 */
const SCRIPT = `
trap '' HUP INT TERM
read -r word
[ "$word" = released ] && exit 0
mine() { read -r now < "$TOKEN_FILE" && [ "$now" = "$TOKEN" ]; } 2>/dev/null
locked() { read -r pid < "$DATA/postmaster.pid" && [ -n "$pid" ]; } 2>/dev/null
command_of() { if [ -r "/proc/$1/cmdline" ]; then tr '\\0' ' ' < "/proc/$1/cmdline"; else ps -o command= -p "$1"; fi; }
tries=0
until locked; do
  mine || exit 0
  tries=$((tries + 1))
  [ "$tries" -gt 20 ] && exit 0
  sleep 0.1
done
mine || exit 0
case "$(command_of "$pid")" in *postgres*"$DATA"*) ;; *) exit 0 ;; esac
server=$pid
kill -INT "$server"
tries=0
while locked && [ "$pid" = "$server" ] && kill -0 "$server" 2>/dev/null; do
  tries=$((tries + 1))
  [ "$tries" -eq 300 ] && kill -QUIT "$server"
  [ "$tries" -gt 350 ] && exit 1
  sleep 0.1
done
[ -n "$SOCKET_FOLDER" ] && rmdir "$SOCKET_FOLDER" 2>/dev/null
exit 0
`;

/** Makes this process, and no earlier one, the one whose end stops the server. */
export function takeOverToken(home: DatabaseHome): string {
  const token = randomBytes(16).toString('hex');
  const file = join(home.path, 'dead-man');
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  if (home.account) chownSync(file, home.account.uid, home.account.gid);
  return token;
}

/** Arms the switch for the server of `data`. If the switch is killed, it is started again. */
export function armDeadManSwitch(
  home: DatabaseHome,
  { token, data, socketFolder }: { token: string; data: string; socketFolder: string },
): DeadManSwitch {
  let disarmed = false;
  let shell: ChildProcess;
  let timer: NodeJS.Timeout | undefined;

  const arm = () => {
    shell = spawn('/bin/sh', ['-c', SCRIPT, 'homestead-dead-man'], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {
        ...serverEnvironment(),
        TOKEN: token,
        TOKEN_FILE: join(home.path, 'dead-man'),
        DATA: data,
        SOCKET_FOLDER: isTemporarySocketFolder(socketFolder) ? socketFolder : '',
      },
      ...home.account,
    });
    shell.stdin?.on('error', () => {});
    shell.on('error', () => {});
    shell.on('exit', () => {
      if (!disarmed) timer = setTimeout(arm, 1_000).unref();
    });
    shell.unref();
    (shell.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  };
  arm();

  return {
    async disarm() {
      disarmed = true;
      clearTimeout(timer);
      if (shell.exitCode !== null || shell.signalCode !== null || shell.pid === undefined) return;
      const gone = once(shell, 'exit');
      shell.ref();
      shell.stdin?.end('released\n');
      await gone;
    },
  };
}
