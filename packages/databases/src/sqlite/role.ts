/** The role that statements run as, of a database that has none. */
export const sqliteRole = 'reader'
