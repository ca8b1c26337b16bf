-- Rows that a job failed with: it does the others first, and tries these again later.
create table put_off_row (
  job text not null,
  row_id text not null,
  tries integer not null default 1,
  until timestamptz not null,
  primary key (job, row_id)
);
comment on table put_off_row is 'Rows that a job failed with and tries again later';
comment on column put_off_row.row_id is 'Id of the record, such as a person';
comment on column put_off_row.tries is 'How often the job failed with it';

-- Texts of one line were stored with line breaks and other control characters before they were refused.
update saved_search
set name = coalesce(nullif(trim(regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), ''), 'Saved search')
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';

update saved_address
set label = coalesce(nullif(trim(regexp_replace(label, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), ''), 'Address')
where label ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';

update passkey
set name = coalesce(nullif(trim(regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), ''), 'Passkey')
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';

-- One that would now be the same as another of its list gets its id, which staff can replace.
with cleaned as (
  select id, list, parent_id, display ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' as is_broken,
    coalesce(nullif(trim(regexp_replace(display, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), ''), 'Entry') as display
  from reference_entry
)
update reference_entry e
set display = c.display || case when exists (
  select from cleaned o where o.id <> c.id and o.list = c.list
    and o.parent_id is not distinct from c.parent_id and lower(o.display) = lower(c.display)
) then ' ' || left(e.id::text, 8) else '' end
from cleaned c where c.id = e.id and c.is_broken;

update tour_request
set name = trim(regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'))
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';

update person set
  street_one = regexp_replace(street_one, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  street_two = regexp_replace(street_two, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  city = regexp_replace(city, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  state = regexp_replace(state, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  country = regexp_replace(country, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  relationship = regexp_replace(relationship, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  department = regexp_replace(department, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  tshirt_size = regexp_replace(tshirt_size, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  license_number = regexp_replace(license_number, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  company = regexp_replace(company, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
where concat_ws(' ', street_one, street_two, city, state, country, relationship, department, tshirt_size, license_number, company)
  ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';

-- Notes have several lines: \n alone ends them.
update saved_home
set note = regexp_replace(
  translate(regexp_replace(note, '\r\n?|[\u2028\u2029]', E'\n', 'g'), E'\t', ' '),
  '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+', '', 'g')
where note ~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]';
