import type { Formatted } from '../domain/card.ts'

type Input = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>

/** Input mask: formats the field as it is typed, and restores the caret. Returns the formatted text. */
export function formatInput(input: Input, format: (text: string, caret: number) => Formatted): string {
  const { text, caret } = format(input.value, input.selectionStart ?? input.value.length)
  input.value = text
  input.setSelectionRange(caret, caret)
  return text
}
