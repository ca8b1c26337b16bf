/** What local storage keeps of a sign-in, by the names of R-45. */
export interface LoginRecord {
  /** Access token of ten minutes. */
  jwtToken: string;
  /** Key of the role. */
  rolename: string;
}

/** Who is signed in, as R-45 keeps it. */
export interface UserRecord {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
}

const USER = 'user';
const LOGIN = 'logindata';

/** Keeps what a sign-in or a refresh answered. */
export function storeSession({ jwtToken, rolename, ...user }: LoginRecord & UserRecord): void {
  const { id, first_name, last_name, email } = user;
  localStorage.setItem(USER, JSON.stringify({ id, first_name, last_name, email }));
  localStorage.setItem(LOGIN, JSON.stringify({ jwtToken, rolename }));
}

/** The kept login, null when there is none or it can't be read. */
export function readLogin(): LoginRecord | null {
  const record = read<Partial<LoginRecord>>(LOGIN);
  return typeof record?.jwtToken === 'string' && record.jwtToken
    ? { jwtToken: record.jwtToken, rolename: record.rolename ?? '' }
    : null;
}

/** The kept person, null when there is none or it can't be read. */
export function readUser(): UserRecord | null {
  const record = read<Partial<UserRecord>>(USER);
  if (typeof record?.id !== 'string' || !record.id) return null;
  const { id, first_name = '', last_name = '', email = '' } = record;
  return { id, first_name, last_name, email };
}

/** Whether the records are those of this person. */
export function isKept(id: string): boolean {
  return readUser()?.id === id && readLogin() !== null;
}

/** Forgets who was signed in on this device. */
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
