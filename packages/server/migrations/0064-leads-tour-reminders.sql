alter table tour_request
  add column day_reminded_for timestamptz,
  add column hour_reminded_for timestamptz;
comment on column tour_request.day_reminded_for is
  'The confirmed time whose reminder of the day before was sent';
comment on column tour_request.hour_reminded_for is
  'The confirmed time whose reminder of the hour before was sent';
