import { expect, it } from 'vitest'
import { netlifyForm } from './post-form.ts'

it('a message to Netlify was accepted only where Netlify answered (S0-1)', () => {
  const { taken } = netlifyForm()
  const answer = (headers: Record<string, string>) => ({ body: undefined, headers: new Headers(headers) })
  expect(taken(answer({ 'x-nf-request-id': '01J' }))).toBe(true)
  expect(taken(answer({ server: 'another host' }))).toBe(false)
})
