/** The name that an answer gives its file (RFC 6266), else the last part of its address. */
export function fileNameOf({ headers, url }: Pick<Response, 'headers' | 'url'>): string {
  const disposition = headers.get('content-disposition') ?? ''
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  const [, plain] = /filename="([^"]+)"/.exec(disposition) ?? []
  return plain ?? (url.split(/[?#]/)[0]?.split('/').at(-1) || 'download')
}
