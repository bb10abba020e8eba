import { defaultSite, type Site } from '@sitewright/site'
import { expect, it } from 'vitest'
import { siteUrl } from './site-url.ts'

it.each<[Partial<Site['deployment']>, string | undefined]>([
  [{ domain: '' }, undefined],
  [{ domain: 'kestrel.example' }, 'https://kestrel.example'],
  [{ domain: 'kestrel.example', ssl: false }, 'http://kestrel.example'],
  [{ domain: 'kestrel.example', platforms: ['github'] }, 'https://kestrel.example'],
  [{ domain: 'kestrel.github.io', platforms: ['github'] }, 'https://kestrel.github.io/<repository>'],
  [
    { domain: 'kestrel.github.io', platforms: ['github'], basePath: '/shop' },
    'https://kestrel.github.io/shop'
  ]
])('a site with %j will be at %s', (change, address) => {
  expect(siteUrl({ ...defaultSite.deployment, ...change })).toBe(address)
})
