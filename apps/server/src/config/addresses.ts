import { isIP } from 'node:net'

const blank = /[\s\p{Cc}]/u

function parseUrl(text: string): URL | undefined {
  // URL.parse() drops white space and line breaks, which would break a mail or a header.
  return blank.test(text) ? undefined : (URL.parse(text) ?? undefined)
}

/** Parses an http or https URL without path, query, fragment or credentials; its origin, or undefined. */
export function parseBareOrigin(text: string): string | undefined {
  const url = /^https?:\/\/[^/?#@]+\/*$/i.test(text) ? parseUrl(text.replace(/\/+$/, '')) : undefined
  return url?.origin
}

/** Parses an http or https URL without credentials; its origin, or undefined. */
export function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text)
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol)
  return isWeb && url.username === '' && url.password === '' ? url.origin : undefined
}

/** Whether a text is the URL of an SMTP server: `smtps://user:password@host:port`. */
export function isSmtpUrl(text: string): boolean {
  const url = parseUrl(text)
  return (
    url !== undefined &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    url.search === '' &&
    url.hash === ''
  )
}

/** Whether a text is a host name or an IP address, as `listen` takes it. */
export function isHostName(text: string): boolean {
  return /^[\p{L}\d:.-]+$/u.test(text)
}

/** Whether a text is the IP address of a server, with or without a port: `192.0.2.53`, `[2001:db8::53]:5353`. */
export function isServerAddress(text: string): boolean {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d+))?$/.exec(text) ?? []
  if (port !== undefined && (parsePort(port) ?? 0) === 0) return false
  if (bracketed !== undefined) return isIP(bracketed) === 6
  return isIP(plain ?? text) !== 0
}

/** Parses a port number from 0 to 65535; undefined otherwise. */
export function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? port : undefined
}
