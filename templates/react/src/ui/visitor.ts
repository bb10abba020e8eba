import { useSyncExternalStore } from 'react'
import type { Backend, Visitor } from '../domain/backend/port.ts'
import { trackVisitor, type VisitorTracker } from '../domain/backend/visitor.ts'
import { useBackend } from './backend.tsx'

const followers = new WeakMap<Backend, VisitorTracker>()

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function useVisitor(): Visitor | null | undefined {
  const backend = useBackend()
  const follower = followers.get(backend) ?? trackVisitor(backend)
  followers.set(backend, follower)
  return useSyncExternalStore(follower.subscribe, follower.current, () => undefined)
}
