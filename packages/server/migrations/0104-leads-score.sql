alter table lead
  add column score smallint check (score between 0 and 100),
  add column score_reasons jsonb not null default '[]';
comment on column lead.score is 'How active they were lately, by what they did alone; null until it is first counted (R-393)';
comment on column lead.score_reasons is 'What gave points: kind, count and points';
create index lead_by_score on lead (score desc nulls last, id desc);

-- Scores change by themselves: nobody edits them.
create or replace function note_lead_versions() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || coalesce((
    select jsonb_object_agg(changed.key, new.version)
    from jsonb_each(to_jsonb(new)
      - '{version,field_versions,last_inquiry_at,score,score_reasons}'::text[]) changed
    where changed.value is distinct from to_jsonb(old) -> changed.key), '{}');
  return new;
end $$;
