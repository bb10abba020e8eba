/** Focuses the field of this name; of radio buttons the first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  const control = field instanceof RadioNodeList ? field[0] : field
  if (control instanceof HTMLElement) control.focus()
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
