/** The embedded database could not be started. The message is a sentence for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another live process owns the state folder. Nothing was touched. */
export class StateFolderInUseError extends EmbeddedPostgresError {
  override name = 'StateFolderInUseError';
}
