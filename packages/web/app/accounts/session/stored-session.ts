/** What local storage has of a sign-in, under the names of R-45. */
interface LoginRecord {
  /** Access token, valid for ten minutes. */
  jwtToken: string;
  /** Key of the role. */
  rolename: string;
}

/** The signed-in person, as R-45 stores them. */
interface UserRecord {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
}

const USER = 'user';
const LOGIN = 'logindata';

/** Stores the answer of a sign-in or a refresh. */
export function storeSession({ jwtToken, rolename, ...user }: LoginRecord & UserRecord): void {
  const { id, first_name, last_name, email } = user;
  localStorage.setItem(USER, JSON.stringify({ id, first_name, last_name, email }));
  localStorage.setItem(LOGIN, JSON.stringify({ jwtToken, rolename }));
}

/** The stored login; null if there is none or it can't be read. */
export function readLogin(): LoginRecord | null {
  const record = read<Partial<LoginRecord>>(LOGIN);
  return typeof record?.jwtToken === 'string' && record.jwtToken
    ? { jwtToken: record.jwtToken, rolename: record.rolename ?? '' }
    : null;
}

/** The stored person; null if there is none or it can't be read. */
export function readUser(): UserRecord | null {
  const record = read<Partial<UserRecord>>(USER);
  if (typeof record?.id !== 'string' || !record.id) return null;
  const { id, first_name = '', last_name = '', email = '' } = record;
  return { id, first_name, last_name, email };
}

/** Whether the records belong to this person. */
export function isKept(id: string): boolean {
  return readUser()?.id === id && readLogin() !== null;
}

/** Clears the signed-in person from this device. */
export function clearSession(): void {
  localStorage.removeItem(USER);
  localStorage.removeItem(LOGIN);
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
