import { expect, it } from 'vitest'
import { kindOf } from './kind.ts'
import { extractReferences } from './references.ts'
import { readScript } from './script.ts'

it.each([
  ["'/sw.js'", '/sw.js'],
  ['`${import.meta.env.BASE_URL}sw.js`', '/sw.js'],
  ["import.meta.env.BASE_URL + 'worker/sw.js'", '/worker/sw.js'],
  ['`${base}/sw.js`', '/sw.js'],
  ['`${folder}sw.js`', undefined],
  ['`${folder}/${name}`', undefined],
  ['`/${name}`', undefined],
  ['address', undefined]
])('a worker registered as %s has the address %s', (argument, address) => {
  const text = `void navigator.serviceWorker.register(${argument}, { scope: '/' })`
  const { workers } = extractReferences(readScript(text, kindOf('main.ts')))
  expect(workers.map(({ value }) => value)).toEqual(address === undefined ? [] : [address])
})
