import type { NoticeKind } from '@sitewright/api'
import type { Generated } from 'kysely'

/** How somebody wants the control panel to look and work. */
export interface PreferencesTable {
  user_id: string
  /** JSON of the preferences that are not the defaults. */
  value: string
  updated_at: number
}

/** What happened and concerns one administrator. */
export interface NoticesTable {
  id: string
  user_id: string
  kind: NoticeKind
  /** What it is about, such as a `user`; several unread ones about the same are one. */
  subject_type: string
  subject_id: string
  /** Whom the words name; null where they name nobody. */
  person_id: string | null
  /** Path in the control panel. */
  link: string | null
  /** JSON, without names of people. */
  facts: string
  times: Generated<number>
  created_at: number
  read_at: number | null
}
