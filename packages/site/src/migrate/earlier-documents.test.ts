import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSite, resolveSite, siteDescription, siteTitle } from '../index.ts'

/** The site.json of the reference app as earlier versions of the product printed it. */
const folder = new URL('../fixtures/earlier/', import.meta.url)

/** Each text of a document by its keys, with numbers and switches as texts. */
function leavesOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[key, JSON.stringify(value)]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${key}/${name}`))
}

test.each(readdirSync(folder))('a project with %s opens with all that it held', (name) => {
  const document = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>
  const read = parseSite(document)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const site = resolveSite(read.site)
  const { meta } = site.content
  // Title and description are made of the business where the owner wrote none.
  const made = { ...meta, title: siteTitle(site), description: siteDescription(site) }
  const now = new Map(leavesOf({ ...site, content: { ...site.content, meta: made } }))
  // What stood apart, for the builder alone, comes back to its section.
  const held = leavesOf(document).map(([key, text]) => [key.replace(/^\/builder/, ''), text] as const)
  expect(held.filter(([key, text]) => now.get(key) !== text)).toEqual([])
})
