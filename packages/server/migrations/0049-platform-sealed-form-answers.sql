alter table idempotent_answer drop column answer;
alter table idempotent_answer add column sealed_answer bytea;
comment on column idempotent_answer.body_hash is 'Keyed hash of the body, which may be private';
comment on column idempotent_answer.sealed_answer is 'The answer, sealed; null while the form is processed, and in rows from before answers were sealed, whose keys are refused';
