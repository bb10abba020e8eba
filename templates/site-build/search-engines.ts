import type { Head } from '#domain/head.ts'

/** Prints sitemap.xml, where the site has a domain: a sitemap holds absolute URLs only. */
export function sitemap(heads: readonly Head[]): Readonly<Record<string, string>> {
  const addresses = heads.flatMap(({ canonical, hidden }) => (hidden || !canonical ? [] : [canonical]))
  if (addresses.length === 0) return {}
  const urls = addresses.map((address) => `  <url><loc>${address.replace(/&/g, '&amp;')}</loc></url>`)
  return {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      ''
    ].join('\n')
  }
}

/** Prints robots.txt: allows crawlers, or disallows them while drafts are left. */
export function robots(origin: string | undefined, drafts: number): string {
  if (drafts > 0) return ['User-agent: *', 'Disallow: /', ''].join('\n')
  const lines = ['User-agent: *', 'Allow: /']
  return [...lines, ...(origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`]), ''].join('\n')
}
