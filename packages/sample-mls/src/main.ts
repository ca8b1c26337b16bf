import { parseArgs } from 'node:util';
import { optionsFromEnvironment } from './server/settings.ts';
import { startSampleMls } from './server/start-sample-mls.ts';

try {
  const { values } = parseArgs({
    options: { vendor: { type: 'string' }, 'exit-with-stdin': { type: 'boolean' } },
  });
  const withStdin = values['exit-with-stdin'] || process.env.SAMPLE_MLS_EXIT_WITH_STDIN === '1';
  const mls = await startSampleMls(
    optionsFromEnvironment({
      ...process.env,
      ...(values.vendor !== undefined && { SAMPLE_MLS_VENDOR: values.vendor }),
    }),
  );
  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    // A request that hangs must not keep the program alive.
    setTimeout(() => process.exit(0), 3_000).unref();
    mls.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  if (withStdin) {
    process.stdin.resume();
    process.stdin.on('end', leave);
    process.stdin.on('close', leave);
    process.stdin.on('error', leave);
  }
  process.stdout.write(`${JSON.stringify({ listening: mls.url, token: mls.token })}\n`);
} catch (error) {
  const failure = error as NodeJS.ErrnoException;
  const what = failure.code === 'EADDRINUSE' ? 'The port is taken.' : failure.message;
  process.stderr.write(`The sample MLS can't start: ${what}\n`);
  process.exitCode = 1;
}
