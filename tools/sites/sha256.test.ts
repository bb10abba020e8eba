import { createHash as createNodeHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createHash } from '../../templates/react/render/sha256.ts'

it('hashes as Node does, whatever the length', () => {
  const texts = [0, 1, 55, 56, 63, 64, 65, 119, 120, 5000].map((length) => 'ż'.repeat(length))
  for (const text of texts)
    for (const encoding of ['hex', 'base64'] as const)
      expect(createHash('sha256').update(text).digest(encoding)).toBe(
        createNodeHash('sha256').update(text).digest(encoding)
      )
  const bytes = Uint8Array.from({ length: 200 }, (_, index) => index).subarray(3, 131)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    createNodeHash('sha256').update(bytes).digest('hex')
  )
})
