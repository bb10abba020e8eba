import type { Formatted } from '../domain/payments.ts'

type Input = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>

/** Input mask: formats the field as it is typed, and restores the caret. Returns the formatted text. */
export function formatInput(input: Input, format: (text: string, caret: number) => Formatted): string {
  const { text, caret } = format(input.value, input.selectionStart ?? input.value.length)
  input.value = text
  input.setSelectionRange(caret, caret)
  return text
}

/** Focuses the field of this name; of radio buttons the first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  const control = field instanceof RadioNodeList ? field[0] : field
  if (control instanceof HTMLElement) control.focus()
}

/** Every form of the page that is open. */
export function getForms(page: Document = document): readonly HTMLFormElement[] {
  return [...page.forms]
}

/** Texts of a form that differ from what the page was rendered with, by name of the field. */
export function typedIn(form: HTMLFormElement | null): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const control of form?.elements ?? []) {
    const isText =
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(control.type))
    if (isText && control.value !== control.defaultValue) typed[control.name] = control.value
  }
  return typed
}
