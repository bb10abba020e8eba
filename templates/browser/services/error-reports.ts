import type { ReadVariable, Service } from './service.ts'

/** Reports errors of the page to the site's own server: what happened and where, nothing about the visitor. */
export const errorReports: Service = {
  id: 'error-reports',
  name: 'error reports',
  asks: false,
  isReady: (variable) => serverOf(variable) !== '',
  async start(variable) {
    const server = serverOf(variable)
    window.addEventListener('error', ({ message }) => report(server, message))
    window.addEventListener('unhandledrejection', ({ reason }) => report(server, String(reason)))
  }
}

function serverOf(variable: ReadVariable): string {
  return variable('API_URL').replace(/\/+$/, '')
}

function report(server: string, message: string) {
  const body = JSON.stringify({ message, page: window.location.pathname, at: Date.now() })
  navigator.sendBeacon(`${server}/errors`, new Blob([body], { type: 'application/json' }))
}
