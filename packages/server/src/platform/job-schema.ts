import jobRunner from 'pg-boss/package.json' with { type: 'json' };

/** Where the job runner has its tables. */
export const JOB_SCHEMA = 'pgboss';

/** The version of those tables that this job runner works with. */
export const JOB_SCHEMA_VERSION: number = jobRunner.pgboss.schema;
