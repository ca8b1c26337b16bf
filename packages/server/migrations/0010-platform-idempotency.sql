create table idempotent_answer (
  scope text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  answer jsonb,
  recorded_at timestamptz not null default now(),
  primary key (scope, key_hash)
);
comment on table idempotent_answer is 'Answers to forms that were sent with an Idempotency-Key, written in the same commit as what the form did; a retry gets the same answer, another body with the same key is refused';
comment on column idempotent_answer.scope is 'Endpoint and who called';
comment on column idempotent_answer.key_hash is 'SHA-256 of the key';
create index idempotent_answer_recorded on idempotent_answer (recorded_at);
