const blank = /[\s\p{Cc}]/u

function readUrl(text: string): URL | undefined {
  // The parser forgives blanks and line breaks, which a mail or a header would not.
  return blank.test(text) ? undefined : (URL.parse(text) ?? undefined)
}

/** The origin of a web address that names nothing but that; undefined for whatever holds more. */
export function webOrigin(text: string): string | undefined {
  const url = /^https?:\/\/[^/?#@]+\/*$/i.test(text) ? readUrl(text.replace(/\/+$/, '')) : undefined
  return url?.origin
}

/** The origin of a web address; undefined where it names a person, or is no web address. */
export function originOf(text: string): string | undefined {
  const url = readUrl(text)
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol)
  return isWeb && url.username === '' && url.password === '' ? url.origin : undefined
}

/** Whether a text names a mail server: `smtps://user:password@host:port`. */
export function isMailServer(text: string): boolean {
  const url = readUrl(text)
  return (
    url !== undefined &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    url.search === '' &&
    url.hash === ''
  )
}

/** Whether a text may stand for the name or the address of this machine. */
export function isHostName(text: string): boolean {
  return /^[\p{L}\d:.-]+$/u.test(text)
}

/** A port in digits. */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? port : undefined
}
