/** Minimum length of a new password, whatever the settings say (ASVS 5.0, 6.2.1). */
export const minimumPasswordLength = 8

/** Maximum length of a password, in characters: it is hashed, never truncated (ASVS 5.0, 6.2.9). */
export const maximumPasswordLength = 256

/** Minimum length that the sign-in forms require before they send a request (spec 2 §5, §9). */
export const signInPasswordLength = 6

/** The options of the security settings (spec 2 §9). */
export const settingChoices = {
  sessionTimeout: [1, 2, 4, 8, 24],
  maxLoginAttempts: [3, 5, 10],
  lockoutDuration: [5, 15, 30, 60],
  passwordMinLength: [6, 8, 12, 16]
} as const

/** Forbidden words in new passwords: how many, and the length of each. */
export const refusedWordLimits = { words: 200, shortest: 4, longest: 50 } as const

/** Idle timeout of an administrator's session in minutes (security bar 22). */
export const administratorIdleMinutes = 30

/** Effects of a change of the security settings that list the affected users. */
export const namedEffectKinds = ['lockouts', 'second-factor', 'password-only'] as const

/** Default page size of a list. */
export const defaultPageSize = 10

/** Maximum page size of a list. */
export const maximumPageSize = 100

/** Page sizes in the control panel; the first is the default. */
export const listPageSizes = [25, 50, 100] as const

/** Maximum number of user ids in a bulk action; more are selected by filters. */
export const maximumBulkIds = 10_000

/** When a user counts as online, and as recent, in the summary of the user list. */
export const summarySpans = { onlineMinutes: 5, recentDays: 7 } as const

/** Limits of saved views. */
export const viewLimits = {
  /** Views per user and screen. */
  own: 50,
  name: 60,
  /** Characters of a query string. */
  query: 2000
} as const

/** Limits of an uploaded file of users. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  /** Rows below the first one. */
  rows: 100_000,
  columns: 100,
  /** Characters of a row. */
  rowLength: 20_000
} as const

/** How long a job can be undone after its end, and the deletion of a user, in milliseconds. */
export const undoMs = 15 * 60_000

/** Maximum characters of an administrator's mail. */
export const userMailLimits = { subject: 150, text: 10_000 } as const

/** Length of the reason for viewing as another user. */
export const viewReasonLimits = { shortest: 3, longest: 300 } as const

/** Length of the reason for suspending a tenant. */
export const suspendReasonLimits = { shortest: 3, longest: 300 } as const

/** Maximum duration of viewing as another user, in milliseconds. */
export const viewAsMs = 30 * 60_000

/** How long a closed account can be reopened before it is deleted, in milliseconds. */
export const accountKeepMs = 14 * 24 * 60 * 60_000

/** Quotas of the saved projects of an account. */
export const savedProjectLimits = {
  /** Projects per user. */
  projects: 200,
  /** Bytes of a site document as JSON text. */
  bytes: 1024 * 1024,
  /** Total bytes of a user's documents, with all versions. */
  space: 100 * 1024 * 1024,
  /** Versions per project, with the current one. */
  versions: 20,
  /** Deleted projects that can be restored; beyond it the oldest is deleted for good. */
  deleted: 200,
  /** How long a deletion can be undone, in milliseconds. */
  undoMs: 14 * 24 * 60 * 60_000,
  /** Characters of a name. */
  name: 100
} as const

/** Limits of the pictures of saved projects. */
export const savedPictureLimits = {
  /** Bytes of a file: several times what a photograph of 1600 pixels has. */
  bytes: 5 * 1024 * 1024,
  /** Total bytes of a user's pictures. */
  space: 200 * 1024 * 1024,
  /** Pixels of the widest file. */
  width: 16_384,
  /** Files in one question for those that are missing: more than the pictures of a site have. */
  files: 250,
  /** How long a picture that no project names is stored after it was sent, in milliseconds. */
  unnamedMs: 24 * 60 * 60_000
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
  /** Checks per installation. */
  checks: 100,
  /** Characters of a name. */
  name: 80,
  /** Characters of a text that a response must or must not contain. */
  text: 200,
  /** Interval in seconds. */
  interval: { least: 30, most: 86_400 },
  /** Timeout in seconds. */
  timeout: { least: 1, most: 30 },
  /** Consecutive failures until it is down. */
  failures: { least: 1, most: 10 },
  /** Retention of daily counts in days. */
  days: 60,
  /** Retention of single results in days. */
  resultDays: 2,
  /** Listed results per check. */
  results: 100
} as const

/** Limits of maintenance windows. */
export const maintenanceLimits = {
  /** Characters of a reason. */
  reason: 200,
  /** Checks per window. */
  checks: 100,
  /** Maximum duration in days. */
  days: 30,
  /** How long ended windows are listed, in days. */
  retentionDays: 60,
  /** Listed windows, and current or future ones at the same time. */
  windows: 100
} as const

/** Maximum number of points in a series of measurements. */
export const maximumPoints = 1500

/** Limits of connections to databases. */
export const databaseConnectionLimits = {
  connections: 50,
  /** Characters of a name. */
  name: 60,
  /** Characters of the name of a database or a role. */
  text: 128,
  /** Allows for the key file of a service account. */
  password: 5000,
  /** Maximum daily budget. */
  budget: 1_000_000_000,
  certificate: 20_000
} as const

/** Limits of stored queries. */
export const queryLimits = {
  /** Queries in a user's history; the oldest are deleted first. */
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
  /** Calls in a user's history; the oldest are deleted first. */
  history: 200,
  historyDays: 30,
  /** Characters of a stored body; a longer one is not stored. */
  body: 20_000,
  /** Characters of a parameter value, and the number of parameters. */
  parameter: 8000,
  parameters: 50
} as const

/** Limits of the named secrets of the API explorer. */
export const explorerSecretLimits = {
  /** Secrets per user. */
  secrets: 50,
  /** Characters of a value; a shorter one would be redacted everywhere. */
  shortest: 8,
  longest: 4096
} as const

/** Limits of calls that the server executes for the API explorer. */
export const explorerExecuteLimits = {
  /** Characters of path and query. */
  path: 8000,
  headers: 20,
  /** Characters of the value of a header. */
  header: 4000,
  /** Characters of the body. */
  body: 50_000,
  /** Secrets per call. */
  secrets: 20,
  /** Maximum bytes of a response. */
  answer: 1024 * 1024,
  timeoutMs: 30_000,
  /** For a call as a role, since the embedded database blocks all other calls until it is rolled back. */
  roleTimeoutMs: 5000
} as const

/** How long an authentication counts as recent for step-up, in milliseconds (security bar 25). */
export const stepUpMs = 10 * 60_000

/** Poll interval of the dashboard in milliseconds (spec 2 §2). */
export const dashboardMs = 3000

/** How long an item of 'Needs attention' can be snoozed. */
export const snoozeLimits = { days: 31 } as const
