import { PasswordHasher, turnOf } from '../../packages/server/src/accounts/index.ts';
import { openDatabase } from '../../packages/server/src/platform/index.ts';
import type { HttpConnection } from './http-connection.ts';

export const BENCH_PASSWORD = 'Prairie-Evening-7';
export const SIGN_IN_PATH = '/api/v1/User/LogIn';

/** A person who can sign in with {@link BENCH_PASSWORD}. Returns their id. */
export async function makePerson(url: string, email: string, roleKey: string): Promise<string> {
  const hasher = new PasswordHasher({
    PASSWORD_MEMORY_KIB: 65_536,
    PASSWORD_PASSES: 3,
    HASHES_AT_ONCE: 1,
    HASHES_WAITING: 1,
    HASHES_WAITING_PER_ADDRESS: 1,
  });
  const { pool, close } = openDatabase({ url });
  const { rows } = await pool.query<{ id: string }>(
    `insert into person (email, email_verified_at, first_name, last_name, role_key, password_hash)
     values ($1, now(), 'Bench', 'Person', $2, $3)
     on conflict (email) where deleted_at is null do update set role_key = excluded.role_key returning id`,
    [email, roleKey, await hasher.hash(BENCH_PASSWORD, turnOf(email))],
  );
  await close();
  return rows[0]?.id ?? '';
}

/** Signs in and returns the header, with its line break, that identifies the person. */
export async function signIn(connection: HttpConnection, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: BENCH_PASSWORD });
  const answer = await connection.postJson(SIGN_IN_PATH, body);
  const { jwtToken } = (JSON.parse(answer.toString()) as { data: { jwtToken: string } }).data;
  return `authorization: Bearer ${jwtToken}\r\n`;
}
