import { useSyncExternalStore } from 'react'
import type { Backend, Visitor } from '../domain/backend/port.ts'
import { followVisitor, type VisitorFollower } from '../domain/backend/visitor.ts'
import { useBackend } from './backend.tsx'

const followers = new WeakMap<Backend, VisitorFollower>()

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function useVisitor(): Visitor | null | undefined {
  const backend = useBackend()
  const follower = followers.get(backend) ?? followVisitor(backend)
  followers.set(backend, follower)
  return useSyncExternalStore(follower.subscribe, follower.current, () => undefined)
}
