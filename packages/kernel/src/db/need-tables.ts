/** Until when something that needs somebody is put off. */
export interface NeedSnoozesTable {
  /** The id of the need. */
  id: string
  reason: string
  until: number
  created_by: string
  created_at: number
}
