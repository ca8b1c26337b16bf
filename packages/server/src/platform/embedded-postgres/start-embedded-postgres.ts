import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_NAME, PROGRAM_ROLE, prepareCluster } from './cluster.ts';
import { type Connection, isAnswering, requireDatabase } from './connection.ts';
import { findDatabaseHome, prepareDatabaseHome } from './database-home.ts';
import { armDeadManSwitch, takeOverToken } from './dead-man-switch.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import {
  type Log,
  type Postmaster,
  startPostmaster,
  stopServer,
  superviseServer,
} from './postmaster.ts';
import {
  disownPostmasterLock,
  findPostmasterLock,
  isServerOf,
  type PostmasterLock,
} from './postmaster-lock.ts';
import { isAlive } from './process-identity.ts';
import { serverArguments, serverSettings } from './server-settings.ts';
import { prepareSocketFolder, removeSocketFolder } from './socket-folder.ts';
import { prepareBinaries } from './stage-binaries.ts';
import { claimState, findOwner } from './state-claim.ts';

export interface EmbeddedPostgres {
  /** As the owner of everything. */
  connection: Connection;
  /** As the role of the program, which only reads and writes rows. */
  program: Connection;
  /** The folder with the data, the server's log and the socket. */
  home: string;
  /** Ends the server and everything that watches it. May be called more than once. */
  stop(): Promise<void>;
  /** Resolves when the server ends without being asked to; never rejects. */
  died: Promise<Error>;
}

/**
 * Starts the installed PostgreSQL 18 on the state folder, or takes over a server that an earlier
 * process left running there. It listens only on a socket in a private folder, and stops when this
 * process ends, even after a crash. Throws, with a sentence, StateFolderInUseError while another
 * live process owns the folder (which it leaves alone) and EmbeddedPostgresError if PostgreSQL
 * can't run. `fast` turns off crash safety, for tests and benchmarks.
 */
export async function startEmbeddedPostgres({
  stateDir: stateDirGiven,
  log,
  fast = false,
}: {
  stateDir: string;
  log: Log;
  fast?: boolean;
}): Promise<EmbeddedPostgres> {
  const stateDir = resolve(stateDirGiven);
  const home = prepareDatabaseHome(stateDir);
  const claim = await claimState(home, stateDir);
  try {
    const binaries = prepareBinaries(home.path, home.account);
    const token = takeOverToken(home);
    const data = await prepareCluster(home, binaries, { fast });
    const commandFor = (socketFolder: string) =>
      serverArguments(data, serverSettings(socketFolder, { fast }));

    const adopted = await settleEarlierServer(data, (lock) =>
      isStartedAs(data, binaries, commandFor(lock.socketFolder)),
    );
    const socketFolder = adopted?.socketFolder ?? prepareSocketFolder(home);
    const deadMan = armDeadManSwitch(home, { token, data, socketFolder });
    let postmaster: Postmaster | undefined;
    const end = async () => {
      await postmaster?.stop();
      await deadMan.disarm();
      removeSocketFolder(socketFolder);
      claim.release();
    };
    try {
      if (adopted) log.info(`Adopted the database server that was left running (${adopted.pid}).`);
      postmaster = adopted
        ? superviseServer(adopted.pid)
        : await startWithPatience(() =>
            startPostmaster(home, { binaries, args: commandFor(socketFolder), data, log }),
          );
      const connection = connectionTo({ socketFolder, port: findPostmasterLock(data)?.port });
      await requireDatabase(connection, PROGRAM_ROLE);
      let stopped: Promise<void> | undefined;
      return {
        connection,
        program: { ...connection, user: PROGRAM_ROLE },
        home: home.path,
        died: postmaster.died,
        stop() {
          stopped ??= end();
          return stopped;
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  } catch (error) {
    claim.release();
    throw error;
  }
}

/**
 * The connections to a server that another live process runs on this state folder, for tools. Null
 * if none is ready. The tool doesn't own the server and must not stop it.
 */
export function findEmbeddedPostgres(
  stateDir: string,
): Pick<EmbeddedPostgres, 'connection' | 'program'> | null {
  const home = findDatabaseHome(resolve(stateDir));
  if (!home || findOwner(home) === null) return null;
  const data = join(home, 'data');
  const lock = findPostmasterLock(data);
  if (lock?.status !== 'ready' || !isServerOf(lock, data)) return null;
  const connection = connectionTo(lock);
  return { connection, program: { ...connection, user: PROGRAM_ROLE } };
}

function connectionTo({ socketFolder, port }: { socketFolder: string; port?: number }): Connection {
  return { host: socketFolder, port: port ?? 0, user: DATABASE_NAME, database: DATABASE_NAME };
}

/**
 * Handles what an earlier process left: returns a healthy server with our settings to be taken
 * over, stops any other server, and clears a lock whose number now belongs to an unrelated process.
 * Null if the data folder is free.
 */
async function settleEarlierServer(
  data: string,
  isOurKind: (lock: PostmasterLock) => boolean,
): Promise<PostmasterLock | null> {
  const lock = findPostmasterLock(data);
  if (!lock) return null;
  if (!isServerOf(lock, data)) {
    if (isAlive(lock.pid)) disownPostmasterLock(data);
    return null;
  }
  // The dead owner's switch may be about to stop it: its signal would come within this time.
  await delay(100);
  const now = findPostmasterLock(data);
  if (now?.status === 'ready' && isOurKind(now) && (await isAnswering(connectionTo(now))))
    return now;
  await stopServer(lock.pid);
  removeSocketFolder(lock.socketFolder);
  return null;
}

/** Whether the running server was started with exactly the command we would use. */
function isStartedAs(data: string, binaries: string, args: string[]): boolean {
  const command = [join(binaries, 'bin', 'postgres'), ...args.map((arg) => `"${arg}"`)].join(' ');
  try {
    return readFileSync(join(data, 'postmaster.opts'), 'utf8').trim() === command;
  } catch {
    return false;
  }
}

/** After a kill -9 of the server, its last processes need a moment to release its memory. */
async function startWithPatience(start: () => Promise<Postmaster>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      const isMemoryInUse =
        error instanceof EmbeddedPostgresError && error.message.includes('is still in use');
      if (!isMemoryInUse || attempt >= 20) throw error;
      await delay(250);
    }
  }
}
