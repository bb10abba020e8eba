import type { CallOutcome } from '@sitewright/client'
import { createStore, type ReadableStore } from '../lib/store.ts'

/** State of step-up; `inDialog` says that an open dialog asks for it. */
export type StepUpState =
  | { kind: 'idle' }
  | { kind: 'asking'; inDialog: boolean; settle: (proved: boolean) => void }
  /** The call is being retried. */
  | { kind: 'retrying'; inDialog: boolean }

/** Step-up authentication: sensitive calls take a fresh proof of who the user is (security bar 25). */
export interface StepUp extends ReadableStore<StepUpState> {
  /** Sends a call, and retries it after step-up where the server asks for one; undefined where the user declined. */
  send: <T>(call: () => Promise<CallOutcome<T>>) => Promise<CallOutcome<T> | undefined>
  /** Registers an open dialog, which then asks in place of the page; the returned function unregisters it. */
  attachDialog: () => () => void
}

export function createStepUp(): StepUp {
  const state = createStore<StepUpState>({ kind: 'idle' })
  let dialogs = 0
  let proof: Promise<boolean> | undefined

  const ask = (): Promise<boolean> => {
    const inDialog = dialogs > 0
    proof ??= new Promise<boolean>((resolve) => {
      const settle = (proved: boolean): void => {
        state.set(proved ? { kind: 'retrying', inDialog } : { kind: 'idle' })
        resolve(proved)
      }
      state.set({ kind: 'asking', inDialog, settle })
    }).finally(() => {
      proof = undefined
    })
    return proof
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    send: async (call) => {
      const outcome = await call()
      if (!requiresStepUp(outcome)) return outcome
      if (!(await ask())) return undefined
      try {
        return await call()
      } finally {
        if (state.get().kind === 'retrying') state.set({ kind: 'idle' })
      }
    },
    attachDialog: () => {
      dialogs += 1
      return () => {
        dialogs -= 1
      }
    }
  }
}

function requiresStepUp(outcome: CallOutcome<unknown>): boolean {
  return !outcome.ok && outcome.problem?.error.code === 'auth.step-up'
}
