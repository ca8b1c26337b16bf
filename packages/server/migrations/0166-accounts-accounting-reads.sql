-- Accounting reads deals but doesn't answer offers, so it loses the permission that writes them,
-- also where an administrator had given it.
delete from role_grant
where role_key = 'internal-accounting-team' and permission_key = 'transactions';
update role set grants_version = grants_version + 1 where key = 'internal-accounting-team';
