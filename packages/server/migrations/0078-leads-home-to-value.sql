alter table inquiry
  add column home_city text,
  add column home_zip text;
comment on column inquiry.home_address is
  'As shown to the person; null when the address may not be shown. For a home value, as typed';
comment on column inquiry.home_city is 'City of the home whose value was asked for, as typed';
comment on column inquiry.home_zip is 'Its ZIP code, 5 digits or 9 with a hyphen';
