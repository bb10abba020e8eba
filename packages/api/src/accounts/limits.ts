/** Minimum length of a new password, whatever the settings say (ASVS 5.0, 6.2.1). */
export const minimumPasswordLength = 8

/** Maximum length of a password, in characters: it is hashed, never truncated (ASVS 5.0, 6.2.9). */
export const maximumPasswordLength = 256

/** Minimum length that the sign-in forms ask for before they send anything (spec 2 §5, §9). */
export const signInPasswordLength = 6

/** The choices of the security settings (spec 2 §9). */
export const settingChoices = {
  sessionTimeout: [1, 2, 4, 8, 24],
  maxLoginAttempts: [3, 5, 10],
  lockoutDuration: [5, 15, 30, 60],
  passwordMinLength: [6, 8, 12, 16]
} as const

/** Words that a new password must not hold: how many, and how long each is. */
export const refusedWordLimits = { words: 200, shortest: 4, longest: 50 } as const

/** Minutes without activity after which the session of an administrator ends (security bar 22). */
export const administratorIdleMinutes = 30

/** Effects of a change of the security settings that name whom they hit. */
export const namedEffectKinds = ['lockouts', 'second-factor', 'password-only'] as const

/** Rows of a page of a list, unless the query says otherwise. */
export const defaultPageSize = 10

/** The most rows that a page can have. */
export const maximumPageSize = 100

/** Rows of a page of a list in the control panel, to choose from; the first is the default. */
export const listPageSizes = [25, 50, 100] as const

/** Ids of users that one bulk act can name; more are selected by filters. */
export const maximumBulkIds = 10_000

/** What counts as online, and as recent, in the numbers over the user list. */
export const summarySpans = { onlineMinutes: 5, recentDays: 7 } as const

/** Limits of saved views. */
export const viewLimits = {
  /** Views of one user on a screen. */
  own: 50,
  /** Characters of a name. */
  name: 60,
  /** Characters of a query. */
  query: 2000
} as const

/** Limits of an uploaded file of users. */
export const importLimits = {
  /** Bytes of the file. */
  bytes: 20 * 1024 * 1024,
  /** Rows below the first one. */
  rows: 100_000,
  /** Columns of the first row. */
  columns: 100,
  /** Characters of a row. */
  rowLength: 20_000
} as const

/** Milliseconds in which a job can be undone after its end, and the deletion of a user. */
export const undoMs = 15 * 60_000

/** Characters of a mail that an administrator writes. */
export const userMailLimits = { subject: 150, text: 10_000 } as const

/** Characters of the reason for which an administrator views as somebody else. */
export const viewReasonLimits = { shortest: 3, longest: 300 } as const

/** Characters of the reason for which a tenant is suspended. */
export const suspendReasonLimits = { shortest: 3, longest: 300 } as const

/** Milliseconds after which viewing as somebody else ends by itself. */
export const viewAsMs = 30 * 60_000

/** Milliseconds for which an account that its user has closed can be kept, before it is deleted. */
export const accountKeepMs = 14 * 24 * 60 * 60_000

/** Quotas of the saved projects of an account. */
export const savedProjectLimits = {
  /** Projects of one user. */
  projects: 200,
  /** Bytes of a site document as JSON text. */
  bytes: 1024 * 1024,
  /** Bytes of all documents of one user, every version included. */
  space: 100 * 1024 * 1024,
  /** Versions of a project, the current one included. */
  versions: 20,
  /** Deleted projects that can be brought back; the oldest goes for good before one more. */
  deleted: 200,
  /** Milliseconds in which a deletion can be undone. */
  undoMs: 14 * 24 * 60 * 60_000,
  /** Characters of a name. */
  name: 100
} as const

/** Maximum number of passkeys of a user. */
export const maximumPasskeys = 20

/** Limits of a profile picture. */
export const avatarLimits = {
  /** Bytes of the uploaded file. */
  bytes: 2 * 1024 * 1024,
  /** Width and height in pixels after re-encoding. */
  side: 256
} as const

/** Maximum length of a first or last name, in characters. */
export const maximumNameLength = 100

/** Number of recovery codes in a set (security bar 16). */
export const recoveryCodeCount = 10

/** Limits of checks of services. */
export const checkLimits = {
  /** Checks of an installation. */
  checks: 100,
  /** Characters of a name. */
  name: 80,
  /** Characters of a text that an answer must or must not have. */
  text: 200,
  /** Seconds from one run to the next. */
  interval: { least: 30, most: 86_400 },
  /** Seconds that a run may take. */
  timeout: { least: 1, most: 30 },
  /** Failures in a row until it is down. */
  failures: { least: 1, most: 10 },
  /** Days whose counts of results are kept. */
  days: 60,
  /** Days for which single results are kept. */
  resultDays: 2,
  /** Results of a check that are listed. */
  results: 100
} as const

/** Limits of maintenance windows. */
export const maintenanceLimits = {
  /** Characters of a reason. */
  reason: 200,
  /** Checks that a window names. */
  checks: 100,
  /** Days that a window lasts at most. */
  days: 30,
  /** Days for which one that has ended is listed. */
  keptDays: 60,
  /** Windows that are listed, and may run or be to come at once. */
  windows: 100
} as const

/** The most windows of one series of measurements. */
export const maximumPoints = 1500

/** Limits of connections to databases. */
export const databaseConnectionLimits = {
  connections: 50,
  /** Characters of a name. */
  name: 60,
  /** Characters of the name of a database or a role. */
  text: 128,
  /** A key file of a service account is a password too. */
  password: 5000,
  /** The largest budget of a day. */
  budget: 1_000_000_000,
  certificate: 20_000
} as const

/** Limits of the queries that are kept. */
export const queryLimits = {
  /** Queries in the history of somebody; the oldest go first. */
  history: 500,
  historyDays: 90,
  /** Characters of a statement in the history. */
  historyStatement: 20_000,
  snippets: 100,
  /** Characters of the name of a snippet. */
  name: 80
} as const

/** Limits of the history of the API explorer. */
export const explorerLimits = {
  /** Calls in the history of somebody; the oldest go first. */
  history: 200,
  historyDays: 30,
  /** Characters of a body that is kept; of a longer one nothing is. */
  body: 20_000,
  /** Characters of the value of a parameter, and how many there are. */
  parameter: 8000,
  parameters: 50
} as const

/** Limits of the named secrets of the API explorer. */
export const explorerSecretLimits = {
  /** Secrets of one user. */
  secrets: 50,
  /** Characters of a value; a shorter one would be redacted everywhere. */
  shortest: 8,
  longest: 4096
} as const

/** Limits of calls that the server carries out for the API explorer. */
export const explorerExecuteLimits = {
  /** Characters of path and query. */
  path: 8000,
  headers: 20,
  /** Characters of the value of a header. */
  header: 4000,
  /** Characters of the body. */
  body: 50_000,
  /** Secrets that one call names. */
  secrets: 20,
  /** Bytes of an answer that is handed on. */
  answer: 1024 * 1024,
  timeoutMs: 30_000,
  /** As a role, since the embedded database makes all other calls wait until it is rolled back. */
  roleTimeoutMs: 5000
} as const

/** Milliseconds for which an authentication counts as recent, where a call takes step-up (security bar 25). */
export const stepUpMs = 10 * 60_000

/** How often the dashboard asks for its numbers, in milliseconds (spec 2 §2). */
export const dashboardMs = 3000

/** How long something that needs somebody can be put off. */
export const snoozeLimits = { days: 31 } as const
