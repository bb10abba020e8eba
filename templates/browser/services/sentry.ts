import { addScript, type Service } from './service.ts'

/** Sends errors of the page to Sentry, whose own loader knows the rest by the public key. */
export const sentry: Service = {
  id: 'sentry',
  name: 'Sentry',
  asks: false,
  isReady: (variable) => URL.canParse(variable('SENTRY_DSN')),
  start: (variable) => {
    const { username } = new URL(variable('SENTRY_DSN'))
    return addScript(`https://js.sentry-cdn.com/${encodeURIComponent(username)}.min.js`)
  }
}
