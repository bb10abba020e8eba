import type { NoticeKind } from '@sitewright/api'
import type { Generated } from 'kysely'

/** A user's preferences of the control panel. */
export interface PreferencesTable {
  user_id: string
  /** JSON of the preferences that differ from the defaults. */
  value: string
  updated_at: number
}

/** A notice of one administrator. */
export interface NoticesTable {
  id: string
  user_id: string
  kind: NoticeKind
  /** The subject, such as a `user`; a reader has at most one unread notice of a kind about it. */
  subject_type: string
  subject_id: string
  /** The user whom the message names; null for none. */
  person_id: string | null
  /** Path in the control panel. */
  link: string | null
  /** JSON, without names of users. */
  facts: string
  times: Generated<number>
  created_at: number
  read_at: number | null
}
