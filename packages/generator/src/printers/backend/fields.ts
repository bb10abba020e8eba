/** The type of a field; each printer maps it to its own language. */
export type FieldType = 'id' | 'text' | 'email' | 'integer' | 'boolean' | 'day' | 'moment' | 'channels'

/** A member of an entity. It is required, and has no default, unless it says otherwise. */
export interface Field {
  type: FieldType
  /** May be absent. */
  optional?: true
  /** May be an empty text, which a database keeps as NULL: what is unique with it is so only where it is filled in. */
  empty?: true
  /** Set by the server, never sent to it. `now`: the moment at which the entry is made. */
  server?: 'value' | 'now'
  /** Never leaves the server, and is never empty. */
  secret?: true
  /** The entity whose id this is, and what happens to this entry when that one is removed. */
  references?: { entity: string; whenRemoved: 'remove' | 'forget' }
  /** Smallest and greatest number. */
  between?: readonly [number, number]
  /** A field of the same entry that must lie before this one. */
  after?: string
}

export const id: Field = { type: 'id' }
export const text: Field = { type: 'text' }
export const email: Field = { type: 'email' }
export const day: Field = { type: 'day' }
export const moment: Field = { type: 'moment' }
/** A timestamp that the server sets. */
export const stamp: Field = { type: 'moment', server: 'now' }
/** A value of the server that no response contains. */
export const secret: Field = { type: 'text', secret: true, server: 'value' }

/** The visitor without whom an entry makes no sense. */
export const owner: Field = { type: 'text', references: { entity: 'Visitor', whenRemoved: 'remove' } }

/** The visitor who was signed in, if any. */
export const signedIn: Field = {
  type: 'text',
  optional: true,
  server: 'value',
  references: { entity: 'Visitor', whenRemoved: 'forget' }
}
