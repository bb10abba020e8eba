import type { Site } from '#domain/site.ts'

/** The parts of a site by their object, with the address of each. */
type Addresses = ReadonlyMap<object, string>

const known = new WeakMap<Site, Addresses>()

/**
 * The address of each object of a site: a JSON pointer (RFC 6901) whose list steps are ids, such as
 * `/content/services/items/@cleaning`. Each object has to stand at one place, as in a document that was parsed.
 */
export function addressesOf(site: Site): Addresses {
  const addresses = known.get(site) ?? new Map(findParts(site, ''))
  known.set(site, addresses)
  return addresses
}

/** The address of a field of a part; undefined where the part is none of the site, as what a visitor wrote. */
export function fieldAddress(site: Site, part: object, field: PropertyKey): string | undefined {
  const address = addressesOf(site).get(part)
  return address === undefined ? undefined : `${address}/${String(field)}`
}

function findParts(value: unknown, address: string): [object, string][] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, part]) => {
    const id: unknown = Array.isArray(value) ? Reflect.get(Object(part), 'id') : undefined
    const step = typeof id === 'string' ? `@${id}` : key
    return findParts(part, `${address}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  })
  return [[value, address], ...below]
}
