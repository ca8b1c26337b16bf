alter table envelope
  add column seal_failed_at timestamptz,
  add column seal_failure text check (seal_failure in ('upload', 'certificate', 'other')),
  add column seal_tries int not null default 0,
  add constraint envelope_seal_failure check ((seal_failed_at is null) = (seal_failure is null));
comment on column envelope.seal_failed_at is 'When sealing last failed; null before that, and once someone has it tried again';
comment on column envelope.seal_tries is 'How many tries to seal it have failed';
