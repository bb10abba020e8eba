import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createConsent } from './start.ts'
import { datadog } from './datadog.ts'
import { errorReports } from './error-reports.ts'
import { googleAnalytics } from './google-analytics.ts'
import { newrelic } from './newrelic.ts'
import { plausible } from './plausible.ts'
import { sentry } from './sentry.ts'
import { readyServices, type Service } from './service.ts'
import { vercelAnalytics } from './vercel-analytics.ts'

const services = [datadog, errorReports, googleAnalytics, newrelic, plausible, sentry, vercelAnalytics]

describe('a third-party service', () => {
  it('is off while none of its variables is set', () => {
    expect(readyServices(services, {})).toEqual([])
  })

  it.each<[Service, Record<string, string>]>([
    [datadog, { DATADOG_CLIENT_TOKEN: 'a', DATADOG_APPLICATION_ID: 'b' }],
    [errorReports, { API_URL: 'https://api.example.com/' }],
    [googleAnalytics, { GA_MEASUREMENT_ID: 'G-1' }],
    [newrelic, { NEW_RELIC_LICENSE_KEY: 'a', NEW_RELIC_APPLICATION_ID: 'b' }],
    [plausible, { PLAUSIBLE_DOMAIN: 'example.com' }],
    [sentry, { SENTRY_DSN: 'https://key@o1.ingest.sentry.io/1' }],
    [vercelAnalytics, { VERCEL_ANALYTICS: '1' }]
  ])('is ready once all of them are: %o', (service, variables) => {
    expect(readyServices(services, variables)).toEqual([service])
    for (const name of Object.keys(variables))
      for (const value of ['', ' ', undefined])
        expect(readyServices(services, { ...variables, [name]: value })).toEqual([])
  })
})

function consentWith(stored: string | null) {
  const kept = { value: stored }
  const events: string[] = []
  const storage = () => ({
    getItem: () => kept.value,
    setItem: (_: string, value: string) => void (kept.value = value)
  })
  const consent = createConsent({
    storage,
    onAgree: () => events.push('agree'),
    reload: () => events.push('reload')
  })
  return { consent, kept, events }
}

describe('consent to analytics', () => {
  it('is asked for until there is an answer, which is stored', () => {
    const { consent, kept, events } = consentWith(null)
    expect(consent.get()).toBe(true)
    consent.choose('no')
    expect(consent.get()).toBe(false)
    expect(kept.value).toBe('no')
    expect(events).toEqual([])
  })

  it('counts on the next page without a question, and a stored text of others is none', () => {
    expect(consentWith('yes').events).toEqual(['agree'])
    expect(consentWith('yes').consent.get()).toBe(false)
    expect(consentWith('no').events).toEqual([])
    expect(consentWith('maybe').consent.get()).toBe(true)
  })

  it('loads the page anew where it is withdrawn', () => {
    const { consent, events } = consentWith('yes')
    consent.ask()
    consent.choose('no')
    expect(events).toEqual(['agree', 'reload'])
  })

  it('counts for the page where storage is switched off', () => {
    const events: string[] = []
    const storage = () => {
      throw new Error('no storage')
    }
    const consent = createConsent({ storage, onAgree: () => events.push('agree'), reload: () => {} })
    expect(consent.get()).toBe(true)
    consent.choose('yes')
    expect(events).toEqual(['agree'])
  })

  it('starts nothing twice, and nothing without a yes, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('yes', 'no', 'ask')), (presses) => {
        const { consent, kept, events } = consentWith(null)
        for (const press of presses)
          if (press === 'ask') consent.ask()
          else consent.choose(press)
        const answers = presses.filter((press) => press !== 'ask')
        expect(events.filter((event) => event === 'agree')).toHaveLength(answers.includes('yes') ? 1 : 0)
        expect(kept.value).toBe(answers.at(-1) ?? null)
      })
    )
  })
})
