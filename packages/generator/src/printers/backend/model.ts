import type { FeatureId } from '@sitewright/catalog'
import type { GenerationPlan } from '../../generation-plan.ts'
import { day, email, id, moment, owner, secret, signedIn, stamp, text, type Field } from './fields.ts'

/** Operations that the owner's staff may be granted on the entries of an entity. */
export type Change = 'list' | 'read' | 'add' | 'change' | 'remove'

/** An entity of the owner's server, with the names that the site uses for its members. */
export interface Entity {
  /** Singular, in one word. */
  name: string
  plural: string
  /** The feature that needs it; `always` for what every server has. */
  feature: FeatureId | 'always'
  fields: Readonly<Record<string, Field>>
  /** Fields that must not occur twice together. */
  unique?: readonly string[]
  /** Fields that entries are looked up by. */
  indexes?: readonly (readonly string[])[]
  /** The site may send further fields: its form was changed. */
  open?: true
  /** Entries are added, never changed and never deleted. */
  appendOnly?: true
  /** No contract speaks of it. */
  internal?: true
  changes: readonly Change[]
}

const all: readonly Change[] = ['list', 'read', 'add', 'change', 'remove']

const visitor: Entity = {
  name: 'Visitor',
  plural: 'visitors',
  feature: 'auth',
  fields: {
    id,
    name: text,
    email,
    phone: text,
    bio: text,
    company: text,
    website: text,
    notifications: { type: 'channels' },
    passwordHash: secret,
    signedInAt: { ...moment, server: 'value' },
    createdAt: stamp
  },
  unique: ['email'],
  changes: ['list', 'read', 'change', 'remove']
}

const entities: readonly Entity[] = [
  visitor,
  {
    name: 'Message',
    plural: 'messages',
    feature: 'contact-form',
    fields: { id, name: text, email, subject: text, message: text, createdAt: stamp },
    open: true,
    indexes: [['createdAt']],
    changes: all
  },
  {
    name: 'Booking',
    plural: 'bookings',
    feature: 'booking',
    fields: {
      id,
      visitor: signedIn,
      // A visitor who finds no hours to choose from proposes a time as text, and names no day.
      day: { ...day, empty: true },
      time: { ...text, empty: true },
      when: { ...text, empty: true },
      name: text,
      email,
      phone: text,
      service: text,
      notes: text,
      // A request until the staff confirms it.
      confirmed: { type: 'boolean', server: 'value' },
      createdAt: stamp
    },
    unique: ['day', 'time'],
    indexes: [['visitor']],
    changes: all
  },
  {
    name: 'Review',
    plural: 'reviews',
    feature: 'reviews',
    fields: {
      id,
      name: text,
      rating: { type: 'integer', between: [1, 5] },
      comment: text,
      date: { ...day, server: 'value' }
    },
    indexes: [['date']],
    changes: all
  },
  {
    name: 'Payment',
    plural: 'payments',
    feature: 'payments',
    fields: {
      id,
      visitor: signedIn,
      name: text,
      email,
      amount: text,
      checkoutUrl: { ...text, server: 'value' },
      createdAt: stamp
    },
    indexes: [['visitor'], ['createdAt']],
    changes: ['list', 'read']
  },
  {
    name: 'Visit',
    plural: 'visits',
    feature: 'analytics',
    fields: { id, path: text, visitor: { ...text, optional: true }, at: moment },
    indexes: [['at'], ['path', 'at']],
    changes: ['list', 'read', 'remove']
  },
  {
    name: 'Notification',
    plural: 'notifications',
    feature: 'notifications',
    fields: {
      id,
      visitor: { ...owner, optional: true, server: 'value' },
      type: text,
      title: text,
      message: text,
      read: { type: 'boolean', server: 'value' },
      timestamp: stamp
    },
    indexes: [['visitor', 'timestamp']],
    changes: all
  }
]

/** The audit log. Names are stored as texts, since entries outlive the account of their actor. */
const audit: Entity = {
  name: 'AuditEntry',
  plural: 'auditEntries',
  feature: 'always',
  fields: { id, actor: text, action: text, subject: text, at: stamp },
  indexes: [['at'], ['actor', 'at']],
  appendOnly: true,
  changes: []
}

const role: Entity = {
  name: 'RoleGrant',
  plural: 'roleGrants',
  feature: 'always',
  fields: { id, visitor: owner, role: text, grantedAt: stamp },
  unique: ['visitor', 'role'],
  changes: []
}

const session: Entity = {
  name: 'Session',
  plural: 'sessions',
  feature: 'always',
  fields: {
    id,
    visitor: { ...owner, server: 'value' },
    tokenHash: secret,
    device: { ...text, server: 'value' },
    startedAt: stamp,
    seenAt: { ...moment, server: 'value' },
    expiresAt: { ...moment, server: 'value', after: 'startedAt' }
  },
  unique: ['tokenHash'],
  indexes: [['visitor'], ['expiresAt']],
  changes: []
}

/**
 * `secret` is encrypted with a key that the database does not have; `lastStep` prevents a code from being used twice
 * (replay).
 */
const secondFactor: Entity = {
  name: 'SecondFactor',
  plural: 'secondFactors',
  feature: 'always',
  fields: {
    id,
    visitor: owner,
    secret,
    lastStep: { type: 'integer', optional: true },
    confirmedAt: { ...moment, optional: true },
    createdAt: stamp
  },
  unique: ['visitor'],
  internal: true,
  changes: []
}

/** The entities of a site's server. A site without forms has at least the sessions of its staff. */
export function entitiesOf({ features, site }: GenerationPlan): Entity[] {
  const { auditLogging, authProviders, mfa, rbac, sessionManagement } = site.enterpriseConfig
  const byFeature = entities.filter(({ feature }) => feature !== 'always' && features.includes(feature))
  const chosen = [
    ...byFeature,
    ...(auditLogging ? [audit] : []),
    ...(rbac ? [role] : []),
    ...(sessionManagement || byFeature.length === 0 ? [session] : []),
    ...(mfa ? [secondFactor] : [])
  ]
  const signIn = chosen.includes(visitor) || chosen.some(needsVisitor)
  const known = signIn ? [visitor, ...chosen.filter((each) => each !== visitor)] : chosen
  return known.map((entity) => {
    const fields = Object.entries(entity.fields).flatMap(([name, field]): [string, Field][] => {
      if (field.references !== undefined && !signIn) return []
      const withoutPassword = name === 'passwordHash' && authProviders.length > 0
      return [[name, withoutPassword ? { ...field, optional: true } : field]]
    })
    const own = Object.fromEntries(fields)
    const indexes = (entity.indexes ?? []).filter((names) => names.every((name) => name in own))
    return { ...entity, fields: own, indexes }
  })
}

/** True for an entity that belongs to a visitor: a server without accounts cannot have it. */
function needsVisitor({ fields }: Entity): boolean {
  return Object.values(fields).some(
    ({ optional, references }) => references !== undefined && optional !== true
  )
}

/** The fields that leave the server. */
export function publicFields({ fields }: Entity): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, { secret: hidden }]) => hidden !== true)
}

/** The fields that are sent to the server when an entry is added. */
export function enteredFields(entity: Entity): [name: string, field: Field][] {
  return publicFields(entity).filter(([, { type, server }]) => type !== 'id' && server === undefined)
}

/** The entities that contracts speak of. */
export function publicEntities(plan: GenerationPlan): Entity[] {
  return entitiesOf(plan).filter(({ internal }) => internal !== true)
}
