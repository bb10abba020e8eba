import { expect, test } from 'vitest'
import { isCharacterKey, isTyping, nameOfKey } from './single-keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test('a letter is typed into text fields, lists and editors', () => {
  expect(isTyping({ tagName: 'INPUT', type: 'text' })).toBe(true)
  expect(isTyping({ tagName: 'INPUT', type: 'search' })).toBe(true)
  expect(isTyping({ tagName: 'TEXTAREA' })).toBe(true)
  expect(isTyping({ tagName: 'SELECT' })).toBe(true)
  expect(isTyping({ tagName: 'DIV', isContentEditable: true })).toBe(true)
})

test('a letter is no text on a checkbox, a button or a row', () => {
  expect(isTyping({ tagName: 'INPUT', type: 'checkbox' })).toBe(false)
  expect(isTyping({ tagName: 'BUTTON' })).toBe(false)
  expect(isTyping({ tagName: 'TR' })).toBe(false)
})

test('a letter has one name with and without the caps lock, and another with Shift', () => {
  expect(nameOfKey({ ...plain, key: 'x' })).toBe('x')
  expect(nameOfKey({ ...plain, key: 'X' })).toBe('x')
  expect(nameOfKey({ ...plain, key: 'X', shiftKey: true })).toBe('Shift+X')
  expect(nameOfKey({ ...plain, key: '?', shiftKey: true })).toBe('?')
})

test('keys with Control, Meta or Alt belong to the browser', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(nameOfKey({ ...plain, key: 'j', [modifier]: true })).toBeUndefined()
})

test('keys that are characters can be switched off; Escape and Enter are none', () => {
  expect(['j', '?', '/', 'Shift+X', '1'].every(isCharacterKey)).toBe(true)
  expect(['Escape', 'Enter', 'ArrowDown'].some(isCharacterKey)).toBe(false)
})
