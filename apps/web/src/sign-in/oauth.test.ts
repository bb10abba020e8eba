import { describe, expect, it } from 'vitest'
import { consumeOauthProvider, landingPath, oauthUrl, redirectToProvider } from './oauth.ts'

const context = { area: 'user', remember: false, from: '/builder/review?a=b' } as const

function storage(entries = new Map<string, string>()) {
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key)
  }
}

describe('the OAuth redirect', () => {
  it('is a navigation of the whole page, with the return path', () => {
    expect(oauthUrl('google', context)).toBe('/api/auth/oauth/google?redirect=%2Fbuilder%2Freview%3Fa%3Db')
    expect(oauthUrl('github', context, 'register')).toMatch(/&action=register$/)
    expect(oauthUrl('microsoft', { area: 'admin', remember: true, from: '' })).toBe(
      '/api/auth/oauth/microsoft?admin=true&redirect=%2Fadmin&remember=true'
    )
  })

  it('notes the provider and the time, and the callback removes them', () => {
    const kept = storage()
    const gone: string[] = []
    const parts = {
      storage: kept as unknown as Storage,
      go: (to: string) => void gone.push(to),
      now: () => 7
    }
    redirectToProvider('google', context, 'login', parts)
    expect(Object.fromEntries(kept.entries)).toEqual({ oauthProvider: 'google', oauthTimestamp: '7' })
    expect(gone).toEqual([oauthUrl('google', context)])
    expect(consumeOauthProvider(kept)).toBe('google')
    expect(kept.entries.size).toBe(0)
    expect(consumeOauthProvider(kept)).toBeUndefined()
  })

  it('ends in the control panel or at the return path', () => {
    expect(landingPath({ area: 'admin', from: '/docs' })).toBe('/admin')
    expect(landingPath({ area: 'user', from: '/docs' })).toBe('/docs')
  })
})
