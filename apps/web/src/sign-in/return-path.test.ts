import { describe, expect, it } from 'vitest'
import { safeReturnPath, signInPath } from './return-path.ts'

describe('safeReturnPath', () => {
  it('security bar 37: leads back to pages of this site only', () => {
    const evil = [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'https://evil.example/',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/\t/evil.example',
      '/\r\nLocation: https://evil.example',
      '/%0d%0aSet-Cookie: a=b',
      '/a/..//evil.example',
      'javascript:alert(1)',
      'builder',
      '',
      null,
      undefined
    ]
    for (const path of evil) expect(safeReturnPath(path), String(path)).toBe('/')
  })

  it('keeps a path with its query and its fragment', () => {
    expect(safeReturnPath('/builder/features')).toBe('/builder/features')
    expect(safeReturnPath('/docs?part=2#faq')).toBe('/docs?part=2#faq')
  })
})

describe('signInPath', () => {
  it('keeps the current page as the return path, and not the sign-in pages themselves', () => {
    expect(signInPath({ pathname: '/builder/review', search: '?a=b' })).toBe(
      '/auth/login?from=%2Fbuilder%2Freview%3Fa%3Db'
    )
    expect(signInPath({ pathname: '/auth/register' })).toBe('/auth/login')
    expect(signInPath({ pathname: '/' })).toBe('/auth/login')
  })
})
