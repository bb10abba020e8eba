import type { Service } from './service.ts'
import { text } from './variable.ts'

const server = text(import.meta.env.VITE_API_URL).replace(/\/+$/, '')

/** Reports errors of the page to the site's own server: what happened and where, nothing about the visitor. */
export const errorReports: Service = {
  id: 'error-reports',
  name: 'error reports',
  asks: false,
  ready: server !== '',
  async start() {
    window.addEventListener('error', ({ message }) => report(message))
    window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason)))
  }
}

function report(message: string) {
  const body = JSON.stringify({ message, page: window.location.pathname, at: Date.now() })
  navigator.sendBeacon(`${server}/errors`, new Blob([body], { type: 'application/json' }))
}
