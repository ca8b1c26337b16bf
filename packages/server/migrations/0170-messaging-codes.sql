alter table message drop constraint message_purpose_check;
alter table message add constraint message_purpose_check
  check (purpose in ('transactional', 'marketing', 'keyword', 'code'));
comment on column message.purpose is 'Of a text message that we send: which consent it needs; an answer to STOP, START or HELP and a code that someone asked for need none';
