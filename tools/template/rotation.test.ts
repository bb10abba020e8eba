import { expect, it } from 'vitest'
import { templates } from './frameworks.ts'
import { isInPart, restingSpecs, takeTurn, wholeSuiteFramework } from './rotation.ts'

it('every number is in one part of three, and in the rotating part of as many', () => {
  for (let number = 0; number < 12; number += 1) {
    const parts = ['1/3', '2/3', '3/3'].filter((part) => isInPart(number, part))
    expect(parts).toHaveLength(1)
    expect(isInPart(number, 'rotating/3')).toBe(isInPart(number + 3, 'rotating/3'))
  }
})

it.each(['', '0/3', '1/0', 'each', '1/x'])('what names no part is refused: %j', (part) => {
  expect(() => isInPart(1, part)).toThrow('--part names a part of how many')
})

it('as many places as there are cases take all of them', () => {
  const taken = [0, 1, 2].map((place) => takeTurn(['one', 'two', 'three'], place))
  expect(taken.toSorted()).toEqual(['one', 'three', 'two'])
})

it('each framework visits every spec that others share within two commits, and the framework whose turn it is all', () => {
  const specs = ['booking', 'clock', 'contact', 'pages']
  for (const { framework } of templates) {
    const resting = restingSpecs(framework, specs)
    if (framework === wholeSuiteFramework) expect(resting).toEqual([])
    else {
      expect(resting).toEqual(expect.arrayContaining(['clock', 'pages']))
      expect(resting).toHaveLength(3)
    }
  }
})
