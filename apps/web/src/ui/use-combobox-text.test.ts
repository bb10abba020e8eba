import { describe, expect, it } from 'vitest'
import { filterOptions } from './use-combobox-text.ts'

const options = [
  { value: '1', label: 'Ines Duarte', detail: 'ines@harbourandpine.com' },
  { value: '2', label: 'Tomas Lind' }
]

describe('filterOptions', () => {
  it('finds all where nothing was typed', () => {
    expect(filterOptions(options, '  ')).toEqual(options)
  })

  it('finds any part of a name or of what stands below it, whatever the case', () => {
    expect(filterOptions(options, 'LIND').map(({ value }) => value)).toEqual(['2'])
    expect(filterOptions(options, 'harbour').map(({ value }) => value)).toEqual(['1'])
  })

  it('finds nothing across name and detail', () => {
    expect(filterOptions(options, 'duarte ines')).toEqual([])
  })
})
