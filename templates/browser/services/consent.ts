import type { RawStorage } from '../../domain/backend/storage.ts'
import { createObservable, type Observable } from '../../domain/sessions/observable.ts'

const storageKey = 'consent'

type Choice = 'yes' | 'no'

interface ConsentOptions {
  /** Opens the storage of the browser, which throws where it is switched off. */
  storage: () => Pick<RawStorage, 'getItem' | 'setItem'>
  /** Called once, when the visitor has agreed. */
  onAgree: () => void
  /** Loads the page anew. */
  reload: () => void
}

/** Whether the visitor is being asked. */
export interface Consent extends Observable<boolean> {
  choose: (choice: Choice) => void
  /** Asks again. */
  ask: () => void
}

/** The visitor's consent to analytics. The answer is stored, and can be changed at any time. */
export function createConsent({ storage, onAgree, reload }: ConsentOptions): Consent {
  const stored = readChoice(storage)
  const asking = createObservable(stored === null)
  let started = false

  function settle(choice: Choice) {
    if (choice === 'yes' && !started) {
      started = true
      onAgree()
    }
    asking.set(false)
  }

  if (stored !== null) settle(stored)
  return {
    get: asking.get,
    subscribe: asking.subscribe,
    ask: () => asking.set(true),
    choose(choice) {
      storeChoice(storage, choice)
      // What runs already cannot be taken out of the page; without it the page starts afresh.
      if (choice === 'no' && started) reload()
      settle(choice)
    }
  }
}

function readChoice(storage: ConsentOptions['storage']): Choice | null {
  try {
    const stored = storage().getItem(storageKey)
    return stored === 'yes' || stored === 'no' ? stored : null
  } catch {
    return null
  }
}

function storeChoice(storage: ConsentOptions['storage'], choice: Choice) {
  try {
    storage().setItem(storageKey, choice)
  } catch {
    // Storage is switched off: the visitor is asked again on the next page.
  }
}
