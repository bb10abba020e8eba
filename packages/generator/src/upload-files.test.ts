import { findText, toProject } from '@sitewright/project'
import { defaultSite, type Site } from '@sitewright/site'
import { expect, it } from 'vitest'
import { uploadFiles } from './index.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

function filesOf(deployment: Partial<Site['deployment']>, features: Site['selectedFeatures'] = []) {
  const site = siteWith({
    selectedFeatures: features,
    deployment: { ...defaultSite.deployment, ...deployment }
  })
  const files = toProject(uploadFiles(site, tinyTemplate))
  return {
    apache: findText(files, '.htaccess') ?? '',
    headers: findText(files, '_headers') ?? ''
  }
}

it('tells any host the headers of a site, and what may be kept for good', () => {
  const { apache, headers } = filesOf({ ssl: true }, ['geolocation'])
  expect(headers).toBe(`/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(self)
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=86400
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/fonts/*
  Cache-Control: public, max-age=31536000, immutable
`)
  const told = [...headers.matchAll(/^ {2}((?!Cache-Control)[\w-]+): (.*)$/gm)]
  for (const [, name, value] of told) expect(apache).toContain(`Header always set ${name} "${value}"`)
  expect(told).toHaveLength(6)
  expect(filesOf({ ssl: false }).apache).not.toContain('Strict-Transport-Security')
})

it('tells a web server the 404 page and addresses without .html, also in a folder of the host', () => {
  const { apache, headers } = filesOf({ basePath: '/shop/' })
  expect(apache).toContain('\nErrorDocument 404 /shop/404.html\n')
  expect(apache).toContain('RewriteBase /shop/\n')
  expect(apache).toContain('RewriteRule ^(.+)/$ /shop/$1 [R=301,L]')
  expect(apache).toContain('m#^(?:/shop/assets/|/shop/fonts/)#')
  expect(headers).toMatch(/^\/shop\/\*\n/)
  expect(filesOf({}).apache).toContain('\nErrorDocument 404 /404.html\n')
})
