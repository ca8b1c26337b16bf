alter table agent_profile add column about_es text not null default '';
comment on column agent_profile.about_es is 'What Spanish pages show in place of `about`; empty: they show that, marked as English (R-371)';
