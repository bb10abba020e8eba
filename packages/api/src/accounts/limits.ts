/** No password shorter than this can be set, whatever a setting says (ASVS 5.0, 6.2.1). */
export const minimumPasswordLength = 8

/** Longest password, in characters: it is hashed, never cut (ASVS 5.0, 6.2.9). */
export const maximumPasswordLength = 256

/** The sign-in forms ask for this many before they call (spec 2 §5, §9). */
export const signInPasswordLength = 6

/** What the security settings offer (spec 2 §9). */
export const settingChoices = {
  sessionTimeout: [1, 2, 4, 8, 24],
  maxLoginAttempts: [3, 5, 10],
  lockoutDuration: [5, 15, 30, 60],
  passwordMinLength: [6, 8, 12, 16]
} as const

/** Rows of a page of a list, and the most that can be asked for. */
export const usualPage = 10
export const longestPage = 100

/** What an account keeps, and for how long. */
export const savedProjectLimits = {
  /** Projects of one person. */
  projects: 200,
  /** Bytes of a site document as JSON text. */
  bytes: 1024 * 1024,
  /** Bytes of all documents of one person, every version included. */
  space: 100 * 1024 * 1024,
  /** Versions of a project, the one that counts included. */
  versions: 20,
  /** Milliseconds in which a deletion can be taken back. */
  undoMs: 15 * 60_000,
  /** Characters of a name. */
  name: 100
} as const

/** How many passkeys a person keeps. */
export const maximumPasskeys = 20

/** What a picture of a person may be, and what is made of it. */
export const avatarLimits = {
  /** Bytes of the file. */
  bytes: 2 * 1024 * 1024,
  /** Width and height in pixels of what is kept. */
  side: 256
} as const

/** Characters of a first or last name. */
export const longestName = 100

/** Recovery codes of a set (security bar 16). */
export const recoveryCodeCount = 10
