/** The folder of the host that the site stands in, as `/shop`; empty where it has the host for itself. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a file of the site in a folder of its host; others, such as of a picture elsewhere, stay as they are. */
export function withBase(path: string, folder: string): string {
  return /^\/(?!\/)/.test(path) ? folder + path : path
}

/** An address on the host as the routes of the site know it. */
export function withoutBase(address: string): string {
  const isInside = address === base || address.startsWith(`${base}/`)
  return isInside ? address.slice(base.length) || '/' : address
}
