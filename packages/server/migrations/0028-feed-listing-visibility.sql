alter table listing rename column reach to visibility;
comment on column listing.visibility is 'search: in results and on its page; page: on its page only; none: nowhere, because of its status, a display flag, or removal';
