import { featureSimulations, type FeatureId } from '@sitewright/catalog'
import { fenced } from '../formats/markdown.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { pathIn } from '../language-variant.ts'
import { asksServer } from '../messages.ts'

/** The README's recipes for changes of the code. */
export function changeGuide(plan: GenerationPlan): string {
  const { features } = plan
  const recipes = [
    ...(features.includes('contact-form') ? [contactFieldRecipe(plan)] : []),
    ...(features.includes('booking') ? [bookingFieldRecipe(plan)] : []),
    ...(features.some(asksBackend) ? [backendRecipe(plan)] : [])
  ]
  return recipes.length === 0 ? '' : ['## Changing the code', ...recipes].join('\n\n')
}

/** True where the owner's own backend answers calls of a feature. */
function asksBackend(id: FeatureId): boolean {
  return id === 'contact-form' || id === 'booking' || featureSimulations[id] !== 'real'
}

function contactFieldRecipe({ adapter, site }: GenerationPlan): string {
  const { folders, contactForm } = adapter
  const fields = pathIn(`${folders.domain}/contact-fields.ts`, site.typescript)
  return `**A field of the contact form**: an entry in \`${fields}\` and its control in \`${pathIn(contactForm, site.typescript)}\`. What is checked, kept as a draft, posted and mailed, and what the privacy page says, follow from the entry.`
}

function bookingFieldRecipe({ adapter, site }: GenerationPlan): string {
  const { folders, bookingForm } = adapter
  const fields = pathIn(`${folders.domain}/booking-fields.ts`, site.typescript)
  return `**A field of the booking form**: an entry in \`${fields}\` and its control in \`${pathIn(bookingForm, site.typescript)}\`. What is checked, kept in the window, sent and mailed, and what the privacy page says, follow from the entry.`
}

function backendRecipe(plan: GenerationPlan): string {
  const { documents, folders, choices } = plan.adapter
  const { typescript } = plan.site
  const [ts, type] = typescript ? ['ts', ': typeof createChosen'] : ['js', '']
  const chosen = asksServer(plan) ? 'rest' : 'simulated'
  const example = `import { createBackend as createChosen } from './${chosen}.${ts}'

export const createBackend${type} = (site, store) => ({
  ...createChosen(site, store),
  async book(request) {
    const answer = await fetch('https://api.example.com/bookings', { method: 'POST', body: JSON.stringify(request) })
    if (!answer.ok) return { ok: false, code: 'failed' }
    return { ok: true, value: { ...request, id: await answer.text(), delivery: 'sent', confirmed: true } }
  }
})`
  return [
    `**A backend of your own**, such as for bookings only: write its calls in \`${pathIn(choices.backend.path, typescript)}\`. They are made as you write them, in development too; each call that you leave out goes the way that was chosen. Messages (\`sendContact\`) and dates (\`book\`, with \`cancelBooking\`, \`bookings\` and \`takenTimes\`) are apart. ${typescript ? `All calls stand in \`${folders.domain}/backend/port.ts\`. ` : ''}Name the server in \`${documents.policy}\`, the Content Security Policy of the pages, under \`connect-src\`.${published(plan)}`,
    fenced(ts, example)
  ].join('\n\n')
}

/** The features that a launch build includes once their calls are written; the site's server answers the others. */
function published({ features }: GenerationPlan): string {
  const named = features.flatMap((id) => {
    const simulation = featureSimulations[id]
    if (simulation === 'real' || simulation.calls.length === 0) return []
    return [`${id} (${simulation.calls.map((call) => `\`${call}\``).join(', ')})`]
  })
  if (named.length === 0) return ''
  return ` A launch build takes in what else only pretends once all of its calls are written: ${named.join('; ')}. No word says then that it is a demonstration.`
}
