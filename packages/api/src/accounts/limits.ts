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

/** Rows of a page of a list, unless the query says otherwise. */
export const defaultPageSize = 10

/** The most rows that a page can have. */
export const maximumPageSize = 100

/** Ids of users that one bulk act can name; more are selected by filters. */
export const maximumBulkIds = 10_000

/** Milliseconds in which a job can be undone after its end. */
export const jobUndoMs = 15 * 60_000

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
  /** Milliseconds in which a deletion can be undone. */
  undoMs: 15 * 60_000,
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
