alter table stored_file alter column owner_id drop not null;
comment on column stored_file.owner_id is 'Who uploaded it; null for what came in by email';
