alter table inquiry add column event_id bigint unique;
comment on column inquiry.event_id is 'The event it was made from, which may be delivered twice; null for forms';
