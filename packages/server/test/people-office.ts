import { randomUUID } from 'node:crypto';
import { createAccountsApp } from './accounts-app.ts';

export type PeopleOffice = Awaited<ReturnType<typeof openPeopleOffice>>;

/**
 * The calls about people and roles, with a super-admin, an admin and an agent signed in. By
 * default, calls about people are the admin's and those about rights the super-admin's.
 */
export async function openPeopleOffice() {
  const app = await createAccountsApp();
  const superPerson = await app.makePerson({ role: 'super-admin', last_name: 'Abel' });
  const superAdmin = await app.signIn(superPerson);
  const adminPerson = await app.makePerson({ role: 'admin', last_name: 'Baker' });
  const admin = await app.signIn(adminPerson);
  const agentPerson = await app.makePerson({ role: 'agent', last_name: 'Carver', city: 'Omaha' });
  const agent = await app.signIn(agentPerson);
  const post = (path: string, body?: unknown, as = admin) => app.post(path, body, as);
  const newcomer = (given: object = {}) => ({
    first_name: 'Nora',
    last_name: 'Lindqvist',
    email: `nora-${randomUUID().slice(0, 8)}@example.org`,
    role: 'agent',
    ...given,
  });
  return {
    app,
    superPerson,
    superAdmin,
    adminPerson,
    admin,
    agentPerson,
    agent,
    make: app.makePerson,
    post,
    get: async (id: string, as = admin) => (await app.get(`users/${id}`, null, as)).body.data,
    /** The body to create a person. */
    newcomer,
    create: async (given: object = {}) =>
      (await post('AdminUserApp/CreateUser', newcomer(given))).body.data,
    update: (id: string, body: object, as = admin) =>
      post(`users/${id}/update`, { id, ...body }, as),
    remove: (Id: string, handOverTo?: string, as = admin) =>
      post('AdminUserApp/DeleteUser', { Id, handOverTo }, as),
    history: async (id: string) => (await app.get(`users/${id}/history`, null, admin)).body.data,
    permissionsOf: async (role: string, as = superAdmin) =>
      (await app.get(`users/getpermissionbyrole/${role}`, null, as)).body.data,
    assign: (body: object, as = superAdmin) => app.post('users/assign-permissions', body, as),
  };
}
