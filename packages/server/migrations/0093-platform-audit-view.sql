-- The audit view reads all of history by time, by who did it, and by kind.
create index record_change_newest on record_change (changed_at desc, id desc);
create index record_change_by on record_change (changed_by, changed_at desc, id desc);
create index record_change_kind_newest on record_change (record_kind, changed_at desc, id desc);
create index security_event_newest on security_event (happened_at desc, id desc);
create index security_event_by on security_event (actor_id, happened_at desc, id desc);
