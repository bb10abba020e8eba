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

it.each(families)(
  'B33: the home page calls $name planned only while the server does not answer it',
  ({ planned, calls }) => {
    for (const [method, path] of calls) expect(answered.has(`${method} ${path}`), path).toBe(planned !== true)
  }
)
