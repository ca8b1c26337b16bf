import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';

/*
 * A process that owns an embedded database, for the tests of its life: STATE_DIR in, one line of
 * JSON out when the database is ready or refused. SIGTERM ends it in order.
 */
const log = {
  info: (message: string) => console.error(message),
  warn: (message: string) => console.error(message),
};
const say = (fact: object) => console.log(JSON.stringify(fact));

try {
  const postgres = await startEmbeddedPostgres({ stateDir: String(process.argv[2]), log });
  // Before anyone learns that we are ready and may stop us.
  process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
  say({ ready: true, connection: postgres.connection, home: postgres.home });
  const hold = setInterval(() => {}, 1_000);
  postgres.died.then((error) => {
    say({ died: error.message });
    clearInterval(hold);
  });
} catch (error) {
  const { name, message } = error as Error;
  say({ ready: false, name, message });
  process.exitCode = 1;
}
