import { describe, expect, it } from 'vitest'
import { findCommands, groupCommands, splitAtMatch, type Command } from './find-commands.ts'

function command(label: string, description?: string): Command {
  return { id: label, label, ...(description && { description }), onClick: () => undefined }
}

const commands = [
  command('1 Business', 'What it does'),
  command('2 Features'),
  command('Save', 'The features')
]

describe('findCommands', () => {
  it('finds all where nothing was typed', () => {
    expect(findCommands(commands, ' ')).toEqual(commands)
  })

  it('finds names before descriptions, whatever their case', () => {
    expect(findCommands(commands, 'FEATURES').map(({ label }) => label)).toEqual(['2 Features', 'Save'])
  })

  it('finds nothing of another name', () => {
    expect(findCommands(commands, 'export')).toEqual([])
  })
})

describe('splitAtMatch', () => {
  it('has what was typed in the middle', () => {
    expect(splitAtMatch('2 Features', 'feat')).toEqual(['2 ', 'Feat', 'ures'])
    expect(splitAtMatch('Features', 'Features')).toEqual(['', 'Features', ''])
  })

  it('leaves a name whole that has nothing of it', () => {
    expect(splitAtMatch('Save', '')).toEqual(['Save'])
    expect(splitAtMatch('Save', 'feat')).toEqual(['Save'])
  })
})

it('commands stand below their headings, in the order in which the headings come first', () => {
  const grouped = groupCommands([
    { ...command('1'), group: 'Do' },
    command('2'),
    { ...command('3'), group: 'Do' }
  ])
  expect(grouped.map(({ name, commands }) => [name, ...commands.map(({ id }) => id)])).toEqual([
    ['Do', '1', '3'],
    [undefined, '2']
  ])
})
