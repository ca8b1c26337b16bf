create table quiz_submission (
  inquiry_id uuid primary key references inquiry,
  answers jsonb not null,
  match jsonb not null
);
comment on table quiz_submission is 'Answers of the agent quiz, and what the person was told about agents';
comment on column quiz_submission.answers is 'Question and answer as shown; the answer about an agent''s gender is stored and never used';
