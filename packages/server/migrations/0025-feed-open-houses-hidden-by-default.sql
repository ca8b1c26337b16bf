-- The feed always says which open houses are public; one that it said nothing about must not show.
alter table open_house alter column is_public set default false;
