create table event_outbox (
  id bigint generated always as identity primary key,
  type text not null,
  payload jsonb not null,
  recorded_at timestamptz not null default now(),
  delivered_at timestamptz
);
comment on table event_outbox is 'News written in the same commit as the change that caused it; delivered by the job runner';
create index event_outbox_waiting on event_outbox (id) where delivered_at is null;
create index event_outbox_delivered on event_outbox (delivered_at) where delivered_at is not null;
