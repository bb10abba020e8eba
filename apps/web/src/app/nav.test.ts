import { describe, expect, it } from 'vitest'
import { navEntries, isActive } from './nav.ts'

const activeAt = (path: string) => navEntries.filter(({ to }) => isActive(to, path)).map(({ label }) => label)

describe('isActive', () => {
  it('highlights by prefix, the home page only by itself', () => {
    expect(activeAt('/')).toEqual(['Home'])
    expect(activeAt('/builder/features')).toEqual(['Builder'])
    expect(activeAt('/docs')).toEqual(['Docs'])
    expect(activeAt('/documents')).toEqual([])
  })

  it('counts the pages of a generated project to the builder', () => {
    expect(activeAt('/preview')).toEqual(['Builder'])
    expect(activeAt('/download')).toEqual(['Builder'])
  })
})
