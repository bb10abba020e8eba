import { isVisitor, storageKeys } from './stored-entries.ts'
import type { Profile, Result, Visitor } from './port.ts'
import type { SimulatedCalls } from './simulated-calls.ts'
import { storedList } from './storage.ts'
import { simulatedDelays } from './simulated-delays.ts'

/**
 * Accounts in this browser. Passwords are neither stored nor checked: a check in the visitor's own browser protects
 * nothing, and what is not stored cannot leak.
 */
export const simulatedAccounts: SimulatedCalls = ({ store, now, newId, wait, emit }) => {
  const accounts = () => storedList(store, storageKeys.accounts, isVisitor)
  const current = () => {
    const id = store.get(storageKeys.session)
    return accounts().find((account) => account.id === id) ?? null
  }

  function keep(visitor: Visitor): Result<Visitor> {
    const others = accounts().filter((account) => account.id !== visitor.id)
    const kept = store.set(storageKeys.accounts, [...others, visitor])
    if (!kept.ok) return kept
    const session = store.set(storageKeys.session, visitor.id)
    if (!session.ok) return session
    emit({ kind: 'visitor', visitor })
    return { ok: true, value: visitor }
  }

  function enter(email: string, name: string, invented: { invented?: true } = {}): Result<Visitor> {
    const known = accounts().find((account) => sameAddress(account.email, email))
    return keep({
      ...(known ?? { ...emptyProfile, ...invented, id: newId(), email, name }),
      signedInAt: now()
    })
  }

  return {
    async signIn({ email }) {
      await wait(simulatedDelays.signIn)
      return enter(email, nameFrom(email))
    },
    async signInWith(provider) {
      await wait(simulatedDelays.signIn)
      const result = enter(`visitor@${provider}.example`, 'Visitor', { invented: true })
      return result.ok ? { ok: true, value: { kind: 'signed-in', visitor: result.value } } : result
    },
    async register({ name, email }) {
      await wait(simulatedDelays.register)
      if (accounts().some((account) => sameAddress(account.email, email))) {
        return { ok: false, code: 'taken', field: 'email' }
      }
      return enter(email, name)
    },
    async signOut() {
      store.remove(storageKeys.session)
      emit({ kind: 'visitor', visitor: null })
      return { ok: true, value: undefined }
    },
    async currentVisitor() {
      return { ok: true, value: current() }
    },
    async saveProfile(profile) {
      await wait(simulatedDelays.profile)
      const visitor = current()
      return visitor === null ? { ok: false, code: 'signed-out' } : keep({ ...visitor, ...profile })
    }
  }
}

/** The default profile of a new visitor. */
export const emptyProfile: Profile = {
  name: '',
  email: '',
  phone: '',
  bio: '',
  company: '',
  website: '',
  notifications: { email: true, sms: false, push: false }
}

function sameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

function nameFrom(email: string): string {
  const name = email.split('@')[0] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}
