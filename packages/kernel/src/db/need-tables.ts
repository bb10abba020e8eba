/** Until when an item of 'Needs attention' is hidden. */
export interface NeedSnoozesTable {
  /** The id of the need. */
  id: string
  reason: string
  until: number
  created_by: string
  created_at: number
}
