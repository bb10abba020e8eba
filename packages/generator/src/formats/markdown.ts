/** Escapes a text for one line of Markdown: nothing in it is formatting, a link or markup. */
export function markdown(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~&$@]/g, '\\$&')
    .replace(/^[#+=-]|(?<= )#+$/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/(www)\./gi, '$1\\.')
}

/** Prints a bulleted list. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Prints a fenced code block. The text may not hold three backticks. */
export function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}
