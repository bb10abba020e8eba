import type { RawStorage } from '../../domain/backend/storage.ts'
import { consentMessages } from '../../domain/messages.ts'
import { createObservable, type Observable } from '../../domain/sessions/observable.ts'
import { readerOf, type Service, type Variables } from './service.ts'

/**
 * Starts services whose variables are set: at once, or after consent where they need it. The style sheet of the consent
 * bar is `styles/banners.css`.
 */
export function startServices(ready: readonly Service[], variables: Variables) {
  const asking = ready.filter((service) => service.asks)
  const start = (service: Service) => void service.start(readerOf(variables))
  for (const service of ready) if (!service.asks) start(service)
  if (asking.length === 0) return
  openConsentBar(
    asking.map((service) => service.name),
    () => asking.forEach(start)
  )
}

/** Asks for consent to analytics at the end of the page. Both answers are one press away. */
function openConsentBar(names: readonly string[], onAgree: () => void) {
  const bar = document.createElement('section')
  bar.className = 'consent'
  bar.setAttribute('aria-label', consentMessages.title)
  document.body.append(bar)
  const consent = createConsent({
    storage: () => localStorage,
    onAgree,
    reload: () => window.location.reload()
  })
  const draw = () =>
    bar.replaceChildren(
      ...(consent.get()
        ? [
            paragraph(consentMessages.question(names)),
            button(consentMessages.no, () => consent.choose('no')),
            button(consentMessages.yes, () => consent.choose('yes'))
          ]
        : [button(consentMessages.change, consent.ask)])
    )
  draw()
  consent.subscribe(draw)
}

function paragraph(text: string): HTMLParagraphElement {
  const made = document.createElement('p')
  made.textContent = text
  return made
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'btn btn-quiet'
  made.textContent = label
  made.addEventListener('click', onPress)
  return made
}

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
