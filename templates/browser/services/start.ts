import { consentMessages } from '../../domain/messages/consent.ts'
import { createConsent } from './consent.ts'
import { readerOf, readyServices, type Service, type Variables } from './service.ts'

/**
 * Starts the services whose variables are set: at once, or after consent where they need it. The style sheet of the
 * consent bar is `styles/ui/consent.css`.
 */
export function startServices(services: readonly Service[], variables: Variables) {
  const ready = readyServices(services, variables)
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
