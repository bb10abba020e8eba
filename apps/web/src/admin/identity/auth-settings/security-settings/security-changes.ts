import type { SecuritySettings } from '@sitewright/api'
import { refusedWordLimits, settingChoices } from '@sitewright/api/limits'
import { settingMessages } from '@sitewright/api/messages'
import { securityMessages as words } from './messages.ts'

/** A setting that is chosen from a list. */
export type ChosenSetting = keyof typeof settingChoices

export function changedSettings(
  before: SecuritySettings,
  typed: SecuritySettings
): (keyof SecuritySettings)[] {
  const after = { ...typed, refusedWords: splitWords(typed.refusedWords.join('\n')) }
  return (Object.keys(before) as (keyof SecuritySettings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  )
}

/** The body of the call: a value that is no choice, from an older version, becomes the nearest one. */
export function toNewSettings(settings: SecuritySettings) {
  return {
    ...settings,
    sessionTimeout: nearest('sessionTimeout', settings.sessionTimeout),
    maxLoginAttempts: nearest('maxLoginAttempts', settings.maxLoginAttempts),
    lockoutDuration: nearest('lockoutDuration', settings.lockoutDuration),
    passwordMinLength: nearest('passwordMinLength', settings.passwordMinLength),
    refusedWords: splitWords(settings.refusedWords.join('\n'))
  }
}

/** Words that are typed one a line; blanks are dropped. */
export function splitWords(text: string): string[] {
  return text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** What is wrong with refused words, in words; the server checks the same. */
export function findWordsProblem(typed: readonly string[]): string | undefined {
  const found = splitWords(typed.join('\n'))
  const { words: most, shortest, longest } = refusedWordLimits
  if (found.length > most) return words.tooManyWords(most)
  const isWrong = (word: string): boolean =>
    word.length > longest || word.replace(/[^\p{L}\p{N}]+/gu, '').length < shortest
  return found.some(isWrong) ? settingMessages.refusedWord : undefined
}

function nearest<Name extends ChosenSetting>(
  name: Name,
  value: number
): (typeof settingChoices)[Name][number] {
  const choices: readonly (typeof settingChoices)[Name][number][] = settingChoices[name]
  return choices.reduce((best, choice) => (Math.abs(choice - value) < Math.abs(best - value) ? choice : best))
}
