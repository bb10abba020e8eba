/** The first administrator of servers that tests start. */
export const administrator = { email: 'admin@example.com', password: 'plumb line larch' }

/** Environment variables that make the server create this administrator. */
export const administratorEnv = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password
}
