alter table saved_search add column stopped_at timestamptz;
comment on column saved_search.stopped_at is 'Of a search that is kept for someone without an account: when they stopped its emails';
