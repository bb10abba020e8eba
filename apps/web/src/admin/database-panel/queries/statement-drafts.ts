import { createStore } from '../../../lib/store.ts'

const drafts = createStore<Readonly<Record<string, string>>>({})

/** What the user has written for a connection since the page was loaded. */
export function findDraft(userId: string, connection: string): string {
  return drafts.get()[`${userId} ${connection}`] ?? ''
}

/** Keeps what the user has written, for when they come back from another tab. */
export function saveDraft(userId: string, connection: string, text: string): void {
  drafts.set({ ...drafts.get(), [`${userId} ${connection}`]: text })
}
