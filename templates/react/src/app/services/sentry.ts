import { addScript } from './add-script.ts'
import type { Service } from './service.ts'
import { text } from './variable.ts'

const dsn = text(import.meta.env.VITE_SENTRY_DSN)

/** Sends errors of the page to Sentry, whose own loader knows the rest by the public key. */
export const sentry: Service = {
  id: 'sentry',
  name: 'Sentry',
  asks: false,
  ready: URL.canParse(dsn),
  start: () => addScript(`https://js.sentry-cdn.com/${encodeURIComponent(new URL(dsn).username)}.min.js`)
}
