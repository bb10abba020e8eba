import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@sitewright/api'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import type { Authenticator, Tamper } from './authenticator.ts'

/** Origin of the test server's pages. */
export const origin = 'https://sitewright.test'

/** Registers a passkey, as a browser would. */
export async function addPasskey(
  page: TestBrowser,
  device: Authenticator,
  tamper?: Tamper
): Promise<Response> {
  const asked = await page.call('POST', '/api/account/passkeys/options')
  const options = (await asked.json()) as PasskeyCreationOptions
  return page.call('POST', '/api/account/passkeys', {
    name: 'Phone',
    passkey: await device.create(options, tamper)
  })
}

/** Requests passkey options; with a challenge token for the second step. */
export async function requestPasskeyOptions(
  page: TestBrowser,
  ticket?: string
): Promise<PasskeyRequestOptions> {
  const asked = await page.call('POST', '/api/auth/passkey/options', ticket === undefined ? {} : { ticket })
  return (await asked.json()) as PasskeyRequestOptions
}
