/** The address of a file of the site in a folder of its host; others, such as of a picture elsewhere, stay as they are. */
export function withBase(path: string, folder: string): string {
  return /^\/(?!\/)/.test(path) ? folder + path : path
}

/** An address on the host as the routes of the site know it, which stands in a folder. */
export function withoutBase(address: string, folder: string): string {
  const isInside = address === folder || address.startsWith(`${folder}/`)
  return isInside ? address.slice(folder.length) || '/' : address
}
