import fc from 'fast-check';

/**
 * Property tests try the same examples in every run, so that a failure can be repeated. Others are
 * tried with `PROPERTY_SEED=5 npm test -- units`.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.PROPERTY_SEED ?? 2026),
});
