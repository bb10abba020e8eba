import { messageWayOf } from '@sitewright/catalog'
import type { Messages } from '@sitewright/site'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../../../state/browser-storage.ts'
import { createStore } from '../../../state/store.ts'

/** What is known of an address that messages are posted to. */
export interface Tested {
  state: 'arrived' | 'failed'
  /** Milliseconds since 1970. */
  at: number
}

/** What was tested: an address with its key, or a way that ends in the owner's inbox. */
export type TestSubject = Pick<Messages, 'address' | 'accessKey'>

/** What a test of a way is remembered by. */
export function testedOf({ way, address, accessKey }: Messages, email: string): TestSubject {
  return messageWayOf(way).address === undefined ? { address: way, accessKey: email } : { address, accessKey }
}

type Known = Readonly<Record<string, Tested>>

const storageKey = 'sitewright:message-tests'

const store = createStore<Known, Known>((_before, next) => next, read())

/** What the owner's tests have shown, by address; only the owner knows that a message arrived. */
export function useTested({ address, accessKey }: TestSubject): Tested | undefined {
  return useSyncExternalStore(store.subscribe, store.get, store.get)[keyOf(address, accessKey)]
}

/** As `useTested`, at this moment. */
export function testOf({ address, accessKey }: TestSubject): Tested | undefined {
  return store.get()[keyOf(address, accessKey)]
}

export function rememberTest({ address, accessKey }: TestSubject, tested: Tested): void {
  const known = { ...store.get(), [keyOf(address, accessKey)]: tested }
  store.dispatch(known)
  try {
    browserStorage()?.setItem(storageKey, JSON.stringify(known))
  } catch {
    // Without room for it, the test is asked for again next time.
  }
}

function keyOf(address: string, accessKey: string): string {
  return `${address} ${accessKey}`
}

function read(): Known {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Known) : {}
  } catch {
    return {}
  }
}
