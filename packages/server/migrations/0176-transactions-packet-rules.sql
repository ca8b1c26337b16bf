create table packet_rule (
  id uuid primary key default gen_random_uuid(),
  version int not null default 1,
  key text unique,
  position int not null,
  form text,
  template_id uuid,
  packet text not null check (packet in ('client', 'deal')),
  kinds jsonb not null check (jsonb_array_length(kinds) > 0),
  property text check (property in ('homes', 'other')),
  built_before int,
  built_after int,
  financing text,
  is_in_sid boolean,
  is_in_soil_area boolean,
  need text not null check (need in ('needed', 'check')),
  if_unsure text not null check (if_unsure in ('needed', 'check')),
  why text not null check (length(why) between 1 and 200),
  unsure text not null default '' check (length(unsure) <= 200),
  retired_at timestamptz,
  check ((form is null) <> (template_id is null))
);
comment on table packet_rule is 'Which documents deals need: a form or a template, with its conditions';
comment on column packet_rule.key is 'Of a rule that the brokerage started with';
comment on column packet_rule.template_id is 'A template of envelopes, which may be gone';
