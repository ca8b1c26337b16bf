-- The counters move to the platform as they are.
create temporary table earlier as select * from throttle;
drop table throttle;
create table throttle (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table throttle is 'Counters of rate-limiter-flexible: tries by account, device and address';
insert into throttle select * from earlier;
drop table earlier;
create index throttle_expire on throttle (expire);
