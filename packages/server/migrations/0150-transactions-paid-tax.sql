alter table listing_file
  add column tax_paid_through_year int,
  add column tax_half_paid boolean;
comment on column listing_file.tax_paid_through_year is 'The last year whose property tax is paid in full (R-513); null is not known';
comment on column listing_file.tax_half_paid is 'Whether the first half of the tax of the year after that is paid';
