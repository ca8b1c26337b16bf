-- Which transaction recorded an event: who reads events in the order of their commits needs it.
alter table event_outbox
  add column transaction_id xid8 not null default pg_current_xact_id();
create index event_outbox_transaction on event_outbox (transaction_id);

-- Wakes who waits for rows, once they are committed; the trigger's argument is the channel.
create function notify_channel() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger event_outbox_notifies after insert on event_outbox
  for each statement execute function notify_channel('event_recorded');
create trigger mail_message_notifies after insert on mail_message
  for each statement execute function notify_channel('mail_queued');
