import { expect, it } from 'vitest'
import { contentOf, draftsOf, everythingSite, sampleSites, type Site } from '../index.ts'
import { draftGuess } from './draft-guess.ts'

it('says in plain words what was guessed, whatever the business', () => {
  const guesses = [...Object.values(sampleSites), everythingSite].flatMap((site: Site) =>
    draftsOf(site).map(({ guess }) => guess)
  )
  expect(guesses.length).toBeGreaterThan(20)
  for (const guess of guesses) {
    expect(guess).toMatch(/^(?:The|Your|How|What) .+ (?:is|are) still our guess$/)
    expect(guess).not.toMatch(/[@/[\]{}]|undefined|object|content/)
  }
})

it('names an entry by its title, and counts it where the title is the guess', () => {
  const content = contentOf(sampleSites.dentist)
  const [, second, ...others] = content.services?.items ?? []
  expect(draftGuess(`/content/services/items/@${second?.id}/title`, content)).toBe(
    'The name of your second service is still our guess'
  )
  const title = typeof second?.title === 'string' ? second.title : second?.title.text
  expect(draftGuess(`/content/services/items/@${second?.id}/price`, content)).toBe(
    `The price of “${title}” is still our guess`
  )
  expect(others.length).toBeGreaterThan(0)
  expect(draftGuess('/content/services/items/@gone/title', content)).toBe(
    'The name of one of your services is still our guess'
  )
})

it('names a part without words of its own by its heading', () => {
  const { reasons } = contentOf(everythingSite)
  expect(reasons?.title).toBeTruthy()
  expect(draftGuess('/content/reasons', contentOf(everythingSite))).toBe(
    `The part “${reasons?.title}” is still our guess`
  )
})
