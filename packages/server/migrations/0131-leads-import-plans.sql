-- An import starts action plans only if its owner asks for it (R-444).
alter table lead_import add column starts_plans boolean not null default false;
comment on column lead_import.starts_plans is 'Whether plans for new leads start on those it makes';
