create table testimonial (
  id uuid primary key default gen_random_uuid(),
  text text not null,
  name text not null,
  city text,
  consent_on date,
  consent_how text,
  is_published boolean not null default false,
  position int not null,
  version int not null default 1,
  check (not is_published or (consent_on is not null and consent_how is not null))
);
comment on table testimonial is 'What a client said about the brokerage, for the homepage (R-124)';
comment on column testimonial.consent_on is 'The day on which the client agreed that it is published';
comment on column testimonial.consent_how is 'How the client agreed, such as by email';
create index testimonial_order on testimonial (position);
