/** Texts of the screen of databases. */
export const databaseMessages = {
  title: 'Database',
  lead: (all: number, bad: number) =>
    all === 0
      ? 'Connect the databases that you run'
      : `${all} ${all === 1 ? 'connection' : 'connections'}, ${bad === 0 ? 'none needs a look' : `${bad} ${bad === 1 ? 'needs' : 'need'} a look`}`,
  tabsLabel: 'What to do with the database',
  tabs: {
    query: 'Query Editor',
    schema: 'Schema Browser',
    data: 'Data Explorer',
    performance: 'Performance',
    migrations: 'Migrations'
  },
  cards: 'Connections',
  add: 'Add connection',
  loadFailed: 'The connections could not be loaded',
  empty: 'No database is connected',
  emptyText: 'Add one with a role that may only read.',
  emptyReader: 'Whoever may manage connections can add one.',
  statuses: { connected: 'Connected', disconnected: 'Disconnected', error: 'Error' },
  untested: 'Not tested yet',
  response: (ms: string) => `Answers in ${ms}`,
  pool: (active: number, total: number) =>
    `${active} of ${total} ${total === 1 ? 'connection' : 'connections'} active`,
  figures: (queries: number, mean: string, hourly: string) =>
    `${queries.toLocaleString('en-GB')} ${queries === 1 ? 'query' : 'queries'} · ${mean} ms · ${hourly}/h`,
  almostNothing: '< 0.1',
  noFigures: '– queries',
  figuresSource: ', run by this panel within the last 24 hours',
  figuresTitle:
    'Queries that this panel ran within the last 24 hours: how many gave a result, the mean time of the database, and how many an hour',
  figuresNote: 'Cards count what this panel ran in 24 h.',
  production: 'Production',
  ownPlace: 'in this browser',
  ownNote:
    'The database of the demo itself: it is there by itself, and is neither changed nor deleted. Values of passwords, keys and tokens are left out.',
  ownOffer: "Look at Sitewright's own database, read only",
  ownOfferNote: 'A copy without passwords, keys and sessions. Nothing has to be entered.',
  ownAdded: "Sitewright's own database is connected",
  ownCopyPlace: 'copy on this server',
  ownCopy: (age: string) => `A copy without passwords, keys and sessions, made ${age}.`,
  ownNoCopy: 'A copy without passwords, keys and sessions, made when it is read.',
  ownCopyNote:
    'Nothing in it can be changed. It is copied again after a minute, a large one later, or with Copy again.',
  ownCut: (tables: readonly string[]) =>
    `Of ${tables.join(', ')} it has the newest rows only, since ${tables.length === 1 ? 'the table is' : 'the tables are'} large.`,
  ownOff: 'OWN_DATABASE=false switches it off. The connection can be deleted.',
  ownForbidden: 'It shows people, the audit log, tenants and monitoring, which your role may not see.',
  copyAgain: 'Copy again',
  copying: 'Copying …',
  plaintext: 'Not encrypted',
  acts: (name: string) => `Actions for ${name}`,
  test: 'Test connection',
  testing: 'Connecting …',
  tested: (name: string, version: string) => `${name} answers, version ${version}`,
  testFailed: 'Connection Failed',
  edit: 'Edit',
  disconnect: 'Disconnect',
  connect: 'Connect',
  disconnected: (name: string) => `${name} is switched off`,
  connected: (name: string) => `${name} is switched on`,
  delete: 'Delete',
  failed: 'The connection could not be changed',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deletePassword: 'Its password',
  deletePasswordGone: 'is deleted here',
  deleteCopy: 'The copy',
  deleteCopyGone: 'is forgotten',
  deleteScripts: 'The scripts of its migrations',
  deleteScriptsGone: (count: number) => (count === 0 ? 'none' : `${count}, deleted here`),
  deleteDatabase: 'The database itself',
  deleteDatabaseStays: 'is not touched',
  deleteConfirm: 'Delete the connection',
  deleteKeep: 'Keep it',
  deleted: (name: string) => `${name} is no longer connected`,
  about: 'About the connection',
  facts: {
    type: 'Type',
    version: 'Version',
    server: 'Server',
    database: 'Database',
    role: 'Role',
    encryption: 'Encryption',
    connections: 'Connections to it',
    lastConnected: 'Last connected',
    tested: 'Last tested'
  },
  verified: 'Encrypted, certificate verified',
  pooled: (active: number, idle: number, total: number) => `${active} active, ${idle} idle, ${total} in all`,
  mayWrite: (role: string) => `${role}, which may write`,
  never: 'Never'
} as const

/** Texts of the form of a connection. */
export const connectionFormMessages = {
  addTitle: 'Add connection',
  editTitle: 'Edit connection',
  name: 'Name',
  kind: 'Type',
  port: 'Port',
  passwordHelp: 'Leave it empty to keep the one that is set',
  tls: 'Encrypt the connection and verify the certificate',
  loopback:
    'Databases on this machine may be connected to, since this server serves it alone. EGRESS_DB_LOOPBACK=false switches it off.',
  tlsOff: 'Everybody on the way can read what is sent, the password among it.',
  certificate: 'Certificate of the server',
  certificateHelp: 'In PEM, where it is not one that everybody trusts',
  production: 'People depend on this database',
  writable: 'Allow writing',
  dailyBudget: (unit: string) => `Budget of a day, in ${unit}`,
  dailyBudgetHelp:
    'For each person; queries beyond it are refused until 0:00 UTC. Left empty, there is none.',
  writableHelp:
    'Takes a role that may write, and people who may. Each write is held, looked at, and then committed or rolled back.',
  save: 'Save',
  added: (name: string) => `${name} is added`,
  saved: (name: string) => `${name} is saved`,
  works: (version: string, ms: string) => `Answers in ${ms}, version ${version}`
} as const
