/** Prints a JSON document, indented by two spaces. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
