/** Roles of WordPress, from most to least permissions. */
export const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;
export type Role = (typeof roles)[number];

const userOf = (id: number, login: string, role: Role) => ({
  id,
  login,
  name: login,
  role,
  email: `${login}@site.example`,
});
/** A user of the site. */
export type User = Readonly<ReturnType<typeof userOf>>;

/** The users of the site. They are the same in all scenarios, so that they remain logged in when the scenario changes. */
export const users: readonly User[] = [
  userOf(1, 'admin', 'administrator'),
  userOf(2, 'admin2', 'administrator'),
  userOf(3, 'editor', 'editor'),
  userOf(4, 'author', 'author'),
  userOf(5, 'subscriber', 'subscriber'),
];

/** Finds a user by ID. */
export const userById = (id: number): User | undefined => users.find((user) => user.id === id);

/** Finds a user by username or email address. */
export const userByLogin = (login: string): User | undefined =>
  users.find((user) => user.login === login || user.email === login);
