import { messageWayOf } from '@sitewright/catalog'
import type { MessageDelivery } from '@sitewright/site'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { createStore } from '../../../lib/store.ts'
import { useStore } from '../../../lib/use-store.ts'

/** The stored result of a test. */
export interface TestResult {
  state: 'arrived' | 'failed'
  /** Milliseconds since 1970. */
  at: number
}

/** The subject of a test: an endpoint with its key, or a way that ends in the owner's inbox. */
export type TestSubject = Pick<MessageDelivery, 'address' | 'accessKey'>

/** The key under which the test of a way is stored. */
export function testSubjectOf({ way, address, accessKey }: MessageDelivery, email: string): TestSubject {
  return messageWayOf(way).address === undefined ? { address: way, accessKey: email } : { address, accessKey }
}

type TestResults = Readonly<Record<string, TestResult>>

const storageKey = 'sitewright:message-tests'

const store = createStore<TestResults>(loadResults())

/** The owner's test results, by subject; only the owner knows that a message arrived. */
export function useTestResult({ address, accessKey }: TestSubject): TestResult | undefined {
  return useStore(store, (results) => results[resultKey(address, accessKey)])
}

/** As `useTestResult`, read once. */
export function findTestResult({ address, accessKey }: TestSubject): TestResult | undefined {
  return store.get()[resultKey(address, accessKey)]
}

export function saveTestResult({ address, accessKey }: TestSubject, tested: TestResult): void {
  const known = { ...store.get(), [resultKey(address, accessKey)]: tested }
  store.set(known)
  try {
    browserStorage()?.setItem(storageKey, JSON.stringify(known))
  } catch {
    // Where the storage is full, the test is asked for again next time.
  }
}

function resultKey(address: string, accessKey: string): string {
  return `${address} ${accessKey}`
}

function loadResults(): TestResults {
  try {
    const stored: unknown = JSON.parse(browserStorage()?.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as TestResults) : {}
  } catch {
    return {}
  }
}
