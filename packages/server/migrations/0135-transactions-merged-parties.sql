-- “union” ends where a chain comes back to itself, which “union all” would follow forever.
create or replace function current_party(party_id uuid) returns uuid language sql stable as $$
  with recursive chain as (
    select id, merged_into_id from party where id = party_id
    union
    select next.id, next.merged_into_id from party next join chain on next.id = chain.merged_into_id)
  select id from chain where merged_into_id is null
$$;

create or replace function party_family(party_id uuid) returns setof uuid language sql stable as $$
  with recursive family as (
    select party_id as id
    union
    select merged.id from party merged join family on merged.merged_into_id = family.id)
  select id from family
$$;
