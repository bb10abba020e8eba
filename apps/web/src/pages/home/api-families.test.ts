import * as api from '@sitewright/api'
import { expect, it } from 'vitest'
import { families } from './api-families.ts'

/** Every operation of the server's contract. */
const answered = new Set(
  Object.values(api).flatMap((each) =>
    typeof each === 'object' && 'method' in each && 'path' in each
      ? [`${each.method.toUpperCase()} ${each.path}`]
      : []
  )
)

it.each(families)('B33: the server answers each call that the home page names: $name', ({ calls }) => {
  for (const [method, path] of calls) expect(answered.has(`${method} ${path}`), path).toBe(true)
})
