import '../../styles/ui/consent.css'
import { consentMessages } from '../../domain/messages/consent.ts'
import type { Service } from './service.ts'

const storageKey = 'consent'

type Choice = 'yes' | 'no'

/**
 * Asks for consent to analytics at the end of the page. Both answers are one press away; the answer is stored, and can
 * be changed there at any time.
 */
export function openConsent(services: readonly Service[], agreed: () => void) {
  const bar = document.createElement('section')
  bar.className = 'consent'
  bar.setAttribute('aria-label', consentMessages.title)
  document.body.append(bar)
  let started = false

  const settle = (choice: Choice) => {
    if (choice === 'yes' && !started) {
      started = true
      agreed()
    }
    bar.replaceChildren(button(consentMessages.change, ask))
  }
  const choose = (choice: Choice) => {
    keep(choice)
    // What runs already cannot be taken out of the page; without it the page starts afresh.
    if (choice === 'no' && started) window.location.reload()
    settle(choice)
  }
  const ask = () => {
    const words = document.createElement('p')
    words.textContent = consentMessages.question(services.map((service) => service.name))
    bar.replaceChildren(
      words,
      button(consentMessages.no, () => choose('no')),
      button(consentMessages.yes, () => choose('yes'))
    )
  }

  const kept = read()
  if (kept === null) ask()
  else settle(kept)
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'btn btn-quiet'
  made.textContent = label
  made.addEventListener('click', press)
  return made
}

function read(): Choice | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    return null
  }
}

function keep(choice: Choice) {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is switched off: the visitor is asked again on the next page.
  }
}
