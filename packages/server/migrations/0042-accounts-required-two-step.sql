-- A demo only suggests it.
update role
   set requires_two_step = true, grants_version = grants_version + 1
 where key in ('super-admin', 'admin', 'internal-accounting-team')
   and not requires_two_step
   and exists (select from database_mode where mode = 'production');

-- Staff sessions now end sooner than their rows say: people sign in again.
update session
   set expires_at = least(expires_at, now())
 where ended_at is null
   and person_id in (select person.id from person join role on role.key = person.role_key
                      where role.side = 'staff')
   and exists (select from database_mode where mode = 'production');
