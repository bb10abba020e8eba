import { expect, type APIRequestContext } from '@playwright/test'

export interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
}

export interface Manifest extends Record<string, unknown> {
  name: string
  short_name: string
  description: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons?: Picture[] }[]
}

/** The manifest that the home page of a site names, as the server sends it. */
export async function manifestOf(request: APIRequestContext, origin: string): Promise<Manifest> {
  const home = await request.get(origin)
  expect(home.headers()['content-type'], 'ServesHtml').toMatch(/^text\/html/)
  const html = await home.text()
  expect(html, 'ServesHtml').toMatch(/^<!doctype html>/i)
  const href = html.match(/<link rel="manifest" href="([^"]+)"/)?.[1]
  expect(href, 'HasManifest').toBeTruthy()
  const answer = await request.get(new URL(href ?? '', origin).href)
  expect(answer.headers()['content-type']).toMatch(/^application\/(manifest\+)?json/)
  return (await answer.json()) as Manifest
}

/** A picture is there, of the type and of the pixels that it declares. */
export async function expectPicture(
  request: APIRequestContext,
  origin: string,
  { src, sizes, type }: Picture
): Promise<void> {
  const answer = await request.get(new URL(src, origin).href)
  expect(answer.status(), `${src} is fetchable`).toBe(200)
  expect(answer.headers()['content-type'], `${src} is of the type it declares`).toBe(type)
  const bytes = await answer.body()
  if (type === 'image/svg+xml') expect(bytes.toString('utf8')).toContain('<svg')
  else expect(pngSize(bytes), `${src} has the pixels it declares`).toBe(sizes)
}

/** Width and height of a PNG, from its header. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}
