/** The kind of a value, in the words of a message. */
type Kind = 'text' | 'switch' | 'list'

interface Shape {
  readonly [key: string]: Kind | Shape
}

const action: Shape = { label: 'text', page: 'text' }

/** What every part of the site reads without asking whether it is there. */
const shape: Shape = {
  businessInfo: {
    businessName: 'text',
    industry: 'text',
    description: 'text',
    location: 'text',
    contactEmail: 'text',
    contactPhone: 'text'
  },
  selectedFeatures: 'list',
  customization: { darkMode: 'switch', animations: 'switch' },
  deployment: {
    domain: 'text',
    messages: { way: 'text', address: 'text', accessKey: 'text' },
    analytics: 'list',
    monitoring: 'list'
  },
  enterpriseConfig: { enabled: 'switch', authProviders: 'list' },
  content: {
    language: 'text',
    direction: 'text',
    meta: {},
    hero: { action },
    about: { title: 'text' },
    locations: 'list',
    callToAction: { action },
    art: { style: 'text', second: 'text', things: 'list', opening: 'text', ground: 'text' }
  }
}

const kinds: Readonly<Record<Kind, { name: string; is: (value: unknown) => boolean }>> = {
  text: { name: 'a text in quotation marks', is: (value) => typeof value === 'string' },
  switch: { name: 'true or false', is: (value) => typeof value === 'boolean' },
  list: { name: 'a list in square brackets', is: (value) => Array.isArray(value) }
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first thing that is wrong with a site document, as a sentence that begins with its key. */
export function findSiteProblem(document: unknown): string | undefined {
  return isGroup(document) ? findIn(document, shape, '') : 'The whole has to be a group in braces.'
}

function findIn(
  group: Readonly<Record<string, unknown>>,
  expected: Shape,
  above: string
): string | undefined {
  for (const [name, wanted] of Object.entries(expected)) {
    const key = above + name
    const value = group[name]
    if (value === undefined) return `${key} is missing.`
    if (typeof wanted === 'string') {
      if (!kinds[wanted].is(value)) return `${key} has to be ${kinds[wanted].name}.`
      continue
    }
    const problem = isGroup(value) ? findIn(value, wanted, `${key}.`) : `${key} has to be a group in braces.`
    if (problem !== undefined) return problem
  }
  return undefined
}

/** The first selected feature that a project does not have, as a sentence. */
export function findUnknownFeature(
  selected: readonly unknown[],
  present: readonly string[]
): string | undefined {
  const unknown = selected.find((id) => typeof id !== 'string' || !present.includes(id))
  if (unknown === undefined) return undefined
  const known = present.length === 0 ? 'It has none' : `It has ${present.join(', ')}`
  return `selectedFeatures names ${JSON.stringify(unknown)}, which is no feature of this project. ${known}.`
}
