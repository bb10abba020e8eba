import { bookingFields } from '../booking.ts'
import { forEachField } from '../form.ts'
import type { Booking, Change, Notification, PageView, Result, Visitor, VisitorReview } from './port.ts'

/** The part of the Web Storage API that is needed. */
export interface RawStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A key-value store of JSON values, with a key prefix of its own. */
export interface Store {
  /** False where nothing outlives the page: in a sandboxed frame or a private window, or with storage disabled. */
  readonly durable: boolean
  /** The stored value; undefined where there is none or it cannot be read. */
  get(key: string): unknown
  /** `full`: the storage quota of the browser is exceeded. */
  set(key: string, value: unknown): Result<void>
  remove(key: string): void
}

/**
 * Opens the storage that `open` returns, or memory where that throws. `open` is a function because in a sandboxed frame
 * even reading `localStorage` throws.
 */
export function openStore(open: () => RawStorage, prefix: string): Store {
  const raw = tryStorage(open, prefix)
  return createStore(raw ?? memoryStorage(), prefix, raw !== null)
}

export function memoryStore(): Store {
  return createStore(memoryStorage(), '', false)
}

function tryStorage(open: () => RawStorage, prefix: string): RawStorage | null {
  try {
    const raw = open()
    const probe = `${prefix}probe`
    raw.setItem(probe, '1')
    raw.removeItem(probe)
    return raw
  } catch {
    return null
  }
}

function createStore(raw: RawStorage, prefix: string, durable: boolean): Store {
  return {
    durable,
    get: (key) => {
      try {
        const text = raw.getItem(prefix + key)
        return text === null ? undefined : JSON.parse(text)
      } catch {
        return undefined
      }
    },
    set: (key, value) => {
      try {
        raw.setItem(prefix + key, JSON.stringify(value))
        return { ok: true, value: undefined }
      } catch {
        return { ok: false, code: 'full' }
      }
    },
    remove: (key) => {
      try {
        raw.removeItem(prefix + key)
      } catch {
        // Storage that is no longer accessible counts as empty.
      }
    }
  }
}

function memoryStorage(): RawStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key)
  }
}

/** A stored list, without the entries that fail the check. */
export function storedList<Entry>(
  store: Store,
  key: string,
  isEntry: (value: unknown) => value is Entry
): readonly Entry[] {
  const value = store.get(key)
  return Array.isArray(value) ? value.filter(isEntry) : []
}

/** Whether a value is an object whose members have these types. */
export function hasShape(
  value: unknown,
  shape: Readonly<Record<string, 'string' | 'number' | 'boolean'>>
): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(shape).every(([key, type]) => typeof Reflect.get(value, key) === type)
}

/** Keys of the entries in browser storage. */
export const storageKeys = {
  bookings: 'bookings',
  requests: 'requests',
  reviews: 'reviews',
  accounts: 'accounts',
  session: 'session',
  views: 'views',
  notifications: 'notifications',
  outbox: 'outbox'
} as const

export function isBooking(value: unknown): value is Booking {
  return hasShape(value, {
    ...forEachField(bookingFields, () => 'string' as const),
    id: 'string',
    day: 'string',
    time: 'string',
    confirmed: 'boolean'
  })
}

export function isReview(value: unknown): value is VisitorReview {
  return hasShape(value, {
    id: 'string',
    name: 'string',
    rating: 'number',
    comment: 'string',
    date: 'string'
  })
}

export function isVisitor(value: unknown): value is Visitor {
  return (
    hasShape(value, {
      id: 'string',
      name: 'string',
      email: 'string',
      phone: 'string',
      bio: 'string',
      company: 'string',
      website: 'string',
      signedInAt: 'number'
    }) && hasShape((value as Visitor).notifications, { email: 'boolean', sms: 'boolean', push: 'boolean' })
  )
}

export function isView(value: unknown): value is PageView {
  return hasShape(value, { path: 'string', at: 'number' })
}

export function isNotification(value: unknown): value is Notification {
  return hasShape(value, {
    id: 'string',
    type: 'string',
    title: 'string',
    message: 'string',
    timestamp: 'number',
    read: 'boolean'
  })
}

/** An event emitter for changes; a listener that throws does not stop the others. */
export function createChangeEmitter() {
  const listeners = new Set<(change: Change) => void>()
  return {
    subscribe(listener: (change: Change) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(change: Change): void {
      for (const listener of listeners) {
        try {
          listener(change)
        } catch (error) {
          console.error(error)
        }
      }
    }
  }
}
