import { expect, it } from 'vitest'
import { shareTargets } from './social.ts'

it('encodes the address and the title for each provider', () => {
  const url = 'https://example.com/services/a?x=1&y=2#top'
  const title = 'Fish & chips: "the best" 100 % 🐟'
  const targets = shareTargets(url, title)
  expect(targets.map(({ name }) => name)).toEqual(['Facebook', 'X (Twitter)', 'LinkedIn', 'WhatsApp'])
  for (const { href } of targets) {
    expect(href).toContain(encodeURIComponent(url))
    expect(href).toContain(encodeURIComponent(title))
    expect(new URL(href).hash).toBe('')
  }
  expect(new URL(targets[3]?.href ?? '').searchParams.get('text')).toBe(`${title} ${url}`)
})
