import type { FeatureId } from '@sitewright/catalog'
import type { Order } from '../../order.ts'

/** What a field holds; each printer says it in its own language. */
export type FieldType = 'id' | 'text' | 'email' | 'integer' | 'boolean' | 'day' | 'moment'

/** A thing that the owner's server keeps, with the names that the site uses for its members. */
export interface Entity {
  /** Singular, in one word. */
  name: string
  plural: string
  /** The feature that needs it; `always` for what every server has. */
  feature: FeatureId | 'always'
  fields: Readonly<Record<string, FieldType>>
  /** Fields that must not occur twice together. */
  unique?: readonly string[]
}

const entities: readonly Entity[] = [
  {
    name: 'Message',
    plural: 'messages',
    feature: 'contact-form',
    fields: { id: 'id', name: 'text', email: 'email', subject: 'text', message: 'text', createdAt: 'moment' }
  },
  {
    name: 'Booking',
    plural: 'bookings',
    feature: 'booking',
    fields: {
      id: 'id',
      day: 'day',
      time: 'text',
      name: 'text',
      email: 'email',
      phone: 'text',
      service: 'text',
      notes: 'text',
      createdAt: 'moment'
    },
    unique: ['day', 'time']
  },
  {
    name: 'Review',
    plural: 'reviews',
    feature: 'reviews',
    fields: { id: 'id', name: 'text', rating: 'integer', comment: 'text', date: 'day' }
  },
  {
    name: 'Payment',
    plural: 'payments',
    feature: 'payments',
    fields: {
      id: 'id',
      name: 'text',
      email: 'email',
      amount: 'text',
      checkoutUrl: 'text',
      createdAt: 'moment'
    }
  },
  {
    name: 'Visitor',
    plural: 'visitors',
    feature: 'auth',
    fields: {
      id: 'id',
      name: 'text',
      email: 'email',
      phone: 'text',
      bio: 'text',
      company: 'text',
      website: 'text',
      passwordHash: 'text',
      signedInAt: 'moment'
    },
    unique: ['email']
  },
  {
    name: 'Visit',
    plural: 'visits',
    feature: 'analytics',
    fields: { id: 'id', path: 'text', visitor: 'text', at: 'moment' }
  },
  {
    name: 'Notification',
    plural: 'notifications',
    feature: 'notifications',
    fields: { id: 'id', type: 'text', title: 'text', message: 'text', read: 'boolean', timestamp: 'moment' }
  }
]

const audit: Entity = {
  name: 'AuditEntry',
  plural: 'auditEntries',
  feature: 'always',
  fields: { id: 'id', actor: 'text', action: 'text', subject: 'text', at: 'moment' }
}

const role: Entity = {
  name: 'RoleGrant',
  plural: 'roleGrants',
  feature: 'always',
  fields: { id: 'id', visitor: 'text', role: 'text', grantedAt: 'moment' },
  unique: ['visitor', 'role']
}

const session: Entity = {
  name: 'Session',
  plural: 'sessions',
  feature: 'always',
  fields: { id: 'id', visitor: 'text', device: 'text', startedAt: 'moment', seenAt: 'moment' }
}

/** What the server of a site keeps. A site without forms keeps at least the sessions of those who look after it. */
export function entitiesOf({ features, site }: Order): Entity[] {
  const { auditLogging, rbac, sessionManagement } = site.enterpriseConfig
  const chosen = entities.filter(({ feature }) => feature !== 'always' && features.includes(feature))
  return [
    ...chosen,
    ...(auditLogging ? [audit] : []),
    ...(rbac ? [role] : []),
    ...(sessionManagement || chosen.length === 0 ? [session] : [])
  ]
}

/** The fields that leave the server. */
export function publicFields({ fields }: Entity): [name: string, type: FieldType][] {
  return Object.entries(fields).filter(([name]) => name !== 'passwordHash')
}
